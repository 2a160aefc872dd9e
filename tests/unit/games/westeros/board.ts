// Board for tests of the Westeros phase: the printed areas, and only the pieces that a test places.
import { decideBallot, freshDeck, type Opened, type Refusal } from '../../../../src/referee'
import {
  DECKS,
  FIRST_EDITION_HOUSES,
  type AreaId,
  type DeckCard,
  type DeckId,
  type HouseId,
  type Track,
  type Units,
} from '../../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { startTransaction, type Transaction } from '../../../../src/games/westeros/transaction/transaction'
import type { Event } from '../../../../src/games/westeros/model/events'
import { orderOfPlay, resolveCard } from '../../../../src/games/westeros/rules/round'
import { DEFAULT_SETTINGS, PRESETS } from '../../../../src/games/westeros/model/settings'
import type { AreaState, Bids, HouseState, Stage, State, Tracking } from '../../../../src/games/westeros/model/state'
import { NO_UNITS } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'

/** Differences from an empty board with all five houses in play. */
export interface Given {
  readonly playing?: readonly HouseId[]
  /** Units of each house. The inner key is the area. */
  readonly units?: Readonly<Partial<Record<HouseId, Readonly<Record<AreaId, Partial<Units>>>>>>
  readonly routed?: Readonly<Partial<Record<HouseId, Readonly<Record<AreaId, Partial<Units>>>>>>
  readonly tokens?: Readonly<Record<AreaId, HouseId>>
  readonly areas?: Readonly<Record<AreaId, AreaState>>
  readonly houses?: Readonly<Partial<Record<HouseId, Partial<HouseState>>>>
  readonly tracks?: Readonly<Partial<Record<Track, readonly HouseId[]>>>
  readonly tracking?: Partial<Tracking>
  readonly turned?: Readonly<Partial<Record<DeckId, DeckCard>>>
  readonly stage?: Stage
  readonly threat?: number
  readonly round?: number
  /** Houses without a player. */
  readonly runByTable?: readonly HouseId[]
}

export const QUIET: DeckCard = 'last-days-of-summer'

export const board = (given: Given = {}): State => {
  const playing = FIRST_EDITION_HOUSES.filter((house) => given.playing?.includes(house) ?? true)
  const tracking = { ...PRESETS.referee, ...given.tracking }
  const areas: Record<AreaId, AreaState> = { ...given.areas }
  for (const house of FIRST_EDITION_HOUSES) {
    const standing = given.units?.[house] ?? {}
    const routed = given.routed?.[house] ?? {}
    for (const area of new Set([...Object.keys(standing), ...Object.keys(routed)]))
      areas[area] = { ...areas[area], garrison: { house, standing: units(standing[area] ?? {}), routed: units(routed[area] ?? {}) } }
  }
  for (const [area, house] of Object.entries(given.tokens ?? {})) areas[area] = { ...areas[area], token: house }
  const track = (name: Track) => given.tracks?.[name] ?? PRINTED_BOX.tracks[name].filter((house) => playing.includes(house))
  const tracks = { ironThrone: track('ironThrone'), fiefdoms: track('fiefdoms'), kingsCourt: track('kingsCourt') }
  const first = (name: Track) => tracks[name][0] ?? 'stark'
  const houseState = (house: HouseId): HouseState => ({
    seat: house,
    supply: 3,
    ...(tracking.power ? { power: 5 } : {}),
    ...(tracking.cards === 'none' ? {} : { used: [] }),
    ...given.houses?.[house],
  })
  const deck = (id: DeckId) => freshDeck(PRINTED_BOX.decks[id])
  return {
    box: PRINTED_BOX,
    settings: DEFAULT_SETTINGS,
    tracking,
    playing,
    houses: Object.fromEntries(playing.map((house) => [house, houseState(house)])),
    seats: playing.map((house) => (given.runByTable?.includes(house) === true ? { id: house } : { id: house, player: house })),
    players: playing.map((house) => ({ id: house, name: house })),
    round: given.round ?? 4,
    stage: given.stage ?? { at: 'draw' },
    areas,
    tracks,
    holders: { ironThrone: first('ironThrone'), fiefdoms: first('fiefdoms'), kingsCourt: first('kingsCourt') },
    bladeUsed: false,
    ravenUsed: false,
    decks: { 1: deck(1), 2: deck(2), 3: deck(3) },
    ...(given.turned === undefined ? {} : { turned: { 1: QUIET, 2: QUIET, 3: QUIET, ...given.turned } }),
    threat: given.threat ?? 0,
    ballots: 0,
    rewinds: 0,
    known: [],
  }
}

/** Result of a move or of a resolved card. */
export interface Played {
  readonly state: State
  readonly events: readonly Event[]
  /** Refusal code, if any. */
  readonly refused: string | undefined
}

/** Runs a rule function on a state. */
export const play = (state: State, act: (transaction: Transaction) => Refusal | undefined | void): Played => {
  const transaction = startTransaction(state, orderOfPlay)
  const refusal = act(transaction)
  return { state: transaction.state, events: transaction.events, refused: refusal === undefined ? undefined : refusal.code }
}

/** Resolves a face-up Westeros card on a board. */
export const resolve = (given: Given, card: DeckCard): Played => {
  const deck = DECKS.find((id) => PRINTED_BOX.decks[id].includes(card)) ?? 1
  return play(board({ ...given, turned: { [deck]: card, ...given.turned }, stage: { at: 'card', deck } }), (transaction) =>
    resolveCard(transaction, deck),
  )
}

/** Returns house data with these numbers of power tokens. Other properties keep their defaults. */
export const power = (amounts: Bids): NonNullable<Given['houses']> =>
  Object.fromEntries(Object.entries(amounts).map(([house, tokens]) => [house, { power: tokens }]))

/** Reveals the choices of all houses in the open ballot; a missing choice is 0. @param count rule function that evaluates the ballot */
export const revealed = (
  state: State,
  bids: Bids,
  count: (transaction: Transaction, opened: Readonly<Partial<Record<HouseId, Opened>>>) => Refusal | undefined | void,
): Played =>
  play(state, (transaction) => {
    const { ballot } = transaction.state
    if (ballot === undefined) throw new Error('no ballot')
    const opened = Object.fromEntries(ballot.roles.map((house) => [house, { choice: bids[house] ?? 0 }]))
    const answer = decideBallot(ballot, { do: 'reveal', ballot: ballot.id, opened })
    if (!answer.ok) throw new Error(answer.refusal.code)
    transaction.emit(answer.value)
    return count(transaction, opened)
  })

/** Returns the events of one kind. */
export const happened = <E extends Event['e']>(played: Played, kind: E): readonly Extract<Event, { e: E }>[] =>
  played.events.filter((event): event is Extract<Event, { e: E }> => event.e === kind)

/** Returns the units in an area that are not routed. */
export const standing = (state: State, area: AreaId): Units => state.areas[area]?.garrison?.standing ?? NO_UNITS

/** Returns a seeded pseudo-random generator. */
export const seeded = (seed: number) => {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
