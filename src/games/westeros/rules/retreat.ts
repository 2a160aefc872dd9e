import { moveShape } from '../../../kit/move-kinds'
import { maybe } from '../../../kit/shape'
import type { MoveOf } from './handler'
import type { Refusal } from '../../../referee'
import { numberOf, type AreaId, type HouseId, type Units } from '../box/box'
import { editionOf } from '../model/edition'
import { areaAt, garrisonsOf, isPlaying, isWater, printed } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import { opposite, type Battle, type Side, type State } from '../model/state'
import { count, includes, minus, sameUnits, units as some, waysToTake } from '../model/units'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { reachable } from './geography'
import { portObjection, roomIn } from './ports'
import { forceOf } from './strength'
import { changeObjection } from './supply'

/** R14.20–R14.29, A9, A25–A27: areas to which beaten units can retreat, and the losses because of supply. */

/** Names the area to which the surviving units of the loser retreat, and the units that are lost (R14.20–R14.29). */
export const retreatShape = ({ area }: MoveParts) =>
  moveShape('retreat', {
    house: shapes.house,
    /** Area of the retreat. Omitted if no area is possible, so that all surviving units are lost (A26, A27). */
    to: maybe(area),
    lost: shapes.units,
    /** Units that retreat. If present, they must be all units that are not lost (R14.22). */
    units: maybe(shapes.units),
    /** House that chooses the area because of an ability; omitted if the loser chooses. */
    by: maybe(shapes.house),
  })
export type Retreat = MoveOf<typeof retreatShape>

/** Units that have to leave the area of a battle. */
export interface Beaten {
  readonly house: HouseId
  readonly side: Side
  /** Surviving units that are not routed. They all retreat to the same area and are routed there. */
  readonly survivors: Units
}

/** Result of checking one area for a retreat: the number of surviving units that would be lost there, or the refusal. */
export type RetreatOption =
  | { readonly area: AreaId; readonly lost: number; readonly refusal?: undefined }
  | { readonly area: AreaId; readonly lost?: undefined; readonly refusal: Refusal<Code> }

/** Returns the loser of the decided battle and its surviving units; undefined before the result of the battle. */
export const beaten = (state: State, battle: Battle): Beaten | undefined => {
  if (battle.result === undefined) return undefined
  const side = opposite(battle.result.winner)
  const { standing } = forceOf(state, battle, side)
  // Siege engines cannot retreat (E14.13).
  return { house: battle[side], side, survivors: minus(standing, some({ siegeEngine: numberOf(standing, 'siegeEngine') })) }
}

/** Returns whether the attackers can move into the battle area. False if a correction placed a neutral force or another house there. */
export const canMoveIn = (state: State, battle: Battle): boolean => {
  const { garrison, neutral } = areaAt(state, battle.area)
  return neutral === undefined && (garrison === undefined || garrison.house === battle.attacker)
}

/** Returns the refusal if an area is occupied against a retreating house: RETREAT_NEUTRAL, RETREAT_ENEMY_UNITS, RETREAT_ENEMY_TOKEN. */
const occupiedObjection = (state: State, house: HouseId, area: AreaId): Refusal<Code> | undefined => {
  const { garrison, neutral, token } = areaAt(state, area)
  if (neutral !== undefined) return refuse('RETREAT_NEUTRAL', { area }).refusal
  if (garrison !== undefined && garrison.house !== house) return refuse('RETREAT_ENEMY_UNITS', { area, house: garrison.house }).refusal
  if (token !== undefined && token !== house) return refuse('RETREAT_ENEMY_TOKEN', { area, house: token }).refusal
  return undefined
}

/**
 * Returns the refusal if a beaten defender cannot retreat to an area; losses are not checked. Refusals: NOT_SEA, NOT_LAND,
 * NOT_ADJACENT, RETREAT_TO_ATTACK_ORIGIN, RETREAT_NEUTRAL, RETREAT_ENEMY_UNITS, RETREAT_ENEMY_TOKEN, RETREAT_ENEMY_HOME
 * (only by the setting of A25).
 */
