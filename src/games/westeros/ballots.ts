import { openBallot as freshBallot } from '../../referee'
import type { HouseId } from './box/box'
import type { Course } from './course'
import { questionOf } from './evolve'
import type { BallotKind } from './state'

/**
 * Opens a ballot: these houses choose in secret. Its name tells round, question and how often the table has gone back,
 * so that no two ballots ever share a name.
 * @param label what is chosen, e.g. `bid/fiefdoms`
 * @param roles houses who choose, in the order in which the phone goes round; one at least
 */
export const openBallot = (course: Course, kind: BallotKind, label: string, roles: readonly HouseId[]): void => {
  const { round, rewinds, known } = course.state
  const question = `r${round}/${label}`
  const wasKnown = known.some((revealed) => questionOf(revealed) === question)
  const name = rewinds === 0 ? question : `${question}~${rewinds}`
  course.happen({ e: 'ballotOpened', ballot: freshBallot(kind, name, 0, roles, wasKnown) })
}
