import { CITIES, TERRITORIES } from '../box/board'
import { POWERS } from '../box/powers'
import { armiesOf } from './pieces'
import type { State } from './state'

/** Checks the invariants that hold in every position, even after a correction or an overruled refusal: I1, I3–I6. */

const isNatural = (value: number): boolean => Number.isInteger(value) && value >= 0

/** Returns the ids of the violated invariants; an empty list if no invariant is violated. */
export const broken = (state: State): readonly string[] => [
  ...(holdsNumbers(state) ? [] : ['I1']),
  ...(holdsBoard(state) ? [] : ['I3']),
  ...(holdsBattleships(state) ? [] : ['I5']),
  ...(CITIES.every(({ id }) => state.territories[id] !== undefined) ? [] : ['I6']),
]

/** I1: no number is negative or fractional. */
const holdsNumbers = ({ cash, bought, territories, pieces, battle, round, phase }: State): boolean => {
  const units = [
    ...POWERS.map((power) => bought[power]),
    ...Object.values(armiesOf(pieces)).flatMap((here) => Object.values(here)),
    ...(battle === undefined ? [] : [battle.attack, ...Object.values(battle.defend)]),
  ]
  return (
    Object.values(cash).every(isNatural) &&
    units.every((counts) => Object.values(counts).every((count) => Number.isInteger(count) && count > 0)) &&
    Object.values(territories).every(({ income, aa }) => isNatural(income) && isNatural(aa)) &&
    isNatural(round) &&
    phase >= 0 &&
    phase <= 7
  )
}

/** I3: each of the board's territories has exactly one controller, and `territories` contains no other spaces. */
const holdsBoard = ({ territories, players }: State): boolean => {
  const ids = Object.keys(territories)
  const played = players.flatMap(({ powers }) => powers)
  return (
    ids.length === TERRITORIES.length &&
    TERRITORIES.every(({ id }) => POWERS.includes(territories[id]?.controller ?? ('' as never))) &&
    POWERS.every((power) => played.filter((one) => one === power).length === 1)
  )
}

/** I5: a side never has more damaged battleships than battleships, and no damaged battleship after a battle. */
const holdsBattleships = ({ battle }: State): boolean => {
  if (battle === undefined) return true
  return [battle.attack, ...Object.values(battle.defend)].every(
    ({ bb = 0, hurt = 0 }) => hurt <= bb && (battle.outcome === undefined || hurt === 0),
  )
}
