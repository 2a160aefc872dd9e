/**
 * Creates files of games that are at a secret choice or directly after it. With such a file, a test does not have to play up to this
 * position.
 */
import { westeros, type Move } from '../../../src/games/westeros'
import type { WesterosVocabulary } from '../../../src/games/westeros/rules/vocabulary'
import type { HouseId } from '../../../src/games/westeros/box/box'
import type { Change, Choice } from '../../../src/games/westeros/model/moves'
import { PRESETS } from '../../../src/games/westeros/model/settings'
import type { BallotKind } from '../../../src/games/westeros/model/state'
import { units } from '../../../src/games/westeros/model/units'
import { sha256 } from '../../../src/session/ledger/digest'
import { append, begin, entries, type Ledger } from '../../../src/referee'
import { writeFile } from '../../../src/storage'
import { setupFor } from '../../playout/setups'

/** Choice of each house that is revealed, for positions after a reveal. For an omitted house, the choice is empty or 0. */
export type Shown = Readonly<Partial<Record<HouseId, Choice>>>

/** Houses and players of the prepared games. */
export const PLAYERS: Readonly<Record<HouseId, string>> = {
  stark: 'Anna',
  lannister: 'Cyril',
  baratheon: 'Dana',
  tyrell: 'Emil',
  greyjoy: 'Bara',
  martell: 'Filip',
}

export interface Prepared {
  /** Number of the first entry; default 0. A test uses different numbers to get different games on one device. */
  readonly first?: number
  /** Additional corrections of the position, made after the corrections that lead to the choice. */
  readonly changes?: readonly Change[]
  /** Choices that are revealed without the app. The game is then at the next question. */
  readonly shown?: Shown
  /** Corrections that are made last, after the reveal if there is one. */
  readonly after?: readonly Change[]
}

/** Corrections that lead to a battle of two houses with sealed cards. No other house can support. */
export const CARD: readonly Change[] = [
  { set: 'units', area: 'riverrun', house: 'lannister', standing: units({ footman: 2, knight: 1 }) },
  { set: 'units', area: 'seagard', house: 'greyjoy', standing: units({ footman: 1, knight: 1 }) },
  { set: 'order', area: 'riverrun', house: 'lannister', order: 'march-plus-1' },
  { set: 'order', area: 'seagard', house: 'greyjoy', order: 'defense-1' },
  { set: 'round', round: 4 },
  { set: 'stage', at: 'marches' },
]

const start: Readonly<Record<BallotKind, readonly Change[]>> = {
  bid: [
    { set: 'round', round: 2 },
    { set: 'stage', at: 'draw' },
  ],
  contribution: [
    { set: 'threat', threat: 8 },
    { set: 'round', round: 3 },
    { set: 'stage', at: 'draw' },
  ],
  orders: [
    { set: 'round', round: 2 },
    { set: 'stage', at: 'orders' },
  ],
  card: CARD,
}

const turned: Readonly<Partial<Record<BallotKind, Extract<Move, { do: 'draw' }>['turned']>>> = {
  bid: { 1: ['last-days-of-summer*'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] },
  contribution: { 1: ['last-days-of-summer*'], 2: ['last-days-of-summer*'], 3: ['wildling-attack'] },
}

let made = 0
const stamp = () => ({ id: `made-${++made}`, time: 1_800_000_000_000 + made, by: 'table' })

/** Creates a game with five houses in the Full preset that has just begun. */
const begunWith = (changes: readonly Change[], decks: 'app' | 'table', first = 0): Ledger<WesterosVocabulary> => {
  // Use the same ids in all files, so that the data of two devices can be compared.
  made = first
  const setup = setupFor({ players: 5, preset: 'full' }, () => 0.5, changes)
  const players = Object.keys(setup.houses).map((house, at) => ({ id: `player-${at + 1}`, name: PLAYERS[house as HouseId] }))
  const opening = begin(westeros, { ...setup, players, tracking: { ...PRESETS.full, decks } }, stamp(), sha256)
  if (!opening.ok) throw new Error(opening.refusal.code)
  return opening.value
}

/** Creates a game at a secret choice. If `shown` is set, the choices are revealed without the app. */
export const playedTo = (kind: BallotKind, { first, changes = [], shown, after }: Prepared): Ledger<WesterosVocabulary> => {
  let ledger = begunWith([...start[kind], ...changes], 'table', first)
  const play = (move: Move) => {
    const next = append(ledger, move, stamp(), sha256)
    if (!next.ok) throw new Error(`${move.do}: ${JSON.stringify(next.refusal)}`)
    ledger = next.value
  }
  play({ do: 'ready' })
  const draw = turned[kind]
  if (draw !== undefined) play({ do: 'draw', how: 'table', turned: draw })
  if (kind === 'card') {
    play({
      do: 'march',
      house: 'lannister',
      from: 'riverrun',
      moves: [{ to: 'seagard', units: units({ footman: 2, knight: 1 }) }],
      leaveToken: false,
    })
    if (ledger.head.state.ballot === undefined) play({ do: 'callSupport', supports: [] })
  }
  for (;;) {
    const { stage } = ledger.head.state
    if (stage.at !== 'card') break
    play({ do: 'resolve', deck: stage.deck })
  }
  const { ballot } = ledger.head.state
  if (ballot?.kind !== kind) throw new Error(`${kind} is not asked for: ${JSON.stringify(ledger.head.state.stage)}`)
  if (shown !== undefined) {
    const none: Choice = kind === 'orders' ? {} : 0
    play({
      do: 'reveal',
      ballot: ballot.id,
      opened: Object.fromEntries(ballot.roles.map((house) => [house, { choice: shown[house] ?? none }])),
    })
  }
  if (after !== undefined) play({ do: 'correct', changes: after, reason: '' })
  return ledger
}

const fileOf = (ledger: Ledger<WesterosVocabulary>): string =>
  writeFile({ game: 'westeros', name: 'Prepared', exported: 1, entries: entries(ledger) }, sha256)

/** Returns the file of a game at a secret choice of this kind. If `shown` is set, the game is at the position after the reveal. */
export const prepared = (kind: BallotKind, options: Prepared = {}): string => fileOf(playedTo(kind, options))

/**
 * Returns the file of a game at another position of the round. The parameters are the corrections that lead to the position. The players
 * use physical decks.
 */
export const preparedAt = (...changes: readonly Change[]): string => {
  const ready = append(begunWith(changes, 'table'), { do: 'ready' }, stamp(), sha256)
  if (!ready.ok) throw new Error(ready.refusal.code)
  return fileOf(ready.value)
}

/** Returns the file of a game in which the app draws cards next. */
export const preparedDraw = (): string => {
  const ready = append(begunWith(start.bid, 'app'), { do: 'ready' }, stamp(), sha256)
  if (!ready.ok) throw new Error(ready.refusal.code)
  return fileOf(ready.value)
}
