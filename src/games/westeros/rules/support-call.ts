import { moveShape } from '../../../kit/move-kinds'
import { boolean, fields, listOf, maybe, only } from '../../../kit/shape'
import type { MoveOf } from './handler'
import { accepted, type Refusal } from '../../../referee'
import { ORDERS, type AreaId, type HouseId, type OrderId, type Units } from '../box/box'
import { editionOf } from '../model/edition'
import { areaAt, isPlaying, orderToken, printed, stars, turnOrder } from '../model/position'
import { refuse, NOTHING_WAIVED, type Answer, type Code, type Waived } from '../model/refusals'
import type { Battle, Side, State, Support } from '../model/state'
import { sameUnits, units } from '../model/units'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { siegeStrength } from './strength'
import { supportingAreas, supportObjection, supportOf, supportOrder } from './support'
import { isForbidden } from './westeros-cards'

/** R14.6–R14.12, A22: declarations of support in a battle, and a reported Defense order. */

interface DeclaredSupport {
  readonly area: AreaId
  readonly for: Side | 'none'
  /** Whether the order is Support +1. The players report this only if orders are not tracked. */
  readonly special?: boolean
  readonly declined?: true
  /** Units that give support. If present, they must be all units of the area that are not routed (R14.7). */
  readonly units?: Units
}

/** Declares which side each Support order supports, after both sides have confirmed (A22). */
export const callSupportShape = ({ area }: MoveParts) =>
  moveShape('callSupport', {
    supports: listOf(
      fields<DeclaredSupport>({
        area,
        for: only('attacker', 'defender', 'none'),
        special: maybe(boolean),
        declined: maybe(only(true)),
        units: maybe(shapes.units),
      }),
      shapes.MOST,
    ),
    /** Defense order in the battle area. The players report this only if orders are not tracked. */
    defense: maybe(shapes.order),
  })
export type CallSupport = MoveOf<typeof callSupportShape>

/** Area that may support a side of the battle, and the strength that it adds. */
export interface SupportOption {
  readonly area: AreaId
  readonly house: HouseId
  /** Whether the order is Support +1; undefined if orders are not tracked. */
  readonly special?: boolean
  readonly units: Units
  /** Strength that the area adds. The extra 1 of a special order is included only if the app tracks orders. */
  readonly worth: number
  /** Sides that the area may support. Attacker and defender can support only themselves. */
  readonly sides: readonly Side[]
}

/** Returns the strength of each kind of unit that supports a side; siege engines count only against a castle area (E14.1). */
const valuesIn = (state: State, battle: Battle, side: Side): Units =>
  units({ ...state.box.unitStrength, siegeEngine: siegeStrength(state, side === 'attacker', printed(state, battle.area).castle > 0) })

/** Returns the house whose units in an area could give support; undefined if there is no such house. */
const supporter = (state: State, battle: Battle, area: AreaId): HouseId | undefined => {
  const { order, garrison } = areaAt(state, area)
  if (garrison === undefined || !isPlaying(state, garrison.house)) return undefined
  if (state.tracking.orders === 'app') return order === undefined || order.house === garrison.house ? garrison.house : undefined
  // The order in the area from which the march came was the March itself, so this area has no Support order.
  return area === battle.from ? undefined : garrison.house
}

const sidesOpenTo = (battle: Battle, house: HouseId): readonly Side[] =>
  house === battle.attacker ? ['attacker'] : house === battle.defender ? ['defender'] : ['attacker', 'defender']

/**
 * Sorts houses by the order in which they declare support: third parties in turn order, then the defender, then the attacker
 * (A22); all in turn order if support cannot be declined (E14.4).
 */
const inOrderOfDeclaring = (state: State, battle: Battle, houses: readonly HouseId[]): readonly HouseId[] => {
  if (!editionOf(state).supportMayBeDeclined) return turnOrder(state).filter((house) => houses.includes(house))
  const combatants = [battle.defender, battle.attacker]
  return [...turnOrder(state).filter((house) => !combatants.includes(house)), ...combatants].filter((house) => houses.includes(house))
}

/**
 * Returns the possible supports in the order in which they are declared (A22): one for each adjacent Support order. If orders are not
 * tracked: one for each adjacent area with units.
 */
