/**
 * Finds positions of El Capitan for the gallery of screens. Random games are played until a position fulfils the condition `where`, e.g.
 * until the app asks a certain question. In these games, players build more often than they take a loan.
 */
import { elCapitan, type ElCapitan, type State } from '../../src/games/el-capitan'
import { CITIES, type Colour } from '../../src/games/el-capitan/box/board'
import type { Event } from '../../src/games/el-capitan/model/events'
import { decideOwn } from '../../src/games/el-capitan/rules/decide'
import { isFirstVoyage } from '../../src/games/el-capitan/rules/sailing'
import type { OwnMove } from '../../src/games/el-capitan/rules/moves'
import type { Setup } from '../../src/games/el-capitan/model/moves'
import { append, begin, line, type Ledger, type Moment, type Result } from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from '../playout/random'
import { EVENING } from './games'

type CapitanMoment = Moment<ElCapitan>

interface Wanted {
  readonly players: number
  readonly way: 'referee' | 'light' | 'asked'
  /** Whether the app knows no number of the board. */
  readonly isUnread?: boolean
  /** Whether the players report the cards of each voyage. */
  readonly cardsTold?: boolean
  /** Index in `SPLITS`: layout of the track around a city. */
  readonly split?: number
  readonly where: (state: State, asked: string | undefined, events: readonly Event[]) => boolean
}

const asks =
  (kind: string, phase = 2) =>
  (state: State, asked: string | undefined): boolean =>
    asked === kind && state.phase >= phase
const happened =
  (e: Event['e'], phase = 2) =>
  (state: State, _: string | undefined, events: readonly Event[]): boolean =>
    state.phase >= phase && events.some((event) => event.e === e)

/** Returns whether the app asks for an action of a player whose ship is in a city. */
const inPort = (state: State, asked: string | undefined): boolean =>
  asks('act')(state, asked) && state.ships[state.turns.turn ?? '']?.at === 'city'

export const CAPITAN = {
  'capitan-first': { players: 4, way: 'referee', where: asks('firstPlayer', 1) },
  'capitan-act': { players: 4, way: 'referee', where: (state, asked) => asks('act')(state, asked) && state.turns.round > 3 },
  'capitan-shutting': {
    players: 4,
    way: 'referee',
    where: (state, asked) => {
      const built = asked === 'act' ? decideOwn(state, { do: 'build' }) : undefined
      return built?.ok === true && state.phase > 1 && built.value.some(({ e }) => e === 'shutDown')
    },
  },
  'capitan-four': {
    players: 4,
    way: 'referee',
    where: (state, asked) => {
      const built = asked === 'act' ? decideOwn(state, { do: 'build' }) : undefined
      return built?.ok === false && built.refusal.code === 'RUN_OF_FOUR'
    },
  },
  'capitan-sail': { players: 5, way: 'referee', where: (state, asked) => asked === 'sail' && state.phase > 1 },
  'capitan-voyage': {
    players: 4,
    way: 'referee',
    where: (state, asked) => asked === 'sail' && isFirstVoyage(state, state.turns.turn ?? 'red'),
  },
  'capitan-asked': { players: 3, way: 'asked', where: (state, asked) => asked === 'act' && state.turn.sailed && state.rounds > 1 },
  'capitan-end-turn': { players: 4, way: 'referee', where: asks('endTurn') },
  'capitan-two': { players: 2, way: 'referee', where: asks('act') },
  'capitan-narrow': { players: 5, way: 'referee', split: 1, where: inPort },
  'capitan-wide': { players: 5, way: 'referee', split: 2, where: inPort },
  'capitan-shut': { players: 4, way: 'referee', where: happened('shutDown') },
  'capitan-last': { players: 4, way: 'referee', where: happened('lastPiecePlaced') },
  'capitan-begins': { players: 4, way: 'referee', where: happened('phaseBegun') },
  'capitan-read': { players: 3, way: 'asked', where: (state, asked) => asked === 'act' && state.turn.sailed && state.rounds < 1 },
  'capitan-number': { players: 3, way: 'asked', where: asks('number', 1) },
  'capitan-payday': { players: 5, way: 'referee', where: asks('payday') },
  'capitan-settle': { players: 4, way: 'referee', where: asks('settle') },
  'capitan-start': { players: 4, way: 'referee', where: asks('nameStart') },
  'capitan-over': { players: 4, way: 'referee', where: (state) => state.stage === 'over' },
  'capitan-last-piece': { players: 3, way: 'light', where: asks('lastPiece') },
  'capitan-row': { players: 3, way: 'light', where: (state, asked) => asked === 'row' && state.told.cities.length > 3 },
  'capitan-row-first': { players: 3, way: 'light', isUnread: true, where: (state, asked) => asked === 'row' && state.phase === 1 },
  'capitan-hand': { players: 3, way: 'light', where: asks('hand') },
  'capitan-sail-cards': { players: 3, way: 'referee', cardsTold: true, where: (state, asked) => asked === 'sail' && state.phase > 1 },
  'capitan-light-payday': { players: 3, way: 'light', where: asks('payday') },
} as const satisfies Readonly<Record<string, Wanted>>
export type CapitanName = keyof typeof CAPITAN

