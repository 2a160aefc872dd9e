import type { HouseId } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import { houseState } from '../model/position'
import type { Outcome, Stage, State } from '../model/state'
import { castleAreas } from '../model/control'

/** R17: sudden victory, checked at the times listed in A29, and scoring after the last round. */

/** Returns the number of castle areas with which a house wins at once. The number depends on the number of playing houses (R17.1). */
export const threshold = (state: State): number => state.box.victory[state.playing.length as 3 | 4 | 5]

export interface Standing {
  readonly house: HouseId
  readonly castles: number
  /** Space of the supply token of the house (A39). */
  readonly supply: number
  /** Available power of the house; undefined if power is not tracked. */
  readonly power: number | undefined
}

export const standings = (state: State): readonly Standing[] =>
  state.playing.map((house) => {
    const { supply, power } = houseState(state, house)
    return { house, castles: castleAreas(state, house).length, supply, power }
  })

/**
 * Returns the best houses: most castle areas, then supply, then available power. Houses that are still equal share a draw (R17.2, R17.3,
 * A38). Untracked power counts as 0.
 */
export const best = (rows: readonly Standing[]): Omit<Outcome, 'how'> => {
  let left = rows
  const criteria = [
    ['castles', (row: Standing) => row.castles],
    ['supply', (row: Standing) => row.supply],
    ['power', (row: Standing) => row.power ?? 0],
  ] as const
  for (const [decidedBy, value] of criteria) {
    const highest = Math.max(...left.map(value))
    left = left.filter((row) => value(row) === highest)
    if (left.length === 1) return { winners: left.map(({ house }) => house), decidedBy }
  }
  return { winners: left.map(({ house }) => house), decidedBy: 'draw' }
}

/** Compares two houses by R17.2. A negative result means that `a` is better. */
export const better = (a: Standing, b: Standing): number => b.castles - a.castles || b.supply - a.supply || (b.power ?? 0) - (a.power ?? 0)

/** Returns the outcome when victory is checked during the game; undefined if no house has enough castle areas (R17.1, A30). */
export const suddenVictory = (state: State): Outcome | undefined => {
  const reached = standings(state).filter(({ castles }) => castles >= threshold(state))
  return reached.length === 0 ? undefined : { how: 'sudden', ...best(reached) }
}

/** Returns the outcome after the last round (R17.2). */
export const finalOutcome = (state: State): Outcome => ({ how: 'lastRound', ...best(standings(state)) })

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
