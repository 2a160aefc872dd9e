import type { Language } from '../../../../ui/words'
import type { OwnMove } from '../../rules/moves'
import { textsIn } from '../parts/words'
import { tableTextsIn } from '../words'

/** Returns the name of a move on the undo button and in the history: a step of the turn is named. Undefined if the kind is enough. */
export const actionIn = (move: OwnMove, language: Language): string | undefined => {
  if (move.do !== 'phase') return undefined
  const { toStep, endOfTurn } = tableTextsIn(language)
  return move.to === 'end' ? endOfTurn : toStep(textsIn(language).steps[move.to] ?? '')
}
