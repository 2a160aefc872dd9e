// Games of El Capitan for tests of screens, with all numbers of the board.
import { elCapitan, type ElCapitan } from '../../../../src/games/el-capitan'
import { CITIES } from '../../../../src/games/el-capitan/box/board'
import { allPoints } from '../../../../src/games/el-capitan/box/numbers'
import type { OwnMove } from '../../../../src/games/el-capitan/rules/moves'
import type { Setup } from '../../../../src/games/el-capitan/model/moves'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'

/** Returns invented numbers of the board: harbours cost 3 and 4, fortresses 8 and 10; sites 4 and 7 are dark. */
const numberOf = (id: string): number => {
  const [kind, , at = '0'] = id.split('/')
  if (kind === 'harbour') return 2 + Number(at)
  if (kind === 'fortress') return 6 + 2 * Number(at)
  if (kind === 'site') return at === '4' || at === '7' ? 1 : 0
  return kind === 'chart' ? 40 : Number(at)
}

/** Setup with three players: Anna is red, Petr is green, Jana is blue. */
export const capitanSetup: Setup = {
  players: [
    { colour: 'red', name: 'Anna' },
    { colour: 'green', name: 'Petr' },
    { colour: 'blue', name: 'Jana' },
  ],
  numbers: Object.fromEntries(
    allPoints(CITIES)
      .filter((point) => point.unknown === true)
      .map(({ id }) => [id, numberOf(id)]),
  ),
  cityNames: { east: 'Candia', south: 'Tunis' },
}

/** Moves of one round: each ship sails to a different city and builds there. Then it is Anna's turn again. */
export const IN_CITIES: readonly OwnMove[] = [
  { do: 'firstPlayer', colour: 'red' },
  ...(['venezia', 'tanger', 'valencia'] as const).flatMap((to): OwnMove[] => [
    { do: 'sail', to },
    { do: 'build', site: 1 },
    { do: 'endTurn' },
  ]),
]

let count = 0
const stamp = () => ({ id: `${++count}`.padStart(32, '0'), time: count, by: 'table' })

/** Returns the ledger of a game after some moves. */
export const ledgerAfter = (...moves: readonly OwnMove[]): Ledger<ElCapitan> => {
  const begun = begin(elCapitan, capitanSetup, stamp(), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return moves.reduce((before: Ledger<ElCapitan>, move) => {
    const next = append(before, move, stamp(), sha256)
    if (!next.ok) throw new Error(next.refusal.code)
    return next.value
  }, begun.value)
}

const BOTH_BORROW: readonly OwnMove[] = Array.from({ length: 2 }, (): OwnMove[] => [{ do: 'loan', face: 10 }, { do: 'endTurn' }]).flat()

/** Moves that end the first phase in its second round: Anna has 100 florins and two loans, and places her last piece. */
export const TO_PAYDAY = [
  ...IN_CITIES,
  {
    do: 'correct',
    changes: [
      { set: 'city', city: 'venezia', row: ['red', 'red', 'red', 'red', 'red'], shut: [], fortresses: ['red', null] },
      { set: 'left', colour: 'red', main: 1, neutral: 0, fortresses: 0 },
      { set: 'money', colour: 'red', florins: 100 },
      { set: 'loans', colour: 'red', loans: [10, 16].map((face) => ({ face, extended: false })) },
    ],
  },
  { do: 'sail', to: 'napoli' },
  { do: 'build', site: 1 },
  { do: 'endTurn' },
  ...BOTH_BORROW,
] as readonly OwnMove[]

/** Moves after the payout of the first phase: all players settle their loans, and Jana names Petr to start. */
export const SETTLED: readonly OwnMove[] = [
  { do: 'settle', by: 'red', choices: ['repay', 'repay'] },
  { do: 'settle', by: 'green', choices: ['extend'] },
  { do: 'settle', by: 'blue', choices: ['extend'] },
  { do: 'nameStart', by: 'blue', starts: 'green' },
]

/** Moves that end the game after the third payday. Anna and Petr still hold loans, which the result repays. */
export const TO_RESULT = [
  ...IN_CITIES,
  {
    do: 'correct',
    changes: [
      { set: 'phase', phase: 3 },
      { set: 'city', city: 'venezia', row: Array.from({ length: 12 }, () => 'red'), shut: [], fortresses: ['red', null] },
      { set: 'city', city: 'napoli', row: Array.from({ length: 5 }, () => 'red'), shut: [], fortresses: ['red', null] },
      { set: 'city', city: 'marseille', row: [], shut: [], fortresses: ['red', null] },
      { set: 'left', colour: 'red', main: 1, neutral: 0, fortresses: 0 },
      { set: 'loans', colour: 'red', loans: [{ face: 10, extended: false }] },
    ],
  },
  { do: 'sail', to: 'alexandria' },
  { do: 'build', site: 1 },
  { do: 'endTurn' },
  ...BOTH_BORROW,
  { do: 'paid' },
] as readonly OwnMove[]
