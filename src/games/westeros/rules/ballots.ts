import { openBallot as freshBallot } from '../../../referee'
import type { HouseId } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import { questionOf } from '../transaction/evolve'
import type { BallotKind } from '../model/state'

/**
 * Opens a ballot: these houses choose in secret. Its name tells the round, the question, how often the table has gone back,
 * and how many ballots came before on this line of play, so that no two ballots ever share a name, even if a correction leads
 * to the same question of the same round again. On two lines of play the marks differ: the referee marks each way back that
 * leaves a ballot behind, also one in which nobody had cast.
 * @param label what is chosen, e.g. `bid/fiefdoms`
 * @param roles houses who choose, in turn order; one at least
 */
export const openBallot = (transaction: Transaction, kind: BallotKind, label: string, roles: readonly HouseId[]): void => {
  const { round, ballots, rewinds, known } = transaction.state
  const question = `r${round}/${label}`
  const wasKnown = known.some((revealed) => questionOf(revealed) === question)
  const name = rewinds === 0 ? question : `${question}~${rewinds}`
  transaction.emit({ e: 'ballotOpened', ballot: freshBallot(kind, name, ballots, roles, wasKnown) })
}
