import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { Change } from '../../moves'
import { ChangeList, ReasonField } from '../corrections/CorrectionForm'
import { Findings } from '../corrections/Findings'
import type { Verdict } from '../corrections/verdict'
import { useSpeech } from '../speech'
import { useCheckWords } from './words'

export interface DifferencesProps {
  readonly changes: readonly Change[]
  readonly verdict: Verdict
  readonly onDrop: (change: Change) => void
  /** Sets them all; the reason may be empty. */
  readonly onSet: (reason: string) => void
}

/** The differences found so far: the newest in a line, all of them one tap away, and the button that sets them together. */
export function Differences({ changes, verdict, onDrop, onSet }: DifferencesProps) {
  const { words: check, count } = useCheckWords()
  const { game } = useSpeech()
  const [listed, list] = useState(false)
  const [reason, setReason] = useState('')
  const newest = changes.at(-1)
  if (newest === undefined) return
  const { preview, refusal, warnings } = verdict
  const warned = refusal !== undefined || warnings.length > 0
  const set = (
    <Button kind="do" notYet={refusal === undefined ? undefined : game.newGame.notYet} onClick={() => onSet(reason)}>
      {game.changes.finish(changes.length)}
    </Button>
  )
  return (
    <>
      <button type="button" className="compare-found" data-kind={warned ? 'warn' : undefined} onClick={() => list(true)}>
        <Icon of={refusal !== undefined ? icons.portcullis : warned ? icons.adjust : icons.history} size="s" />
        <span className="min-w-0 flex-1">
          <span className="newest" role="status">
            {refusal === undefined ? game.changes.text(newest, preview) : game.refusal(refusal, preview).wrong}
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
