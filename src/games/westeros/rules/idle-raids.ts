import type { Raid } from './raids'
import type { State } from '../model/state'
import { evolve } from '../transaction/evolve'
import { decide } from './decide'
import { raider, raidsOf, raidTargets } from './raids'

/**
 * Returns the Raid orders without a target in turn order, up to the first house that has a Raid order with a target. Empty if the players
 * report orders.
 */
export const idleRaids = (state: State): readonly Raid[] => {
  const raids: Raid[] = []
  let now = state
  for (let house = raider(now); house !== undefined && now.tracking.orders === 'app'; house = raider(now)) {
    const own = raidsOf(now, house)
    const [from] = own
    if (from === undefined || own.some((area) => raidTargets(now, house, area).length > 0)) break
    const raid: Raid = { do: 'raid', house, from, targets: [] }
    const decision = decide(now, raid)
    if (!decision.ok) break
    raids.push(raid)
    now = decision.value.reduce<State>(evolve, now)
  }
  return raids
}
