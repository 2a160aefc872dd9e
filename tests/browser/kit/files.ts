import type { Locator, Page } from '@playwright/test'

/** Input for the file field of "Open a saved game". */
type Chosen = Parameters<Locator['setInputFiles']>[0]

/** Imports a file with one game on the home screen and confirms the dialog. */
export async function takeInGame(page: Page, file: Chosen): Promise<void> {
  const load = page.getByRole('dialog').getByRole('button', { name: /^(?:Load|Převzít)$/ })
  // The home screen changes after its list is loaded, and a file that was chosen before is lost. No user is that fast.
  for (let tries = 0; tries < 5 && !(await load.isVisible()); tries++) {
    await page.locator('input[type=file]').setInputFiles(file)
    await load.waitFor({ timeout: 5000 }).catch(() => undefined)
  }
  await load.click()
}
