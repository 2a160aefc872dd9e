/**
 * Tests every game with two linked phones, a host and a guest. The guest shows the moves of the host and updates its overview. Then the
 * guest takes over the game.
 */
import { mafiaCity } from '../../src/games/mafia-city'
import type { Setup } from '../../src/games/mafia-city/model/moves'
import { FIRST_EDITION_HOUSES } from '../../src/games/westeros/box/box'
import { entries } from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import { writeFile } from '../../src/storage'
import { positionOf } from '../gallery/positions'
import { randomLedger } from '../playout/random-ledger'
import { amount, dismiss, houseCard, nextSeat, seal } from './journey/ballots'
import { sealOrders } from './journey/clans'
import { NAMES } from './journey/mafia'
import { prepared } from './journey/prepared'
import { agree, doneOnTheBoard, layDown, press, type Table } from './journey/table'
import { appUrl, holds, same } from './kit/browser'
import { digestsOn } from './kit/entries'
import { takeInGame } from './kit/files'
import { sampled, test } from './kit/test'
import { button, twoPhones } from './kit/two-phones'

interface Played {
  readonly name: string
  /** Returns the file of the game with which the test begins. */
  readonly file: () => string
  /** Makes moves on the host while the guest follows. */
  readonly atTable: (t: Table) => Promise<void>
  /** Makes moves on the former guest after it has taken over the game. */
  readonly after: (t: Table) => Promise<void>
  /** Is true if a button answers the next question. The guest must not show this button. */
  readonly isAnswered?: true
  /** Is true if a reveal on the host covers the screen of the guest too. */
  readonly isRevealed?: true
}

/** Returns the file of a game of Mafia City in which two players choose in secret whether they react. */
const silentGame = (): string => {
  const setup: Setup = {
    players: (['red', 'blue', 'green'] as const).map((colour, at) => ({ colour, name: NAMES[at] ?? '' })),
    start: 'red',
    settings: { silentWindow: true },
  }
  const ledger = randomLedger(mafiaCity, setup, { seed: 1, until: ({ ballot }) => ballot !== undefined })
  return writeFile({ game: 'mafia-city', name: 'Silent', exported: 1, entries: entries(ledger) }, sha256)
}

const GAMES: readonly Played[] = [
  {
    name: 'Westeros, an auction',
    file: () =>
      prepared('bid', { changes: FIRST_EDITION_HOUSES.map((house) => ({ set: 'power', house, available: house === 'tyrell' ? 0 : 12 })) }),
    atTable: async (t) => {
      for (const tokens of [4, 3, 2, 1]) await seal(t, (await nextSeat(t)) ?? '', amount, tokens)
      same(await nextSeat(t), undefined, 'who is still asked')
      await press(t, 'Reveal the bids')
    },
    isRevealed: true,
    after: async (t) => {
      await seal(t, (await nextSeat(t)) ?? '', amount, 1)
    },
  },
  {
    name: 'Graenaland, orders in secret',
    file: () => positionOf('clans-order').file,
    atTable: (t) => sealOrders(t, {}),
    after: (t) => press(t, /proposes nothing$/),
  },
  {
    name: 'Mafia City, secret reactions',
    file: silentGame,
    atTable: async (t) => {
      for (let answers = 0; answers < 2; answers++) await seal(t, (await nextSeat(t)) ?? '', houseCard, 'I do not react')
      await press(t, 'Reveal the answers')
    },
    after: (t) => press(t, 'The card is taken'),
  },
  {
    name: 'El Capitan, the end of a turn',
    file: () => positionOf('capitan-end-turn').file,
    atTable: (t) => press(t, /^Done: /),
    after: async (t) => {
      await press(t, /^Bank loan/)
      await t.page.getByRole('radio').first().click()
      await press(t, /^Borrow/)
    },
  },
  {
    name: 'Axis & Allies, the start of a turn',
    file: () => positionOf('axis-begin').file,
    atTable: (t) => press(t, /^Begin/),
    after: (t) => press(t, /^Buy nothing/),
    isAnswered: true,
  },
]

test('link-games', async ({ launch, step }) => {
  const { table, other, wrong, pair } = await twoPhones(launch)
  const [t, own] = [layDown(table, 1), layDown(other, 1)]
  for (const { name, file, atTable, after, isAnswered, isRevealed } of sampled(GAMES))
    await step(name, async () => {
      // Leaves the pages of the previous game, which ends their link.
      for (const page of [table, other]) {
        await page.goto('about:blank')
        await page.goto(appUrl)
      }
      await takeInGame(table, { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file()) })
      await table.waitForURL(/#\/game\//)
      await doneOnTheBoard(t)
      await pair()
      const followed = other.url()
      await button(table, 'Back').click()
      await table.waitForURL(/#\/game\//)

      await other.goto(`${followed}/table`)
      const view = other.locator('.overview')
      await view.waitFor()
      const [seen, before] = [await view.innerText(), await digestsOn(table)]
      await atTable(t)
      await holds(async () => (await digestsOn(table)).length > before.length, 'the table goes on')
      await holds(async () => (await view.innerText()) !== seen, 'the table view follows')
      await same(async () => (await digestsOn(other)).includes((await digestsOn(table)).at(-1) ?? ''), true, 'the last entry is there')

      await other.goto(followed)
      if (isRevealed) await dismiss(own)
      if (isAnswered) await other.getByText('Answered on the phone on the table.').waitFor()
      await button(other, 'More').click()
      await button(other, 'Own phones').click()
      await agree(other.getByRole('main'), 'Take over the table')
      await other.waitForURL(({ href }) => href.includes('#/game/') && href !== followed)
      const taken = await digestsOn(other)
      await after(own)
      await holds(async () => (await digestsOn(other)).length > taken.length, 'the game goes on where it was taken over')
    })
  await step('nothing went wrong meanwhile, and nobody else was asked', async () => same(wrong, [], 'what went wrong'))
})
