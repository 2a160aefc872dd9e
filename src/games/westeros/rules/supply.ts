import type { Refusal } from '../../../referee'
import type { AreaId, Box, DeckId, HouseId } from '../box/box'
import type { RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import type { RemoveUnits, UnitsByArea } from '../model/moves'
import { memoize } from '../../../kit/memoize'
import { garrisonsOf, houseState, turnOrder } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { count } from '../model/units'
import { barrels } from '../model/control'
import { missingUnit, takeAway, toldObjection } from './removal'

/** R3: supply. Which armies a house may have, and the card that recounts the barrels. */

/** Size of each group of one house by area; single units too. */
export type Groups = ReadonlyMap<AreaId, number>

/** The last space of the supply track (A7). */
export const highestLevel = (box: Box): number => box.supplyTable.length - 1

/** Level that this many barrels give (R3.4, A7). */
export const levelFor = (box: Box, barrelCount: number): number => Math.min(barrelCount, highestLevel(box))

/** Flags of a level: the largest army sizes it feeds, falling. */
export const flagsOf = (box: Box, level: number): readonly number[] => fallingFlags(box.supplyTable[level] ?? NO_FLAGS)

const falling = (sizes: readonly number[]): readonly number[] => [...sizes].sort((a, b) => b - a)
const fallingFlags = memoize(falling)
const NO_FLAGS: readonly number[] = []

/** The armies among groups: two or more units, falling (R3.1). */
export const armiesIn = (sizes: Iterable<number>): readonly number[] => falling([...sizes].filter((size) => size > 1))

/** How armies compare with the flags of a level, and why they do not fit. */
export interface SupplyCheck {
  readonly legal: boolean
  readonly reason?: 'TOO_MANY_ARMIES' | 'ARMY_TOO_LARGE'
  /** Sizes of two or more, falling. */
  readonly armies: readonly number[]
  readonly flags: readonly number[]
}

/**
 * The test of R3.3: no more armies than flags, and the k-th army no larger than the k-th flag.
 * @param sizes sizes of all groups in any order; single units may be among them and need nothing
 */
export const supplyCheck = (box: Box, level: number, sizes: Iterable<number>): SupplyCheck => {
  const flags = flagsOf(box, level)
  const armies = armiesIn(sizes)
  if (armies.length > flags.length) return { legal: false, reason: 'TOO_MANY_ARMIES', armies, flags }
  if (armies.some((army, k) => army > (flags[k] ?? 0))) return { legal: false, reason: 'ARMY_TOO_LARGE', armies, flags }
  return { legal: true, armies, flags }
}

/**
 * Groups of a house as they count for supply: routed units too (R3.2); attackers of the open battle stand in the embattled
 * area (A9). Nothing is known where units are not tracked.
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

/** Armies of a house now, falling. */
export const armies = (state: State, house: HouseId): readonly number[] => armiesIn(groupsOf(state, house).values())

/** Whether armies that do not fit are at least no worse than those of before: each of them no larger, none added. */
const noWorse = (before: readonly number[], after: readonly number[]): boolean => after.every((army, k) => army <= (before[k] ?? 1))

/**
 * Why a house may not have groups of these sizes (R3.3, R3.7). A position that was over the limit already may stay so, as
 * long as it gets no worse. Refusals: TOO_MANY_ARMIES, ARMY_TOO_LARGE.
 * @param sizes sizes of all groups after the change, in any order
 * @param before sizes of all groups before it
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

/** {@link changeObjection} against the position of now. Refusals: TOO_MANY_ARMIES, ARMY_TOO_LARGE. */
export const supplyObjection = (
  state: State,
  house: HouseId,
  sizes: readonly number[],
  level: number = houseState(state, house).supply,
): Refusal<Code> | undefined => changeObjection(state, house, groupsOf(state, house).values(), sizes, level)

/** How a house stands with its supply token where it is now. */
export const supplyOf = (state: State, house: HouseId): SupplyCheck =>
  supplyCheck(state.box, houseState(state, house).supply, groupsOf(state, house).values())

/** The effect of the *Supply* card if it came now, in turn order (R3.4). */
export const supplyForecast = (
  state: State,
): readonly { readonly house: HouseId; readonly barrels: number; readonly level: number; readonly check: SupplyCheck }[] =>
  turnOrder(state).map((house) => {
    const found = barrels(state, house)
    const level = levelFor(state.box, found)
    return { house, barrels: found, level, check: supplyCheck(state.box, level, groupsOf(state, house).values()) }
  })

/** Groups that stay after a removal. */
export const groupsWithout = (groups: Groups, remove: UnitsByArea): Groups =>
  new Map([...groups].map(([area, size]) => [area, size - (remove[area] === undefined ? 0 : count(remove[area]))]))

/** Areas whose removed units could be put back without failing the test (R3.5, A8). */
const putBackable = (box: Box, level: number, groups: Groups, after: Groups): readonly AreaId[] =>
  [...after].flatMap(([area, left]) => {
    if (left === groups.get(area)) return []
    return supplyCheck(box, level, new Map(after).set(area, left + 1).values()).legal ? [area] : []
  })

/**
 * All ways to cut groups down to a level in which every removed unit is surplus (R3.5, A8); the groups themselves if
 * they fit. Never empties an area, and there is always one.
 * @returns groups that stay, one map for each way
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

/** Whether a removal can be completed by removing more, so that all of it is surplus (A8). */
export const canComplete = (ways: readonly Groups[], groups: Groups, remove: UnitsByArea): boolean => {
  const left = groupsWithout(groups, remove)
  return ways.some((way) => [...way].every(([area, size]) => size <= (left.get(area) ?? 0)))
}

/** Whether a house has to remove units now, as far as the app knows (R3.4). */
export const owesRemoval = (state: State, house: HouseId): boolean => !supplyOf(state, house).legal

/** *Supply*: all tokens are set in turn order, then the houses that are over their limit remove their surplus (R3.4). */
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

/** On to the next house that has something to remove, or to the next card. */
const askNext = (transaction: Transaction, deck: DeckId, queue: readonly HouseId[]): void => {
  const left = transaction.state.tracking.units ? queue.filter((house) => owesRemoval(transaction.state, house)) : queue
  if (left.length > 0) transaction.emit({ e: 'moved', stage: { at: 'supply', deck, queue: left } })
  else transaction.order.afterCard(transaction, deck)
}

/**
 * Why a removal at *Supply* is not right. Refusals: NO_SUCH_UNIT, STILL_OVER_LIMIT (R3.4), REMOVAL_NOT_NEEDED (R3.5);
 * NOT_TRACKED if units are reported that the app does not know, or sizes that it knows itself.
 */
export const surplusObjection = (
  state: State,
  { house, remove, sizes }: Omit<RemoveUnits, 'do'>,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const told = toldObjection(state, sizes, remove)
  if (told !== undefined) return told
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

/** A house removes its surplus, or tells its armies (R3.4). Refusals: NOT_YOUR_TURN and those of {@link surplusObjection}. */
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
