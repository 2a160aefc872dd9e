import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { SessionProvider, useOpenGame } from '../../../../session'
import { makeRound, stepsOf, type Round } from '../../../../session/practice'
import { AboveSlot } from '../../../../ui/Above'
import { Coach } from '../../../../ui/Coach'
import { bind, fill } from '../../../../ui/words'
import { useTable } from '../hook'
import { GameTableProvider } from '../../../../table/context'
import { useGamePath } from '../../../../table/paths'
import { useTableWords } from '../../../../table/words'
import { useLaidOut } from '../../../../table/ballot/laid-out'
import { pass } from '../../../../table/ballot/passing'
import { useAskingWords } from '../../../../table/question/words'
import { gameTable } from '../game-table'
import { useSpeech } from '../speech'
import Table from '../Table'
import { PracticeEnd } from './PracticeEnd'
import { practiceOf, TO, type Also } from './script'
import { usePracticeWords } from './words'

/** A practice round on the real screens, with a coach above them. */
export default function PracticePage() {
  const { words, language } = usePracticeWords()
  // The round keeps the names that it was begun with, also where somebody changes the language.
  const [{ practice, round }] = useState(() => {
    const made = { ...practiceOf(words.title, words.people), words: language }
    return { practice: made, round: makeRound(made) }
  })
  const at = useStore(round.progress, (progress) => progress.at)
  useEffect(() => {
    pass(undefined)
    void round.begin()
    return round.leave
  }, [round])
  if (at === undefined) return <main className="screen" aria-busy="true" />
  if (at === stepsOf(practice).length) return <PracticeEnd onAgain={() => void round.again()} />
  return (
    <SessionProvider value={round.session}>
      <AboveSlot />
      <Suspense fallback={<main className="screen" aria-busy="true" />}>
        <OpenTable round={round} steps={stepsOf(practice).map(({ id }) => id as StepId)} at={at} />
      </Suspense>
    </SessionProvider>
  )
}

type StepId = keyof ReturnType<typeof usePracticeWords>['words']['steps']

interface CoachedProps {
  readonly round: Round<Also>
  readonly steps: readonly StepId[]
  readonly at: number
}

function OpenTable(props: CoachedProps) {
  const isOpen = useOpenGame(({ open }) => open !== undefined)
  return (
    isOpen && (
      <>
        <GameTableProvider value={gameTable}>
          <Coached {...props} />
        </GameTableProvider>
        <Table />
      </>
    )
  )
}

/** The coach, and the eyes with which it sees what is done. */
function Coached({ round, steps, at }: CoachedProps) {
  const { words, say, language } = usePracticeWords()
  const { words: questions } = useAskingWords()
  const { names } = useSpeech()
  const { words: table } = useTableWords()
  const { state, drafts, ledger } = useTable((open) => open)
  const refused = useTable((_, play) => play.refused)
  const laidOut = useLaidOut()
  const { pathname: place } = useLocation()
  const navigate = useNavigate()
  const path = useGamePath()
  useEffect(() => void round.see({ laidOut, place }), [round, at, ledger, drafts, refused, laidOut, place])
  const step = steps[at]
  const isLast = at === steps.length - 1
  const text = step === undefined ? '' : words.steps[step]
  const values = {
    first: names.player(state, 'stark'),
    second: names.player(state, 'lannister'),
    to: names.area(state, TO),
    allTheSame: questions.allTheSame,
    log: table.places.log,
  }
  const skip = async () => {
    pass(undefined)
    await round.skip()
    void navigate(path(), { replace: true })
  }
  return (
    <Coach
      label={words.title}
      progress={say(words.progress, { n: at + 1, all: steps.length })}
      done={at}
      all={steps.length}
      next={{ label: isLast ? words.done : words.skip, isEnd: isLast, go: () => void skip() }}
      leave={{ label: words.leave, go: () => void navigate('/') }}
    >
      {bind(language, fill(text, values))}
    </Coach>
  )
}
