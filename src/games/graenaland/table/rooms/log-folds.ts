import type { Moment } from '../../../../referee'
import type { LogStep } from '../../../../table/log/game-log'
import type { Language } from '../../../../ui/words'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'
import { outcomeTextsIn } from './words'

/** Events of entries that change nothing on the board: passes, votes before the result, ends of building, and the cards of a production. */
const MINOR: readonly (Event['e'] | 'rewound')[] = ['drawn', 'ordersAsked', 'waived', 'voted', 'ready', 'constructionEnded', 'finalEnded']

/** Returns whether a collapsed row of the log may contain an entry. Results of votes, buildings and ends of rounds have their own rows. */
export const mayFold = ({ entry: { events } }: Moment<Graenaland>): boolean => events.every(({ e }) => MINOR.some((one) => one === e))

/** Returns the step of an entry: the production, whose cards are one collapsed row. */
export const logStepOf = ({ entry: { move } }: Moment<Graenaland>): LogStep | undefined =>
  move.do === 'draw' ? { key: 'production', isAlwaysFolded: true } : undefined

/** Returns the number of cards that a collapsed production laid out; undefined for other entries. */
export const logSummaryOf = (moments: readonly Moment<Graenaland>[], language: Language): string | undefined => {
  const draws = moments.flatMap(({ entry: { events } }) => events.flatMap((event) => (event.e === 'drawn' ? [event] : [])))
  if (draws.length === 0) return undefined
  return outcomeTextsIn(language).cardsOut(draws.filter(({ kept, card }) => kept && card !== 'empty').length)
}
