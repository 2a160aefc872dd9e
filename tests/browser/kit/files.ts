import type { Locator, Page } from '@playwright/test'

/** Type of the file that the test chooses on the home screen to open a saved game. */
type Chosen = Parameters<Locator['setInputFiles']>[0]

/** Imports a file with one game on the home screen and confirms the dialog. */
export async function takeInGame(page: Page, file: Chosen): Promise<void> {
  const load = page.getByRole('dialog').getByRole('button', { name: /^(?:Load|Převzít)$/ })
  /**
   * Chooses the file again if it was dropped. The home screen drops a file that was chosen before its list is loaded; users are slower than
   * that.
   */
  for (let tries = 0; tries < 5 && !(await load.isVisible()); tries++) {
    await page.locator('input[type=file]').setInputFiles(file)
    await load.waitFor({ timeout: 5000 }).catch(() => undefined)
  }
  await load.click()
}
