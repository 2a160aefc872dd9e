import type { Clan } from '../../box/box'
import { clansOf } from '../../model/board'
import type { State } from '../../model/state'
import { announcersInOrder } from '../../rules/announcing'
import type { QuestionTexts } from './words'

/**
 * Returns a text that says which clan builds first and why: the clan with the most points, or in a tie the clan nearest to the chief (R80).
 * Returns '' if no player announces victory.
 */
export const firstBuilderText = (
  { chief, announced, failed, players }: Pick<State, 'chief' | 'announced' | 'failed' | 'players'>,
  text: QuestionTexts['announce'],
  called: (clan: Clan) => string,
): string => {
  const [first, second] = announcersInOrder(clansOf({ players }), chief, announced, failed)
  if (first === undefined) return ''
  const [most = 0, next] = [announced[first], second && announced[second]]
  if (next === undefined) return text.buildsFirst(called(first), most)
  return most > next ? text.beats(called(first), most, next) : text.nearest(called(first), most)
}
