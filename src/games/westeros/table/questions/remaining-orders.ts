import { useMemo } from 'react'
import type { Moment } from '../../../../referee'
import type { AreaId, HouseId } from '../../box/box'
import type { WesterosVocabulary } from '../../model/vocabulary'
import { areaAt, printed } from '../../model/position'
import type { State } from '../../model/state'
import { controller } from '../../model/control'
import { useTable } from '../hook'

/** Where orders lie on the board: which areas of a house can still have one, as far as was reported. It is advice, and no rule. */

type Head = Moment<WesterosVocabulary>

const moveOf = ({ entry: { move } }: Head) => (move.do === 'overrule' ? move.move : move)

const isAction = ({ stage: { at } }: State): boolean => at === 'raids' || at === 'marches' || at === 'battle'

/** Areas whose order was used in this Action phase, and the position in which it began. */
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

/** Parts areas: those in which an order of the house may still lie, and the others. */
export function useRemainingOrders(
  house: HouseId | undefined,
): (areas: readonly AreaId[]) => readonly [likely: readonly AreaId[], others: readonly AreaId[]] {
  const head = useTable((open) => open.ledger.head)
  const { used, began } = useMemo(() => spentSince(head), [head])
  const { state } = head
  const isLikely = (area: AreaId): boolean => {
    if (state.tracking.orders === 'app') return true
    if (used.has(area)) return false
    if (state.tracking.units) return areaAt(began, area).garrison?.house === house
    return printed(state, area).kind === 'sea' || controller(state, area) === house
  }
  return (areas) => {
    const likely = areas.filter(isLikely)
    return likely.length === 0 ? [areas, []] : [likely, areas.filter((area) => !likely.includes(area))]
  }
}
