// Tests the log and past positions of a game: filters by role, the board in a past position, and rewinding to a past position.
import type { Browser, Page } from '@playwright/test'
import { prepared } from './journey/prepared'
import { agree, asked, goTo, layDown, over, press, reload, waitForText, type Table } from './journey/table'
import { holds, open, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

const file = {
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(prepared('bid', { shown: { stark: 2, tyrell: 1 } })),
}

/** Opens a prepared game on a new page. */
async function lay(browser: Browser, locale: string): Promise<Table> {
  const page = await open(await browser.newContext({ viewport: phone, locale, reducedMotion: 'reduce' }))
  await takeInGame(page, file)
  await page.waitForURL(/#\/game\//)
  return layDown(page, 1)
}

const looksGood = async ({ page }: Table): Promise<void> => {
  await holds(async () => !(await overflows(page)), 'nothing sticks out at the side')
  await same(() => smallTargets(page), [], 'what is smaller than a thumb')
}

const entries = ({ page }: Table) => page.getByRole('main').getByRole('link')
const band = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()
/** Returns the URL of a screen of the game, for opening the screen in another window. */
const address = (page: Page, place: string): string => page.url().replace(/(#\/game\/[^/]+).*/, `$1/${place}`)

const toLog = async ({ page }: Table): Promise<void> => {
  await page.goto(address(page, 'log'))
  await page.getByRole('heading', { level: 1, name: 'History' }).waitFor({ state: 'attached' })
  // Waits until the previous dialog is closed, because closing uses the browser history. A user is slower than the test.
  await page.waitForFunction(() => history.state?.over === undefined)
}

test('history', async ({ browser, step }) => {
  const t = await lay(browser, 'en-GB')
  const { page } = t

  await step('the log lies under its rounds and phases, and shows what concerns one house', async () => {
    // Opens the log from the result. The bar at the bottom cannot be used, because the result of the bids covers it.
    await toLog(t)
    await page.getByRole('button', { name: /^Round 2/ }).waitFor()
    await page.getByRole('heading', { level: 3, name: 'Westeros' }).waitFor()
    const all = await entries(t).count()
    await press(t, 'Filter')
    await press(t, 'Greyjoy')
    await waitForText(t, /^\d+ of \d+ entries$/)
    await holds(async () => (await entries(t).count()) < all, 'one house has fewer entries than all')
    await looksGood(t)
    await goTo(t, 'Houses')
    await goTo(t, 'History')
    await press(t, /^Filter: /)
    await holds(() => page.getByRole('button', { name: 'Greyjoy', pressed: true }).isVisible(), 'the filter is kept')
    await press(t, 'All')
  })

  await step('a correction stands there with what was before, and is found by its kind', async () => {
    await page.goto(address(page, 'options'))
    await page.getByRole('switch').first().click()
    await press(t, 'Save 1 change')
    await page.getByRole('button', { name: 'Save 1 change' }).waitFor({ state: 'detached' })
    await goTo(t, 'History')
    await press(t, 'Filter')
    await press(t, 'Set by hand')
    await same(() => entries(t).count(), 1, 'the corrections')
    await waitForText(entries(t), /^before: setting/)
    await press(t, 'Set by hand')
  })

  await step('an entry opens the board as it lay then, and a reload comes back to it', async () => {
    await entries(t).filter({ hasText: 'Turned up: ' }).click()
    await band(page, 'This is the past.')
    await page.getByRole('button', { name: /^Winterfell/ }).press('Enter')
    await over(t).filter({ hasText: 'Winterfell' }).waitFor()
    await press(over(t), 'Close')
    const before = await page.getByRole('slider', { name: 'Which entry' }).inputValue()
    await looksGood(t)
    await reload(t)
    await same(() => page.getByRole('slider', { name: 'Which entry' }).inputValue(), before, 'the moment')
  })

  await step('one walks on by steps, by rounds and along the whole game', async () => {
    const slider = page.getByRole('slider', { name: 'Which entry' })
    const at = Number(await slider.inputValue())
    await press(t, 'The next entry')
    await same(() => slider.inputValue(), `${at + 1}`, 'one on')
    await press(t, 'The entry before')
    await press(t, 'To the end of the round')
    await band(page, 'This is now.')
    await slider.focus()
    await page.keyboard.press('Home')
    await band(page, /^After step 1 of/)
    await page.getByRole('radio', { name: 'Houses' }).click()
    await page.getByRole('table').waitFor()
    await looksGood(t)
    await page.getByRole('radio', { name: 'In words' }).click()
    await page.getByRole('region', { name: 'The position' }).waitFor()
    await looksGood(t)
  })

  await step('a window that looks on stays at its moment while the game goes on, and cannot rewind', async () => {
    const second = await open(page.context(), address(page, 'moment/2'))
    await band(second, 'This is the past.')
    const valueText = await second.getByRole('slider').getAttribute('aria-valuetext')
    same(await second.getByRole('button', { name: 'Rewind to here' }).count(), 0, 'the way back there')
    await press(t, 'Back to now')
    await press(t, /^Undo/)
    const all = Number(/of (\d+)/.exec(valueText ?? '')?.[1])
    await same(
      () => second.getByRole('slider').getAttribute('aria-valuetext'),
      valueText?.replace(`of ${all}`, `of ${all - 1}`),
      'what the second window shows',
    )
    await second.close()
  })

  await step('the table rewinds to a moment with everybody’s consent; what it took back stays in sight', async () => {
    const other = await lay(browser, 'en-GB')
    await toLog(other)
    await entries(other).filter({ hasText: 'Turned up: ' }).click()
    await press(other, 'Rewind to here')
    await agree(over(other), 'Everybody agrees: hold for two seconds')
    await other.page.waitForURL(/#\/game\/[^/]+$/)
    await other.page.waitForTimeout(400)
    await toLog(other)
    await waitForText(other.page.getByRole('main').locator('.tag'), 'Undone up to here')
    await press(other, 'Filter')
    await press(other, 'Undone')
    await looksGood(other)
    await other.page.getByRole('link', { name: /^Bids for/ }).click()
    await band(other.page, 'Play went on another way.')
  })

  await step('in Czech as well', async () => {
    const cs = await lay(browser, 'cs-CZ')
    await cs.page.goto(address(cs.page, 'moment/2'))
    await band(cs.page, 'Tohle je minulost.')
    await looksGood(cs)
    await press(cs, 'Další zápis')
    await press(cs, 'Zpět do hry')
    await asked(cs, /./)
  })
})
