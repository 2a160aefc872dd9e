import type { About, Fields } from '../../kit/field'
import type { Moment } from '../../referee'
import type { ChangedValue } from '../log/change-line'
import type { SetVocabulary } from './by-hand'

/** Returns the changes in a `corrected` event, an event type that all games share. */
export const changesIn = <V extends SetVocabulary>(event: V['event']): readonly V['change'][] =>
  event.e === 'corrected' && 'changes' in event ? (event.changes as readonly V['change'][]) : []

/**
 * Describes each change of a correction: the new state, and the state before the correction. Both texts use the player names from the
 * position after the correction.
 */
export const valuesChanged = <V extends SetVocabulary>(
  { entry, parent, state }: Moment<V>,
  fields: Pick<Fields<V['state'], V['change']>, 'before'>,
  text: (change: V['change'], state: V['state']) => string,
): readonly ChangedValue[] =>
  entry.events.flatMap(changesIn<V>).map((change) => {
    const was = parent === undefined ? undefined : fields.before(parent.state, change as About<V['change']>)
    return { after: text(change, state), before: was && text(was, state) }
  })