export const supportOptions = (state: State, battle: Battle): readonly SupportOption[] => {
  const options = supportingAreas(state, battle.area).flatMap((area): SupportOption[] => {
    const house = supporter(state, battle, area)
    const { garrison } = areaAt(state, area)
    if (house === undefined || garrison === undefined) return []
    const special = supportOrder(state, area)?.special
    const worth = supportOf(state, area, special ?? false, valuesIn(state, battle, 'attacker'))
    const option: SupportOption = { area, house, units: garrison.standing, worth, sides: sidesOpenTo(battle, house) }
    return [special === undefined ? option : { ...option, special }]
  })
  const order = inOrderOfDeclaring(state, battle, state.playing)
  return order.flatMap((house) => options.filter((option) => option.house === house))
}

/**
 * Returns the houses that have to confirm the declarations of support: owners of Support orders, and the attacker and the defender, who may
 * decline support (A22).
 */
export const supportCallers = (state: State, battle: Battle): readonly HouseId[] => {
  const owners = state.tracking.orders === 'app' ? supportOptions(state, battle).map(({ house }) => house) : []
  return inOrderOfDeclaring(state, battle, [...owners, battle.defender, battle.attacker])
}

type Call = CallSupport['supports'][number]

/**
 * Returns the refusal of the support from one area, if any: NOT_TRACKED, those of {@link supportObjection},
 * NO_SUPPORT_ORDER, SUPPORT_ENEMY_IN_OWN_BATTLE, PARTIAL_SUPPORT.
 */
const callObjection = (state: State, battle: Battle, call: Call, waived: Waived): Refusal<Code> | undefined => {
  const { area, units: declared } = call
  const known = state.tracking.orders === 'app'
  if (known && call.special !== undefined) return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  const objection = supportObjection(state, battle.area, area, waived)
  if (objection !== undefined) return objection
  const house = supporter(state, battle, area)
  if (house === undefined) return refuse('NO_SUPPORT_ORDER', { area }).refusal
  if (call.for !== 'none' && !sidesOpenTo(battle, house).includes(call.for) && !waived.has('SUPPORT_ENEMY_IN_OWN_BATTLE'))
    return refuse('SUPPORT_ENEMY_IN_OWN_BATTLE', { house, area }).refusal
  const standing = areaAt(state, area).garrison?.standing
  if (declared !== undefined && standing !== undefined && !sameUnits(declared, standing) && !waived.has('PARTIAL_SUPPORT'))
    return refuse('PARTIAL_SUPPORT', { area, house }).refusal
  return undefined
}

const asSupport = (state: State, battle: Battle, call: Call): readonly Support[] => {
  const house = supporter(state, battle, call.area)
  if (house === undefined) return []
  const special = state.tracking.orders === 'app' ? supportOrder(state, call.area)?.special : call.special
  const support: Support = { area: call.area, house, for: call.for, special: special ?? false }
  return [call.declined === true && editionOf(state).supportMayBeDeclined ? { ...support, declined: true } : support]
}

/** Returns the refusal if a house reports more Support tokens than it has: TOKEN_LIMIT (R8.2). */
const tokenObjection = (state: State, supports: readonly Support[]): Refusal<Code> | undefined => {
  for (const { house, special } of supports) {
    const { id, count } = orderToken(state, special ? 'support-plus-1' : 'support')
    const reported = supports.filter((other) => other.house === house && other.special === special).length
    if (state.tracking.orders === 'table' && reported > count) return refuse('TOKEN_LIMIT', { house, order: id, limit: count }).refusal
  }
  return undefined
}

/**
 * Returns the refusal STAR_LIMIT if a house reported more special orders in this battle than its place on the King's Court track allows
 * (R8.2). Counts the March, the Support orders and the Defense order of the battle; no other reported order is stored.
 */
const starObjection = (state: State, battle: Battle, { supports, defense }: Called, waived: Waived): Refusal<Code> | undefined => {
  if (state.tracking.orders === 'app' || waived.has('STAR_LIMIT')) return undefined
  const isSpecial = (order: OrderId | undefined) => order !== undefined && orderToken(state, order).special
  for (const house of state.playing) {
    const marched = battle.attacker === house && isSpecial(battle.march) ? 1 : 0
    const defended = battle.defender === house && isSpecial(defense) ? 1 : 0
    const supported = supports.filter((support) => support.house === house && support.special).length
    const limit = stars(state, house)
    // A March order alone is never refused here, because it was accepted when the players reported the march.
    if (defended + supported > 0 && marched + defended + supported > limit) return refuse('STAR_LIMIT', { house, limit }).refusal
  }
  return undefined
}

