import type { Locator, Page } from '@playwright/test'

/** Input for the file field of "Open a saved game". */
type Chosen = Parameters<Locator['setInputFiles']>[0]

/** Imports a file with one game on the home screen and confirms the dialog. */
export async function takeInGame(page: Page, file: Chosen): Promise<void> {
  const load = page.getByRole('dialog').getByRole('button', { name: /^(?:Load|Převzít)$/ })
  // After its list is loaded, the home screen changes and drops a file that was chosen before. Users are slower than that.
  for (let tries = 0; tries < 5 && !(await load.isVisible()); tries++) {
    await page.locator('input[type=file]').setInputFiles(file)
    await load.waitFor({ timeout: 5000 }).catch(() => undefined)
  }
  await load.click()
}
