import type { HouseId } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import { editionOf } from '../model/edition'
import { houseState, place } from '../model/position'
import type { Outcome, Stage, State } from '../model/state'
import { castleAreas, controlledBy } from '../model/control'

/** R17: sudden victory, checked at the times listed in A29, and scoring after the last round. */

/** Returns the number of castle areas with which a house wins at once. The number depends on the number of playing houses (R17.1). */
export const threshold = (state: State): number => state.box.victory[state.playing.length as 3 | 4 | 5 | 6] ?? state.box.victory[5]

export interface Standing {
  readonly house: HouseId
  readonly castles: number
  /** Space of the supply token of the house (A39). */
  readonly supply: number
  /** Available power of the house; undefined if power is not tracked. */
  readonly power: number | undefined
  /** Number of controlled land areas (E17.2). */
  readonly landAreas: number
  /** Place on the Iron Throne track, 1 is best (E17.2). */
  readonly ironThrone: number
}

export const standings = (state: State): readonly Standing[] =>
  state.playing.map((house) => {
    const { supply, power } = houseState(state, house)
    const castles = castleAreas(state, house).length
    return { house, castles, supply, power, landAreas: controlledBy(state, house).length, ironThrone: place(state, 'ironThrone', house) }
  })

type Criterion = readonly [decidedBy: Exclude<Outcome['decidedBy'], 'draw'>, value: (row: Standing) => number]

/** R17.2: criteria of the first edition, the most important one first. Untracked power counts as 0. */
const BY_POWER: readonly Criterion[] = [
  ['castles', (row) => row.castles],
  ['supply', (row) => row.supply],
  ['power', (row) => row.power ?? 0],
]

/** E17.2: criteria of the second edition. The Iron Throne track decides every tie. */
const BY_LAND_AREAS: readonly Criterion[] = [
  ['castles', (row) => row.castles],
  ['landAreas', (row) => row.landAreas],
  ['supply', (row) => row.supply],
  ['ironThrone', (row) => -row.ironThrone],
]

/** Returns the criteria that order the houses in a game (R17.2, E17.2, B19). */
const criteriaOf = (state: State): readonly Criterion[] => (editionOf(state).tieByLandAreas ? BY_LAND_AREAS : BY_POWER)

/** Returns the best houses. Houses that are equal in every criterion share a draw (R17.2, R17.3, A38, E17.2). */
export const best = (state: State, rows: readonly Standing[]): Omit<Outcome, 'how'> => {
  let left = rows
  for (const [decidedBy, value] of criteriaOf(state)) {
    const highest = Math.max(...left.map(value))
    left = left.filter((row) => value(row) === highest)
    if (left.length === 1) return { winners: left.map(({ house }) => house), decidedBy }
  }
  return { winners: left.map(({ house }) => house), decidedBy: 'draw' }
}

/** Compares two houses by R17.2 or E17.2. A negative result means that `a` is better. */
export const better =
  (state: State) =>
  (a: Standing, b: Standing): number =>
    criteriaOf(state).reduce((so, [, value]) => (so === 0 ? value(b) - value(a) : so), 0)

/** Returns the outcome when victory is checked during the game; undefined if no house has enough castle areas (R17.1, A30). */
export const suddenVictory = (state: State): Outcome | undefined => {
  const reached = standings(state).filter(({ castles }) => castles >= threshold(state))
  return reached.length === 0 ? undefined : { how: 'sudden', ...best(state, reached) }
}

/** Returns the outcome after the last round (R17.2). */
export const finalOutcome = (state: State): Outcome => ({ how: 'lastRound', ...best(state, standings(state)) })

/**
 * Ends the game if a house has won (A29).
 * @param then stage after the current move, if different from the current stage; a correction may resume the game at this
 * stage
 * @returns true if the game is over and the transaction must not continue
 */
export const checkVictory = (transaction: Transaction, then?: Stage): boolean => {
  if (transaction.state.outcome !== undefined) return true
  const outcome = suddenVictory(transaction.state)
  if (outcome === undefined) return false
  if (then !== undefined) transaction.emit({ e: 'moved', stage: then })
  transaction.emit({ e: 'gameEnded', outcome })
  return true
}
