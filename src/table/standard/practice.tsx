import { useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { fill, useLanguage } from '../../ui/words'
import { pass } from '../ballot/passing'
import { useTable } from '../hook'
import { PracticeCoach, PracticePage, type CoachedProps } from '../practice/PracticePage'
import { useDismiss, useRevealedOpenly, useUnseenOutcome } from '../outcome/seen'
import { useOutcomeWords } from '../outcome/words'
import { usePrepared } from '../undo/prepared'
import { useTableWords } from '../words'
import type { StandardPractice } from './standard-game'
import type { StandardPracticeFacts } from './practice-types'

const putDown = () => pass(undefined)

/** Creates the screen for the practice round of a game. */
export const practicePage = ({ of, texts }: StandardPractice, Table: ComponentType) => {
  function Coached({ round, step, begins, ...place }: CoachedProps<StandardPracticeFacts>) {
    const { words: table } = useTableWords()
    const { words: telling } = useOutcomeWords()
    const language = useLanguage()
    const { ledger, drafts } = useTable((open) => open)
    const refused = useTable((_, play) => play.refused)
    const laidOut = useRevealedOpenly()
    const showsOutcome = useUnseenOutcome() !== undefined
    const { pathname } = useLocation()
    const { at } = place
    const dismiss = useDismiss()
    /**
     * Hides the result of the moves that were made before this step. An earlier step has already shown this result, or the result is not
     * part of the practice round.
     */
    useEffect(() => {
      if (begins) dismiss(ledger.head.entry)
      // Runs only for the first position of a step: later results belong to the step.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [at, begins])
    const prepared = useStore(round.progress, (progress) => progress.prepared)
    useEffect(() => usePrepared.setState({ entry: prepared }), [prepared])
    useEffect(
      () => void round.see({ laidOut, showsOutcome, place: pathname }),
      [round, at, ledger, drafts, refused, laidOut, showsOutcome, pathname],
    )
    const text = fill(texts[language].steps[step] ?? '', { done: telling.done, log: table.places.log })
    return <PracticeCoach round={round} {...place} text={text} putDown={putDown} />
  }
  return function StandardPracticePage() {
    const language = useLanguage()
    const { learnt, note } = texts[language]
    return (
      <PracticePage practice={(name) => of(name, language)} Table={Table} Coached={Coached} putDown={putDown} learnt={learnt} note={note} />
    )
  }
}
