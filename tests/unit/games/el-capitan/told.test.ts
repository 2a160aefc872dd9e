// Tests the result of every move: rows with the changes of the board and of the money.
import { describe, expect, test } from 'vitest'
import { elCapitan, type ElCapitan } from '../../../../src/games/el-capitan'
import type { Colour } from '../../../../src/games/el-capitan/box/board'
import type { OwnMove } from '../../../../src/games/el-capitan/rules/moves'
import { laterInOrder } from '../../../../src/games/el-capitan/rules/light'
import { neutralLeader } from '../../../../src/games/el-capitan/table/parts/CityPays'
import { roundOf } from '../../../../src/games/el-capitan/table/parts/turn'
import { namedIn } from '../../../../src/games/el-capitan/table/parts/named'
import { allChanges } from '../../../../src/games/el-capitan/table/rooms/changes'
import { gameOutcomes } from '../../../../src/games/el-capitan/table/rooms/game-outcomes'
import { roomTextsIn } from '../../../../src/games/el-capitan/table/rooms/words'
import { append, begin, type Ledger, type Moment, type Result } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { IN_CITIES, ledgerAfter, SETTLED, TO_PAYDAY } from './games'

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

let count = 0
const stamp = () => ({ id: `${++count}`.padStart(32, '0'), time: count, by: 'table' })

const begun = (): Ledger<ElCapitan> =>
  sure(
    begin(
      elCapitan,
      {
        players: [
          { colour: 'red', name: 'Anna' },
          { colour: 'green', name: 'Petr' },
          { colour: 'blue', name: '' },
        ],
        numbers: { 'site/marseille/3': 0 },
      },
      stamp(),
      sha256,
    ),
  )

const after = (...moves: readonly OwnMove[]): Moment<ElCapitan> =>
  moves.reduce((ledger, move) => sure(append(ledger, move, stamp(), sha256)), begun()).head

const lines = (moment: Moment<ElCapitan>, language: 'en' | 'cs' = 'en'): readonly string[] =>
  allChanges(moment, namedIn(moment.state, language), roomTextsIn(language)).map(({ title, from, to }) =>
    to === undefined ? title : `${title}: ${from} → ${to}`,
  )

const start: OwnMove = { do: 'firstPlayer', colour: 'red' }
const card: OwnMove = { do: 'buy', price: 3 }
const sail: OwnMove = { do: 'sail', to: 'marseille' }
const build: OwnMove = { do: 'build', site: 2 }

test('who starts takes the token, and everybody new pieces', () => {
  expect(lines(after(start))).toEqual(['Anna takes the start token', 'Everybody takes 6 warehouses and 1 fortress from the stock'])
})

test('a card leaves the purse smaller', () => {
  expect(lines(after(start, card))).toEqual(['Anna’s purse: 20 → 17'])
  expect(lines(after(start, card), 'cs')).toEqual(['V ruce má Anna: 20 → 17'])
})

test('a voyage moves the ship', () => {
  expect(lines(after(start, card, sail))).toEqual(['Anna’s ship: Marseille, harbour space 1'])
})

test('a warehouse is placed and paid for, without a screen of its own', () => {
  const moment = after(start, card, sail, build)
  expect(lines(moment)).toEqual(['Marseille, site 2: Anna’s warehouse', 'Anna’s purse: 17 → 13'])
  expect(lines(moment, 'cs')).toEqual(['Marseille, políčko 2: sklad (Anna)', 'V ruce má Anna: 17 → 13'])
  expect(gameOutcomes.hasOutcome(moment)).toBe(false)
})

test('the end of a turn moves nothing', () => {
  expect(lines(after(start, card, sail, build, { do: 'endTurn' }))).toEqual([])
})

test('a loan brings its card and its money, and the ship goes to the bank', () => {
  const round = (city: string): readonly OwnMove[] => [
    { do: 'sail', to: city },
    { do: 'build', site: 1, told: { [`harbour/${city}/1`]: 1 } },
    { do: 'endTurn' },
  ]
  const moment = after(start, ...round('venezia'), ...round('napoli'), ...round('tanger'), { do: 'loan', face: 16 })
  expect(lines(moment)).toEqual(['Anna takes a loan card of 16', 'Anna’s ship goes to the bank', 'Anna’s purse: 19 → 35'])
})

