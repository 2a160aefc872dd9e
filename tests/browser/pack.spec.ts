// Tests packing up a game and setting it up again: the printed position, the backup, the checklist, and the notices that link to them.
import { readFile } from 'node:fs/promises'
import { begin, seat } from './journey/new-game'
import { asked, fromMenu, layDown, press, type Table } from './journey/table'
import { holds, open, phone, same } from './kit/browser'
import { overflows, smallTargets } from './kit/looks'
import { test } from './kit/test'

const houses = { Stark: 'Anna', Greyjoy: 'Jana', Lannister: 'Petr', Baratheon: 'Marek', Tyrell: 'Tom' }

const looksGood = async (t: Table): Promise<void> => {
  await holds(async () => !(await overflows(t.page)), 'nothing sticks out at the side')
  await same(() => smallTargets(t.page), [], 'what is smaller than a thumb')
}

const toPack = async (t: Table): Promise<void> => {
  await fromMenu(t, /^Pack up for tonight/)
  await asked(t, 'Pack up for tonight?')
}

test('pack', async ({ browser, step }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'en', reducedMotion: 'reduce' })
  await context.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { level: 0.12, charging: true })
    Object.defineProperty(navigator, 'getBattery', { value: () => Promise.resolve(battery) })
    // Simulates the event that the system sends when the charging cable is unplugged.
    addEventListener('unplugged', () => {
      battery.charging = false
      battery.dispatchEvent(new Event('chargingchange'))
    })
  })
  const t = layDown(await open(context), 1)
  await seat(t, { houses, preset: 'Referee' })
  await begin(t)
  const sheet = t.page.getByRole('region', { name: 'The position' })

  await step('the whole position is on one screen, fit for thumbs and screen readers', async () => {
    await toPack(t)
    await sheet.waitFor()
    await looksGood(t)
  })

  await step('on paper stands the sheet alone, black on white, on at most two pages', async () => {
    await t.page.emulateMedia({ media: 'print' })
    await same(() => t.page.getByRole('button').count(), 0, 'buttons on paper')
    await same(() => t.page.getByRole('navigation').count(), 0, 'bars on paper')
    await same(() => t.page.getByRole('link').count(), 0, 'links on paper')
    const paper = await sheet.innerText()
    for (const what of ['Round 1 of 10', 'Tracks', 'Westeros cards', ...Object.keys(houses), ...Object.values(houses), 'Winterfell'])
      holds(paper.includes(what), `${what} stands on paper`)
    const inks = await sheet.evaluate((root) =>
      [...root.querySelectorAll('h2, h3, li, li > span')].map((one) => getComputedStyle(one).color).filter((ink) => ink !== 'rgb(0, 0, 0)'),
    )
    same(inks, [], 'ink that is not black')
    await same(() => t.page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)', 'the paper')
    const printed = (await t.page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const pages = printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    holds(pages === 1 || pages === 2, `${pages} pages`)
    await t.page.emulateMedia({ media: 'screen' })
  })

  await step('a copy is offered there, and it is whole', async () => {
    const [going] = await Promise.all([t.page.waitForEvent('download'), press(t, 'Keep a copy')])
    const file = JSON.parse(await readFile(await going.path(), 'utf8')) as { readonly format: string; readonly entries: readonly unknown[] }
    same(file.format, 'castellan-game')
    holds(file.entries.length > 1, 'it holds the moves')
  })

  await step('the button prints', async () => {
    await t.page.evaluate(() => Object.defineProperty(window, 'print', { value: () => (document.title = 'printed') }))
    await press(t, 'Print')
    await same(() => t.page.title(), 'printed', 'the title')
  })

  await step('laying out again: ticks stay through a reload', async () => {
    await t.page.getByRole('link', { name: /^Lay the board out again/ }).click()
    await asked(t, 'Is everything back in place?')
    await looksGood(t)
    const box = t.page.getByRole('checkbox', { name: /^Winterfell: / })
    await box.check()
    await t.page.getByText(/^1 of \d+ in place$/).waitFor()
    await t.page.reload()
    await asked(t, 'Is everything back in place?')
    await same(() => box.isChecked(), true, 'the tick of the units')
    await press(t, 'Everything is in place')
    await t.page.getByRole('region', { name: 'The position' }).waitFor({ state: 'detached' })
  })

  await step('a battery that runs low is told once, with a copy', async () => {
    await t.page.evaluate(() => dispatchEvent(new Event('unplugged')))
    const notice = t.page.getByText(/^The battery is at 12%/)
    await notice.waitFor()
    await looksGood(t)
    const [going] = await Promise.all([t.page.waitForEvent('download'), press(t, 'Keep a copy')])
    holds(going.suggestedFilename().endsWith('.json'), 'the copy is a file')
    await notice.waitFor({ state: 'detached' })
  })

  await step('after a night the list is offered, until somebody plays on', async () => {
    await t.page.clock.setFixedTime(Date.now() + 9 * 3600_000)
    await t.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const notice = t.page.getByText(/^Last played on /)
    await notice.waitFor()
    await looksGood(t)
    await press(t, 'To the list')
    await asked(t, 'Is everything back in place?')
    await press(t, 'Everything is in place')
    await notice.waitFor()
    await press(t, /^Undo/)
    await notice.waitFor({ state: 'detached' })
  })
})
