import { moveShape } from '../../../kit/move-kinds'
import { boolean, fields, listOf, maybe, only } from '../../../kit/shape'
import type { Refusal } from '../../../referee'
import { ORDER_KINDS, type AreaId, type HouseId, type OrderKind } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import type { RaidTarget } from '../model/moves'
import { editionOf } from '../model/edition'
import { areaAt, available, isWater, ordersOf, orderToken, printed } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { nextInTurn } from './turns'
import { neighbours, touches } from './geography'
import { gainPower } from './power'
import { reportedObjection } from './reported-orders'

/** R9: resolving Raid orders. */

/** Resolves one Raid order (R9). If the raid has no target, the order is removed without effect. */
const raidShape = ({ area }: MoveParts) =>
  moveShape('raid', {
    house: shapes.house,
    from: area,
    targets: listOf(fields<RaidTarget>({ area, kind: maybe(only(...ORDER_KINDS)) }), shapes.MOST),
    /** Whether the Raid order is special. The players report this only if orders are not tracked. */
    special: maybe(boolean),
  })
export type Raid = MoveOf<typeof raidShape>
/** The players report that no Raid order is left on the board. Accepted only if orders are not tracked. */
const endRaidsShape = () => moveShape('endRaids', {})

/** Kinds of orders that every raid can remove (R9.2). */
const RAIDABLE: readonly OrderKind[] = ['raid', 'support', 'consolidate']

/** Returns the kinds of orders that a raid can remove (R9.2, E9.2). */
export const raidable = (state: State, special: boolean): readonly OrderKind[] =>
  special && editionOf(state).specialRaidHitsDefense ? [...RAIDABLE, 'defense'] : RAIDABLE

/** Returns whether the Raid order in an area is special. If orders are not tracked, the players report it. */
const isSpecial = (state: State, from: AreaId, reported: boolean): boolean => {
  const { order } = areaAt(state, from)
  return order === undefined ? reported : orderToken(state, order.order).special
}

/** Returns the house that has to resolve a Raid order. If orders are not tracked, the returned house is only a suggestion (R9.1). */
export const raider = (state: State): HouseId | undefined =>
  state.stage.at === 'raids' ? nextInTurn(state, 'raid', state.stage.last) : undefined

/**
 * Returns the areas with a Raid order of this house. If orders are not tracked, returns all areas with its units (R9.1). If units are not
 * tracked either, returns all areas without a neutral force (R13).
 */
export const raidsOf = (state: State, house: HouseId): readonly AreaId[] => {
  if (state.tracking.orders === 'app') return ordersOf(state, house).flatMap(({ area, token }) => (token.kind === 'raid' ? [area] : []))
  const mayHaveUnits = (area: AreaId): boolean => {
    const { garrison, neutral } = areaAt(state, area)
    return state.tracking.units ? garrison?.house === house : neutral === undefined
  }
  return Object.keys(state.box.areas).filter(mayHaveUnits)
}

/** Returns the maximum number of targets of a Raid order: 1, or in the first edition 2 if the order is special (R9.3, E9.2). */
export const targetLimit = (state: State, special: boolean): number => (special ? editionOf(state).specialRaidTargets : 1)

/**
 * Returns the refusal if a raid from one area cannot hit another: NOT_ADJACENT, RAID_LAND_TO_SEA, NO_ORDER_THERE, RAID_OWN,
 * RAID_TARGET_KIND (R9.2, R9.4, R9.5).
 */
export const targetObjection = (
  state: State,
  house: HouseId,
  from: AreaId,
  target: RaidTarget,
  waived: Waived = NOTHING_WAIVED,
  special = false,
): Refusal<Code> | undefined => {
  const { area } = target
  const { order, garrison } = areaAt(state, area)
  const tracked = state.tracking.orders === 'app'
  const kind = tracked ? (order === undefined ? undefined : orderToken(state, order.order).kind) : target.kind
  const owner = tracked ? order?.house : garrison?.house
  if (!touches(state, from, area, 'reach') && !waived.has('NOT_ADJACENT')) return refuse('NOT_ADJACENT', { area, from }, 'R9.2').refusal
  if (printed(state, from).kind === 'land' && printed(state, area).kind === 'sea' && !waived.has('RAID_LAND_TO_SEA'))
    return refuse('RAID_LAND_TO_SEA', { area, from }).refusal
  if (kind === undefined || (owner === undefined && state.tracking.units)) return refuse('NO_ORDER_THERE', { area }, 'R9.2').refusal
  if (owner === house && !waived.has('RAID_OWN')) return refuse('RAID_OWN', { area, house }).refusal
  const kinds = raidable(state, isSpecial(state, from, special))
  if (!kinds.includes(kind) && !waived.has('RAID_TARGET_KIND')) return refuse('RAID_TARGET_KIND', { area, kind, kinds }).refusal
  return undefined
}

