import { SureButton } from '../../ui/SureButton'
import { useTable } from '../hook'
import type { SetVocabulary, Verdict } from './by-hand'
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
  const play = useTable((_, { play: move }) => move)
  const send = async () => {
    const outcome = await play({ do: 'correct', changes, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) })
    if (outcome.how === 'done') onSet()
  }
  return (
    <SureButton
      kind="do"
      notYet={changes.length === 0 ? words.none : verdict.refusal === undefined ? undefined : words.notYet}
      sure={verdict.ends ? words.ends : verdict.isMiscount ? words.isSo : undefined}
      subject={changes}
      onClick={() => void send()}
    >
      {count(words.finish, changes.length)}
    </SureButton>
  )
}
