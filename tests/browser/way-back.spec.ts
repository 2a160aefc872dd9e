/**
 * Tests the Back button and double taps. Back closes a dialog and keeps the game open, a covered phone stays covered, and a double tap
 * answers only once.
 */
import { holds, open, phone, same } from './kit/browser'
import { seat } from './journey/new-game'
import { asked, goTo, layDown, over, press } from './journey/table'
import { test } from './kit/test'

test('way-back', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: true })
  const page = await open(context)
  const t = layDown(page, 3)
  const place = () => page.evaluate(() => location.hash)
  /** Returns the number of open dialogs and the current screen. */
  const whatIsOpen = async () => [await over(t).count(), await place()]
  await seat(t, { houses: { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' }, preset: 'Full' })
  await press(t, /^(Begin|All as printed: begin)$/)
  await asked(t, 'Is the board laid out?')
  const now = await place()

  await step('a sheet is closed by the way back, and the way forth opens nothing', async () => {
    await press(t, 'More')
    await over(t).waitFor()
    await page.goBack()
    await over(t).waitFor({ state: 'hidden' })
    await same(() => place(), now, 'the address')
    await page.goForward()
    await page.waitForTimeout(200)
    await same(whatIsOpen, [0, now], 'what is open')
    await asked(t, 'Is the board laid out?')
  })

  await step('one way back leads from a place that a sheet led to', async () => {
    await press(t, 'More')
    await over(t)
      .getByRole('button', { name: /^Battle calculator/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Who would win?' }).waitFor()
    await page.goBack()
    await asked(t, 'Is the board laid out?')
    await same(() => over(t).count(), 0, 'the number of sheets')
  })

  await step('the way back does not lead to a room that was left by its arrow', async () => {
    for (const room of [/^Own phones/, /^Fair play/]) {
      await press(t, 'More')
      await over(t).getByRole('button', { name: room }).click()
      await over(t).waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await asked(t, 'Is the board laid out?')
    }
    await page.goBack()
    await page.getByRole('button', { name: 'Settings' }).waitFor()
    await page.goForward()
    await asked(t, 'Is the board laid out?')
  })

  await step('the sheet of an area closes too', async () => {
    await goTo(t, 'Map')
    await page.getByRole('radio', { name: 'List', exact: true }).check()
    await page
      .getByRole('link', { name: /Winterfell/ })
      .first()
      .click()
    await over(t).waitFor()
    await page.goBack()
    await over(t).waitFor({ state: 'hidden' })
    await holds(async () => (await place()).includes('/areas'), `the address is ${await place()}`)
    await goTo(t, 'Now')
  })

  await step('a double tap answers one question', async () => {
    await page.getByRole('button', { name: 'The board is laid out', exact: true }).dblclick()
    await page.getByRole('button', { name: /^Hand the phone to / }).waitFor()
    await page.waitForTimeout(300)
    same(await over(t).count(), 0, 'the number of covers')
  })

  await step('a second tap that comes after the next question presses nothing there', async () => {
    const undo = page.getByRole('button', { name: /^Undo/ })
    await undo.click()
    const done = page.getByRole('button', { name: 'The board is laid out', exact: true })
    const { x, y, width, height } = (await done.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.getByRole('button', { name: /^Hand the phone to / }).waitFor()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForTimeout(300)
    same(await over(t).count(), 0, 'the number of covers')
    await page.getByRole('button', { name: /^Hand the phone to / }).waitFor()
  })

  await step('a cover and what is chosen behind it stay', async () => {
    await press(t, /^Hand the phone to /)
    await over(t).waitFor()
    await page.goBack()
    await page.waitForTimeout(300)
    await same(whatIsOpen, [1, now], 'what is open')
    await page.goBack()
    await page.waitForTimeout(300)
    await same(whatIsOpen, [1, now], 'what is open after the second time')
  })
})
