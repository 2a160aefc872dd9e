// Tests a second phone that follows the game. The second phone is paired with the host by two QR codes, without a server.
import { positionOf } from '../gallery/positions'
import { appUrl, holds, same } from './kit/browser'
import { digestsOn } from './kit/entries'
import { takeInGame } from './kit/files'
import { test } from './kit/test'
import { button, PAIRED, twoPhones } from './kit/two-phones'

test('link', async ({ launch, step }) => {
  const { table, other, wrong, openOther, showTable, scan, answerOn, sitDown } = await twoPhones(launch)
  await takeInGame(table, { name: 'late.json', mimeType: 'application/json', buffer: Buffer.from(positionOf('late').file) })
  await table.waitForURL(/#\/game\//)
  await table.locator('[data-told] > .do').click()

  /** Pairs both phones. @returns the time in ms after the first code was read and before the second */
  const pair = async (): Promise<number> => {
    await answerOn(other)
    const began = Date.now()
    await scan()
    return began
  }

  await step('from the menu of a game; a code that is no answer is said, and the table’s own code too', async () => {
    await button(table, 'More').click()
    await button(table, 'Own phones').click()
    await scan()
    await table.getByText('This code is not an answer to the code of this table.').waitFor()
    await table.goBack()
    await table.getByRole('dialog').waitFor({ state: 'detached' })
    await showTable(table)
    await scan()
    await table.getByText('This is the code of a table.').waitFor()
    await table.goBack()
    await table.getByRole('dialog').waitFor({ state: 'detached' })
  })

  await step('two phones are paired, and the second one shows the game', async () => {
    const began = await pair()
    await table.getByText('1 linked phone').waitFor({ timeout: PAIRED })
    await sitDown()
    await table.getByText('Connected', { exact: true }).waitFor()
    console.log(`       paired ${((Date.now() - began) / 1000).toFixed(1)} s after the camera was asked for`)
    await other.getByRole('navigation', { name: 'The game' }).or(other.locator('[data-told]')).first().waitFor()
    same((await digestsOn(table)).length > 100, true, 'the game is a long one')
    same(await digestsOn(other), await digestsOn(table), 'the entries')
  })

  await step('the link stays while the table goes on, and a mark beside the question leads to it', async () => {
    await button(table, 'Back').click()
    await table.waitForURL(/#\/game\//)
    await button(table, '1 linked phone').click()
    await table.getByText('Connected', { exact: true }).waitFor()
  })

  await step('a link that the table ends is said on the other phone', async () => {
    const end = table.getByRole('button', { name: /^Unlink/ })
    await end.press('Enter')
    await table.keyboard.press('Enter')
    await other.getByText('The table has ended the link to this phone;').waitFor()
    same(await table.getByRole('alert').count(), 0, 'what the table says of its own doing')
    await button(other, 'Scan the code of the table').click()
    // Checks that the camera opens at once, and that the user can open it again after closing it.
    await other.getByRole('dialog', { name: 'Scan the code of the table' }).waitFor()
    await other.keyboard.press('Escape')
    await other.getByRole('heading', { name: 'The link to the table is lost.' }).waitFor()
    await button(other, 'Scan the code of the table').waitFor()
    await button(other, 'Back').click()
    await button(table, 'Back').click()
    await button(table, 'More').waitFor()
    await button(table, '1 linked phone').waitFor({ state: 'detached' })
    await button(table, 'More').click()
    await button(table, 'Own phones').click()
  })

  await step('scanned once more it is followed again, and a phone that goes away is said at the table', async () => {
    await other.goto(`${appUrl}#/`)
    await pair()
    await other.waitForURL(/#\/game\//, { timeout: PAIRED })
    await other.close()
    await table.getByRole('alert').filter({ hasText: 'The link to a phone that only watches is lost.' }).waitFor()
    await table.getByText('Link lost').waitFor()
  })

  await step('an answer from a phone that is gone is not waited for without end', async () => {
    const gone = await openOther()
    await answerOn(gone)
    await gone.close()
    const began = Date.now()
    await scan()
    await table.getByText('The other phone was not linked.').waitFor()
    holds(Date.now() - began < 2 * PAIRED, 'it is said in time')
    await button(table, 'Show a new code').click()
    await table.getByRole('img', { name: 'Code for the camera of the other phone' }).waitFor()
  })

  await step('nothing went wrong meanwhile, and nobody else was asked', async () => same(wrong, [], 'what went wrong'))
})
