import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { Answer } from '../../../../table/Answer'
import { useTable } from '../hook'
import { useAllSpeech } from '../speech'
import { withChange, type SetByHand } from './collect'
import { ReasonField } from './CorrectionForm'
import { Findings } from './Findings'
import { SetChanges } from './SetChanges'
import { judge } from './verdict'

export interface QuickCorrectionProps {
  /** The editor of what is set, over the position with the changes so far. */
  readonly children: (preview: State, set: SetByHand) => ReactNode
  /** It is set, or the table has thought better of it. */
  readonly onDone: () => void
  /** The buttons come with the first change: the screen is there to be read as well. */
  readonly quiet?: boolean
}

/** Sets one part of the position by hand, on the spot: editor, whether the count holds, reason, and the button that sets it. */
export function QuickCorrection({ children, onDone, quiet = false }: QuickCorrectionProps) {
  const { words, game } = useAllSpeech()
  const { state, ballot } = useTable((open) => open)
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [reason, setReason] = useState('')
  const verdict = judge(state, changes)
  if (ballot !== undefined) return <p className="note">{game.changes.waits}</p>
  return (
    <>
      {children(verdict.preview, (change) => setChanges((before) => withChange(before, change)))}
      {changes.length > 0 && (
        <>
          <Findings verdict={verdict} />
          <ReasonField reason={reason} onChange={setReason} />
        </>
      )}
      {(changes.length > 0 || !quiet) && (
        <Answer>
          <SetChanges changes={changes} verdict={verdict} reason={reason} onSet={onDone} />
          <Button kind="quiet" onClick={onDone}>
            {words.correct.leave}
          </Button>
        </Answer>
      )}
    </>
  )
}
