import type { Locator, Page } from '@playwright/test'

/** The input of the field behind "Open a saved game". */
type Chosen = Parameters<Locator['setInputFiles']>[0]

/** Takes in the one game of a file on the home screen, as somebody does who has looked what it is. */
export async function takeInGame(page: Page, file: Chosen): Promise<void> {
  const load = page.getByRole('dialog').getByRole('button', { name: /^(?:Load|Převzít)$/ })
  // Home takes another shape once its list is read; a file that was chosen before, faster than any hand, is lost then.
  for (let tries = 0; tries < 5 && !(await load.isVisible()); tries++) {
    await page.locator('input[type=file]').setInputFiles(file)
    await load.waitFor({ timeout: 5000 }).catch(() => undefined)
  }
  await load.click()
}
