import { openBallot as freshBallot } from '../../../referee'
import type { HouseId } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import { questionOf } from '../transaction/evolve'
import type { BallotKind } from '../model/state'

/**
 * Opens a ballot in which these houses choose in secret. The name of the ballot contains the round, the question and the number of
 * rewinds; the ballot also stores the number of earlier ballots. Two ballots are therefore always different, even if a correction
 * repeats the question in the same round. Every rewind past a ballot is counted, even if no house had sealed a choice in it.
 * @param label question, e.g. `bid/fiefdoms`
 * @param roles houses that choose, in turn order; at least one
 */
export const openBallot = (transaction: Transaction, kind: BallotKind, label: string, roles: readonly HouseId[]): void => {
  const { round, ballots, rewinds, known } = transaction.state
  const question = `r${round}/${label}`
  const wasKnown = known.some((revealed) => questionOf(revealed) === question)
  const name = rewinds === 0 ? question : `${question}~${rewinds}`
  transaction.emit({ e: 'ballotOpened', ballot: freshBallot(kind, name, ballots, roles, wasKnown) })
}
