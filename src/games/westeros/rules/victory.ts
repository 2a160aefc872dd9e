import type { HouseId } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import { houseState } from '../model/position'
import type { Outcome, Stage, State } from '../model/state'
import { castleAreas } from '../model/control'

/** R17: sudden victory at the check points of A29, otherwise the scoring after the last round. */

/** Castle areas that win at once, by the number of houses that play (R17.1). */
export const threshold = (state: State): number => state.box.victory[state.playing.length as 3 | 4 | 5]

export interface Standing {
  readonly house: HouseId
  readonly castles: number
  /** Place of the supply token (A39). */
  readonly supply: number
  /** Available power; undefined where it is not tracked. */
  readonly power: number | undefined
}

export const standings = (state: State): readonly Standing[] =>
  state.playing.map((house) => {
    const { supply, power } = houseState(state, house)
    return { house, castles: castleAreas(state, house).length, supply, power }
  })

/**
 * The best of some standings: most castle areas, then supply token, then available power; all that are still equal
 * share a draw (R17.2, R17.3, A38). Where power is not tracked it decides nothing.
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

/** Who is better by the comparison of R17.2; negative: `a`. */
export const better = (a: Standing, b: Standing): number => b.castles - a.castles || b.supply - a.supply || (b.power ?? 0) - (a.power ?? 0)

/** How the game stands at a check point: undefined while nobody has reached the threshold (R17.1, A30). */
export const suddenVictory = (state: State): Outcome | undefined => {
  const reached = standings(state).filter(({ castles }) => castles >= threshold(state))
  return reached.length === 0 ? undefined : { how: 'sudden', ...best(reached) }
}

/** The outcome after the last round (R17.2). */
export const finalOutcome = (state: State): Outcome => ({ how: 'lastRound', ...best(standings(state)) })

/**
 * A check point of A29.
 * @param then where play would stand after it, if that is not where it stands: a correction may resume the game there
 * @returns true if the game is over: nothing more may happen in this transaction
 */
export const checkVictory = (transaction: Transaction, then?: Stage): boolean => {
  if (transaction.state.outcome !== undefined) return true
  const outcome = suddenVictory(transaction.state)
  if (outcome === undefined) return false
  if (then !== undefined) transaction.emit({ e: 'moved', stage: then })
  transaction.emit({ e: 'gameEnded', outcome })
  return true
}
