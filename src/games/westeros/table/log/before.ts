import type { Moment } from '../../../../referee'
import { fields } from '../../fields'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import type { GameWords } from '../../words'

/** Texts that show what a correction replaced, for each changed field. */

/**
 * Returns a field before its correction as text, e.g. "wildling threat 2". Undefined if the correction did not change the field, or if the
 * field did not exist before.
 * @param state the position before the correction
 */
export const beforeChange = (change: Change, state: State, { changes, names }: GameWords): string | undefined => {
  const was = fields.before(state, change)
  // If a correction cannot set the previous stage, only the name of that stage is shown.
  if (was === undefined) return change.set === 'stage' ? names.stage[state.stage.at] : undefined
  const text = changes.text(was, state)
  return text === changes.text(change, state) ? undefined : text
}

/** Returns the corrected fields before a correction as texts, one for each change; empty for all other entries. */
export const beforeOf = ({ entry, parent }: Moment<WesterosVocabulary>, words: GameWords): readonly string[] => {
  if (parent === undefined) return []
  return entry.events.flatMap((event) =>
    event.e === 'corrected' ? event.changes.flatMap((change) => beforeChange(change, parent.state, words) ?? []) : [],
  )
}
