import { TRACKS, type Area, type AreaId, type CardId, type HouseId, type OrderKind, type Track, type Units } from '../box/box'
import {
  areaAt,
  available,
  hand,
  houseState,
  pile,
  place,
  pool,
  printed,
  runByTable,
  stars,
  tokensOnBoard,
  turnOrder,
} from '../model/position'
import { barrels, castleAreas, controlledBy, controller, crowns, musterPoints } from '../model/control'
import { neighbours } from '../rules/geography'
import { consolidateOrders, payday } from '../rules/power'
import { piecesOf } from '../rules/removal'
import { flagsOf, groupsOf, supplyForecast, supplyOf, type SupplyCheck } from '../rules/supply'
import { threshold } from '../rules/victory'
import { crownsForecast, forbiddenKinds } from '../rules/westeros-cards'
import type { UnitsByArea } from '../model/moves'
import { NO_UNITS, type AreaState, type Bids, type State } from '../model/state'
import { count, plus } from '../model/units'

/**
 * Data that is computed from the state, so that screens need not implement rules. A property is undefined if the app does not track the
 * parts of the game from which it is computed.
 */

/** Data about one house, computed from the state. */
export interface HouseView {
  readonly house: HouseId
  readonly seat: string
  /** Name of the player of the house; undefined if the house has no player. */
  readonly player: string | undefined
  readonly runByTable: boolean
  /**
   * Supply of the house: space of its supply token, the maximum army sizes, and the check of its armies. `check` is present only if units
   * are tracked.
   */
  readonly supply: { readonly level: number; readonly flags: readonly number[]; readonly check: SupplyCheck | undefined }
  /** Number of units of the house in each area, including single units; undefined if units are not tracked. */
  readonly groups: Readonly<Record<AreaId, number>> | undefined
  readonly castles: readonly AreaId[]
  /** Number of further castle areas that the house needs for a sudden victory. */
  readonly castlesToWin: number
  readonly barrels: number
  readonly crowns: number
  readonly muster: { readonly points: number; readonly byArea: Readonly<Record<AreaId, number>> }
  readonly power: { readonly available: number | undefined; readonly onBoard: number; readonly pile: number | undefined }
  /** Units that the house can still muster; undefined if units are not tracked. */
  readonly pool: Units | undefined
  /** Place of the house on each influence track; 1 is best. */
  readonly places: Readonly<Record<Track, number>>
  /** Influence tracks whose special token the house holds. */
  readonly holds: readonly Track[]
  readonly stars: number
  readonly cards: { readonly hand: readonly CardId[]; readonly used: readonly CardId[] } | undefined
}

export const houseView = (state: State, house: HouseId): HouseView => {
  const { seat, supply, used } = houseState(state, house)
  const { tracking } = state
  const castles = castleAreas(state, house)
  const points = musterPoints(state, house)
  const held = hand(state, house)
  return {
    house,
    seat,
    player: state.players.find(({ id }) => id === state.seats.find((other) => other.id === seat)?.player)?.name,
    runByTable: runByTable(state, house),
    supply: { level: supply, flags: supplyOf(state, house).flags, check: tracking.units ? supplyOf(state, house) : undefined },
    groups: tracking.units ? Object.fromEntries(groupsOf(state, house)) : undefined,
    castles,
    castlesToWin: Math.max(0, threshold(state) - castles.length),
    barrels: barrels(state, house),
    crowns: crowns(state, house),
    muster: { byArea: points, points: Object.values(points).reduce((sum, value) => sum + value, 0) },
    power: { available: available(state, house), onBoard: tokensOnBoard(state, house), pile: pile(state, house) },
    pool: tracking.units ? pool(state, house) : undefined,
    places: Object.fromEntries(TRACKS.map((track) => [track, place(state, track, house)])) as Record<Track, number>,
    holds: TRACKS.filter((track) => state.holders[track] === house),
    stars: stars(state, house),
    cards: held === undefined || used === undefined ? undefined : { hand: held, used },
  }
}

/** Returns all playing houses, in turn order. */
export const houseViews = (state: State): readonly HouseView[] => turnOrder(state).map((house) => houseView(state, house))

/** Maximum army size on the supply track with the army assigned to it, or an army that exceeds the number of allowed armies. */
export interface FlagView {
  /** Maximum size of the army; 0 if supply does not allow the army. */
  readonly flag: number
  /** Area of the army; undefined if there is no army, or if the players report only sizes. */
  readonly area: AreaId | undefined
  /** Number of units of the army, including routed units; 0 if there is no army. */
  readonly size: number
}

