import { playedMove, type Moment, type Rewound } from '../../../../referee'
import type { LogStep } from '../../../../table/log/game-log'
import type { Language } from '../../../../ui/words'
import type { Graenaland } from '../..'
import type { Clan } from '../../box/box'
import type { Event } from '../../model/events'
import { isClan } from '../parts/Plate'
import { outcomeTextsIn } from './words'

/** Events of entries that change nothing on the board: passes, votes before the result, ends of building, and the cards of a production. */
const MINOR: readonly (Event['e'] | 'rewound')[] = ['drawn', 'ordersAsked', 'waived', 'voted', 'ready', 'constructionEnded', 'finalEnded']

/** Returns whether a collapsed row of the log may contain an entry. Other entries have their own rows. */
export const mayFold = ({ entry: { events } }: Moment<Graenaland>): boolean => events.every((one) => isMinor(one))

/** Returns whether an event changes nothing on the board. A reported improvement token is kept, so it counts as a change. */
const isMinor = (event: Event | Rewound): boolean => MINOR.some((one) => one === event.e) && !('token' in event)

/** Returns the step of an entry: the production, whose cards are one collapsed row. */
export const logStepOf = ({ entry: { move } }: Moment<Graenaland>): LogStep | undefined =>
  move.do === 'draw' && move.token === undefined ? { key: 'production', isAlwaysFolded: true } : undefined

/** Returns the number of cards that a collapsed production laid out; undefined for other entries. */
export const logSummaryOf = (moments: readonly Moment<Graenaland>[], language: Language): string | undefined => {
  const draws = moments.flatMap(({ entry: { events } }) => events.flatMap((event) => (event.e === 'drawn' ? [event] : [])))
  if (draws.length === 0) return undefined
  return outcomeTextsIn(language).cardsOut(draws.filter(({ kept, card }) => kept && card !== 'empty').length)
}

/** Moves whose rows show an icon: they concern a territory or all clans. */
const WITHOUT_BADGE: readonly string[] = ['draw', 'drawAll', 'reveal', 'cast', 'castAnew', 'correct']

/**
 * Returns the clan whose badge an entry shows although its move names no clan: the chief for a closed vote, the next chief for the ship
 * marker, otherwise the only clan that the events name as their author.
 */
export const logBadgeOf = ({ entry: { move, events }, parent }: Moment<Graenaland>): Clan | undefined => {
  const { do: kind } = playedMove(move)
  if (WITHOUT_BADGE.includes(kind)) return undefined
  if (kind === 'closeVote') return parent?.state.chief
  const passed = events.find((event) => event.e === 'roundEnded')
  if (passed?.e === 'roundEnded') return passed.chief
  const [clan, ...others] = new Set(events.flatMap((event) => ('by' in event && isClan(event.by) ? [event.by] : [])))
  return others.length === 0 ? clan : undefined
}
