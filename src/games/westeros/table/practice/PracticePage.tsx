import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PracticeCoach, PracticePage as SharedPracticePage, type CoachedProps } from '../../../../table/practice/PracticePage'
import { GameTableProvider } from '../../../../table/context'
import { useTableWords } from '../../../../table/words'
import { fill } from '../../../../ui/words'
import { useRevealedOpenly, useUnseenOutcome } from '../../../../table/outcome/seen'
import { pass } from '../../../../table/ballot/passing'
import { useOutcomeWords } from '../../../../table/outcome/words'
import { useAskingWords } from '../../../../table/question/words'
import { gameTable, secondGameTable } from '../screens/game-table'
import { useTable } from '../hook'
import { useSpeech } from '../speech'
import Table from '../screens/Table'
import type { EDITION_IDS } from '../../model/edition-id'
import { FIELD, practiceOf, TO, type Also } from './script'
import { usePracticeStepWords } from './words'

const putDown = () => pass(undefined)

/** Page with a practice round of the first edition. */
export default function PracticePage() {
  return <EditionPractice edition="first" />
}

/** Page with a practice round of the second edition. */
export function SecondPracticePage() {
  return <EditionPractice edition="second" />
}

function EditionPractice({ edition }: { edition: keyof typeof EDITION_IDS }) {
  const { words } = usePracticeStepWords()
  const { people, learnt, note } = words
  return (
    <GameTableProvider value={edition === 'second' ? secondGameTable : gameTable}>
      <SharedPracticePage
        practice={(name) => practiceOf(name, people, edition)}
        Table={Table}
        Coached={Coached}
        putDown={putDown}
        learnt={Object.values(learnt)}
        note={note}
      />
    </GameTableProvider>
  )
}

/** Panel with instructions for the practice round. Passes the current screen to the practice round, which checks whether a step is done. */
function Coached({ round, step, ...place }: CoachedProps<Also>) {
  const { words } = usePracticeStepWords()
  const { words: questions } = useAskingWords()
  const { names } = useSpeech()
  const { words: table } = useTableWords()
  const { words: telling } = useOutcomeWords()
  const { state, drafts, ledger } = useTable((open) => open)
  const refused = useTable((_, play) => play.refused)
  const laidOut = useRevealedOpenly()
  const showsOutcome = useUnseenOutcome() !== undefined
  const { pathname } = useLocation()
  const { at } = place
  useEffect(
    () => void round.see({ laidOut, showsOutcome, place: pathname }),
    [round, at, ledger, drafts, refused, laidOut, showsOutcome, pathname],
  )
  const values = {
    first: names.player(state, 'stark'),
    second: names.player(state, 'lannister'),
    to: names.area(state, TO),
    field: names.area(state, FIELD),
    done: telling.done,
    allTheSame: questions.allTheSame,
    log: table.places.log,
  }
  const text = words.steps[step as keyof typeof words.steps]
  return <PracticeCoach round={round} {...place} text={fill(text, values)} putDown={putDown} />
}
