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
import { NO_UNITS, type AreaState, type State } from '../model/state'
import { count, plus } from '../model/units'

/** Derived answers with their reasons, so that no screen ever works out a rule. Undefined = not known to the app. */

/** Everything about one house. */
export interface HouseView {
  readonly house: HouseId
  readonly seat: string
  /** Name of the person who plays it; undefined where the table runs it. */
  readonly player: string | undefined
  readonly runByTable: boolean
  /** Place of the supply token, with flags and armies; armies only where units are tracked. */
  readonly supply: { readonly level: number; readonly flags: readonly number[]; readonly check: SupplyCheck | undefined }
  /** Size of each group by area, single units too; undefined where units are not tracked. */
  readonly groups: Readonly<Record<AreaId, number>> | undefined
  readonly castles: readonly AreaId[]
  /** Castle areas still missing for sudden victory. */
  readonly castlesToWin: number
  readonly barrels: number
  readonly crowns: number
  readonly muster: { readonly points: number; readonly byArea: Readonly<Record<AreaId, number>> }
  readonly power: { readonly available: number | undefined; readonly onBoard: number; readonly pile: number | undefined }
  /** Units that can still be mustered; undefined where units are not tracked. */
  readonly pool: Units | undefined
  /** Place on each track, 1 = best. */
  readonly places: Readonly<Record<Track, number>>
  /** Tracks whose special token it holds. */
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

/** All houses that play, in turn order. */
export const houseViews = (state: State): readonly HouseView[] => turnOrder(state).map((house) => houseView(state, house))

/** One flag of the supply track, or an army that has none. */
export interface FlagView {
  /** Largest army that the flag feeds; 0 = there is no flag for this army. */
  readonly flag: number
  /** Where its army stands; undefined where the flag is free, or only sizes are reported. */
  readonly area: AreaId | undefined
  /** Units of the army, routed ones too; 0 = the flag is free. */
  readonly size: number
}

/**
 * Armies laid on the flags of a supply level as R3.3 compares them: the largest on the largest flag. Single units need none.
 * @param flags sizes that a level feeds, falling
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
 * Units of a house by area as they count for supply: routed ones too (R3.2), and attackers of the open battle in the embattled
 * area (A9). Empty where units are not tracked.
 */
export const armyViews = (state: State, house: HouseId): UnitsByArea => {
  if (!state.tracking.units) return {}
  const pieces = piecesOf(state, house)
  const { battle } = state
  if (battle === undefined || battle.attacker !== house || count(battle.attackers) === 0) return pieces
  return { ...pieces, [battle.area]: plus(pieces[battle.area] ?? NO_UNITS, battle.attackers) }
}

/** Barrels area by area as the *Supply* card counts them (R3.4), in the order of the box. */
export const barrelViews = (state: State, house: HouseId): readonly { readonly area: AreaId; readonly barrels: number }[] =>
  controlledBy(state, house).flatMap((area) => {
    const found = printed(state, area).barrels
    return found === 0 ? [] : [{ area, barrels: found }]
  })

/** Why a house controls a land (R1.4): by units, as reported, by its power token, by its printed crest. */
export type ControlReason = 'units' | 'told' | 'token' | 'home'

/** Everything about one area. */
export interface AreaView {
  readonly area: Area
  /** Who controls it, and why; undefined: nobody. Never a sea (R1.5). */
  readonly control: { readonly house: HouseId; readonly why: ControlReason } | undefined
  /** The pieces in the area. */
  readonly there: AreaState
  /** Units in it, routed ones too; undefined where units are not tracked. */
  readonly size: number | undefined
  /** The open battle is fought here, by these attackers. */
  readonly attacked: { readonly by: HouseId; readonly with: Units } | undefined
  /** Areas that it touches, seas last, by name. */
  readonly neighbours: readonly AreaId[]
}

const controlReason = (state: State, area: AreaId): ControlReason => {
  const { garrison, holder, token } = areaAt(state, area)
  if (state.tracking.units ? garrison !== undefined : holder !== undefined) return state.tracking.units ? 'units' : 'told'
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

/** All areas in the order of the box. */
export const areaViews = (state: State): readonly AreaView[] => Object.keys(state.box.areas).map((area) => areaView(state, area))

/** Which special tokens were used this round; the Iron Throne is never used up. */
export const usedTokens = ({ bladeUsed, ravenUsed }: State): Readonly<Record<Track, boolean>> => ({
  ironThrone: false,
  fiefdoms: bladeUsed,
  kingsCourt: ravenUsed,
})

/** One place of an influence track. */
export interface PlaceView {
  readonly place: number
  readonly house: HouseId
  /** Holds the special token of the track. */
  readonly holdsToken: boolean
  /** Special orders that this place allows; only on the King's Court (R8.2). */
  readonly stars: number | undefined
}

/** The influence tracks, place 1 first. */
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

/** One space of the supply track. */
export interface SupplyView {
  readonly level: number
  /** Largest army sizes that it feeds, falling. */
  readonly flags: readonly number[]
  /** Houses whose token lies here, in turn order. */
  readonly houses: readonly HouseId[]
}

/** The supply track from space 0 up. */
export const supplyViews = (state: State): readonly SupplyView[] =>
  state.box.supplyTable.map((_, level) => ({
    level,
    flags: flagsOf(state.box, level),
    houses: turnOrder(state).filter((house) => houseState(state, house).supply === level),
  }))

/** The effect on a house if this happened now. */
export interface Forecast {
  readonly house: HouseId
  /** *Supply*: barrels, the level they give, and whether its armies fit it. */
  readonly supply: { readonly barrels: number; readonly level: number; readonly fits: boolean | undefined }
  /** *Game of Thrones*: due for crowns, and what the pile can pay (R7.9, R2.5). */
  readonly crowns: Gain
  /** Consolidate Power orders on the board (R15); undefined where orders are not in the app. */
  readonly payday: Gain | undefined
}
export interface Gain {
  readonly due: number
  readonly gain: number
}

const NOTHING: Gain = { due: 0, gain: 0 }

/** The forecasts of all houses, in turn order. */
export const forecasts = (state: State): readonly Forecast[] => {
  const supply = supplyForecast(state)
  const pays = crownsForecast(state)
  const consolidated = state.tracking.orders === 'app' ? payday(state, consolidateOrders(state)) : undefined
  return turnOrder(state).flatMap((house): readonly Forecast[] => {
    const fed = supply.find((row) => row.house === house)
    if (fed === undefined) return []
    const { due, gain } = pays.find((row) => row.house === house) ?? NOTHING
    const orders = consolidated?.find((row) => row.house === house) ?? NOTHING
    return [
      {
        house,
        supply: { barrels: fed.barrels, level: fed.level, fits: state.tracking.units ? fed.check.legal : undefined },
        crowns: { due, gain },
        payday: consolidated === undefined ? undefined : { due: orders.due, gain: orders.gain },
      },
    ]
  })
}

/** The round at a glance. */
export interface RoundView {
  readonly round: number
  readonly rounds: number
  readonly turnOrder: readonly HouseId[]
  /** Castle areas that win at once (R17.1). */
  readonly threshold: number
  readonly threat: number
  /** Highest space of the wildling track. */
  readonly highestThreat: number
  /** Kinds of orders that may not be placed this round (R7.6–R7.8). */
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
