import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { AnswerPortal } from '../AnswerPortal'
import { judge, type ByHand, type SetByHand, type SetVocabulary } from './by-hand'
import { ReasonField } from './ChangeList'
import { Findings } from './Findings'
import { SetChanges } from './SetChanges'
import { useIsCorrectionBlocked, CorrectionBlocked } from './CorrectionBlocked'
import { useCorrectionWords } from './words'

export interface QuickCorrectionProps<V extends SetVocabulary> {
  readonly by: ByHand<V>
  /** The current position. */
  readonly state: V['state']
  /** The editor of what is set, over the position with the changes so far. */
  readonly children: (preview: V['state'], set: SetByHand<V['change']>) => ReactNode
  /** It is set, or the table has thought better of it. */
  readonly onDone: () => void
  /** The buttons come with the first change: the screen is there to be read as well. */
  readonly quiet?: boolean
}

/** Sets one part of the position by hand, on the spot: editor, whether the count holds, reason, and the button that sets it. */
export function QuickCorrection<V extends SetVocabulary>({ by, state, children, onDone, quiet = false }: QuickCorrectionProps<V>) {
  const { words } = useCorrectionWords()
  const waits = useIsCorrectionBlocked()
  const [changes, setChanges] = useState<readonly V['change'][]>([])
  const [reason, setReason] = useState('')
  const verdict = judge(by, state, changes)
  if (waits) return <CorrectionBlocked />
  return (
    <>
      {children(verdict.preview, (change) => setChanges((before) => by.fields.withChange(before, change)))}
      {changes.length > 0 && (
        <>
          <Findings by={by} verdict={verdict} />
          <ReasonField reason={reason} onChange={setReason} />
        </>
      )}
      {(changes.length > 0 || !quiet) && (
        <AnswerPortal>
          <SetChanges changes={changes} verdict={verdict} reason={reason} onSet={onDone} />
          <Button kind="quiet" onClick={onDone}>
            {words.leave}
          </Button>
        </AnswerPortal>
      )}
    </>
  )
}
