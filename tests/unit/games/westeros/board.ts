// A board for the tests of the Westeros phase: the printed box with nothing on it but what a test puts there.
import { decideBallot, freshDeck, type Opened, type Refusal } from '../../../../src/referee'
import {
  DECKS,
  HOUSES,
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

/** The differences from an empty board on which all five houses play. */
export interface Given {
  readonly playing?: readonly HouseId[]
  /** Units by house and area. */
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
  /** Houses that nobody sits at. */
  readonly runByTable?: readonly HouseId[]
}

export const QUIET: DeckCard = 'last-days-of-summer'

export const board = (given: Given = {}): State => {
  const playing = HOUSES.filter((house) => given.playing?.includes(house) ?? true)
  const tracking = { ...PRESETS.referee, ...given.tracking }
  const areas: Record<AreaId, AreaState> = { ...given.areas }
  for (const house of HOUSES) {
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

/** The result of a move or a card. */
export interface Played {
  readonly state: State
  readonly events: readonly Event[]
  /** Code of the refusal, if any. */
  readonly refused: string | undefined
}

/** Lets one chapter act on a position. */
export const play = (state: State, act: (transaction: Transaction) => Refusal | undefined | void): Played => {
  const transaction = startTransaction(state, orderOfPlay)
  const refusal = act(transaction)
  return { state: transaction.state, events: transaction.events, refused: refusal === undefined ? undefined : refusal.code }
}

/** Carries out a card that lies face up on its deck. */
export const resolve = (given: Given, card: DeckCard): Played => {
  const deck = DECKS.find((id) => PRINTED_BOX.decks[id].includes(card)) ?? 1
  return play(board({ ...given, turned: { [deck]: card, ...given.turned }, stage: { at: 'card', deck } }), (transaction) =>
    resolveCard(transaction, deck),
  )
}

/** Power tokens of houses, all else of them as it lies. */
export const power = (amounts: Bids): NonNullable<Given['houses']> =>
  Object.fromEntries(Object.entries(amounts).map(([house, tokens]) => [house, { power: tokens }]))

/** All who take part in the open ballot reveal what they gave; what is missing is 0. @param count what the rules make of it */
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

/** Events of one kind. */
export const happened = <E extends Event['e']>(played: Played, kind: E): readonly Extract<Event, { e: E }>[] =>
  played.events.filter((event): event is Extract<Event, { e: E }> => event.e === kind)

/** Units standing in an area. */
export const standing = (state: State, area: AreaId): Units => state.areas[area]?.garrison?.standing ?? NO_UNITS

/** Random numbers that a seed repeats. */
export const seeded = (seed: number) => {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
