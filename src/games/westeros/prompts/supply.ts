import type { Random } from '../../../referee'
import type { HouseId } from '../box/box'
import type { UnitsByArea } from '../model/moves'
import { houseState } from '../model/position'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { piecesOf } from '../rules/removal'
import { canComplete, cuts, groupsOf, surplusObjection, type Groups } from '../rules/supply'
import type { State } from '../model/state'
import { removalDomain, takeSome, type RemovalDraft, type RemovalStep } from './removal'

/**
 * R3.4, R3.5: question in which a house removes units that exceed the supply limit. A unit is offered only if removing it cannot lead to
 * removing more units than necessary.
 */

export type SurplusDraft = RemovalDraft
export type SurplusStep = RemovalStep

export const surplusDomain = (state: State, house: HouseId): MoveDomain<SurplusDraft, SurplusStep> => {
  const groups = groupsOf(state, house)
  const options = cuts(state.box, houseState(state, house).supply, groups)
  return removalDomain(state, house, {
    rule: 'R3.5',
    objection: (removal) => surplusObjection(state, removal),
    completable: (remove) => canComplete(options, groups, remove),
    sample: (random) => sampleSurplus(state, house, groups, options, random),
  })
}

/** Returns randomly chosen units to remove, so that the armies of a house no longer exceed its supply limit. */
const sampleSurplus = (state: State, house: HouseId, groups: Groups, options: readonly Groups[], random: Random): UnitsByArea => {
  const way = oneOf(random, options)
  if (way === undefined) return {}
  return Object.fromEntries(
    Object.entries(piecesOf(state, house)).flatMap(([area, there]) => {
      const number = (groups.get(area) ?? 0) - (way.get(area) ?? 0)
      return number > 0 ? [[area, takeSome(there, number, random)]] : []
    }),
  )
}
