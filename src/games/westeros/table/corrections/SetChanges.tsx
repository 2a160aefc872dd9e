import { Button } from '../../../../ui/Button'
import type { Change } from '../../model/moves'
import { useTable } from '../hook'
import { useAllSpeech } from '../speech'
import type { Verdict } from './verdict'

export interface SetChangesProps {
  readonly changes: readonly Change[]
  readonly verdict: Verdict
  /** Why they are set, as typed; may be empty. */
  readonly reason: string
  /** They are set. */
  readonly onSet: () => void
}

/** The button that sets all changes by hand at once; it waits for the first one, and for the count to hold. */
export function SetChanges({ changes, verdict, reason, onSet }: SetChangesProps) {
  const { game } = useAllSpeech()
  const play = useTable((_, { play: move }) => move)
  const send = async () => {
    const outcome = await play({ do: 'correct', changes, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) })
    if (outcome.how === 'done') onSet()
  }
  return (
    <Button
      kind="do"
      notYet={changes.length === 0 ? game.changes.none : verdict.refusal === undefined ? undefined : game.newGame.notYet}
      onClick={() => void send()}
    >
      {game.changes.finish(changes.length)}
    </Button>
  )
}
