import { useState } from 'react'
import { Sheet } from '../../../../ui/Dialog'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { Change } from '../../model/moves'
import { ChangeList, ReasonField } from '../corrections/CorrectionForm'
import { Findings } from '../corrections/Findings'
import { SetChanges } from '../corrections/SetChanges'
import type { Verdict } from '../corrections/verdict'
import { useAllSpeech } from '../speech'
import { useCheckWords } from './words'

export interface DifferencesProps {
  readonly changes: readonly Change[]
  readonly verdict: Verdict
  readonly onDrop: (change: Change) => void
  /** All of them are set. */
  readonly onSet: () => void
}

/** The differences found so far: the newest in a line, all of them one tap away, and the button that sets them together. */
export function Differences({ changes, verdict, onDrop, onSet }: DifferencesProps) {
  const { words: check, count } = useCheckWords()
  const { game } = useAllSpeech()
  const [listed, list] = useState(false)
  const [reason, setReason] = useState('')
  const newest = changes.at(-1)
  if (newest === undefined) return
  const { preview, refusal, warnings } = verdict
  const warned = refusal !== undefined || warnings.length > 0
  const set = <SetChanges changes={changes} verdict={verdict} reason={reason} onSet={onSet} />
  return (
    <>
      <button type="button" className="compare-found" data-kind={warned ? 'warn' : undefined} onClick={() => list(true)}>
        <Icon of={refusal !== undefined ? icons.portcullis : warned ? icons.adjust : icons.history} size="s" />
        <span className="min-w-0 flex-1">
          <span className="newest" role="status">
            {refusal === undefined ? game.changes.text(newest, preview) : game.wrong(refusal, preview)}
          </span>
          {changes.length > 1 && <span className="note">{count(check.andMore, changes.length - 1)}</span>}
        </span>
        <span className="note">{check.look}</span>
      </button>
      {set}
      <Sheet open={listed} title={count(check.differences, changes.length)} onClose={() => list(false)}>
        <ChangeList state={preview} changes={changes} onDrop={onDrop} />
        <Findings verdict={verdict} />
        <ReasonField reason={reason} onChange={setReason} />
        {set}
      </Sheet>
    </>
  )
}
