import { minus, plus } from '../../../kit/counts'
import type { Power } from '../box/powers'
import type { Army, Unit, Units } from '../box/units'
import type { Battle } from '../model/battle'

const under = (count: number): Units => (count > 0 ? { ss: count } : {})

/** Returns the attackers that stay in the space of a finished battle: without those that have retreated. */
const attackersIn = ({ attack, retreated, outcome }: Battle): Army => {
  if (outcome !== 'retreated') return attack
  const { hurt: _hurt, ...standing } = attack
  return Object.fromEntries(Object.entries(minus<Unit>(standing, retreated?.units)).filter(([, count]) => count > 0))
}

/**
 * Returns the units of both sides that stay in the space of a finished battle. Submerged submarines are included, because they stay in the
 * sea zone (R49).
 */
export const stayingIn = (battle: Battle): Pick<Battle, 'by' | 'attack' | 'defend'> => {
  const { by, defend, submerged } = battle
  const powers = new Set([...Object.keys(defend), ...Object.keys(submerged.defend)] as readonly Power[])
  return {
    by,
    attack: plus<Unit>(attackersIn(battle), under(submerged.attack)),
    defend: Object.fromEntries([...powers].map((power) => [power, plus<Unit>(defend[power] ?? {}, under(submerged.defend[power] ?? 0))])),
  }
}
