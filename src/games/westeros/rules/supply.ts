import type { Refusal } from '../../../referee'
import type { AreaId, Box, DeckId, HouseId } from '../box/box'
import type { RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import type { UnitsByArea } from '../model/moves'
import { memoize } from '../../../kit/memoize'
import { garrisonsOf, houseState, turnOrder } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { count } from '../model/units'
import { barrels } from '../model/control'
import { missingUnit, takeAway, reportObjection, type RemoveUnits } from './removal'

/** R3: army sizes that a supply level allows, and the *Supply* card. */

/** Number of units of one house in each area, including areas with a single unit. */
export type Groups = ReadonlyMap<AreaId, number>

/** Returns the last space of the supply track (A7). */
export const highestLevel = (box: Box): number => box.supplyTable.length - 1

/** Returns the supply level for this number of barrels (R3.4, A7). */
export const levelFor = (box: Box, barrelCount: number): number => Math.min(barrelCount, highestLevel(box))

/** Returns the maximum army sizes at a supply level, largest first. */
export const flagsOf = (box: Box, level: number): readonly number[] => fallingFlags(box.supplyTable[level] ?? NO_FLAGS)

const falling = (sizes: readonly number[]): readonly number[] => [...sizes].sort((a, b) => b - a)
const fallingFlags = memoize(falling)
const NO_FLAGS: readonly number[] = []

/** Returns the army sizes among these numbers of units in areas: only numbers of at least two, largest first (R3.1). */
export const armiesIn = (sizes: Iterable<number>): readonly number[] => falling([...sizes].filter((size) => size > 1))

/** Result of checking armies against a supply level. `reason` is present if the level does not allow the armies. */
export interface SupplyCheck {
  readonly legal: boolean
  readonly reason?: 'TOO_MANY_ARMIES' | 'ARMY_TOO_LARGE'
  /** Army sizes of two or more, largest first. */
  readonly armies: readonly number[]
  readonly flags: readonly number[]
}

/**
 * Checks R3.3: the number of armies is at most the number of allowed army sizes, and the k-th largest army is at most the k-th largest
 * allowed size.
 * @param sizes sizes of all groups in any order; single units are ignored
 */
export const supplyCheck = (box: Box, level: number, sizes: Iterable<number>): SupplyCheck => {
  const flags = flagsOf(box, level)
  const armies = armiesIn(sizes)
  if (armies.length > flags.length) return { legal: false, reason: 'TOO_MANY_ARMIES', armies, flags }
  if (armies.some((army, k) => army > (flags[k] ?? 0))) return { legal: false, reason: 'ARMY_TOO_LARGE', armies, flags }
  return { legal: true, armies, flags }
}

/**
 * Returns the number of units of a house in each area, including routed units (R3.2). Attackers of the open battle count in the battle area
 * (A9). Empty if units are not tracked.
 */
export const groupsOf = (state: State, house: HouseId): Groups => {
  const groups = new Map<AreaId, number>()
  if (!state.tracking.units) return groups
  for (const { area, standing, routed } of garrisonsOf(state, house)) groups.set(area, count(standing) + count(routed))
  const { battle } = state
  const attackers = battle?.attacker === house ? count(battle.attackers) : 0
  if (battle !== undefined && attackers > 0) groups.set(battle.area, (groups.get(battle.area) ?? 0) + attackers)
  return groups
}

/** Returns the current armies of a house, largest first. */
export const armies = (state: State, house: HouseId): readonly number[] => armiesIn(groupsOf(state, house).values())

/** Returns whether a change of the armies is acceptable above the supply limit: no army became larger, and no army was added. */
const noWorse = (before: readonly number[], after: readonly number[]): boolean => after.every((army, k) => army <= (before[k] ?? 1))

/**
 * Returns the refusal of these group sizes, if any (R3.3, R3.7): TOO_MANY_ARMIES, ARMY_TOO_LARGE. A position that was
 * already over the limit is accepted if it gets no worse.
 * @param sizes sizes of all groups after the change, in any order
 * @param before sizes of all groups before the change
 */
export const changeObjection = (
  state: State,
  house: HouseId,
  before: Iterable<number>,
  sizes: Iterable<number>,
  level: number = houseState(state, house).supply,
): Refusal<Code> | undefined => {
  const { reason, armies: after, flags } = supplyCheck(state.box, level, sizes)
  if (reason === undefined || noWorse(armiesIn(before), after)) return undefined
  return refuse(reason, { house, level, flags, armies: after }).refusal
}

/**
 * Returns the refusal if supply does not allow the armies that a house would have after a change, see {@link changeObjection}. Refusals:
 * TOO_MANY_ARMIES, ARMY_TOO_LARGE.
 */
export const supplyObjection = (
  state: State,
  house: HouseId,
  sizes: readonly number[],
  level: number = houseState(state, house).supply,
): Refusal<Code> | undefined => changeObjection(state, house, groupsOf(state, house).values(), sizes, level)

/** Checks the armies of a house against its current supply level. */
export const supplyOf = (state: State, house: HouseId): SupplyCheck =>
  supplyCheck(state.box, houseState(state, house).supply, groupsOf(state, house).values())

/** Returns the changes that a *Supply* card would cause in the current position, in turn order (R3.4). */
export const supplyForecast = (
  state: State,
): readonly { readonly house: HouseId; readonly barrels: number; readonly level: number; readonly check: SupplyCheck }[] =>
  turnOrder(state).map((house) => {
    const found = barrels(state, house)
    const level = levelFor(state.box, found)
    return { house, barrels: found, level, check: supplyCheck(state.box, level, groupsOf(state, house).values()) }
  })

/** Returns the number of units in each area after some units are removed. */
export const groupsWithout = (groups: Groups, remove: UnitsByArea): Groups =>
  new Map([...groups].map(([area, size]) => [area, size - (remove[area] === undefined ? 0 : count(remove[area]))]))

/** Returns the areas to which a removed unit could be returned without exceeding the supply limit (R3.5, A8). */
const putBackable = (box: Box, level: number, groups: Groups, after: Groups): readonly AreaId[] =>
  [...after].flatMap(([area, left]) => {
    if (left === groups.get(area)) return []
    return supplyCheck(box, level, new Map(after).set(area, left + 1).values()).legal ? [area] : []
  })

/**
 * Returns all ways to remove units until a supply level allows the armies, without removing more than needed (R3.5, A8). Never empties an
 * area. If the level already allows the armies, returns only the unchanged groups.
 * @returns remaining numbers of units by area, one map for each way
 */
export const cuts = (box: Box, level: number, groups: Groups): readonly Groups[] => {
  const found: Map<AreaId, number>[] = []
  const all = [...groups]
  const extend = (index: number, kept: readonly number[]) => {
    if (!supplyCheck(box, level, kept).legal) return
    const next = all[index]
    if (next === undefined) {
      const after = new Map(all.map(([area], k) => [area, kept[k] ?? 0]))
      if (putBackable(box, level, groups, after).length === 0) found.push(after)
      return
    }
    for (let size = next[1]; size >= 1; size--) extend(index + 1, [...kept, size])
  }
  extend(0, [])
  return found
}

/** Returns whether a partial removal of units can be completed by further removals, without removing more than needed (A8). */
export const canComplete = (options: readonly Groups[], groups: Groups, remove: UnitsByArea): boolean => {
  const left = groupsWithout(groups, remove)
  return options.some((way) => [...way].every(([area, size]) => size <= (left.get(area) ?? 0)))
}

/** Returns whether a house has to remove units now; considers only units that the app tracks (R3.4). */
export const owesRemoval = (state: State, house: HouseId): boolean => !supplyOf(state, house).legal

/** *Supply*: sets all supply tokens in turn order. Then the houses over their limit remove units (R3.4). */
export const resolveSupply = (transaction: Transaction, deck: DeckId): void => {
  const asked = turnOrder(transaction.state).filter((house) => {
    const before = houseState(transaction.state, house).supply
    const found = barrels(transaction.state, house)
    const level = levelFor(transaction.state.box, found)
    transaction.emit({ e: 'supplySet', house, barrels: found, level })
    return transaction.state.tracking.units ? owesRemoval(transaction.state, house) : level < before
  })
  askNext(transaction, deck, asked)
}

/** Asks the next house that has units to remove, or continues with the next card. */
const askNext = (transaction: Transaction, deck: DeckId, queue: readonly HouseId[]): void => {
  const left = transaction.state.tracking.units ? queue.filter((house) => owesRemoval(transaction.state, house)) : queue
  if (left.length > 0) transaction.emit({ e: 'moved', stage: { at: 'supply', deck, queue: left } })
  else transaction.order.afterCard(transaction, deck)
}

/**
 * Returns the refusal of units removed because of the card *Supply*, if any: NO_SUCH_UNIT, STILL_OVER_LIMIT (R3.4), REMOVAL_NOT_NEEDED
 * (R3.5). NOT_TRACKED if units are reported although they are not tracked, or army sizes although units are tracked.
 */
export const surplusObjection = (
  state: State,
  { house, remove, sizes }: Omit<RemoveUnits, 'do'>,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const reportRefusal = reportObjection(state, sizes, remove)
  if (reportRefusal !== undefined) return reportRefusal
  const { supply: level } = houseState(state, house)
  const groups = groupsOf(state, house)
  const missing = missingUnit(state, house, remove)
  if (missing !== undefined) return missing
  const after = groupsWithout(groups, remove)
  const check = supplyCheck(state.box, level, state.tracking.units ? after.values() : (sizes ?? []))
  if (!check.legal && !waived.has('STILL_OVER_LIMIT'))
    return refuse('STILL_OVER_LIMIT', { house, level, flags: check.flags, armies: check.armies }).refusal
  const [area] = putBackable(state.box, level, groups, after)
  if (area !== undefined && !waived.has('REMOVAL_NOT_NEEDED')) return refuse('REMOVAL_NOT_NEEDED', { house, area }).refusal
  return undefined
}

/**
 * Removes the units of a house that exceed its supply limit, or records its reported armies (R3.4). Refusals: NOT_YOUR_TURN and those
 * of {@link surplusObjection}.
 */
export const removeSurplus: RuleHandler<RemoveUnits> = (transaction, move, waived) => {
  const { stage } = transaction.state
  if (stage.at !== 'supply') return undefined
  const { house, remove, sizes } = move
  const [turn = house] = stage.queue
  if (turn !== house && !waived.has('NOT_YOUR_TURN')) return refuse('NOT_YOUR_TURN', { house, turn }, 'R3.4').refusal
  const refusal = surplusObjection(transaction.state, move, waived)
  if (refusal !== undefined) return refusal
  if (transaction.state.tracking.units) takeAway(transaction, house, 'supply', remove)
  else transaction.emit({ e: 'armiesTold', house, why: 'supply', ...(sizes === undefined ? {} : { sizes }) })
  askNext(
    transaction,
    stage.deck,
    stage.queue.filter((other) => other !== house),
  )
  return undefined
}
