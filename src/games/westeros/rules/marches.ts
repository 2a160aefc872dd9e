import { moveShape } from '../../../kit/move-kinds'
import { boolean, fields, listOf, maybe } from '../../../kit/shape'
import type { Refusal } from '../../../referee'
import type { AreaId, HouseId, OrderId, Units } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import type { Hold, MarchSupport } from '../model/moves'
import { editionOf } from '../model/edition'
import {
  areaAt,
  available,
  garrisonOwner,
  garrisonsOf,
  isPlaying,
  isWater,
  ordersOf,
  orderToken,
  printed,
  tokensOnBoard,
} from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import { NO_UNITS, type Garrison, type State } from '../model/state'
import { nextInTurn, noneLeft } from './turns'
import { count, includes, plus } from '../model/units'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { beginBattle } from './battle'
import { reachable } from './geography'
import { againstNeutral, neutralObjection } from './neutral'
import { destroyUnownedShips, portObjection } from './ports'
import { reportedObjection } from './reported-orders'
import { supplyObjection } from './supply'
import { checkVictory } from './victory'

/** R10, R11, R12: marches, ship transport and establishing control. */

/** Resolves one March order (R10–R13). If no unit moves, the order is removed without effect. */
const marchShape = ({ area }: MoveParts) =>
  moveShape('march', {
    house: shapes.house,
    from: area,
    moves: listOf(fields<{ readonly to: AreaId; readonly units: Units }>({ to: area, units: shapes.units }), shapes.MOST),
    /** Whether a power token is left in the area from which all units marched (R12.1). */
    leaveToken: boolean,
    /** March token; reported if orders are not tracked. */
    order: maybe(shapes.order),
    /** Areas whose Support orders support the march against a neutral force (R13.2). */
    support: maybe(listOf(fields<MarchSupport>({ area, special: maybe(boolean) }), shapes.MOST)),
  })
export type March = MoveOf<typeof marchShape>
/** The players report which house now controls an area, or that no house does. Accepted only if units are not tracked. */
const holdShape = ({ area }: MoveParts) =>
  moveShape('hold', { areas: listOf(fields<Hold>({ area, house: maybe(shapes.house), token: maybe(boolean) }), shapes.MOST) })
/** The players report that no March is left on the board. Refused while the app tracks a March order on the board. */
const endMarchesShape = () => moveShape('endMarches', {})

/** Returns the house that has to resolve a march. If orders are not tracked, the result is only a suggestion (R10.1). */
export const marcher = (state: State): HouseId | undefined =>
  state.stage.at === 'marches' ? nextInTurn(state, 'march', state.stage.last) : undefined

/** Returns the areas from which a house can resolve a march. If orders are not tracked: all areas with its units (R10.1). */
export const marchesOf = (state: State, house: HouseId): readonly AreaId[] => {
  if (state.tracking.orders === 'app') return ordersOf(state, house).flatMap(({ area, token }) => (token.kind === 'march' ? [area] : []))
  return garrisonsOf(state, house).map(({ area }) => area)
}

/**
 * Returns whether the area contains units or the garrison token of another house, or a neutral force. A march may enter only one such
 * area (R10.4, A19).
 */
export const isContested = (state: State, house: HouseId, area: AreaId): boolean => {
  const { neutral } = areaAt(state, area)
  return neutral !== undefined || defenderOf(state, house, area) !== undefined
}

/** Returns the other house that a march of this house would fight in an area, because of its units or its garrison token (R10.4, E10.3). */
const defenderOf = (state: State, house: HouseId, area: AreaId): HouseId | undefined => {
  const owner = areaAt(state, area).garrison?.house ?? garrisonOwner(state, area)
  return owner === house ? undefined : owner
}

/**
 * Returns the total of all moving units, and the movements. Movements into the same area are merged; movements without units are removed.
 */
const gather = (moves: March['moves']): { readonly going: Units; readonly moves: March['moves'] } => {
  const byArea = new Map<AreaId, Units>()
  for (const { to, units } of moves) if (count(units) > 0) byArea.set(to, plus(byArea.get(to) ?? NO_UNITS, units))
  const together = [...byArea].map(([to, units]) => ({ to, units }))
  return { going: together.reduce((sum, { units }) => plus(sum, units), NO_UNITS), moves: together }
}

/** Returns the refusal if units cannot leave an area: NO_SUCH_UNIT, ROUTED_CANNOT_MARCH (R10.6). */
const leavingObjection = (house: HouseId, from: AreaId, garrison: Garrison | undefined, going: Units): Refusal<Code> | undefined => {
  if (count(going) === 0) return undefined
  if (garrison?.house !== house || !includes(plus(garrison.standing, garrison.routed), going))
    return refuse('NO_SUCH_UNIT', { area: from, house }, 'R10.2').refusal
  if (!includes(garrison.standing, going)) return refuse('ROUTED_CANNOT_MARCH', { area: from }).refusal
  return undefined
}