/**
 * Returns the possible targets of a Raid order in the area `from`. If orders are not tracked, each target names one possible kind of order.
 */
export const raidTargets = (state: State, house: HouseId, from: AreaId, special = false): readonly RaidTarget[] => {
  const near = [...neighbours(state, from, 'reach')]
  const tracked = state.tracking.orders === 'app'
  const all = tracked
    ? near.map((area): RaidTarget => ({ area }))
    : near.flatMap((area) => raidable(state, special).map((kind): RaidTarget => ({ area, kind })))
  return all.filter((target) => {
    if (target.kind === 'consolidate' && isWater(state, target.area) && !editionOf(state).consolidateAtSea) return false
    return targetObjection(state, house, from, target, NOTHING_WAIVED, special) === undefined
  })
}

/**
 * Resolves one Raid order, or removes it without effect (R9.1–R9.8). Refusals: NOT_YOUR_TURN, NO_RAID_THERE, NO_UNIT, TOO_MANY_TARGETS,
 * and those of a reported order and of the targets.
 */
const raid: RuleHandler<Raid> = (transaction, move, waived) => {
  const { state } = transaction
  const { house, from, targets } = move
  const placed = areaAt(state, from).order
  let special = move.special ?? false
  if (state.tracking.orders === 'app') {
    if (raider(state) !== house && !waived.has('NOT_YOUR_TURN'))
      return refuse('NOT_YOUR_TURN', { house, turn: raider(state) ?? '' }, 'R9.1').refusal
    if (placed?.house !== house || orderToken(state, placed.order).kind !== 'raid')
      return refuse('NO_RAID_THERE', { house, area: from }).refusal
    special = orderToken(state, placed.order).special
  } else if (state.tracking.units && areaAt(state, from).garrison?.house !== house && !waived.has('NO_UNIT'))
    return refuse('NO_UNIT', { house, area: from }).refusal
  const reported = reportedObjection(state, house, from, special ? 'raid-star' : 'raid', waived)
  if (reported !== undefined) return reported
  const limit = targetLimit(state, special)
  const distinct = new Set(targets.map(({ area }) => area)).size
  if ((targets.length > limit && !waived.has('TOO_MANY_TARGETS')) || distinct < targets.length)
    return refuse('TOO_MANY_TARGETS', { limit }).refusal
  for (const target of targets) {
    const refusal = targetObjection(state, house, from, target, waived, special)
    if (refusal !== undefined) return refusal
  }
  const removed = targets.map(({ area, kind }) => {
    const { order, garrison } = areaAt(state, area)
    const owner = order?.house ?? garrison?.house
    const hit = order === undefined ? (kind ?? 'raid') : orderToken(state, order.order).kind
    return { area, kind: hit, ...(owner === undefined ? {} : { house: owner }) }
  })
  transaction.emit({ e: 'raided', house, from, removed })
  const pillaged = removed.filter(({ kind }) => kind === 'consolidate')
  gainPower(transaction, house, pillaged.length, 'pillage')
  if (editionOf(state).pillageTakesPower) for (const { house: victim } of pillaged) losePower(transaction, victim)
  transaction.order.afterRaid(transaction, house)
  return undefined
}

/** Takes one available power token from the victim of a pillage, if it has one (E9.5). */
const losePower = (transaction: Transaction, victim: HouseId | undefined): void => {
  const power = victim === undefined ? 0 : (available(transaction.state, victim) ?? 1)
  if (victim !== undefined && power > 0) transaction.emit({ e: 'paid', why: 'pillage', amounts: { [victim]: 1 } })
}

/** Ends the raids. Refusal: NOT_TRACKED if orders are tracked. */
const endRaids: RuleHandler<unknown> = (transaction) => {
  if (transaction.state.tracking.orders === 'app') return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  transaction.emit({ e: 'raidsEnded' })
  transaction.order.openMarches(transaction)
  return undefined
}

/** Records of the moves that resolve Raid orders. */
export const RAID_MOVES = {
  raid: { shape: raidShape, decide: atStages({ raids: raid }) },
  endRaids: { shape: endRaidsShape, decide: atStages({ raids: endRaids }) },
}
