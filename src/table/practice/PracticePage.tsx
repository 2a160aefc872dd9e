import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import type { Vocabulary } from '../../referee'
import { SessionProvider, useOpenGame, useSession } from '../../session'
import { makeRound, skippedTo, stepsOf, type Practice, type PracticeRound } from '../../session/practice'
import { TopLayerSlot } from '../../ui/TopLayer'
import { Coach } from '../../ui/Coach'
import { bind } from '../../ui/words'
import { useGamePath } from '../paths'
import { PracticeEnd, type PracticeEndProps } from './PracticeEnd'
import { wordListIn } from '../words/word-list'
import { usePracticeWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/** Configuration of a practice round by a game. @typeParam Also UI state that the steps check in addition to the state of the game */
export interface PracticePageProps<V extends Vocabulary, Also> extends Pick<PracticeEndProps, 'learnt' | 'note'> {
  /**
   * Creates the positions and steps of the practice round. Both stay the same for the whole round, even if the user changes the
   * language.
   * @param name name of the practice game
   */
  practice(this: void, name: string): Practice<V, Also>
  /** Component that shows the game screen. */
  readonly Table: ComponentType
  /** Component that explains each practice step above the game screen, with a {@link PracticeCoach}. */
  readonly Coached: ComponentType<CoachedProps<Also>>
  /** Ends a hand-over of the phone that was left unfinished in the previous practice round. */
  putDown(this: void): void
}

export interface CoachedProps<Also> {
  readonly round: PracticeRound<Also>
  /** Key of the text of the current step. `at` is the index of the step from 0, `all` the number of steps. */
  readonly step: string
  readonly at: number
  readonly all: number
  /** Path to which the user returns at the end of the practice round. */
  readonly backTo: string
  /** Whether the step only shows a text to read and has no task. */
  readonly reads: boolean
  /** Whether the step begins in a new prepared position instead of the position after the step before. */
  readonly begins?: boolean
  /** Whether skipping the step ends the practice round. */
  readonly ends?: boolean
  /** Path of the page on which the step after a skip happens; omitted for the page of the open question. */
  readonly nextPlace?: string | undefined
}

/** Practice round on the real screens of the game, with the coach panel above the screens. */
export function PracticePage<V extends Vocabulary, Also>({ Table, Coached, putDown, ...game }: PracticePageProps<V, Also>) {
  const { words, language } = usePracticeWords()
  const { catalogue } = useSession()
  // The menu of a game passes the id of the game. The state of later locations within the practice round does not contain the id.
  const { state } = useLocation()
  const [saved] = useState(() => (typeof state === 'string' ? state : undefined))
  const backTo = saved === undefined ? '/' : `/game/${saved}`
  const [{ practice, round }] = useState(() => {
    const made = { ...game.practice(words.title), words: wordListIn(language) }
    return { practice: made, round: makeRound(made, { catalogue, now: () => Date.now() }) }
  })
  const { at, isSkipped, isOtherwise } = useStore(round.progress)
  useEffect(() => {
    putDown()
    void round.begin()
    return round.leave
  }, [round, putDown])
  if (at === undefined) return <main className="screen" aria-busy="true" />
  const steps = stepsOf(practice)
  const step = steps[at]
  if (step === undefined)
    return (
      <PracticeEnd
        game={practice.game}
        backTo={backTo}
        learnt={game.learnt}
        note={game.note}
        isSkipped={isSkipped}
        onAgain={() => void round.again()}
      />
    )
  const begins = step.part.goesOn !== true && steps[at - 1]?.part !== step.part
  const next = skippedTo(practice, at, true)
  const ends = next === steps.length
  const text = (isOtherwise ? step.otherwise?.id : undefined) ?? step.id
  return (
    <SessionProvider value={round.session}>
      <TopLayerSlot />
      <Suspense fallback={<main className="screen" aria-busy="true" />}>
        <WhileOpen>
          <Coached
            round={round}
            backTo={backTo}
            step={text}
            at={at}
            all={steps.length}
            reads={step.reads === true}
            begins={begins}
            ends={ends}
            nextPlace={steps[next]?.place}
          />
          <Table />
        </WhileOpen>
      </Suspense>
    </SessionProvider>
  )
}

function WhileOpen({ children }: { readonly children: ReactNode }) {
  return useOpenGame(({ open }) => open !== undefined) && children
}

export interface PracticeCoachProps<Also> extends Omit<CoachedProps<Also>, 'step'> {
  /** Text that tells the user the task of the current step. */
  readonly text: string
  /** Called before the next section of the practice round begins, to reset the UI state of the previous section. */
  readonly putDown: () => void
}

/** Coach panel above the game screen: shows the task, the progress, and buttons to continue or leave. */
export function PracticeCoach<Also>({ round, at, all, reads, ends = false, nextPlace, text, backTo, putDown }: PracticeCoachProps<Also>) {
  const { words, say, language } = usePracticeWords()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const path = useGamePath()
  const isLast = at === all - 1
  const skip = async () => {
    putDown()
    await round.skip()
    void navigate(path(nextPlace), { replace: true })
  }
  return (
    <Coach
      label={words.title}
      progress={say(words.progress, { n: at + 1, all })}
      done={reads || isLast ? at + 1 : at}
      all={all}
      next={{
        label: isLast ? words.done : reads ? words.next : ends ? words.skipToEnd : words.skip,
        isEnd: isLast || reads,
        go: () => void skip(),
      }}
      leave={{ label: words.leave, go: () => returnTo(backTo) }}
    >
      {bind(language, text)}
    </Coach>
  )
}
