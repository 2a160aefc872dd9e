import type { Moment } from '../../../../referee'
import type { Language } from '../../../../ui/words'
import type { ElCapitan } from '../..'
import type { Event } from '../../model/events'
import { namedIn } from '../parts/named'
import { wordsIn } from '../../words'

/** Events that the summary of a turn leaves out: the title of the row names the player, and the others are no actions of a turn. */
const LEFT_OUT: readonly Event['e'][] = ['startChosen', 'turnEnded', 'numberTold']

/**
 * Returns the actions of a turn as sentences, for the collapsed row of the turn in the history. Returns `counts` if the entries contain no
 * action.
 * @param moments in the order of play
 * @param counts text that counts the kinds of entries
 */
export const turnSummaryOf = (moments: readonly Moment<ElCapitan>[], counts: string, language: Language): string => {
  const sentences = moments.flatMap(({ entry, state }) => {
    const named = namedIn(state, language)
    const tellers = wordsIn(language).eventsIn(named.colours, named)
    return entry.events.flatMap((event) => {
      if (event.e === 'rewound' || LEFT_OUT.includes(event.e)) return []
      return (tellers[event.e] as (one: Event) => string)(event)
    })
  })
  return sentences.length === 0 ? counts : sentences.join(' ')
}