/** Returns the refusal if a Defense order cannot be reported: NOT_TRACKED, NOT_FOR_GARRISON, NO_ORDER_THERE, ORDER_FORBIDDEN (R7.7). */
export const defenseObjection = (
  state: State,
  battle: Battle,
  order: OrderId,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  if (state.tracking.orders === 'app') return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  const { kind } = orderToken(state, order)
  if (kind !== 'defense') return undefined
  // An order needs units; a garrison token has none (E8.1). If a raid removed the order, the area has no other.
  if (state.tracking.units && areaAt(state, battle.area).garrison === undefined && !waived.has('NOT_FOR_GARRISON'))
    return refuse('NOT_FOR_GARRISON', { house: battle.defender, area: battle.area }).refusal
  if (areaAt(state, battle.area).noOrder === true) return refuse('NO_ORDER_THERE', { house: battle.defender, area: battle.area }).refusal
  if (isForbidden(state, orderToken(state, order)) && !waived.has('ORDER_FORBIDDEN'))
    return refuse('ORDER_FORBIDDEN', { kind, area: battle.area }).refusal
  return undefined
}

/** Returns the defender's Defense order in the battle area, or undefined if there is none or orders are not tracked (R14.4). */
export const defenseIn = (state: State, battle: Battle): OrderId | undefined => {
  const { order } = areaAt(state, battle.area)
  if (order === undefined || order.house !== battle.defender) return undefined
  return orderToken(state, order.order).kind === 'defense' ? order.order : undefined
}

/**
 * Returns the Defense orders that no Westeros card forbids this round (R7.7). Special orders are included even if the house may place no
 * more of them.
 */
export const defensesToTell = (state: State, battle: Battle): readonly OrderId[] =>
  ORDERS.filter((order) => orderToken(state, order).kind === 'defense' && defenseObjection(state, battle, order) === undefined)

/** Declarations of support and the Defense order of a battle, as stored in an event. */
export interface Called {
  readonly supports: readonly Support[]
  readonly defense?: OrderId
}

/**
 * Checks all declarations together (A22). Refusals: ALREADY_ORDERED (an area twice), TOKEN_LIMIT, STAR_LIMIT, and those of
 * each area and of the Defense order. Any other order reported for the battle area is ignored (R14.4).
 */
export const checkCall = (state: State, battle: Battle, move: Omit<CallSupport, 'do'>, waived: Waived = NOTHING_WAIVED): Answer<Called> => {
  for (const [index, call] of move.supports.entries()) {
    const refusal = callObjection(state, battle, call, waived)
    if (refusal !== undefined) return { ok: false, refusal }
    if (move.supports.findIndex(({ area }) => area === call.area) !== index) return refuse('ALREADY_ORDERED', { area: call.area }, 'R14.7')
  }
  const supports = move.supports.flatMap((call) => asSupport(state, battle, call))
  const tooMany = tokenObjection(state, supports)
  if (tooMany !== undefined) return { ok: false, refusal: tooMany }
  const reported = move.defense
  if (reported !== undefined) {
    const refusal = defenseObjection(state, battle, reported, waived)
    if (refusal !== undefined) return { ok: false, refusal }
  }
  const counts = reported !== undefined && orderToken(state, reported).kind === 'defense' ? reported : undefined
  const defense = state.tracking.orders === 'app' ? defenseIn(state, battle) : counts
  const answer = defense === undefined ? { supports } : { supports, defense }
  const tooManyStars = starObjection(state, battle, answer, waived)
  return tooManyStars === undefined ? accepted(answer) : { ok: false, refusal: tooManyStars }
}

/** Returns whether the attacker or defender may decline this support. Only support from another house can be declined (A22). */
export const mayDecline = (state: State, battle: Battle, { house }: Pick<SupportOption, 'house'>): boolean =>
  editionOf(state).supportMayBeDeclined && house !== battle.attacker && house !== battle.defender
