import { isZone } from '../box/board'
import type { ByPower, Power } from '../box/powers'
import { fightersIn, profilesOf, type Units } from '../box/units'
import { attackersAt, enemyPieces, landingZones } from '../model/battlefield'
import { unitsOf } from '../model/pieces'
import type { State } from '../model/state'
import type { Question } from '../odds/odds'
import { shipsOffShore } from '../rules/battles'
import { modifiersFor } from '../rules/national-advantages'

/**
 * Returns the input for the odds of a battle in a space, if the app tracks units: the attackers sent so far, the defenders, the AA gun, and
 * all ships that can bombard. Undefined if a side has no fighting units.
 */
export const oddsQuestionAt = (state: State, at: string): Question | undefined => {
  const { territories, developments, settings, used, power, numbers, turn } = state
  const attack = unitsOf(attackersAt(state, at).must)
  const enemies = enemyPieces(state, at)
  const holding = territories[at]
  const units: Units = unitsOf(enemies)
  if (fightersIn(attack) === 0 || fightersIn(units) === 0) return undefined
  const zones = landingZones(state, at)
  const place = isZone(at) ? ('sea' as const) : ('land' as const)
  const defenders = [...new Set(enemies.map(([, piece]) => piece.power))]
  const defend: ByPower<Units> = Object.fromEntries(
    defenders.map((one: Power) => [one, unitsOf(enemies.filter(([, piece]) => piece.power === one))]),
  )
  const amphibious = zones.length > 0
  // Ships cannot bombard from a sea zone in which a sea battle still has to be fought (R37, R59).
  const calm = zones.filter((zone) => enemyPieces(state, zone).length === 0)
  return {
    place,
    attack,
    defend: { ...units, ...((holding?.aa ?? 0) > 0 && { aa: holding?.aa ?? 0 }) },
    amphibious,
    bombard: shipsOffShore(state, calm),
    seaBattle: zones.some((zone) => turn.fought.includes(zone)),
    attackTech: developments[power],
    defendTech: [...new Set(defenders.flatMap((one) => developments[one]))],
    modifiers: modifiersFor({
      advantages: settings.advantages,
      used,
      ended: state.ended,
      place,
      at,
      by: power,
      amphibious,
      attack,
      defenders: Object.keys(defend) as Power[],
    }),
    profiles: profilesOf(numbers),
    destroyerBothSides: settings.destroyerBothSides,
    first: true,
  }
}