const defenderObjection = (state: State, battle: Battle, house: HouseId, area: AreaId, waived: Waived): Refusal<Code> | undefined => {
  const { kind, home, closed } = printed(state, area)
  if (isWater(state, area) !== isWater(state, battle.area))
    return refuse(kind === 'land' ? 'NOT_SEA' : 'NOT_LAND', { area }, 'R14.3').refusal
  if (closed === true) return refuse('CLOSED_AREA', { area }).refusal
  if (area === battle.area || (!reachable(state, house, battle.area).has(area) && !waived.has('NOT_ADJACENT')))
    return refuse('NOT_ADJACENT', { area, from: battle.area }, 'R14.23').refusal
  if (area === battle.from && !waived.has('RETREAT_TO_ATTACK_ORIGIN')) return refuse('RETREAT_TO_ATTACK_ORIGIN', { area }).refusal
  const occupied = occupiedObjection(state, house, area) ?? portObjection(state, house, area, 1)
  if (occupied !== undefined) return occupied
  const { garrison, token } = areaAt(state, area)
  const foreignHome = home !== undefined && home !== house && isPlaying(state, home) && garrison === undefined && token === undefined
  if (foreignHome && !state.settings.retreatIntoEnemyHome && !waived.has('RETREAT_ENEMY_HOME'))
    return refuse('RETREAT_ENEMY_HOME', { area, house: home }).refusal
  return undefined
}

/**
 * Returns the refusal if beaten units cannot retreat to an area. Does not check the losses. Attackers must return to their origin;
 * otherwise the refusal is RETREAT_NOT_ORIGIN (R14.20).
 */
const areaObjection = (state: State, battle: Battle, { house, side }: Beaten, area: AreaId, waived: Waived): Refusal<Code> | undefined => {
  if (side === 'defender') return defenderObjection(state, battle, house, area, waived)
  if (area !== battle.from) {
    if (!waived.has('RETREAT_NOT_ORIGIN') && battle.chooser === undefined)
      return refuse('RETREAT_NOT_ORIGIN', { area, from: battle.from }).refusal
    const elsewhere = defenderObjection(state, battle, house, area, waived)
    if (elsewhere !== undefined) return elsewhere
  }
  return occupiedObjection(state, house, area) ?? homeObjection(state, house, area)
}

/**
 * Returns the refusal if beaten attackers cannot return to the home area of another house, without an own token or unit there:
 * RETREAT_ENEMY_HOME (E14.15).
 */
const homeObjection = (state: State, house: HouseId, area: AreaId): Refusal<Code> | undefined => {
  const { home } = printed(state, area)
  const { garrison, token } = areaAt(state, area)
  const foreign = home !== undefined && home !== house && isPlaying(state, home) && garrison === undefined && token !== house
  return foreign && editionOf(state).homesCloseToBeatenAttackers
    ? refuse('RETREAT_ENEMY_HOME', { area, house: home }, 'E14.15').refusal
    : undefined
}

/** Returns the smallest number of surviving units that must be lost so that the others fit the supply limit in an area (R14.25, R14.29). */
const fewestLost = (state: State, battle: Battle, { house, side, survivors }: Beaten, area: AreaId): number => {
  const rest = new Map<AreaId, number>()
  for (const group of garrisonsOf(state, house))
    if (side === 'attacker' || group.area !== battle.area) rest.set(group.area, count(group.standing) + count(group.routed))
  const number = count(survivors)
  for (let lost = Math.max(0, number - roomIn(state, area)); lost < number; lost++) {
    const after = new Map(rest).set(area, (rest.get(area) ?? 0) + number - lost)
    if (changeObjection(state, house, rest.values(), after.values()) === undefined) return lost
  }
  return number
}

/**
 * Returns every area to which beaten units might retreat, with the losses there or the refusal. Attackers: only the area from which they
 * marched (R14.20). Defenders: all reachable areas (R14.23).
 */
export const retreatOptions = (
  state: State,
  battle: Battle,
  units: Beaten | undefined = beaten(state, battle),
): readonly RetreatOption[] => {
  if (units === undefined) return []
  const around = () => [...reachable(state, units.house, battle.area).keys()]
  // If the winner chooses the area, beaten attackers may also go elsewhere (E14.15, B45).
  const origin = battle.chooser === undefined ? [battle.from] : [...new Set([battle.from, ...around()])]
  const areas = units.side === 'attacker' ? origin : around()
  return areas.map((area): RetreatOption => {
    const refusal = areaObjection(state, battle, units, area, NOTHING_WAIVED)
    return refusal === undefined ? { area, lost: fewestLost(state, battle, units, area) } : { area, refusal }
  })
}

