import type { Language } from '../../../../ui/words'
import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { POLICE_STATION } from '../../box/box'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { effectDue } from '../../rules/locations'
import { numbered } from '../asking/asked'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'
import { tableTextsIn } from '../words'

/**
 * Returns whether a move is part of the answer that takes off all markers of the strategic phase. Players give this answer if the app does
 * not track Mafiosi.
 */
export const takesAllMarkers = (move: OwnMove, before: State | undefined): boolean =>
  move.do === 'choose' && before?.stage === 'strategy' && !before.settings.tokensKept

/** Returns whether a move only takes the marker off an empty location, which the app does before the next choice. */
export const isMarkerOff = ({ entry: { events } }: Moment<MafiaCity>): boolean =>
  events.some(({ e }) => e === 'opened') && events.some(({ e }) => e === 'unmarked')

/** Returns whether a player declines to play a Secret Deal and the other players may still play one. */
const declinesAlone = (events: readonly { readonly e: string }[]): boolean =>
  events.some(({ e }) => e === 'dealDeclined') && events.every(({ e }) => e !== 'controlled')

/** Returns whether a move is named on the undo button only if the answer consists of this move. */
export const isNamedAlone = (moment: Moment<MafiaCity>): boolean => isMarkerOff(moment) || declinesAlone(moment.entry.events)

/**
 * Returns the name of a move on the undo button and in the history, if the position or the answer decides what the move was, for example
 * which effect a controller did not use. Undefined if the kind of the move is enough.
 */
export const actionIn = (
  move: OwnMove,
  language: Language,
  events: readonly { readonly e: string }[],
  before?: State,
): string | undefined => {
  const { keptCards, chosen, dealsEnd, noDeal, tookNobody, declined, figureTaken, figureLeft, markersOff } = tableTextsIn(language)
  const figure = before?.cycle?.at === POLICE_STATION ? 'policeman' : 'mayor'
  switch (move.do) {
    case 'choose':
      return takesAllMarkers(move, before) ? markersOff : chosen(numbered(textsIn(language), move.at))
    case 'noDeal':
    case 'noMoreDeals':
      if (move.do === 'noDeal' && before !== undefined && declinesAlone(events))
        return noDeal(nameOf(before, textsIn(language).colours, move.by))
      return before?.cycle && dealsEnd(numbered(textsIn(language), before.cycle.at))
    case 'redraw':
      return move.discard === 0 ? keptCards : undefined
    case 'take':
      return move.places.length === 0 ? tookNobody : undefined
    case 'takeFigure':
      return move.take ? figureTaken[figure] : figureLeft[figure]
    case 'skip': {
      const due = before && effectDue(before)
      return due === 'takeFigure' ? figureLeft[figure] : due && declined[due]
    }
    default:
      return undefined
  }
}