/**
 * Returns the refusal if no unit can move between two areas: NOT_SEA, NOT_LAND (R10.3), CLOSED_AREA, NOT_ADJACENT (R10.3, R11), and those
 * of a port.
 */
export const wayObjection = (
  state: State,
  house: HouseId,
  from: AreaId,
  to: AreaId,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  if (isWater(state, from) && !isWater(state, to)) return refuse('NOT_SEA', { area: to }).refusal
  if (!isWater(state, from) && isWater(state, to)) return refuse('NOT_LAND', { area: to }).refusal
  if (printed(state, to).closed === true) return refuse('CLOSED_AREA', { area: to }).refusal
  if (from === to || (!reachable(state, house, from).has(to) && !waived.has('NOT_ADJACENT')))
    return refuse('NOT_ADJACENT', { area: to, from }, 'R10.3').refusal
  return portObjection(state, house, to, 1)
}

/**
 * Returns the refusal if no power token can be left in an area: AREA_NOT_VACATED, TOKEN_ON_SEA, TOKEN_ALREADY_THERE,
 * NO_AVAILABLE_POWER (R12).
 */
export const tokenObjection = (
  state: State,
  house: HouseId,
  from: AreaId,
  going: Units,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const { garrison, token } = areaAt(state, from)
  if (isWater(state, from)) return refuse('TOKEN_ON_SEA', { area: from }).refusal
  // In the own home area the crest has the same effect as a token (E12.1).
  if (printed(state, from).home === house && !editionOf(state).tokensInOwnHome)
    return refuse('TOKEN_ALREADY_THERE', { area: from }, 'E12.1').refusal
  const left = garrison === undefined ? 0 : count(garrison.standing) + count(garrison.routed) - count(going)
  if (left > 0 && !waived.has('AREA_NOT_VACATED')) return refuse('AREA_NOT_VACATED', { area: from }).refusal
  if (token !== undefined) return refuse('TOKEN_ALREADY_THERE', { area: from }).refusal
  const power = available(state, house)
  if (power === 0 || (power === undefined && tokensOnBoard(state, house) >= state.box.limits.power))
    return refuse('NO_AVAILABLE_POWER', { house }).refusal
  return undefined
}

/** Returns the army sizes of a house after a movement; attackers count as an army in the battle area (R10.8). */
const sizesAfter = (state: State, house: HouseId, from: AreaId, going: Units, moves: March['moves']): readonly number[] => {
  const sizes = new Map<AreaId, number>()
  for (const { area, standing, routed } of garrisonsOf(state, house)) sizes.set(area, count(standing) + count(routed))
  sizes.set(from, (sizes.get(from) ?? 0) - count(going))
  for (const { to, units } of moves) sizes.set(to, (sizes.get(to) ?? 0) + count(units))
  return [...sizes.values()].filter((size) => size > 0)
}

/** Returns the March token in the area. If orders are not tracked, returns the token that the players report. */
export const marchOrder = (state: State, move: Pick<March, 'from' | 'order'>): OrderId | undefined => {
  const order = state.tracking.orders === 'app' ? areaAt(state, move.from).order?.order : move.order
  return order !== undefined && orderToken(state, order).kind === 'march' ? order : undefined
}

/**
 * Returns the refusal of a march, if any (R10–R13); does not check whose turn it is. Refusals: NO_MARCH_THERE, NO_SUCH_UNIT,
 * ROUTED_CANNOT_MARCH, NOT_SEA, NOT_LAND, NOT_ADJACENT, SECOND_BATTLE, NEUTRAL_TOO_STRONG, TOO_MANY_ARMIES, ARMY_TOO_LARGE, NOT_TRACKED if
 * units are not tracked, those of a reported order, of a power token left behind, and of supporting areas.
 */
export const marchObjection = (state: State, move: March, waived: Waived = NOTHING_WAIVED): Refusal<Code> | undefined => {
  const { house, from } = move
  const order = marchOrder(state, move)
  const owned = state.tracking.orders === 'table' || areaAt(state, from).order?.house === house
  if (order === undefined || !owned) return refuse('NO_MARCH_THERE', { house, area: from }).refusal
  const reported = reportedObjection(state, house, from, order, waived)
  if (reported !== undefined) return reported
  if (!state.tracking.units) return move.moves.length > 0 || move.leaveToken ? refuse('NOT_TRACKED', { part: 'units' }).refusal : undefined
  const { garrison } = areaAt(state, from)
  const { going, moves } = gather(move.moves)
  const leaving = leavingObjection(house, from, garrison, going)
  if (leaving !== undefined) return leaving
  for (const { to, units } of moves) {
    const refusal = wayObjection(state, house, from, to, waived) ?? portObjection(state, house, to, count(units))
    if (refusal !== undefined) return refusal
  }
  const contested = moves.filter(({ to }) => isContested(state, house, to))
  if (contested.length > 1) return refuse('SECOND_BATTLE', { areas: contested.map(({ to }) => to) }).refusal
  for (const { to, units } of contested) {
    const refusal = neutralObjection(state, to, units, order, move.support ?? [], waived)
    if (refusal !== undefined) return refusal
  }
  if (move.leaveToken) {
    const refusal = tokenObjection(state, house, from, going, waived)
    if (refusal !== undefined) return refusal
  }
  const supply = supplyObjection(state, house, sizesAfter(state, house, from, going, moves))
  return supply === undefined || waived.has(supply.code) ? undefined : supply
}

