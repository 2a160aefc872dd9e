import { moveShape } from '../../../kit/move-kinds'
import type { Refusal } from '../../../referee'
import { numberOf, type AreaId, type DeckId, type HouseId, type UnitKind } from '../box/box'
import type { MoveOf, RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import { evolve } from '../transaction/evolve'
import type { MusterStep } from '../model/moves'
import { areaAt, houseState, pool, portsBeside, printed, turnOrder } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { castleAreas, controller } from '../model/control'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { neighbours, touches } from './geography'
import { portObjection } from './ports'
import { reportObjection } from './removal'
import { changeObjection, groupsOf, supplyCheck } from './supply'

/** R4: mustering. Each purchase is checked against the board after the previous purchases. */

/** Complete mustering of a house. If `steps` is empty, the house musters nothing (R4.9). */
export const musterShape = ({ musterSteps }: MoveParts) =>
  moveShape('muster', {
    house: shapes.house,
    steps: musterSteps,
    /** All army sizes of the house after mustering. Present only if units are not tracked and the players report the sizes. */
    sizes: shapes.sizes,
  })
export type Muster = MoveOf<typeof musterShape>

/** Returns the muster points that a purchase costs (R4.3). */
export const costOf = (state: State, what: MusterStep['what']): number => {
  const { musterValue } = state.box
  if (what === 'upgrade') return musterValue.knight - musterValue.footman
  return what === 'siegeUpgrade' ? numberOf(musterValue, 'siegeEngine') - musterValue.footman : numberOf(musterValue, what)
}

/** Returns the area in which a purchased unit is placed. */
export const placeOf = (step: MusterStep): AreaId => (step.what === 'ship' ? step.sea : step.at)

/** Muster points of one castle area. */
export interface MusterPoints {
  readonly area: AreaId
  /** Muster points of the area: 1 for a castle, 2 for a stronghold (R4.2). */
  readonly points: number
  readonly spent: number
}

/** Returns the muster points of each castle area that a house controls, and the points that the area has spent (R4.2, R4.4). */
export const musterLedger = (state: State, house: HouseId, steps: readonly MusterStep[] = []): readonly MusterPoints[] =>
  castleAreas(state, house).map((area) => ({ area, points: printed(state, area).castle, spent: spentAt(state, steps, area) }))

const spentAt = (state: State, steps: readonly MusterStep[], area: AreaId): number =>
  steps.reduce((sum, { at, what }) => (at === area ? sum + costOf(state, what) : sum), 0)

/** Cache entry: the board after a list of purchases, and the arguments from which this board was computed. */
interface Mustered {
  readonly before: State
  readonly house: HouseId
  readonly after: State
}

const mustered = new WeakMap<readonly MusterStep[], Mustered>()

/** Returns the board after a list of purchases. The result is cached because the rules check every further purchase on this board. */
export const afterPurchases = (state: State, house: HouseId, steps: readonly MusterStep[]): State => {
  if (steps.length === 0) return state
  const known = mustered.get(steps)
  if (known?.before === state && known.house === house) return known.after
  const after = evolve(state, { e: 'mustered', house, steps })
  mustered.set(steps, { before: state, house, after })
  return after
}

/** Returns the refusal if an area cannot pay for a purchase: NOT_A_CASTLE_YOU_CONTROL (R4.2), NO_POINTS (R4.3, R4.4). */
const paymentObjection = (
  state: State,
  house: HouseId,
  before: readonly MusterStep[],
  { at, what }: MusterStep,
  waived: Waived,
): Refusal<Code> | undefined => {
  const { castle, kind } = printed(state, at)
  const { garrison, neutral } = areaAt(state, at)
  const held = kind !== 'land' || neutral !== undefined || (garrison !== undefined && garrison.house !== house)
  const own = castle > 0 && controller(state, at) === house
  if (held || (!own && !waived.has('NOT_A_CASTLE_YOU_CONTROL'))) return refuse('NOT_A_CASTLE_YOU_CONTROL', { house, area: at }).refusal
  const left = castle - spentAt(state, before, at)
  const cost = costOf(state, what)
  return cost > left && !waived.has('NO_POINTS') ? refuse('NO_POINTS', { area: at, cost, left }).refusal : undefined
}

/**
 * Returns the refusal if a ship cannot be placed in a sea or in the port of the area that pays: NOT_SEA, NOT_ADJACENT, ENEMY_SHIPS (R4.5,
 * A10), those of a port (E4.3).
 */
const seaObjection = (state: State, house: HouseId, at: AreaId, sea: AreaId, waived: Waived): Refusal<Code> | undefined => {
  const { kind, port } = printed(state, sea)
  const { garrison, neutral } = areaAt(state, sea)
  // A neutral force can be in a port only after a correction.
  const guarded = neutral === undefined ? undefined : refuse('ENEMY_SHIPS', { area: sea }, 'A10').refusal
  if (port?.land === at) return portObjection(state, house, sea, 1) ?? guarded
  if (kind !== 'sea') return refuse(kind === 'port' ? 'NOT_ADJACENT' : 'NOT_SEA', { area: sea, from: at }, 'R4.5').refusal
  if (!touches(state, at, sea, 'movement') && !waived.has('NOT_ADJACENT'))
    return refuse('NOT_ADJACENT', { area: sea, from: at }, 'R4.5').refusal
  if (guarded !== undefined || garrison === undefined || garrison.house === house) return guarded
  return refuse('ENEMY_SHIPS', { area: sea }, 'R4.5').refusal
}

/** Returns the number of footmen in an area that can be upgraded. In the second edition, footmen can be routed meanwhile (B30). */
const footmenAt = (state: State, area: AreaId): number => {
  const { garrison } = areaAt(state, area)
  return garrison === undefined ? 0 : garrison.standing.footman + garrison.routed.footman
}

/**
 * Returns the refusal of one more purchase, if any: NOT_A_CASTLE_YOU_CONTROL (R4.2), NO_POINTS (R4.3), NOT_SEA,
 * NOT_ADJACENT, ENEMY_SHIPS (R4.5), NO_FOOTMAN (R4.6), POOL_EMPTY (R4.8), TOO_MANY_ARMIES, ARMY_TOO_LARGE (R4.7).
 * @param before purchases already made in this turn
 */
export const purchaseObjection = (
  state: State,
  house: HouseId,
  before: readonly MusterStep[],
  step: MusterStep,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const payment = paymentObjection(state, house, before, step, waived)
  if (payment !== undefined) return payment
  const now = afterPurchases(state, house, before)
  if (step.what === 'ship') {
    const blocked = seaObjection(now, house, step.at, step.sea, waived)
    if (blocked !== undefined) return blocked
  }
  const unit: UnitKind = step.what === 'upgrade' ? 'knight' : step.what === 'siegeUpgrade' ? 'siegeEngine' : step.what
  const upgraded = unit === step.what ? undefined : footmenAt(now, step.at)
  if (upgraded === 0) return refuse('NO_FOOTMAN', { house, area: step.at }).refusal
  if (numberOf(pool(now, house), unit) < 1) return refuse('POOL_EMPTY', { house, unit }).refusal
  if (upgraded !== undefined) return undefined
  const groups = groupsOf(now, house)
  const place = placeOf(step)
  const after = new Map(groups).set(place, (groups.get(place) ?? 0) + 1)
  const supply = changeObjection(now, house, groups.values(), after.values())
  if (supply === undefined || waived.has(supply.code)) return undefined
  return { ...supply, rule: 'R4.7', params: { ...supply.params, area: place } }
}

/** Returns all purchases that a house can make after the purchases in `before`. */
export const purchases = (state: State, house: HouseId, before: readonly MusterStep[]): readonly MusterStep[] => {
  if (!state.tracking.units) return []
  return musterLedger(state, house, before)
    .filter(({ points, spent }) => spent < points)
    .flatMap(({ area: at }) => [
      { at, what: 'footman' } as const,
      { at, what: 'knight' } as const,
      { at, what: 'upgrade' } as const,
      ...(numberOf(state.box.limits, 'siegeEngine') > 0
        ? ([
            { at, what: 'siegeEngine' },
            { at, what: 'siegeUpgrade' },
          ] as const)
        : []),
      ...portsBeside(state, at).map((sea) => ({ at, what: 'ship', sea }) as const),
      ...[...neighbours(state, at, 'movement')].flatMap((sea) =>
        printed(state, sea).kind === 'sea' ? [{ at, what: 'ship', sea } as const] : [],
      ),
    ])
    .filter((step) => purchaseObjection(state, house, before, step) === undefined)
}

/**
 * Returns the refusal of a complete mustering, if any: of the first purchase that is not allowed, or of reported armies over the limit
 * (R4.7). Refusals: those of {@link purchaseObjection}; NOT_TRACKED, NO_SUCH_UNIT if units are not tracked.
 */
export const musterObjection = (
  state: State,
  { house, steps, sizes }: Omit<Muster, 'do'>,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const reportRefusal = reportObjection(state, sizes, steps)
  if (reportRefusal !== undefined) return reportRefusal
  for (const [index, step] of steps.entries()) {
    const refusal = purchaseObjection(state, house, steps.slice(0, index), step, waived)
    if (refusal !== undefined) return refusal
  }
  const { supply: level } = houseState(state, house)
  const { reason, armies, flags } = supplyCheck(state.box, level, sizes ?? [])
  if (reason === undefined || waived.has(reason)) return undefined
  return refuse(reason, { house, level, flags, armies }, 'R4.7').refusal
}

/** *Mustering*: asks every house in turn order (R4.1). */
export const resolveMustering = (transaction: Transaction, deck: DeckId): void => askNext(transaction, deck, turnOrder(transaction.state))

/** Asks the next house that can muster. Records an empty mustering for a house that has points but no possible purchase (R4.9). */
const askNext = (transaction: Transaction, deck: DeckId, queue: readonly HouseId[]): void => {
  const [house, ...rest] = queue
  if (house === undefined) return transaction.order.afterCard(transaction, deck)
  const { state } = transaction
  const hasPoints = castleAreas(state, house).length > 0
  const canBuy = hasPoints && (!state.tracking.units || purchases(state, house, []).length > 0)
  if (canBuy) return transaction.emit({ e: 'moved', stage: { at: 'muster', deck, queue } })
  if (hasPoints) transaction.emit({ e: 'mustered', house, steps: [] })
  return askNext(transaction, deck, rest)
}

/** Records the complete mustering of a house (R4.1). Refusals: NOT_YOUR_TURN and those of {@link musterObjection}. */
export const muster: RuleHandler<Muster> = (transaction, move, waived) => {
  const { stage } = transaction.state
  if (stage.at !== 'muster') return undefined
  const { house, steps, sizes } = move
  const [turn = house] = stage.queue
  if (turn !== house && !waived.has('NOT_YOUR_TURN')) return refuse('NOT_YOUR_TURN', { house, turn }, 'R4.1').refusal
  const refusal = musterObjection(transaction.state, move, waived)
  if (refusal !== undefined) return refusal
  if (transaction.state.tracking.units) transaction.emit({ e: 'mustered', house, steps })
  else transaction.emit({ e: 'armiesTold', house, why: 'muster', ...(sizes === undefined ? {} : { sizes }) })
  askNext(
    transaction,
    stage.deck,
    stage.queue.filter((other) => other !== house),
  )
  return undefined
}

/** Returns the refusal if purchases name more than one area: ONE_AREA_ONLY (E6.6, E15.3). @param area the only area that may pay */
export const oneAreaObjection = (steps: Muster['steps'], waived: Waived, area?: AreaId): Refusal<Code> | undefined => {
  const only = area ?? steps[0]?.at
  const other = steps.find(({ at }) => at !== only)
  return other === undefined || waived.has('ONE_AREA_ONLY')
    ? undefined
    : refuse('ONE_AREA_ONLY', { area: only ?? '', other: other.at }).refusal
}
