import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { afterSettling } from '../../model/free-start'
import type { FreeStart } from '../../model/state'
import type { StartTexts } from './words/start'

/**
 * Returns a text about a village that gets no card. The text names the clans that may lift anchor, i.e. move their village, in the order of
 * arrival, and says that the newcomer stays (R73). Returns '' if a card is left or no clan has settled on this coast.
 */
export const liftText = (
  free: FreeStart,
  at: PlaceId,
  by: Clan,
  text: StartTexts,
  called: (clan: Clan) => string,
  place: string,
): string => {
  const [first, ...others] = (afterSettling(free, by, at).pending?.asked ?? []).map(called)
  if (first === undefined) return ''
  return [text.noCardAt(place), text.liftsFirst(first), ...others.map(text.liftsThen), text.newcomer(called(by))].join(' ')
}