/** Resolves one march and begins the battle it causes (R10). Refusals: NOT_YOUR_TURN and those of {@link marchObjection}. */
const march: RuleHandler<March> = (transaction, move, waived) => {
  const { state } = transaction
  const { house, from } = move
  if (state.tracking.orders === 'app' && marcher(state) !== house && !waived.has('NOT_YOUR_TURN'))
    return refuse('NOT_YOUR_TURN', { house, turn: marcher(state) ?? '' }, 'R10.1').refusal
  const refusal = marchObjection(state, move, waived)
  if (refusal !== undefined) return refusal
  const order = marchOrder(state, move) ?? 'march-0'
  const { moves } = gather(move.moves)
  const attack = moves.find(({ to }) => areaAt(state, to).neutral === undefined && defenderOf(state, house, to) !== undefined)
  const entered = moves.find(({ to }) => areaAt(state, to).neutral !== undefined)
  const peaceful = moves.filter((other) => other !== attack)
  const tokensRemoved = peaceful.flatMap(({ to }) => {
    const { token } = areaAt(state, to)
    return token !== undefined && token !== house ? [to] : []
  })
  const neutral =
    entered === undefined
      ? undefined
      : {
          area: entered.to,
          strength: areaAt(state, entered.to).neutral?.strength ?? 0,
          total: againstNeutral(state, entered.to, entered.units, order, move.support ?? []).total,
        }
  transaction.emit({
    e: 'marched',
    house,
    from,
    order,
    moves: peaceful,
    leftToken: move.leaveToken,
    tokensRemoved,
    ...(attack === undefined ? {} : { attack }),
    ...(neutral === undefined ? {} : { neutral }),
  })
  if (transaction.state.tracking.units) destroyUnownedShips(transaction)
  if (attack !== undefined) beginBattle(transaction, { house, area: attack.to, from, march: order, attackers: attack.units })
  if (checkVictory(transaction, attack === undefined ? { at: 'marches', last: house } : undefined)) return undefined
  if (attack === undefined) transaction.order.afterMarch(transaction, house)
  return undefined
}

/** Ends the marches. Refused with NOT_TRACKED while the app tracks a March order on the board. */
const endMarches: RuleHandler<unknown> = (transaction) => {
  if (transaction.state.tracking.orders === 'app' && !noneLeft(transaction.state, 'march'))
    return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  transaction.emit({ e: 'marchesEnded' })
  transaction.order.afterMarches(transaction)
  return undefined
}

/**
 * Returns the refusal if the reported control of an area is impossible: TOKEN_ON_SEA (R1.5), NO_SUCH_UNIT for a house that does not play
 * (R1.1), NO_AVAILABLE_POWER (R12.3).
 */
export const holdObjection = (state: State, { area, house, token }: Hold): Refusal<Code> | undefined => {
  if (isWater(state, area)) return refuse('TOKEN_ON_SEA', { area }, 'R1.5').refusal
  if (printed(state, area).closed === true) return refuse('CLOSED_AREA', { area }).refusal
  if (house === undefined) return undefined
  if (!isPlaying(state, house)) return refuse('NO_SUCH_UNIT', { house, area }, 'R1.1').refusal
  if (token === true && areaAt(state, area).token !== house && available(state, house) === 0)
    return refuse('NO_AVAILABLE_POWER', { house }).refusal
  return undefined
}

/** Records which house now controls each reported area, if units are not tracked; then checks whether a house has won (A29). */
const hold: RuleHandler<MoveOf<typeof holdShape>> = (transaction, move) => {
  if (transaction.state.tracking.units) return refuse('NOT_TRACKED', { part: 'units' }).refusal
  for (const reported of move.areas) {
    const refusal = holdObjection(transaction.state, reported)
    if (refusal !== undefined) return refusal
    transaction.emit({ e: 'held', areas: [reported] })
  }
  checkVictory(transaction)
  return undefined
}

/** Records of the moves that resolve March orders. */
export const MARCH_MOVES = {
  march: { shape: marchShape, decide: atStages({ marches: march }) },
  hold: { shape: holdShape, decide: atStages({ marches: hold }) },
  endMarches: { shape: endMarchesShape, decide: atStages({ marches: endMarches }) },
}
