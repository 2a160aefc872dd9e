import { useMemo } from 'react'
import { playedMove, type Moment } from '../../../../referee'
import type { AreaId, HouseId } from '../../box/box'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { areaAt, orderToken, printed, stars } from '../../model/position'
import { ordersToConsolidate } from '../../prompts/second-edition'
import type { State } from '../../model/state'
import { controller } from '../../model/control'
import { neighbours } from '../../rules/geography'
import { useTable } from '../hook'

/** Estimates which areas of a house can still have an order, from the reports of the players. The result is only a hint, not a rule. */

type Head = Moment<WesterosVocabulary>

const moveOf = ({ entry: { move } }: Head) => playedMove(move)

/** Returns whether the Action phase is in progress, including its last step, in which Consolidate Power orders are resolved. */
const isAction = ({ stage: { at } }: State): boolean => at === 'raids' || at === 'marches' || at === 'battle' || at === 'power'

/** Returns the areas whose order was used in this Action phase, and the position at the start of the phase. */
const spentSince = (head: Head): { readonly used: ReadonlySet<AreaId>; readonly began: State } => {
  const used = new Set<AreaId>()
  let moment = head
  while (moment.parent !== undefined && isAction(moment.parent.state)) {
    const move = moveOf(moment)
    if (move.do === 'march' || move.do === 'raid') used.add(move.from)
    if (move.do === 'raid') for (const { area } of move.targets) used.add(area)
    moment = moment.parent
  }
  return { used, began: moment.state }
}

/** Areas of a house, sorted by how likely its reported order is there. */
interface RemainingOrders {
  /** Areas that may still have an order of the house. */
  readonly likely: readonly AreaId[]
  /** All other areas, for a folded list. */
  readonly others: readonly AreaId[]
  /** Those of the others that cannot have an order. If units are not tracked, a sea that touches no area of the house is only unlikely. */
  readonly usedUp: readonly AreaId[]
}

/** Returns a function that sorts areas by how likely an order of the house is there. */
export function useRemainingOrders(house: HouseId | undefined): (areas: readonly AreaId[]) => RemainingOrders {
  const head = useTable((open) => open.ledger.head)
  const { used, began } = useMemo(() => spentSince(head), [head])
  const { state } = head
  const isPossible = (area: AreaId): boolean => {
    if (state.tracking.orders === 'app') return true
    if (used.has(area)) return false
    if (state.tracking.units) return areaAt(began, area).garrison?.house === house
    return printed(state, area).kind === 'sea' || controller(state, area) === house
  }
  const isFarSea = (area: AreaId): boolean =>
    !state.tracking.units &&
    printed(state, area).kind === 'sea' &&
    [...neighbours(state, area, 'reach')].every((near) => controller(state, near) !== house)
  return (areas) => {
    const possible = areas.filter(isPossible)
    if (possible.length === 0) return { likely: areas, others: [], usedUp: [] }
    const near = possible.filter((area) => !isFarSea(area))
    const likely = near.length === 0 ? possible : near
    return {
      likely,
      others: areas.filter((area) => !likely.includes(area)),
      usedUp: areas.filter((area) => !possible.includes(area)),
    }
  }
}

/**
 * Returns the areas in which the players have reported another order than Consolidate Power in this Action phase: orders that support a
 * battle or a march on a neutral force, and Defense orders. The rules know orders that were used or removed.
 */
const otherOrders = (head: Head): ReadonlySet<AreaId> => {
  const areas = new Set<AreaId>()
  for (let { parent } = head, moment = head; parent !== undefined && isAction(parent.state); moment = parent, { parent } = moment)
    for (const area of supportsIn(moveOf(moment), parent.state)) areas.add(area)
  return areas
}

const supportsIn = (move: ReturnType<typeof moveOf>, before: State): readonly AreaId[] => {
  const { battle } = before
  if (move.do === 'march') return (move.support ?? []).map(({ area }) => area)
  if (move.do !== 'callSupport') return []
  const defends = battle !== undefined && move.defense !== undefined && orderToken(before, move.defense).kind !== 'consolidate'
  return [...move.supports.map(({ area }) => area), ...(defends ? [battle.area] : [])]
}

/** Returns the areas in which another order than Consolidate Power is known (R15.1). */
export function useWithoutConsolidate(): ReadonlySet<AreaId> {
  const head = useTable((open) => open.ledger.head)
  return useMemo(() => otherOrders(head), [head])
}

/** Returns the houses whose special Consolidate Power order mustered in this Action phase: each house has only one (P1, E15.3). */
const musteredBy = (head: Head): ReadonlySet<HouseId> => {
  const houses = new Set<HouseId>()
  for (let { parent } = head, moment = head; parent !== undefined && isAction(parent.state); moment = parent, { parent } = moment) {
    const move = moveOf(moment)
    if (move.do === 'consolidate') houses.add(move.house)
  }
  return houses
}

/**
 * Returns a function that lists the areas of a house whose reported special order may still muster (E15.3): the house has a star and
 * has not used its special order, and no other order is known in the area.
 */
export function useMusteringAreas(): (house: HouseId) => readonly AreaId[] {
  const head = useTable((open) => open.ledger.head)
  const without = useWithoutConsolidate()
  const mustered = useMemo(() => musteredBy(head), [head])
  const { state } = head
  return (house) =>
    stars(state, house) === 0 || mustered.has(house) ? [] : ordersToConsolidate(state, house).filter((area) => !without.has(area))
}
