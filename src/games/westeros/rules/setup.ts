import { moveShape } from '../../../kit/move-kinds'
import { accepted, freshDeck } from '../../../referee'
import { housesOf, WILDLING_CARDS, type AreaId, type HouseId, type Track, type Units } from '../box/box'
import { withTidesDeck } from '../box/second/tides'
import { fields } from '../fields'
import { atStages, type RuleHandler } from './handler'
import { countObjection } from '../invariants/count'
import type { Event } from '../model/events'
import { strangerObjection, withImplied } from './consequences'
import type { Change, Setup } from '../model/moves'
import { inBoxOrder } from '../model/position'
import { refuse, type Answer } from '../model/refusals'
import { checkVictory } from './victory'
import { NO_UNITS, type AreaState, type HouseState, type Neutral, type State } from '../model/state'
import type { WildlingDeck } from '../model/wildling-deck'
import { resumeRound } from './resume'
import { garrisonOf, plus, units, worth } from '../model/units'

/** R0, section 3: start of a game. */

/** Playing houses of the first edition. The key is the number of players: Greyjoy is absent with four players, Tyrell also with three. */
export const HOUSES_BY_PLAYERS: Readonly<Record<3 | 4 | 5, readonly HouseId[]>> = {
  3: ['stark', 'lannister', 'baratheon'],
  4: ['stark', 'lannister', 'baratheon', 'tyrell'],
  5: ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell'],
}

/** Returns the units that a start card places in an area. */
const startUnits = ({ box }: Setup, house: HouseId, area: AreaId): Units => units(box.houses[house].units[area] ?? {})

/** Returns the neutral force of an area: the printed force plus the units of absent houses (R13.1). */
const neutralAt = (setup: Setup, absent: readonly HouseId[], area: AreaId): Neutral | undefined => {
  const token = setup.box.areas[area]?.neutral
  if (setup.box.edition === 2) return token === undefined ? undefined : { strength: token }
  const left = absent.filter((house) => setup.box.houses[house].units[area] !== undefined)
  const [house] = left
  if (house === undefined) return token === undefined ? undefined : { strength: token }
  const force = left.reduce((sum, other) => plus(sum, startUnits(setup, other, area)), NO_UNITS)
  return { strength: worth(force, setup.box.unitStrength) + (token ?? 0), house, units: force }
}

/** Returns the pieces in an area at the start. */
const startArea = (setup: Setup, playing: readonly HouseId[], absent: readonly HouseId[], area: AreaId): AreaState => {
  const neutral = neutralAt(setup, absent, area)
  if (neutral !== undefined) return { neutral }
  const { home, garrisonToken } = setup.box.areas[area] ?? {}
  const token = garrisonToken !== undefined && home !== undefined && playing.includes(home) ? { garrisonToken } : {}
  const house = playing.find((other) => setup.box.houses[other].units[area] !== undefined)
  const garrison = house === undefined ? undefined : garrisonOf(house, startUnits(setup, house, area), NO_UNITS)
  return garrison === undefined ? token : { garrison, ...token }
}

/** Returns the shuffled deck of wildling cards (section 3). */
const freshWildlings = ({ wildlings = {} }: Setup['box']): WildlingDeck => ({
  unseen: WILDLING_CARDS.filter((card) => card in wildlings).toSorted(),
  under: [],
  drawn: 0,
})

/** Returns the start position as if the app tracked everything. The caller removes what the players do not want to track. */
const startPosition = (setup: Setup, playing: readonly HouseId[]): State => {
  const { box, houses, seats, players, settings, tracking } = setup
  const absent = housesOf(box).filter((house) => !playing.includes(house))
  const onTrack = (track: Track) => box.tracks[track].filter((house) => playing.includes(house))
  const tracks = { ironThrone: onTrack('ironThrone'), fiefdoms: onTrack('fiefdoms'), kingsCourt: onTrack('kingsCourt') }
  const first = (track: Track) => tracks[track][0] as HouseId
  const startHouse = (house: HouseId): HouseState => ({
    seat: houses[house] ?? '',
    supply: box.houses[house].supply,
    power: box.startingPower,
    used: [],
  })
  return {
    box: settings.tidesOfBattle === true ? withTidesDeck(box) : box,
    settings,
    tracking: { ...tracking, units: true, power: true, orders: 'app', cards: 'app' },
    playing,
    houses: Object.fromEntries(playing.map((house) => [house, startHouse(house)])),
    seats,
    players,
    round: 1,
    stage: { at: 'setup' },
    areas: Object.fromEntries(Object.keys(box.areas).map((area) => [area, startArea(setup, playing, absent, area)])),
    tracks,
    holders: { ironThrone: first('ironThrone'), fiefdoms: first('fiefdoms'), kingsCourt: first('kingsCourt') },
    bladeUsed: false,
    ravenUsed: false,
    decks: { 1: freshDeck(box.decks[1]), 2: freshDeck(box.decks[2]), 3: freshDeck(box.decks[3]) },
    threat: box.startingThreat ?? box.threat[0] ?? 0,
    ...(box.wildlings === undefined ? {} : { wildlings: freshWildlings(box) }),
    ballots: 0,
    rewinds: 0,
    known: [],
  }
}

/**
 * Begins a game (section 3, R2.2) from the start position, or from the current board given as changes. The first stage is the set-up of the
 * board. Then the game continues at the stage named in the changes, by default at the beginning of the round. Refusals:
 * WRONG_NUMBER_OF_HOUSES, MALFORMED (changes that name a house that does not play), COUNT_BROKEN.
 */
export const begin = (setup: Setup): Answer<readonly Event[]> => {
  const playing = inBoxOrder(Object.keys(setup.houses) as HouseId[])
  if (playing.length < 3 || playing.length > Object.keys(setup.box.houses).length)
    return refuse('WRONG_NUMBER_OF_HOUSES', { houses: playing.length })
  const start = startPosition(setup, playing)
  const setupChanges = setup.changes ?? []
  const stranger = strangerObjection(start, setupChanges)
  if (stranger !== undefined) return { ok: false, refusal: stranger }
  const stage = setupChanges.findLast((change) => change.set === 'stage')
  const onBoard: readonly Change[] = setupChanges.filter(({ set }) => set !== 'stage')
  const changes = withImplied(start, [{ set: 'tracking', tracking: setup.tracking }, ...onBoard])
  const placed = fields.apply(start, changes)
  const state: State = stage?.set === 'stage' ? { ...placed, stage: { at: 'setup', next: stage.at } } : placed
  const broken = countObjection(state)
  return broken === undefined ? accepted([{ e: 'begun', state }]) : { ok: false, refusal: broken }
}

/**
 * Begins the game after the set-up, at the stage named in the changes. Default: placing orders in round 1 (R0.1), drawing Westeros cards in
 * later rounds.
 */
const ready: RuleHandler<unknown> = (transaction) => {
  const { stage, round } = transaction.state
  if (checkVictory(transaction)) return undefined
  const next = stage.at === 'setup' ? stage.next : undefined
  resumeRound(transaction, next ?? (round === 1 ? 'orders' : 'draw'))
  return undefined
}

/** Records of the moves of the set-up. */
export const SETUP_MOVES = { ready: { shape: () => moveShape('ready', {}), decide: atStages({ setup: ready }) } }
