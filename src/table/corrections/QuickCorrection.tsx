import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/status'
import { AnswerPortal } from '../AnswerPortal'
import { useTable } from '../hook'
import { beforeSealing } from '../moments'
import { judge, type ByHand, type SetByHand, type SetVocabulary } from './by-hand'
import { ReasonField } from './ChangeList'
import { useCollected } from './collected'
import { Findings } from './Findings'
import { SetChanges } from './SetChanges'
import { useSubmit } from './submit'
import { useIsCorrectionBlocked, CorrectionBlocked } from './CorrectionBlocked'
import { useCorrectionWords } from './words'

export interface QuickCorrectionProps<V extends SetVocabulary> {
  readonly by: ByHand<V>
  /** Current position of the game in the app. */
  readonly state: V['state']
  /**
   * Renders the editor. Receives the position with the changes so far, the function that adds a change, and the unsaved changes.
   */
  readonly children: (preview: V['state'], set: SetByHand<V['change']>, unsaved: UnsavedChanges) => ReactNode
  /** Called when the user has submitted or cancelled the changes. */
  readonly onDone: () => void
  /** Whether the changes are about rules and printed numbers only, and not about pieces. */
  readonly isAboutRules?: boolean
  /** Whether the editor shows the text field for the reason itself. */
  readonly hasOwnReason?: boolean
  /** Whether the buttons are hidden until the user makes the first change. Used on screens that users mostly only read. */
  readonly quiet?: boolean
}

/** Changes of a form that are not saved yet. */
export interface UnsavedChanges {
  /** Text field for the reason of the changes; undefined if there are no changes. */
  readonly reason: ReactNode
  /** Saves the changes. Does nothing if there are no changes, or if they are invalid or must be confirmed with the buttons of the form. */
  readonly save: () => void
}

/**
 * Shows how many changes were not saved when the user leaves the page of a form.
 * @returns a function that tells this hook whether the changes are being saved: leaving the page meanwhile shows nothing
 */
function useLeavingHint(unsaved: number): (isSaving: boolean) => void {
  const { words, count } = useCorrectionWords()
  const hint = useRef<string | undefined>(undefined)
  const beingSaved = useRef(false)
  useEffect(() => {
    hint.current = unsaved === 0 ? undefined : count(words.unsaved, unsaved)
  })
  useEffect(
    () => () => {
      if (hint.current !== undefined && !beingSaved.current) showToast(hint.current)
    },
    [],
  )
  return (isSaving) => {
    beingSaved.current = isSaving
  }
}

/**
 * Form that corrects one section of the position on the current screen: editor, validation of the number of pieces, reason, and the
 * button that submits the changes. Unsaved changes stay on their page until the next move.
 */
export function QuickCorrection<V extends SetVocabulary>({
  by,
  state,
  children,
  onDone,
  quiet = false,
  isAboutRules = false,
  hasOwnReason = false,
}: QuickCorrectionProps<V>) {
  const { words, count } = useCorrectionWords()
  const waits = useIsCorrectionBlocked()
  const { pathname } = useLocation()
  const digest = useTable((open) => beforeSealing(open.ledger.head).entry.digest)
  const submit = useSubmit<V>()
  const [changes, setChanges] = useCollected<V['change']>(`${digest} ${pathname}`, 'castellan.section')
  const [reason, setReason] = useState('')
  const verdict = judge(by, state, changes)
  const setSaving = useLeavingHint(changes.length)
  if (waits) return <CorrectionBlocked />
  const save = async () => {
    if (changes.length === 0 || verdict.refusal !== undefined || verdict.ends || verdict.isMiscount) return
    setSaving(true)
    const isDone = await submit(changes, reason)
    setSaving(false)
    if (!isDone) return
    // An undo leads back to this position, so that the stored list must not contain the saved changes.
    setChanges([])
    setReason('')
    showToast(count(words.saved, changes.length))
  }
  const reasonField = changes.length > 0 && <ReasonField reason={reason} onChange={setReason} />
  const leave = () => {
    setChanges([])
    onDone()
  }
  return (
    <>
      {children(verdict.preview, (...added) => setChanges((before) => added.reduce(by.fields.withChange, before)), {
        reason: reasonField,
        save: () => void save(),
      })}
      {changes.length > 0 && (
        <>
          <Findings by={by} verdict={verdict} countsPieces={!isAboutRules} />
          {!hasOwnReason && reasonField}
        </>
      )}
      {(changes.length > 0 || !quiet) && (
        <AnswerPortal>
          <SetChanges changes={changes} verdict={verdict} reason={reason} onSet={leave} />
          <Button kind="quiet" onClick={leave}>
            {words.leave}
          </Button>
        </AnswerPortal>
      )}
    </>
  )
}
