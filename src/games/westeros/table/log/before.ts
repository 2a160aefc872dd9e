import type { Moment } from '../../../../referee'
import { fields } from '../../fields'
import type { WesterosVocabulary } from '../../model/vocabulary'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import type { GameWords } from '../../words'

/** The values before a correction, for each change. */

/**
 * The value before a change by hand, in words: "wildling threat 2". Undefined where it was the same, or where there was none.
 * @param state the position before the correction
 */
export const beforeChange = (change: Change, state: State, { changes, names }: GameWords): string | undefined => {
  const was = fields.before(state, change)
  // Play stood where it cannot be taken up by hand.
  if (was === undefined) return change.set === 'stage' ? names.stage[state.stage.at] : undefined
  const text = changes.text(was, state)
  return text === changes.text(change, state) ? undefined : text
}

/** The values before a correction, change by change; empty for every other entry. */
export const beforeOf = ({ entry, parent }: Moment<WesterosVocabulary>, words: GameWords): readonly string[] => {
  if (parent === undefined) return []
  return entry.events.flatMap((event) =>
    event.e === 'corrected' ? event.changes.flatMap((change) => beforeChange(change, parent.state, words) ?? []) : [],
  )
}
