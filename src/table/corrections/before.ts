import type { About, Fields } from '../../kit/field'
import type { Moment } from '../../referee'
import type { SetVocabulary } from './by-hand'

/** Returns the changes in a `corrected` event, an event type that all games share. */
export const changesIn = <V extends SetVocabulary>(event: V['event']): readonly V['change'][] =>
  event.e === 'corrected' && 'changes' in event ? (event.changes as readonly V['change'][]) : []

/** Describes the new values set by a correction, one line per change. */
export const linesAfter = <V extends SetVocabulary>(
  { entry, state }: Moment<V>,
  text: (change: V['change'], state: V['state']) => string,
): readonly string[] => entry.events.flatMap(changesIn<V>).map((change) => text(change, state))

/** Describes the old values replaced by a correction, one line per change. */
export const linesBefore = <V extends SetVocabulary>(
  { entry, parent }: Moment<V>,
  fields: Pick<Fields<V['state'], V['change']>, 'before'>,
  text: (change: V['change'], state: V['state']) => string,
): readonly string[] =>
  parent === undefined
    ? []
    : entry.events.flatMap(changesIn<V>).flatMap((change) => {
        const was = fields.before(parent.state, change as About<V['change']>)
        return was === undefined ? [] : [text(was, parent.state)]
      })
