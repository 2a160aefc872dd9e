import type { Refusal } from '../../../../referee'
import { ORDER_KINDS, type AreaId } from '../../box/box'
import { raidDomain, type RaidDraft } from '../../prompts/raids'
import { refuse, type Code } from '../../model/refusals'
import { RAIDABLE, raidsOf, raidTargets, targetObjection } from '../../rules/raids'
import type { State } from '../../model/state'

/** R9: where a raid may begin, and what it may hit, as the map shows it. */

/** Where the draft of a raid begins: where there is one Raid order only, it is chosen already. */
export const raidStart = (state: State): RaidDraft => {
  const domain = raidDomain(state)
  const { empty } = domain
  const areas = state.tracking.orders === 'table' || empty.house === undefined ? [] : raidsOf(state, empty.house)
  const only = areas.length === 1 && areas[0] !== undefined ? domain.take(empty, { from: areas[0] }) : undefined
  return only?.ok === true ? only.value : empty
}

/** Areas that can be chosen next: where the Raid lies, then whose order it removes. */
export const raidAreas = (state: State, { house, from }: RaidDraft): readonly AreaId[] => {
  if (house === undefined) return []
  if (from === undefined) return raidsOf(state, house)
  return [...new Set(raidTargets(state, house, from).map(({ area }) => area))]
}

/** Why an area cannot be chosen next. */
export const raidAreaObjection = (state: State, { house, from }: RaidDraft, area: AreaId): Refusal<Code> | undefined => {
  if (house === undefined || area === from) return undefined
  if (from !== undefined) {
    const kind = RAIDABLE[0] ?? ORDER_KINDS[0]
    return targetObjection(state, house, from, state.tracking.orders === 'app' ? { area } : { area, kind })
  }
  if (raidsOf(state, house).includes(area)) return undefined
  return (state.tracking.orders === 'app' ? refuse('NO_RAID_THERE', { house, area }) : refuse('NO_UNIT', { house, area })).refusal
}