/** Returns the house that chooses the area of the retreat now, if an ability gave the choice to the winner and it is not made yet. */
export const retreatChooser = ({ chooser, retreatTo }: Battle): HouseId | undefined => (retreatTo === undefined ? chooser : undefined)

/** Possible retreat: the target area, and the surviving units that are lost there because of supply. */
export interface RetreatWay {
  readonly to: AreaId
  readonly lost: Units
}

/** Returns every possible retreat with the fewest losses (A26). Empty if no unit would survive. */
export const retreatWays = (state: State, battle: Battle, units: Beaten | undefined = beaten(state, battle)): readonly RetreatWay[] => {
  if (units === undefined) return []
  const open = retreatOptions(state, battle, units).flatMap(({ area, lost }) => (lost === undefined ? [] : [{ area, lost }]))
  const fewest = Math.min(...open.map(({ lost }) => lost))
  if (fewest >= count(units.survivors)) return []
  const best = open.filter(({ area, lost }) => lost === fewest && (battle.retreatTo === undefined || area === battle.retreatTo))
  return best.flatMap(({ area }) => waysToTake(units.survivors, fewest).map((lost) => ({ to: area, lost })))
}

/**
 * Returns the refusal of a retreat, if any: NOT_YOUR_TURN, refusals of the area, RETREAT_LOSES_MORE (fewer units are lost in another area),
 * NO_SUCH_UNIT, WRONG_NUMBER, RETREAT_SPLIT (R14.20–R14.29).
 */
export const retreatObjection = (
  state: State,
  battle: Battle,
  move: Omit<Retreat, 'do'>,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const units = beaten(state, battle)
  if (units === undefined) return undefined
  const { house, survivors } = units
  const { to, lost } = move
  if (move.house !== house) return refuse('NOT_YOUR_TURN', { house: move.house, turn: house }, 'R14.20').refusal
  const chooser = retreatChooser(battle)
  if (move.by !== chooser) return refuse('NOT_YOUR_TURN', { house: move.by ?? house, turn: chooser ?? house }, 'E14.16').refusal
  if (battle.retreatTo !== undefined && to !== battle.retreatTo)
    return refuse('NOT_YOUR_TURN', { house, turn: battle.chooser ?? house }, 'E14.16').refusal
  const open = [...new Set(retreatWays(state, battle, units).map((way) => way.to))]
  let owed = count(survivors)
  if (to !== undefined) {
    const refusal = areaObjection(state, battle, units, to, waived)
    if (refusal !== undefined) return refusal
    owed = fewestLost(state, battle, units, to)
  }
  if (open.length > 0 && (to === undefined || !open.includes(to)) && !waived.has('RETREAT_LOSES_MORE')) {
    const fewest = Math.min(...open.map((area) => fewestLost(state, battle, units, area)))
    if (owed > fewest) return refuse('RETREAT_LOSES_MORE', { areas: open, lost: owed, least: fewest }).refusal
  }
  if (chooser !== undefined) return undefined
  if (!includes(survivors, lost)) return refuse('NO_SUCH_UNIT', { house }, 'R14.25').refusal
  if (count(lost) !== owed && !waived.has('WRONG_NUMBER')) return refuse('WRONG_NUMBER', { number: owed }, 'R14.25').refusal
  if (move.units !== undefined && !sameUnits(move.units, minus(survivors, lost))) return refuse('RETREAT_SPLIT', { house }).refusal
  return undefined
}

/**
 * Returns the retreat of attackers who won but cannot enter the battle area because of a correction: to the area from which they marched if
 * possible, with the fewest losses.
 */
export const turnedBack = (state: State, battle: Battle): { readonly to?: AreaId; readonly lost: Units } => {
  const units: Beaten = { house: battle.attacker, side: 'attacker', survivors: battle.attackers }
  return retreatWays(state, battle, units)[0] ?? { lost: battle.attackers }
}
