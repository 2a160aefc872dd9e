import { upTo } from '../../../kit/counts'
import { SITES } from '../box/board'
import type { State } from '../model/state'
import { longRuns, occupied, shutsDown } from '../rules/track'
import { broken } from '../model/count'

/**
 * Checks the invariants of each position that players reach by legal moves: I4, I5, I8, I16. A correction or an overruled refusal may break
 * these invariants.
 */
export const violations = (state: State): readonly string[] => [
  ...broken(state),
  ...(state.settings.turnsTold ? Object.entries(state.cities) : []).flatMap(([id]) => [
    ...(holdsBlock(state, id) ? [] : [`I4 ${id}`]),
    ...(longRuns(state).some(({ city }) => city === id) ? [`I5 ${id}`] : []),
  ]),
  ...(state.settings.debt === 'negative' || state.stage === 'over' || Object.values(state.money).every((florins) => florins >= 0)
    ? []
    : ['I8']),
  ...(!state.settings.turnsTold || state.players.every(({ colour, neutral }) => neutral === undefined || isBalanced(state, colour))
    ? []
    : ['I16']),
]

const isBalanced = ({ left }: State, colour: string): boolean => {
  const { main = 0, neutral = 0 } = left[colour] ?? {}
  return main + neutral === 0 || main > neutral
}

/**
 * I4, R61: the occupied sites of a city have no gap between them. Sites before the first occupied site are empty because their warehouses
 * were shut down.
 */
const holdsBlock = ({ cities, numbers, players, settings }: State, id: string): boolean => {
  const city = cities[id]
  if (city === undefined) return false
  const sites = occupied(city)
  const [lowest, highest] = [sites[0], sites.at(-1)]
  if (lowest === undefined || highest === undefined) return city.shut.length === 0
  if (highest - lowest + 1 !== sites.length) return false
  if (sites.length === 1 && highest === 2) return city.shut.length === 0
  const inForce = upTo(highest).filter((site) => shutsDown(numbers, id, site, players.length) === true)
  if (city.shut.length > inForce.length) return false
  const begins = inForce.length + 1
  return highest < SITES && settings.reopenShutsDown ? lowest === begins : lowest <= begins
}
