import { IconButton } from '../../ui/Button'
import { TextField } from '../../ui/Field'
import * as icons from '../icons'
import { changeLine } from '../log/change-line'
import { partsChanged } from './before'
import type { ByHand, SetVocabulary } from './by-hand'
import { useCorrectionWords } from './words'

export interface ChangeListProps<V extends SetVocabulary> {
  readonly by: ByHand<V>
  /** Position with all changes. */
  readonly state: V['state']
  /** Position before the changes; if undefined, the values before are not shown. */
  readonly before: V['state'] | undefined
  readonly changes: readonly V['change'][]
  readonly onDrop: (change: V['change']) => void
}

/** Lists the changes entered so far, each with the value before and after, and with a remove button. */
export function ChangeList<V extends SetVocabulary>({ by, state, before, changes, onDrop }: ChangeListProps<V>) {
  const { words, say } = useCorrectionWords()
  if (changes.length === 0) return <p className="note">{words.none}</p>
  return (
    <ul className="card list" aria-label={words.question}>
      {changes.map((change) => {
        const text = partsChanged(change, before, state, by.fields, by)
          .map((value) => changeLine(value, (was, now) => `${now} (${say(words.before, { text: was })})`))
          .join('; ')
        return (
          <li key={by.fields.targetOf(change)} className="row">
            <span className="words first-letter:uppercase">{text}</span>
            <IconButton icon={icons.close} label={`${words.remove}: ${text}`} onClick={() => onDrop(change)} />
          </li>
        )
      })}
    </ul>
  )
}

/** Text field for the reason of a correction; the log shows the reason. */
export function ReasonField({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const { words } = useCorrectionWords()
  return <TextField label={words.reason} value={reason} maxLength={200} onChange={onChange} />
}
