import { SureButton } from '../../ui/SureButton'
import type { SetVocabulary, Verdict } from './by-hand'
import { useSubmit } from './submit'
import { useCorrectionWords } from './words'

export interface SetChangesProps<V extends SetVocabulary> {
  readonly changes: readonly V['change'][]
  readonly verdict: Verdict<V>
  /** Reason for the correction, entered by the user; may be empty. */
  readonly reason: string
  /** Called when the user has submitted the changes. */
  readonly onSet: () => void
}

/**
 * Button that submits all changes of a correction; disabled if there are no changes or if a number of pieces is invalid. Changes that end
 * the game, or that need more pieces than the printed game contains, need a second tap.
 */
export function SetChanges<V extends SetVocabulary>({ changes, verdict, reason, onSet }: SetChangesProps<V>) {
  const { words, count } = useCorrectionWords()
  const submit = useSubmit<V>()
  const send = async () => {
    if (await submit(changes, reason)) onSet()
  }
  return (
    <SureButton
      kind="do"
      notYet={changes.length === 0 ? words.none : verdict.refusal === undefined ? undefined : words.notYet}
      sure={verdict.ends ? words.ends : verdict.isMiscount ? words.isSo : undefined}
      warning={verdict.ends ? words.notSavedEnds : words.notSavedMiscount}
      subject={changes}
      onClick={() => void send()}
    >
      {count(words.finish, changes.length)}
    </SureButton>
  )
}
