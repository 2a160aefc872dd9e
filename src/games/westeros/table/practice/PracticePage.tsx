import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PracticeCoach, PracticePage as SharedPracticePage, type CoachedProps } from '../../../../table/practice/PracticePage'
import { GameTableProvider } from '../../../../table/context'
import { useTableWords } from '../../../../table/words'
import { fill } from '../../../../ui/words'
import { useLaidOut } from '../../../../table/ballot/laid-out'
import { pass } from '../../../../table/ballot/passing'
import { useAskingWords } from '../../../../table/question/words'
import { gameTable } from '../game-table'
import { useTable } from '../hook'
import { useSpeech } from '../speech'
import Table from '../Table'
import { practiceOf, TO, type Also } from './script'
import { usePracticeStepWords } from './words'

const putDown = () => pass(undefined)

/** A practice round of Westeros. */
export default function PracticePage() {
  const { words } = usePracticeStepWords()
  const { people, learnt, note } = words
  return (
    <GameTableProvider value={gameTable}>
      <SharedPracticePage
        practice={(name) => practiceOf(name, people)}
        Table={Table}
        Coached={Coached}
        putDown={putDown}
        learnt={Object.values(learnt)}
        note={note}
      />
    </GameTableProvider>
  )
}

/** The coach, and the eyes with which it sees what is done. */
function Coached({ round, step, ...place }: CoachedProps<Also>) {
  const { words } = usePracticeStepWords()
  const { words: questions } = useAskingWords()
  const { names } = useSpeech()
  const { words: table } = useTableWords()
  const { state, drafts, ledger } = useTable((open) => open)
  const refused = useTable((_, play) => play.refused)
  const laidOut = useLaidOut()
  const { pathname } = useLocation()
  const { at } = place
  useEffect(() => void round.see({ laidOut, place: pathname }), [round, at, ledger, drafts, refused, laidOut, pathname])
  const values = {
    first: names.player(state, 'stark'),
    second: names.player(state, 'lannister'),
    to: names.area(state, TO),
    allTheSame: questions.allTheSame,
    log: table.places.log,
  }
  const text = words.steps[step as keyof typeof words.steps]
  return <PracticeCoach round={round} {...place} text={fill(text, values)} putDown={putDown} />
}
