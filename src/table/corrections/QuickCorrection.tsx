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
  /** Current position of the game in the app. */
  readonly state: V['state']
  /** Renders the editor. Receives the position with the changes so far, and the function that adds a change. */
  readonly children: (preview: V['state'], set: SetByHand<V['change']>) => ReactNode
  /** Called when the user has submitted or cancelled the changes. */
  readonly onDone: () => void
  /** Whether the buttons are hidden until the user makes the first change. Used on screens that users mostly only read. */
  readonly quiet?: boolean
}

/**
 * Form that corrects one section of the position on the current screen: editor, validation of the number of pieces, reason, and the
 * button that submits the changes.
 */
export function QuickCorrection<V extends SetVocabulary>({ by, state, children, onDone, quiet = false }: QuickCorrectionProps<V>) {
  const { words } = useCorrectionWords()
  const waits = useIsCorrectionBlocked()
  const [changes, setChanges] = useState<readonly V['change'][]>([])
  const [reason, setReason] = useState('')
  const verdict = judge(by, state, changes)
  if (waits) return <CorrectionBlocked />
  return (
    <>
      {children(verdict.preview, (...added) => setChanges((before) => added.reduce(by.fields.withChange, before)))}
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