/** Invented numbers for a board on which the app knows all numbers. */
const numbers: Readonly<Record<string, number>> = Object.fromEntries([
  ...CITIES.flatMap((city, at) => [
    ...[0, 4, 8, 12, 16, 20, 24, 26, 24, 22, 20, 18, 16].map((value, k) => [`track/${city}/${k + 1}`, value + (at % 3)] as const),
    ...[0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1, 0].map((kind, k) => [`site/${city}/${k + 1}`, kind] as const),
    ...[4, 5].map((price, k) => [`harbour/${city}/${k + 1}`, price] as const),
    ...[8, 10].map((price, k) => [`fortress/${city}/${k + 1}`, price] as const),
  ]),
  ['chart/7', 30],
  ['chart/8', 40],
])

const NAMES = ['Anna', 'Petr', 'Jana', 'Marek', 'Tom']
const setupOf = ({ players, way, isUnread = way === 'asked', cardsTold = false, split }: Wanted): Setup => {
  const colours: readonly Colour[] = ['red', 'green', 'blue', 'yellow', 'purple']
  const neutral: readonly Colour[] = players === 2 ? ['blue', 'yellow'] : []
  return {
    players: colours
      .slice(0, players)
      .map((colour, at) => ({ colour, name: NAMES[at] ?? '', ...(neutral[at] !== undefined && { neutral: neutral[at] }) })),
    settings: { turnsTold: way !== 'light', moneyTold: way !== 'light', cardsTold },
    numbers: { ...(!isUnread && numbers), ...(split !== undefined && { split }) },
  }
}

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`a gallery game is refused: ${result.refusal.code} ${JSON.stringify(result.refusal.params)}`)
  return result.value
}

/** Rates a move by the pieces that it adds to the board. Building has a higher rate than taking a loan, and some loans are extended. */
const worth = (move: OwnMove): number => {
  if (move.do === 'fortress' || move.do === 'reopen') return 4
  if (move.do === 'build') return 3
  return move.do === 'settle' ? move.choices.filter((choice) => choice === 'extend').length : move.do === 'row' ? move.row.length : 0
}

const MOST_MOVES = 900
const PAUSE = 40_000

/** Plays a random game to its end or to the maximum number of moves. */
const playOut = (wanted: Wanted, seed: number): Ledger<ElCapitan> => {
  const random = seeded(seed)
  let clock = EVENING
  const stamp = () => ({ id: hex32(random), time: (clock += PAUSE), by: 'table' })
  let ledger = sure(begin(elCapitan, setupOf(wanted), stamp(), sha256))
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const { state } = ledger.head
    const questions = elCapitan.prompts(state).filter(({ kind }) => kind !== 'bonusCard' && (kind !== 'buy' || random() < 0.1))
    const act = questions.find(({ kind }) => kind === 'act')
    const question = act !== undefined && (state.turn.sailed || random() < 0.6) ? act : oneOf(random, questions)
    if (question === undefined) break
    const domain = elCapitan.domain(state, question)
    const answers = Array.from({ length: 6 }, () => domain.sample(random)).flatMap((answer) => answer ?? [])
    const [first, ...others] = answers
    if (first === undefined) break
    const best = others.reduce((one, other) => (worth(other) > worth(one) ? other : one), first)
    const next = append(ledger, best, stamp(), sha256)
    if (!next.ok) break
    ledger = next.value
  }
  return ledger
}

const played = new Map<string, readonly CapitanMoment[]>()
const momentsOf = (wanted: Wanted, seed: number): readonly CapitanMoment[] => {
  const name = JSON.stringify([wanted.players, wanted.way, wanted.isUnread, wanted.split, seed])
  const moments = played.get(name) ?? line(playOut(wanted, seed))
  played.set(name, moments)
  return moments
}

/** Returns the position for a scene. Takes the first game with a matching position, and of its matching positions the middle one. */
export const capitanMoment = (name: CapitanName): CapitanMoment => {
  const wanted: Wanted = CAPITAN[name]
  for (let seed = 1; seed < 60; seed++) {
    const fitting = momentsOf(wanted, seed).filter(({ state, entry }) =>
      wanted.where(state, elCapitan.prompts(state)[0]?.kind, entry.events as readonly Event[]),
    )
    const found = fitting[Math.floor(fitting.length / 2)]
    if (found !== undefined) return found
  }
  throw new Error(`no gallery game has the position ${name}`)
}
