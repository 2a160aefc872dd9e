// What the app does by itself is told before anything else is asked: the result of every contest, and what is to be moved on the board.
import type { Browser, Page } from 'playwright-core'
import { units } from '../../src/games/westeros/model/units'
import { houseCard, nextSeat, seal } from './journey/ballots'
import { prepared, preparedAt } from './journey/prepared'
import { holds, launch, open, phone, run, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { accessibilityFaults, overflows, smallTargets } from './kit/looks'

interface Look {
  readonly locale?: string
  /** Reveals take their moment. */
  readonly moving?: boolean
}

/** A phone on which a prepared game lies open. */
async function lay(browser: Browser, file: string, { locale = 'en-GB', moving = false }: Look = {}): Promise<Page> {
  const reducedMotion = moving ? 'no-preference' : 'reduce'
  const page = await open(await browser.newContext({ viewport: phone, locale, reducedMotion }))
  await takeInGame(page, { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.waitForURL(/#\/game\//)
  return page
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const changes = (page: Page) => page.getByRole('region', { name: 'On the board now' }).getByRole('listitem').allInnerTexts()
const rows = async (page: Page) => (await changes(page)).map((row) => row.replaceAll(/\s+/g, ' ').trim())

const looksGood = async (page: Page): Promise<void> => {
  await holds(async () => !(await overflows(page)), 'nothing sticks out at the side')
  await same(() => smallTargets(page), [], 'what is smaller than a thumb')
  await same(() => accessibilityFaults(page), [], 'what axe finds')
}

const draw = preparedAt({ set: 'round', round: 2 }, { set: 'stage', at: 'draw' })
/** Nobody in the battle has the Blade. */
const battle = prepared('card', {
  changes: [{ set: 'track', track: 'fiefdoms', order: ['stark', 'tyrell', 'baratheon', 'greyjoy', 'lannister'] }],
})

await run(async (attempt) => {
  const browser = await launch()

  await attempt('three cards that ask nothing are shown, with what they move, and the log has it as one entry', async () => {
    const page = await lay(browser, draw)
    for (const [deck, card] of [
      ['Deck I', 'Last Days of Summer, with a mammoth'],
      ['Deck II', 'Last Days of Summer, with a mammoth'],
      ['Deck III', 'Sea of Storms, with a mammoth'],
    ] as const)
      await page.getByRole('combobox', { name: deck, exact: true }).selectOption({ label: card })
    await press(page, 'These three lie face up')
    await heading(page, 'On the board now').waitFor()
    await page.getByText('No card asks anything.').waitFor()
    same(await page.getByRole('region', { name: 'Westeros cards of this round' }).getByRole('button').count(), 3, 'the cards')
    await same(() => rows(page), ['Wildling marker 3 mammoths 0 6'], 'what is to be moved')
    await looksGood(page)
    await page.reload()
    await heading(page, 'On the board now').waitFor()
    await press(page, 'Done on the board')
    await heading(page, /./).waitFor()
    same(await heading(page, 'On the board now').count(), 0, 'the list after it is done')
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await page.getByRole('link', { name: /3 mammoths: the wildling threat is 6/ }).waitFor()
  })

  await attempt('two sealed House cards are seen, large, with every addend and who is lost, before anything else', async () => {
    const page = await lay(browser, battle)
    const t = { page, interrupted: () => false }
    for (const card of ['Tywin Lannister', 'Theon Greyjoy']) await seal(t, (await nextSeat(t)) ?? '', houseCard, card)
    await press(page, 'Reveal both cards')
    await heading(page, /^House \w+ wins, \d+ to \d+$/).waitFor()
    same(
      await page
        .getByRole('article')
        .allInnerTexts()
        .then((all) => all.length),
      2,
      'the cards',
    )
    for (const name of ['Tywin Lannister', 'Theon Greyjoy']) await page.getByRole('heading', { name }).first().waitFor()
    await page.getByRole('table', { name: 'Strength of both sides' }).waitFor()
    await looksGood(page)
    await press(page, /^Done on the board$|^Continue$/)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    same(await heading(page, /wins,/).count(), 0, 'the result, once it was seen')
  })

  await attempt('the result comes up in its order; a touch shows the end of it and does nothing else', async () => {
    const page = await lay(browser, battle, { moving: true })
    const t = { page, interrupted: () => false }
    for (const card of ['Tywin Lannister', 'Theon Greyjoy']) await seal(t, (await nextSeat(t)) ?? '', houseCard, card)
    await press(page, 'Reveal both cards')
    await page.getByRole('button', { name: 'Show all at once' }).waitFor()
    await page.mouse.click(180, 320)
    await page.getByRole('button', { name: /^Done on the board$|^Continue$/ }).waitFor()
    await heading(page, /wins,/).waitFor()
  })

  await attempt('at the end of a round: who stands up, the orders, the marker', async () => {
    const file = preparedAt(
      { set: 'units', area: 'riverrun', house: 'lannister', standing: units({}), routed: units({ footman: 2 }) },
      { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' },
      { set: 'round', round: 3 },
      { set: 'stage', at: 'marches' },
    )
    const page = await lay(browser, file)
    await heading(page, /where do you march/).waitFor()
    await press(page, /^(Nobody moves|Skip this march)$/)
    await heading(page, 'On the board now').waitFor()
    await same(
      () => rows(page),
      ['The routed units stand up. Riverrun', 'Take all orders off the board', 'Round marker 3 4'],
      'what is to be moved',
    )
    await press(page, 'Done on the board')
    await heading(page, 'Draw the Westeros cards').waitFor()
  })

  await attempt('bids turn up one after another, the least first, and nobody is named before', async () => {
    const page = await lay(browser, prepared('bid', { shown: { stark: 5, tyrell: 3, lannister: 2, greyjoy: 1 } }), { moving: true })
    await heading(page, 'The bids, lowest first').waitFor()
    holds((await page.getByText('still sealed').count()) > 0, 'some lie face down')
    await page.mouse.click(180, 320)
    await heading(page, /takes the Iron Throne/).waitFor()
    await press(page, 'Show again')
    await heading(page, 'The bids, lowest first').waitFor()
    await heading(page, /takes the Iron Throne/).waitFor()
    await press(page, 'Done on the board')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  await attempt('an attack of the wildlings says how it ended, and takes the marker back', async () => {
    const page = await lay(browser, prepared('contribution', { shown: { stark: 3, tyrell: 2, lannister: 1, baratheon: 1 } }))
    await heading(page, /^The wildlings break through/).waitFor()
    holds(
      (await rows(page)).some((row) => /^Wildling marker after the attack \d+ 0$/.test(row)),
      'the marker goes back',
    )
    await looksGood(page)
  })

  await attempt('in Czech as well', async () => {
    const page = await lay(browser, prepared('bid', { shown: { stark: 5, tyrell: 3, lannister: 2, greyjoy: 1 } }), { locale: 'cs-CZ' })
    await heading(page, /Železný trůn/).waitFor()
    await looksGood(page)
    await press(page, 'Na desce hotovo')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})
