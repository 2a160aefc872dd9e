import { tokensOff } from '../../model/count'
import type { State } from '../../model/state'
import { coloursOf, totalOf } from '../../model/tokens'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Whose Mafiosi do not add up, a sentence for each. */
export const offLines = (state: State, texts: Texts, set: SetTexts): readonly string[] => {
  const total = totalOf(state)
  const off = tokensOff(state)
  return coloursOf(state).flatMap((colour) => {
    const difference = off[colour]
    return difference === undefined ? [] : [set.off(nameOf(state, texts.colours, colour), total + difference, total)]
  })
}