/**
 * Assigns armies to the maximum army sizes of a supply level in the way that R3.3 compares them: the largest army to the largest size.
 * Single units are ignored.
 * @param flags sizes that the level allows, largest first
 * @param groups sizes of all groups with their areas
 */
export const flagViews = (flags: readonly number[], groups: Iterable<readonly [AreaId | undefined, number]>): readonly FlagView[] => {
  const armies = [...groups].filter(([, size]) => size > 1).sort(([, a], [, b]) => b - a)
  return Array.from({ length: Math.max(flags.length, armies.length) }, (_, k) => {
    const [area, size] = armies[k] ?? [undefined, 0]
    return { flag: flags[k] ?? 0, area, size }
  })
}

/**
 * Returns the units of a house by area as they count for supply: including routed units (R3.2), and attackers of the
 * open battle in the battle area (A9). The result is empty if units are not tracked.
 */
export const armyViews = (state: State, house: HouseId): UnitsByArea => {
  if (!state.tracking.units) return {}
  const pieces = piecesOf(state, house)
  const { battle } = state
  if (battle === undefined || battle.attacker !== house || count(battle.attackers) === 0) return pieces
  return { ...pieces, [battle.area]: plus(pieces[battle.area] ?? NO_UNITS, battle.attackers) }
}

/** Returns the number of barrels in each area as the *Supply* card counts them (R3.4), in the order of the printed areas. */
export const barrelViews = (state: State, house: HouseId): readonly { readonly area: AreaId; readonly barrels: number }[] =>
  controlledBy(state, house).flatMap((area) => {
    const found = printed(state, area).barrels
    return found === 0 ? [] : [{ area, barrels: found }]
  })

/** Reason why a house controls a land area (R1.4): its units, a report of the players, its power token, or the printed crest. */
export type ControlReason = 'units' | 'reported' | 'token' | 'home'

/** Data about one area, computed from the state. */
export interface AreaView {
  readonly area: Area
  /** House that controls the area, with the reason; undefined if no house controls it. No house controls a sea area (R1.5). */
  readonly control: { readonly house: HouseId; readonly why: ControlReason } | undefined
  /** Pieces that are in the area. */
  readonly there: AreaState
  /** Number of units in the area, including routed units; undefined if units are not tracked. */
  readonly size: number | undefined
  /** Attacker of the open battle in this area, with its attacking units; undefined if the battle is not in this area. */
  readonly attacked: { readonly by: HouseId; readonly with: Units } | undefined
  /** Areas adjacent to this area: first land areas, then sea areas, each sorted by name. */
  readonly neighbours: readonly AreaId[]
}

const controlReason = (state: State, area: AreaId): ControlReason => {
  const { garrison, holder, token } = areaAt(state, area)
  if (state.tracking.units ? garrison !== undefined : holder !== undefined) return state.tracking.units ? 'units' : 'reported'
  return token === undefined ? 'home' : 'token'
}

const sizeOf = ({ garrison }: AreaState): number => (garrison === undefined ? 0 : count(plus(garrison.standing, garrison.routed)))

export const areaView = (state: State, area: AreaId): AreaView => {
  const house = controller(state, area)
  const there = areaAt(state, area)
  const { battle } = state
  const near = [...neighbours(state, area, 'movement')].map((other) => printed(state, other))
  return {
    area: printed(state, area),
    control: house === undefined ? undefined : { house, why: controlReason(state, area) },
    there,
    size: state.tracking.units ? sizeOf(there) : undefined,
    attacked: battle?.area === area ? { by: battle.attacker, with: battle.attackers } : undefined,
    neighbours: near.sort((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name)).map(({ id }) => id),
  }
}

/** Returns the computed data about all areas, in the order of the printed areas. */
export const areaViews = (state: State): readonly AreaView[] => Object.keys(state.box.areas).map((area) => areaView(state, area))

/** Returns for each track whether its special token has been used this round; the use of the Iron Throne token is not tracked. */
export const usedTokens = ({ bladeUsed, ravenUsed }: State): Readonly<Record<Track, boolean>> => ({
  ironThrone: false,
  fiefdoms: bladeUsed,
  kingsCourt: ravenUsed,
})

