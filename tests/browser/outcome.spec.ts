// Tests results that the app shows before the next question: the result of every contest, and the pieces to move on the board.
import type { Page } from '@playwright/test'
import { units } from '../../src/games/westeros/model/units'
import { houseCard, nextSeat, seal } from './journey/ballots'
import { prepared, preparedAt } from './journey/prepared'
import { gameFile, KINGSWOOD, LORAS } from './kit/map-games'
import { appUrl, holds, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { overflows, smallTargets } from './kit/looks'
import { pagesOf } from './kit/pages'
import { test } from './kit/test'

type Pages = ReturnType<typeof pagesOf>

interface Look {
  readonly locale?: string
  readonly viewport?: typeof phone
  /** Whether animations run, so that reveals take their usual time. */
  readonly moving?: boolean
}

/** Opens a prepared game on a device without stored data. */
async function lay(pages: Pages, file: string, { locale = 'en-GB', viewport = phone, moving = false }: Look = {}): Promise<Page> {
  const reducedMotion = moving ? 'no-preference' : 'reduce'
  const page = await pages.take({ viewport, locale, reducedMotion })
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
}

const draw = preparedAt({ set: 'round', round: 2 }, { set: 'stage', at: 'draw' })
/** File of a game before a battle in which neither side has the Blade. */
const battle = prepared('card', {
  changes: [{ set: 'track', track: 'fiefdoms', order: ['stark', 'tyrell', 'baratheon', 'greyjoy', 'lannister'] }],
})

test('outcome', async ({ browser, step }) => {
  const pages = pagesOf(browser)

  await step('three cards that ask nothing are shown, with what they move, and the log has it as one entry', async () => {
    const page = await lay(pages, draw)
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
    await same(() => rows(page), ['Move the wildling marker 3 mammoths 0 6'], 'what is to be moved')
    await looksGood(page)
    await page.reload()
    await heading(page, 'On the board now').waitFor()
    await press(page, 'Done on the board')
    await heading(page, /./).waitFor()
    same(await heading(page, 'On the board now').count(), 0, 'the list after it is done')
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await page.getByRole('link', { name: /3 mammoths: the wildling threat is 6/ }).waitFor()
    await pages.giveBack(page)
  })

  await step('two sealed House cards are seen, large, with every addend and who is lost, before anything else', async () => {
    const page = await lay(pages, battle)
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
    await pages.giveBack(page)
  })

  await step('the result comes up in its order; a touch shows the end of it and does nothing else', async () => {
    const page = await lay(pages, battle, { moving: true })
    const t = { page, interrupted: () => false }
    for (const card of ['Tywin Lannister', 'Theon Greyjoy']) await seal(t, (await nextSeat(t)) ?? '', houseCard, card)
    await press(page, 'Reveal both cards')
    await page.getByRole('button', { name: 'Show all at once' }).waitFor()
    await page.mouse.click(180, 320)
    await page.getByRole('button', { name: /^Done on the board$|^Continue$/ }).waitFor()
    await heading(page, /wins,/).waitFor()
    await pages.giveBack(page)
  })

  await step('at the end of a round: who stands up, the orders, the marker', async () => {
    const file = preparedAt(
      { set: 'units', area: 'riverrun', house: 'lannister', standing: units({}), routed: units({ footman: 2 }) },
      { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' },
      { set: 'round', round: 3 },
      { set: 'stage', at: 'marches' },
    )
    const page = await lay(pages, file)
    await heading(page, /where do you march/).waitFor()
    await press(page, /^(Nobody moves|Skip this march)$/)
    await heading(page, 'On the board now').waitFor()
    await same(() => rows(page), ['Stand the routed units up Riverrun', 'Move the round marker 3 4'], 'what is to be moved')
    await press(page, 'Done on the board')
    await heading(page, 'Draw the Westeros cards').waitFor()
    await pages.giveBack(page)
  })

  await step('bids turn up one after another, the least first, and nobody is named before', async () => {
    const page = await lay(pages, prepared('bid', { shown: { stark: 5, tyrell: 3, lannister: 2, greyjoy: 1 } }), { moving: true })
    await heading(page, 'The bids, revealed from the lowest up').waitFor()
    holds((await page.getByText('still sealed').count()) > 0, 'some lie face down')
    await page.mouse.click(180, 320)
    await heading(page, /takes the Iron Throne/).waitFor()
    await press(page, 'Show again')
    await heading(page, 'The bids, revealed from the lowest up').waitFor()
    await heading(page, /takes the Iron Throne/).waitFor()
    await press(page, 'Done on the board')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await pages.giveBack(page)
  })

  await step('an attack of the wildlings says how it ended, and takes the marker back', async () => {
    const page = await lay(pages, prepared('contribution', { shown: { stark: 3, tyrell: 2, lannister: 1, baratheon: 1 } }))
    await heading(page, /^The wildlings break through/).waitFor()
    holds(
      (await rows(page)).some((row) => /^Move the wildling marker after the attack \d+ 0$/.test(row)),
      'the marker goes back',
    )
    await looksGood(page)
    await pages.giveBack(page)
  })

  for (const [locale, ask, outcome, price, gave, undo, list] of [
    [
      'en-GB',
      /^(\w+), who counts as the lowest\?$/,
      /^The wildlings break through: 5 against \d+\.$/,
      'Every house loses units worth 2 muster points; the one who gave least, 4.',
      'House Greyjoy counts as the lowest',
      (who: string) => `Undo ${who}’s decision on a tie`,
      'On the board now',
    ],
    [
      'cs-CZ',
      /^(\S+): kdo se počítá jako nejnižší\?$/u,
      /^Divocí prolomili Zeď: 5.proti \d+\.$/,
      /Každý rod ztrácí jednotky za 2.povolávací body; kdo dal nejméně, za 4\.$/,
      /Greyjoy$/,
      (who: string) => `Vrátit: ${who} – rozhodnutí o shodě`,
      'Teď na stole',
    ],
  ] as const)
    await step(
      `a tie at the Wall is decided once the outcome and its price are seen, and the way back names who decided: ${locale}`,
      async () => {
        const page = await lay(pages, prepared('contribution', { shown: { stark: 3, tyrell: 2 } }), { locale })
        const asking = heading(page, ask)
        await asking.waitFor()
        for (const text of [outcome, price]) {
          const [textBox, asked] = [await page.getByText(text).boundingBox(), await asking.boundingBox()]
          holds(textBox !== null && asked !== null && textBox.y < asked.y, 'the outcome and its price stand before the question')
        }
        const who = (await asking.innerText()).match(ask)?.[1] ?? ''
        await page.getByRole('radio', { name: /Greyjoy/ }).check({ force: true })
        await press(page, gave)
        const changed = page.getByRole('region', { name: list })
        await changed.waitFor()
        await page.getByText(price).waitFor()
        await page
          .getByRole('button', { name: undo(who), exact: true })
          .last()
          .waitFor()
        const [row, answer] = [await changed.boundingBox(), await page.locator('.answer').last().boundingBox()]
        holds(row !== null && answer !== null && row.y + 96 <= answer.y, 'the list is in sight')
        await looksGood(page)
        await pages.giveBack(page)
      },
    )

  for (const viewport of process.env.SIZES === 'all' ? [phone, { width: 390, height: 844 }] : [phone])
    for (const [locale, apply, list, row, note] of [
      ['en-GB', 'Apply', 'On the board now', 'Take one Baratheon footman off Kingswood', /loses 1 footman.*nobody else falls/],
      ['cs-CZ', /^Provést|Použít$/, 'Teď na stole', 'Odeber z oblasti Kingswood 1 pěšáka rodu Baratheon', /1 pěšáka.*nikdo další nepadá/],
    ] as const)
      await step(
        `a unit that the text of a card kills is to be taken off, in sight above the button: ${locale}, ${viewport.width}`,
        async () => {
          const page = await lay(pages, gameFile('Loras', KINGSWOOD, {}, 'table', LORAS), { locale, viewport })
          await press(page, apply)
          const changed = page.getByRole('region', { name: list })
          await changed.waitFor()
          const rowTexts = async () =>
            (await changed.getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
          await holds(async () => (await rowTexts())[0] === row, `the list begins with: ${row}`)
          await holds(async () => note.test((await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')), 'the headline knows of it')
          const [first, answer] = [
            await changed.getByRole('listitem').first().boundingBox(),
            await page.locator('.answer').last().boundingBox(),
          ]
          holds(
            first !== null && answer !== null && first.y + first.height <= answer.y,
            `in sight: ${first?.y}, the button at ${answer?.y}`,
          )
          await looksGood(page)
          await pages.giveBack(page)
        },
      )

  for (const [locale, choose, edition] of [
    ['en-GB', '#/new', 'First edition, 2003'],
    ['cs-CZ', '#/new', 'První edice, 2003'],
  ] as const)
    await step(`the edition of the box stands on its tile: ${locale}`, async () => {
      const page = await pages.take({ viewport: phone, locale, reducedMotion: 'reduce' }, appUrl + choose)
      await page.getByRole('listitem').filter({ hasText: edition }).getByRole('link').waitFor()
      await looksGood(page)
      await pages.giveBack(page)
    })

  await step('in Czech as well', async () => {
    const page = await lay(pages, prepared('bid', { shown: { stark: 5, tyrell: 3, lannister: 2, greyjoy: 1 } }), { locale: 'cs-CZ' })
    await heading(page, /Železný trůn/).waitFor()
    await looksGood(page)
    await press(page, 'Na stole hotovo')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await pages.giveBack(page)
  })
})
