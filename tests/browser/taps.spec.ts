// Counts how many touches the user needs for common actions.
import type { Locator, Page } from '@playwright/test'
import type { Change } from '../../src/games/westeros/model/moves'
import { NO_UNITS } from '../../src/games/westeros/model/state'
import { units } from '../../src/games/westeros/model/units'
import { FIRST_EDITION_HOUSES } from '../../src/games/westeros/box/box'
import { appUrl, holds, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { pagesOf } from './kit/pages'
import { march, marchInTurn, noMarches, noRaids, ordersOnBoard } from './journey/action'
import { amount, confirm, covered, houseCard, nextSeat, seal, dismiss } from './journey/ballots'
import { agreeOnSupport, blade, playCards, support } from './journey/battle'
import { keepCount } from './journey/by-hand'
import { clanGame, playClanRound } from './journey/clan-round'
import { begin, seat } from './journey/new-game'
import { CARD, prepared, preparedAt } from './journey/prepared'
import { answer, asked, choose, counted, goTo, holdOpen, layDown, over, press, tapsTaken, touch, type Table } from './journey/table'
import { resolve, turnUp } from './journey/westeros'
import { test } from './kit/test'

/** Size of a current phone, in px. */
const viewport = { width: 390, height: 844 }

const PLAYERS = { Stark: 'Anna', Greyjoy: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana', Tyrell: 'Emil' }

/** Finds the button of an area on the map. */
const area = (t: Table, name: string): Locator =>
  t.page.getByRole('group', { name: 'Map of the board' }).getByRole('button', { name: new RegExp(`^${name}, `) })

/** The units of an area that a single footman holds. */
const FOOTMAN = units({ footman: 1 })

/** Touches an area on the map. */
const tapArea = (t: Table, name: string): Promise<void> => touch(area(t, name))

/** Imports a prepared game and opens it. */
const layOpen = async ({ page }: Table, file: string): Promise<void> => {
  await takeInGame(page, { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.waitForURL(/#\/game\//)
}

/**
 * Places a token on each area, in the order in which the app selects the areas. If no tokens are given, repeats the orders of the last
 * round.
 */
const plan = async (t: Table, tokens: readonly string[] | undefined): Promise<void> => {
  if (tokens === undefined) return press(over(t), /^Same as last round: /)
  for (const token of tokens) await press(over(t), token)
}

test('taps', async ({ browser, step }) => {
  const pages = pagesOf(browser)
  const table = async (): Promise<Table> =>
    layDown(await pages.take({ viewport, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: true }), 1)

  await step('a simple march takes three taps, from the list and from the map', async () => {
    const t = await table()
    await seat(t, { houses: PLAYERS, preset: 'Referee' })
    await begin(t)
    await ordersOnBoard(t, 'Cyril')
    await noRaids(t)
    await march(t, { house: 'Baratheon', from: 'Dragonstone', to: [['Kingswood', 'Footman', 'Knight']] })
    await asked(t, 'Which march comes next?')
    await choose(t, 'Map')
    await counted('a march from the map', 3, async () => {
      await tapArea(t, 'Lannisport')
      await asked(t, 'Cyril, where do you march?')
      await tapArea(t, 'Riverrun')
      await press(t, 'March to Riverrun')
    })
    await asked(t, 'Which march comes next?')
    await pages.giveBack(t.page)
  })

  await step('a bid takes three taps, a battle without support five', async () => {
    const t = await table()
    await seat(t, { houses: PLAYERS, preset: 'Referee' })
    await begin(t)
    await ordersOnBoard(t, 'Cyril')
    await noRaids(t)
    const fleet = { house: 'Greyjoy', from: "Ironman's Bay", to: [['The Golden Sound', 'Ship', 'Ship']] } as const
    await march(t, fleet, 'attack')
    await counted('a battle without support', 5, async () => {
      await support(t, 'The Golden Sound')
      await agreeOnSupport(t)
      await playCards(t, { Greyjoy: 'House Blacktyde Captain', Lannister: 'Kevan Lannister' })
      await blade(t, 'Bara', false)
    })
    await press(t, 'Retreat to Sunset Sea')
    await noMarches(t)
    await answer(t, 'No order is left')
    await keepCount(t, { 'Westeros decks': 'The real decks' })
    await turnUp(t, 'Last Days of Summer, with a mammoth', 'Clash of Kings', 'Sea of Storms, with a mammoth')
    await resolve(t, 'Deck II: Clash of Kings', 'Begin the first auction')
    await press(t, 'Hand the phone to Dana')
    await covered(t, 'Dana')
    await counted('a bid', 3, () => seal(t, 'Dana', amount, 1))
    for (let player = await nextSeat(t); player !== undefined; player = await nextSeat(t)) await seal(t, player, amount, 0)
    const own = t.page.getByRole('list').getByRole('button', { name: /^Dana.*hold/ })
    await counted('a changed bid', 3, async () => {
      await holdOpen(own, over(t).getByRole('button', { name: '2', exact: true }))
      await amount(t, 2)
      await confirm(t)
      await t.page.getByRole('button', { name: 'Reveal the bids' }).waitFor()
    })
    await pages.giveBack(t.page)
  })

  await step('control is set by three taps where only control is told', async () => {
    const t = await table()
    await seat(t, { houses: PLAYERS, preset: 'Light' })
    await begin(t)
    await ordersOnBoard(t, 'Cyril')
    await noRaids(t)
    await asked(t, 'Did areas change hands?')
    await counted('control on the map', 3, async () => {
      await tapArea(t, 'Seagard')
      await press(t.page.getByRole('region', { name: 'Who holds Seagard?' }), 'Greyjoy')
      await press(t, 'Save 1 change')
    })
    await asked(t, 'Did areas change hands?')
    await choose(t, 'List')
    await counted('control in the list', 3, async () => {
      await choose(t, 'Harrenhal')
      await press(t.page.getByRole('region', { name: 'Who holds Harrenhal?' }), 'Lannister')
      await press(t, 'Save 1 change')
    })
    await pages.giveBack(t.page)
  })

  await step('control is set by four taps where units are told', async () => {
    const t = await table()
    await seat(t, { houses: PLAYERS, preset: 'Referee' })
    await begin(t)
    await asked(t, 'Place your orders')
    await goTo(t, 'Map')
    await counted('control where units are told', 4, async () => {
      await tapArea(t, 'Seagard')
      await press(t, 'Correct the board')
      await press(over(t).getByRole('group', { name: 'Power token' }), 'Greyjoy')
      await press(over(t), 'Save 1 change')
    })
    await area(t, 'Seagard')
      .and(t.page.getByRole('button', { name: /Greyjoy/ }))
      .waitFor()
    await pages.giveBack(t.page)
  })

  await step('an auction of four houses takes 14 taps until all bids lie open, a sealed bid is corrected in three', async () => {
    const t = await table()
    const power = FIRST_EDITION_HOUSES.map((house): Change => ({ set: 'power', house, available: house === 'tyrell' ? 0 : 12 }))
    await layOpen(t, prepared('bid', { changes: power }))
    const cover = over(t).getByRole('button', { name: 'Cover without choosing' })
    const own = (where: Page | Locator) =>
      where
        .getByRole('list')
        .getByRole('button', { name: /sealed,? hold/ })
        .first()
    const bids = async (first: string | undefined, amounts: readonly number[]) => {
      let player = first
      for (const tokens of amounts) {
        await seal(t, player ?? '', amount, tokens)
        player = await nextSeat(t)
      }
      return player
    }
    await counted('an auction of four houses', 14, async () => {
      await press(t, /^Hand the phone to/)
      same(await bids(await nextSeat(t), [4, 3, 2, 1]), undefined, 'who is still asked')
      await press(t, 'Reveal the bids')
    })
    await dismiss(t)
    const second = await bids(await nextSeat(t), [3])
    holds(second !== undefined, 'nobody is asked')
    const correct = async (where: Page | Locator) => {
      await holdOpen(own(where), cover)
      await press(over(t), '1')
      await press(over(t), 'Seal and cover')
    }
    await counted('correcting a sealed bid, from the next cover', 3, () => correct(over(t)))
    await over(t).getByRole('button', { name: 'Hold to open' }).waitFor()
    await over(t).getByRole('button', { name: 'Back to the table' }).click()
    await over(t).first().waitFor({ state: 'detached' })
    await counted('correcting a sealed bid, from the table', 3, () => correct(t.page))
    await pages.giveBack(t.page)
  })

  await step('three auctions of four houses take 42 taps, and the one that begins them', async () => {
    const t = await table()
    const power = FIRST_EDITION_HOUSES.map((house): Change => ({ set: 'power', house, available: house === 'tyrell' ? 0 : 12 }))
    await layOpen(t, prepared('bid', { changes: power }))
    await counted('three auctions of four houses', 42, async () => {
      await press(t, /^Hand the phone to/)
      for (const track of ['first', 'second', 'third']) {
        // Closes the result and passes the phone on for the next choice.
        if (track !== 'first') await dismiss(t)
        for (const tokens of [4, 3, 2, 1]) await seal(t, (await nextSeat(t)) ?? '', amount, tokens)
        same(await nextSeat(t), undefined, 'who is still asked')
        await press(t, 'Reveal the bids')
      }
    })
    await pages.giveBack(t.page)
  })

  await step('planning of five houses with 14 orders takes 22 taps, where two of them give their orders again', async () => {
    const t = await table()
    const kept = {
      stark: { winterfell: 'defense-1', 'white-harbor': 'consolidate-power', 'shivering-sea': 'support' },
      greyjoy: { pyke: 'consolidate-power', 'greywater-watch': 'defense-1', 'ironmans-bay': 'support' },
    } as const
    const gone: Change = { set: 'units', area: 'redwyne-straights', house: 'tyrell', standing: NO_UNITS }
    const again: readonly Change[] = [
      { set: 'round', round: 3 },
      { set: 'stage', at: 'orders' },
    ]
    await layOpen(t, prepared('orders', { changes: [gone], shown: kept, after: again }))
    const plans: Readonly<Record<string, readonly string[]>> = {
      Cyril: ['March 0', 'Consolidate Power', 'Support'],
      Dana: ['March 0', 'Consolidate Power', 'Support'],
      Emil: ['March 0', 'Support'],
    }
    await counted('planning of five houses with 14 orders', 22, async () => {
      await press(t, /^Hand the phone to/)
      for (let player = await nextSeat(t); player !== undefined; player = await nextSeat(t)) await seal(t, player, plan, plans[player])
      await press(t, 'Reveal the orders')
    })
    await pages.giveBack(t.page)
  })

  await step('a battle with two sealed cards, a loss and a retreat takes ten taps', async () => {
    const t = await table()
    // Correction after which neither side of the battle has the Blade.
    const track: Change = { set: 'track', track: 'fiefdoms', order: ['stark', 'tyrell', 'baratheon', 'greyjoy', 'lannister'] }
    // Areas that are not free for the retreat. The loser has only one retreat area left: across the bay to Pyke.
    const taken = ['moat-cailin', 'twins', 'greywater-watch', 'flints-finger'].map((at): Change => ({
      set: 'units',
      area: at,
      house: 'stark',
      standing: FOOTMAN,
    }))
    await layOpen(t, preparedAt(...CARD, track, ...taken))
    await marchInTurn(t, 'Cyril', { to: [['Seagard', 'Footman', 'Footman', 'Knight']] }, 'attack')
    const fight = async () => {
      // The attacker already has the phone, so the app covers it for the attacker at once.
      await seal(t, 'Cyril', houseCard, 'Kevan Lannister')
      await covered(t, 'Bara')
      await seal(t, 'Bara', houseCard, 'Victarion Greyjoy')
      await press(t, 'Reveal both cards')
      await asked(t, 'Bara, who falls?')
      await press(t, 'Lose 1 footman')
      await asked(t, 'Bara, where do you retreat?')
      await press(t, /^Retreat to /)
    }
    // Counts one touch less than at a real table, because the test closes the result without a touch.
    await counted('a battle with two sealed cards, a loss and a retreat', 10, fight, { besides: () => -1 })
    await pages.giveBack(t.page)
  })

  await step('a game of four houses in progress is taken up from the map in at most sixty taps', async () => {
    const t = await table()
    await seat(t, { houses: { Stark: 'Anna', Tyrell: 'Bara', Lannister: 'Cyril', Baratheon: 'Dana' }, preset: 'Referee' })
    /** Areas that have changed their owner since the start. Some of them have an additional unit. */
    const taken: Readonly<Record<string, readonly (readonly [area: string, more?: 'Footman' | 'Knight'])[]>> = {
      Stark: [['Moat Cailin', 'Knight'], ['Karhold'], ['Castle Black'], ['The Stony Shore', 'Footman'], ['The Twins']],
      Tyrell: [['The Reach', 'Knight'], ['Dornish Marches'], ['Yronwood'], ['Starfall', 'Footman']],
      Lannister: [['Stoney Sept', 'Footman'], ['Harrenhal', 'Knight'], ['Searoad Marches'], ['Blackwater']],
      Baratheon: [["King's Landing", 'Knight'], ['Crackclaw Point'], ['Kingswood'], ["Storm's End", 'Footman']],
    }
    const map = over(t).getByRole('group', { name: 'Map of the board' })
    await counted('a game of four houses taken up from the map', 60, async () => {
      await press(t, 'Start from a game in progress')
      await press(t, /^Areas: units, tokens, orders/)
      await press(over(t), 'The whole map')
      for (const [house, areas] of Object.entries(taken))
        for (const [name, more] of areas) {
          await touch(map.getByRole('button', { name: new RegExp(`^${name}, `) }))
          await press(over(t).getByRole('group', { name: 'Whose units stand here', exact: true }), house)
          if (more !== undefined) await press(over(t).getByRole('group', { name: `Units: ${more}`, exact: true }), 'One more')
        }
      await press(over(t), 'Done')
    })
    await press(t, /^Areas: units, tokens, orders/)
    await map.getByRole('button', { name: /^Harrenhal, .*Lannister/ }).waitFor()
    await pages.giveBack(t.page)
  })

  await step('the same people play again in four taps, to the first question', async () => {
    const t = await table()
    await layOpen(t, prepared('bid'))
    await t.page.goto(appUrl)
    const more = t.page.getByRole('button', { name: /^More about / })
    await more.waitFor()
    await counted('playing again, to the first question', 4, async () => {
      await touch(more)
      await press(over(t), 'Play again with the same people')
      await asked(t, 'Once more, with the same people?')
      await press(t, 'Begin')
      await asked(t, 'Is the board laid out?')
      await press(t, 'The board is laid out')
    })
    await t.page
      .getByRole('heading', { level: 1, name: /orders/i })
      .first()
      .waitFor()
    await pages.giveBack(t.page)
  })

  await step('a round of Graenaland with four players, three proposals and two payments takes at most fifty taps', async () => {
    const page = await pages.take({ viewport, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: true })
    // Results are closed by touches that count, so the table does not close them itself.
    const t: Table = { page, interrupted: () => false }
    await layOpen(t, clanGame())
    await counted('a round of four clans', 50, () => playClanRound(t))
    await pages.giveBack(page)
  })

  console.log(tapsTaken().join('\n'))
})
