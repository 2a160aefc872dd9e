import { lastAnswer, type Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { effectDue } from '../../rules/locations'
import { hasOutcome } from './has-outcome'

/**
 * Returns the entries of an answer directly before an entry that have no outcome screen, oldest first. The screen of the given entry shows
 * their markers and skipped steps.
 */
export const withoutScreen = (moment: Moment<MafiaCity>): readonly Moment<MafiaCity>[] => {
  const before = lastAnswer({ head: moment }).slice(0, -1)
  return before.slice(before.findLastIndex((one) => hasOutcome(one)) + 1)
}

/**
 * Returns whether an entry decides on a figure or on the cards of the Shopping District. The outcome screen of the location already shows
 * the figure, the cards and the marker.
 */
export const isShownWithControl = ({ parent }: Moment<MafiaCity>): boolean => {
  const due = parent && effectDue(parent.state)
  return due === 'takeFigure' || due === 'shop'
}
