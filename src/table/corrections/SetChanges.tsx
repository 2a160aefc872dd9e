import { SureButton } from '../../ui/SureButton'
import { useTable } from '../hook'
import type { SetVocabulary, Verdict } from './by-hand'
import { useCorrectionWords } from './words'

export interface SetChangesProps<V extends SetVocabulary> {
  readonly changes: readonly V['change'][]
  readonly verdict: Verdict<V>
  /** Why they are set, as typed; may be empty. */
  readonly reason: string
  /** They are set. */
  readonly onSet: () => void
}

/**
 * The button that sets all changes by hand at once; it waits for the first one, and for the count to hold. If they would end the game
 * or bring a position that no box gives, it says so and asks for a second tap.
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
