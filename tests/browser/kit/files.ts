import type { Locator, Page } from 'playwright-core'

/** The input of the field behind "Open a saved game". */
type Chosen = Parameters<Locator['setInputFiles']>[0]

/** Takes in the one game of a file on the home screen, as somebody does who has looked what it is. */
export async function takeInGame(page: Page, file: Chosen): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Load|Převzít)$/ })
    .click()
}
