import type { Refusal } from '../../../../referee'
import { startDraft } from '../../../../table/question/answering'
import type { AreaId } from '../../box/box'
import { raidDomain, type RaidDraft } from '../../prompts/raids'
import { NOTHING_WAIVED, refuse, type Code } from '../../model/refusals'
import { raidable, raidsOf, raidTargets, targetObjection } from '../../rules/raids'
import type { State } from '../../model/state'

/** R9: possible origins and targets of a raid on the map. */

/** Returns the first draft of a raid. If only one Raid order exists, it is already chosen. */
export const raidStart = (state: State): RaidDraft => {
  const domain = raidDomain(state)
  const { house } = domain.empty
  const origins = state.tracking.orders === 'table' || house === undefined ? [] : raidsOf(state, house)
  return startDraft(
    domain,
    origins.map((from) => ({ from })),
  )
}

/** Returns the areas that can be chosen next: origins of the raid, then areas whose order the raid can remove. */
export const raidAreas = (state: State, { house, from, special }: RaidDraft): readonly AreaId[] => {
  if (house === undefined) return []
  if (from === undefined) return raidsOf(state, house)
  return [...new Set(raidTargets(state, house, from, special).map(({ area }) => area))]
}

/** Returns the reason why an area cannot be chosen next. */
export const raidAreaObjection = (state: State, { house, from, special }: RaidDraft, area: AreaId): Refusal<Code> | undefined => {
  if (house === undefined || area === from) return undefined
  if (from !== undefined) {
    if (state.tracking.orders === 'app') return targetObjection(state, house, from, { area })
    // Every order that the raid can remove is refused for the same reason, so the first kind stands for all.
    const [kind] = raidable(state, special)
    return kind === undefined ? undefined : targetObjection(state, house, from, { area, kind }, NOTHING_WAIVED, special)
  }
  if (raidsOf(state, house).includes(area)) return undefined
  return (state.tracking.orders === 'app' ? refuse('NO_RAID_THERE', { house, area }) : refuse('NO_UNIT', { house, area })).refusal
}
