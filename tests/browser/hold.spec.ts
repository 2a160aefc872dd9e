/**
 * Tests a long press that opens a dialog under the finger. Lifting the finger must not press a button of the dialog. Also tests rewinding
 * to the displayed position.
 */
import type { BallotKind } from '../../src/games/westeros/model/state'
import { nextSeat } from './journey/ballots'
import { prepared, type Prepared } from './journey/prepared'
import { goTo, layDown, over, press, waitForText, words, type Table } from './journey/table'
import { holds, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { fingerOn } from './kit/finger'
import { pagesOf } from './kit/pages'
import { test } from './kit/test'

/** Opens a prepared game on a phone with a touch screen. */
async function lay(pages: ReturnType<typeof pagesOf>, kind: BallotKind, more: Prepared = {}): Promise<Table> {
  const page = await pages.take({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: true })
  await takeInGame(page, { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(prepared(kind, more)) })
  await page.waitForURL(/#\/game\//)
  return layDown(page, 1)
}

const button = (t: Table, name: string) => t.page.getByRole('button', { name, exact: true })

/** Returns the text and the current choice of the screen for the secret choice. */
const chosen = async (t: Table): Promise<string> =>
  [
    await words(over(t)),
    ...(await over(t)
      .locator(':checked')
      .evaluateAll((all) => all.map((one) => one.outerHTML))),
  ].join(' ')

test('hold', async ({ browser, step }) => {
  const pages = pagesOf(browser)

  for (const kind of ['bid', 'contribution', 'orders', 'card'] as const)
    await step(`the cover of ${kind}: the first release does nothing, wherever the finger lay`, async () => {
      const t = await lay(pages, kind)
      await nextSeat(t)
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const finger = await fingerOn(button(t, 'Hold to open'), share)
        await button(t, 'Cover without choosing').waitFor()
        const before = await chosen(t)
        await same(finger.rests, '', 'what lies under the finger')
        await finger.lift()
        await t.page.waitForTimeout(500)
        same(await chosen(t), before, 'the pad after the finger went up')
        same(await over(t).count(), 1, 'what lies over the screen')
        // Checks that the touch after the long press works normally.
        await button(t, 'Cover without choosing').tap()
        await button(t, 'Hold to open').waitFor()
      }
      await pages.giveBack(t.page)
    })

  await step('a touch that is too short is told to keep holding', async () => {
    const t = await lay(pages, 'bid')
    await nextSeat(t)
    await button(t, 'Hold to open').tap()
    await button(t, 'Keep holding').waitFor()
    await button(t, 'Hold to open').waitFor()
    await pages.giveBack(t.page)
  })

  await step('a sealed bid is changed from the cover in three touches, and leaves no trace', async () => {
    const t = await lay(pages, 'bid')
    const { page } = t
    const looks = () =>
      over(t)
        .getByRole('list')
        .evaluate((seats) => seats.outerHTML)
    await nextSeat(t)
    const first = await fingerOn(button(t, 'Hold to open'))
    await button(t, 'Cover without choosing').waitFor()
    await first.lift()
    await page.waitForTimeout(400)
    await button(t, '3').tap()
    await button(t, 'Seal and cover').tap()
    await waitForText(over(t), 'Already sealed? To change your choice, hold your own sign.')
    const before = await looks()
    const own = over(t)
      .getByRole('list')
      .getByRole('button', { name: /hold to change$/ })
    const finger = await fingerOn(own)
    await button(t, 'Cover without choosing').waitFor()
    await finger.lift()
    await page.waitForTimeout(400)
    await button(t, '1').tap()
    await button(t, 'Seal and cover').tap()
    await button(t, 'Hold to open').waitFor()
    await same(looks, before, 'the seats on the cover')
    await press(t, 'Back to the table')
    await goTo(t, 'History')
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor({ state: 'attached' })
    same(await page.getByText(/has sealed|made anew/).count(), 0, 'what the log tells before the reveal')
    await pages.giveBack(t.page)
  })

  await step('what is shown of the past is what one goes back to, by a finger too; one touch restores everything', async () => {
    const t = await lay(pages, 'bid', { shown: { stark: 2, tyrell: 1 } })
    const { page } = t
    const slider = page.getByRole('slider', { name: 'Which entry' })
    const address = page.url()
    await page.goto(`${address}/log`)
    await page.getByRole('link', { name: /^Turned up: / }).click()
    const shown = Number(await slider.inputValue())
    await press(t, 'Rewind to here')
    const finger = await fingerOn(over(t).getByRole('button', { name: 'Everybody agrees: hold for two seconds' }))
    await page.waitForURL(/#\/game\/[^/]+$/)
    await same(finger.rests, '', 'what lies under the finger')
    await finger.lift()
    await page.waitForTimeout(500)
    await waitForText(t, 'Clash of Kings')
    holds(/Clash of Kings/.test(await words(t)), 'the cards that were shown lie there')
    await press(t, /^Redo \d+ steps$/)
    await page.getByRole('button', { name: /^Restore/ }).waitFor({ state: 'detached' })
    await goTo(t, 'History')
    await page
      .getByRole('link', { name: /^Bids for/ })
      .first()
      .waitFor()
    await page.goto(`${address}/moment/${shown}`)
    await page.getByRole('button', { name: 'Rewind to here' }).waitFor()
    await pages.giveBack(t.page)
  })
})