test('people without a name are called by their colours, and equal names are told apart', () => {
  const { state } = after(start)
  expect(namedIn(state, 'en').colours).toMatchObject({ red: 'Anna', green: 'Petr', blue: 'Blue', yellow: 'Yellow' })
  const twins = { players: state.players.map((player) => ({ ...player, name: 'Anna' })) }
  expect(namedIn(twins, 'en').colours.green).toBe('Anna (Green)')
})

test('the next bonus card is another question, so that none is given twice', () => {
  const light = sure(
    begin(elCapitan, { players: begun().head.state.players, settings: { turnsTold: false, moneyTold: false } }, stamp(), sha256),
  )
  const asked = ({ head: { state } }: Ledger<ElCapitan>) => elCapitan.prompts(state).find(({ kind }) => kind === 'bonusCard')?.key
  const started = sure(append(light, start, stamp(), sha256))
  const given = sure(append(started, { do: 'bonusCard', colour: 'green' }, stamp(), sha256))
  expect([asked(started), asked(given)]).toEqual(['bonusCard:15', 'bonusCard:10'])
  expect(gameOutcomes.hasOutcome(given.head)).toBe(true)
})

describe('numbers of the board told on a form', () => {
  const numbers = { 'harbour/venezia/1': 3, 'harbour/venezia/2': 6, 'site/venezia/5': 1, 'track/venezia/1': 0 }
  test('are one move, one step to undo', () => {
    const moment = after(start, { do: 'tell', told: numbers })
    expect(moment.state.numbers).toMatchObject(numbers)
    expect(moment.entry.events.map(({ e }) => e)).toEqual(Object.keys(numbers).map(() => 'numberTold'))
  })
  test.each<[string, OwnMove]>([
    ['none at all', { do: 'tell' }],
    ['one that the board cannot hold', { do: 'tell', told: { 'harbour/venezia/1': 3, 'chart/77': 1 } }],
    ['dark sites too far in front', { do: 'tell', told: { 'site/venezia/3': 1, 'site/venezia/4': 1, 'site/venezia/5': 1 } }],
  ])('change nothing: %s', (_, move) => {
    const ledger = [start].reduce((before, one) => sure(append(before, one, stamp(), sha256)), begun())
    const refused = append(ledger, move, stamp(), sha256)
    expect(refused.ok ? undefined : refused.refusal.code).toBe('MALFORMED')
  })
})

test('rounds are counted in each phase, and a payday belongs to the round that it follows', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  expect(roundOf(state)).toBe(2)
  const atPayday = ledgerAfter(...TO_PAYDAY).head.state
  expect([atPayday.stage, roundOf(atPayday)]).toEqual(['payday', 2])
  const next = ledgerAfter(...TO_PAYDAY, { do: 'paid' }, ...SETTLED).head.state
  expect([next.phase, roundOf(next)]).toEqual([2, 1])
})

test('after the last piece, those later in the order of the phase still take a turn', () => {
  expect(laterInOrder(['red', 'green', 'blue'], 'red')).toEqual(['green', 'blue'])
  expect(laterInOrder(['red', 'green', 'blue'], 'blue')).toEqual([])
})

test('a neutral colour with most warehouses of a city is named, since nobody is paid', () => {
  const { state } = begun().head
  const of = (row: readonly Colour[]) => {
    const players = state.players.map((player) => (player.colour === 'red' ? { ...player, neutral: 'yellow' as const } : player))
    const { marseille } = state.cities
    return marseille && neutralLeader({ ...state, players, cities: { ...state.cities, marseille: { ...marseille, row } } }, 'marseille')
  }
  expect(of(['red', 'yellow', 'yellow'])).toBe('yellow')
  expect(of(['red', 'yellow'])).toBeUndefined()
})
