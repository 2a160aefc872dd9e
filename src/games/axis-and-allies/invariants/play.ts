import { CAPITALS, TERRITORIES, territoryOf } from '../box/board'
import { areAllied, POWERS } from '../box/powers'
import { broken } from '../model/count'
import type { State } from '../model/state'
import { productionOf } from '../rules/collect-income'
import { together } from '../rules/fire'
import { fightersIn } from '../box/units'
import { capitalLost } from '../model/battlefield'
import { cityHolders } from '../rules/winning'
import { brokenPieces } from './pieces'

/**
 * Checks the invariants of each position that players reach by legal moves: I2, I6, I11, I13, I14, I21, P2–P5. A correction or an overruled
 * refusal may break these invariants.
 */
export const violations = (state: State): readonly string[] => [
  ...broken(state),
  ...(holdsProduction(state) ? [] : ['I2']),
  ...(Object.keys(cityHolders(state.territories)).length === 12 ? [] : ['I6']),
  ...heldByAllies(state),
  ...capitalsOfAllies(state),
  ...overfull(state),
  ...(holdsEnd(state) ? [] : ['I21']),
  ...brokenPieces(state),
]

/** I2: the sum of the productions of the five powers equals the sum of the incomes of all territories. */
const holdsProduction = ({ territories }: State): boolean => {
  const all = Object.values(territories).reduce((sum, { income }) => sum + income, 0)
  return POWERS.reduce((sum, power) => sum + productionOf(territories, power), 0) === all
}

/** I11: no power controls an original territory of an ally whose capital is not captured. */
const heldByAllies = (state: State): readonly string[] =>
  TERRITORIES.flatMap(({ id, original }) => {
    const controller = state.territories[id]?.controller ?? original
    return controller !== original && areAllied(controller, original) && !capitalLost(state, original) ? [`I11 ${id}`] : []
  })

/** I13: each capital is controlled by the power to which it originally belongs or by an enemy of this power, never by an ally. */
const capitalsOfAllies = ({ territories }: State): readonly string[] =>
  POWERS.flatMap((power) => {
    const holder = territories[CAPITALS[power]]?.controller ?? power
    return holder !== power && areAllied(holder, power) ? [`I13 ${power}`] : []
  })

/**
 * I14: the number of units placed through an industrial complex does not exceed the income of its territory. The complex was not built this
 * turn, and the power has controlled the territory since the start of the turn.
 */
const overfull = ({ turn, territories, power, phase }: State): readonly string[] =>
  (phase === 0 ? [] : Object.entries(turn.used)).flatMap(([id, count]) => {
    const holding = territories[id]
    const isRight = holding?.controller === power && holding.ic && count <= holding.income && !turn.newIcs.includes(id)
    return isRight && territoryOf(id) !== undefined ? [] : [`I14 ${id}`]
  })

/**
 * I21: after step 8 of a battle, at most one side has units. Exceptions: the attacker retreated, or the players finished the battle without
 * the app.
 */
const holdsEnd = ({ battle }: State): boolean => {
  if (battle?.outcome === undefined || battle.outcome === 'retreated' || battle.outcome === 'byHand') return true
  return fightersIn(battle.attack) === 0 || fightersIn(together(battle.defend)) === 0
}
