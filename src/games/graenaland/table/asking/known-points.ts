import type { Moment } from '../../../../referee'
import type { Graenaland } from '../..'
import type { Question } from '../../prompts/draft'
import { mostPoints } from '../../rules/goals'
import { pointsReportedUpTo } from '../../views/shown-cards'

/**
 * Returns the points that a clan reported for its victory point card when its announcement failed, as the answer with which the question
 * for the points begins (R82, A18). Returns undefined if the clan reported none, or if no card can give so many points now.
 */
export const knownPoints = ({ kind, roles: [by] }: Question, moment: Moment<Graenaland>) => {
  const points = kind === 'proof' && by !== undefined ? pointsReportedUpTo(moment, by) : undefined
  return points === undefined || by === undefined || points > mostPoints(moment.state, by) ? undefined : { amount: points }
}
