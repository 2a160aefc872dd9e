import type { ChangedValue } from '../../../../table/game/changed-value'
import type { Language } from '../../../../ui/words'
import type { Place } from '../../box/box'
import type { State } from '../../model/state'
import { numbered } from '../asking/asked'
import { keysIn } from '../asking/words/keys'
import { textsIn } from '../parts/words'

/** Describes the markers that the players place or remove after an undo. Does not name markers that stay on their locations. */
export const restoredMarkers = (undone: State, state: State, language: Language): readonly ChangedValue[] => {
  const texts = textsIn(language)
  const keys = keysIn(language)
  const without = (from: readonly Place[], others: readonly Place[]) =>
    from
      .filter((at) => !others.includes(at))
      .toSorted((a, b) => a - b)
      .map((at) => numbered(texts, at))
      .join(', ')
  const [placed, removed] = [without(state.marked, undone.marked), without(undone.marked, state.marked)]
  return [
    ...(placed === '' ? [] : [{ after: keys.markedNow(placed), before: undefined }]),
    ...(removed === '' ? [] : [{ after: keys.gone(removed), before: undefined }]),
  ]
}