export interface PlaceView {
  readonly place: number
  readonly house: HouseId
  /** Whether the house holds the special token of the track. */
  readonly holdsToken: boolean
  /** Number of special orders that this place on the track allows; undefined on all tracks except the King's Court (R8.2). */
  readonly stars: number | undefined
}

/** Returns the places of each influence track with their houses, place 1 first. */
export const trackViews = (state: State): Readonly<Record<Track, readonly PlaceView[]>> => {
  const rows = (track: Track): readonly PlaceView[] =>
    state.tracks[track].map((house, index) => ({
      place: index + 1,
      house,
      holdsToken: state.holders[track] === house,
      stars: track === 'kingsCourt' ? stars(state, house) : undefined,
    }))
  return { ironThrone: rows('ironThrone'), fiefdoms: rows('fiefdoms'), kingsCourt: rows('kingsCourt') }
}

export interface SupplyView {
  readonly level: number
  /** Maximum sizes of the armies that this supply level allows, largest first. */
  readonly flags: readonly number[]
  /** Houses whose supply token is on this space of the supply track, in turn order. */
  readonly houses: readonly HouseId[]
}

/** Returns the spaces of the supply track with their houses, from level 0 up. */
export const supplyViews = (state: State): readonly SupplyView[] =>
  state.box.supplyTable.map((_, level) => ({
    level,
    flags: flagsOf(state.box, level),
    houses: turnOrder(state).filter((house) => houseState(state, house).supply === level),
  }))

/** Forecast: what a house would have if certain cards or orders took effect now. */
export interface Forecast {
  readonly house: HouseId
  /**
   * Forecast of the card *Supply*: number of barrels, resulting supply level, and whether the armies fit. `fits` is
   * undefined if units are not tracked.
   */
  readonly supply: { readonly barrels: number; readonly level: number; readonly fits: boolean | undefined }
  /**
   * Forecast of the card *Game of Thrones*: power due for crowns and ports, the part that ports give, and the gain, which is limited by the
   * pile (R7.9, E7.4, R2.5).
   */
  readonly crowns: Gain & { readonly ports: number }
  /** Forecast of the power gained by Consolidate Power orders on the board (R15); undefined if orders are not tracked. */
  readonly payday: Gain | undefined
}
export interface Gain {
  readonly due: number
  readonly gain: number
}

const NOTHING: Gain = { due: 0, gain: 0 }

/**
 * Returns the forecasts of all houses, in turn order.
 * @param reportedPorts number of ports of each house that give power, if units are not tracked (E7.4)
 */
export const forecasts = (state: State, reportedPorts: Bids = {}): readonly Forecast[] => {
  const supply = supplyForecast(state)
  const pays = crownsForecast(state, reportedPorts)
  const consolidated = state.tracking.orders === 'app' ? payday(state, consolidateOrders(state)) : undefined
  return turnOrder(state).flatMap((house): readonly Forecast[] => {
    const fed = supply.find((row) => row.house === house)
    if (fed === undefined) return []
    const { due, gain, ports } = pays.find((row) => row.house === house) ?? { ...NOTHING, ports: 0 }
    const orders = consolidated?.find((row) => row.house === house) ?? NOTHING
    return [
      {
        house,
        supply: { barrels: fed.barrels, level: fed.level, fits: state.tracking.units ? fed.check.legal : undefined },
        crowns: { due, gain, ports },
        payday: consolidated === undefined ? undefined : { due: orders.due, gain: orders.gain },
      },
    ]
  })
}

export interface RoundView {
  readonly round: number
  readonly rounds: number
  readonly turnOrder: readonly HouseId[]
  /** Number of castle areas with which a house wins at once (R17.1). */
  readonly threshold: number
  readonly threat: number
  /** Highest space of the wildling track. */
  readonly highestThreat: number
  /** Kinds of orders that are forbidden this round (R7.6–R7.8). */
  readonly forbidden: readonly OrderKind[]
  readonly bladeUsed: boolean
  readonly ravenUsed: boolean
}

export const roundView = (state: State): RoundView => ({
  round: state.round,
  rounds: state.box.rounds,
  turnOrder: turnOrder(state),
  threshold: threshold(state),
  threat: state.threat,
  highestThreat: state.box.threat.at(-1) ?? 0,
  forbidden: forbiddenKinds(state),
  bladeUsed: state.bladeUsed,
  ravenUsed: state.ravenUsed,
})
