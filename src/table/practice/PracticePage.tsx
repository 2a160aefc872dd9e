import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import type { Vocabulary } from '../../referee'
import { SessionProvider, useOpenGame, useSession } from '../../session'
import { makeRound, stepsOf, type Practice, type PracticeRound } from '../../session/practice'
import { TopLayerSlot } from '../../ui/TopLayer'
import { Coach } from '../../ui/Coach'
import { bind } from '../../ui/words'
import { useGamePath } from '../paths'
import { PracticeEnd, type PracticeEndProps } from './PracticeEnd'
import { usePracticeWords } from './words'

/** The parts that a game provides for its practice. `Also`: facts of its steps beside the game. */
export interface PracticePageProps<V extends Vocabulary, Also> extends Pick<PracticeEndProps, 'learnt' | 'note'> {
  /**
   * Its positions and steps. The round keeps what it was begun with, also where somebody changes the language.
   * @param name what the practice game is called
   */
  practice(this: void, name: string): Practice<V, Also>
  /** The table of the game. */
  readonly Table: ComponentType
  /** Explains each step, by a {@link PracticeCoach}, above the table. */
  readonly Coached: ComponentType<CoachedProps<Also>>
  /** Clears the holder of the phone that the last round left. */
  putDown(this: void): void
}

export interface CoachedProps<Also> {
  readonly round: PracticeRound<Also>
  /** Id of the step that is to be done, its place from 0, and how many there are. */
  readonly step: string
  readonly at: number
  readonly all: number
  /** There is nothing to do but to read. */
  readonly reads: boolean
}

/** A practice round on the real screens, with a coach above them. */
export function PracticePage<V extends Vocabulary, Also>({ Table, Coached, putDown, ...game }: PracticePageProps<V, Also>) {
  const { words, language } = usePracticeWords()
  const { catalogue } = useSession()
  const [{ practice, round }] = useState(() => {
    const made = { ...game.practice(words.title), words: language }
    return { practice: made, round: makeRound(made, { catalogue, now: () => Date.now() }) }
  })
  const { at, isSkipped } = useStore(round.progress)
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
      <PracticeEnd game={practice.game} learnt={game.learnt} note={game.note} isSkipped={isSkipped} onAgain={() => void round.again()} />
    )
  return (
    <SessionProvider value={round.session}>
      <TopLayerSlot />
      <Suspense fallback={<main className="screen" aria-busy="true" />}>
        <WhileOpen>
          <Coached round={round} step={step.id} at={at} all={steps.length} reads={step.reads === true} />
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
  /** The present task. */
  readonly text: string
  /** Leaves the part of the round behind, before its next one begins. */
  readonly putDown: () => void
}

/** The coach above the table: what to do, how far the round is, and the ways on and out. */
export function PracticeCoach<Also>({ round, at, all, reads, text, putDown }: PracticeCoachProps<Also>) {
  const { words, say, language } = usePracticeWords()
  const navigate = useNavigate()
  const path = useGamePath()
  const isLast = at === all - 1
  const skip = async () => {
    putDown()
    await round.skip()
    void navigate(path(), { replace: true })
  }
  return (
    <Coach
      label={words.title}
      progress={say(words.progress, { n: at + 1, all })}
      done={reads || isLast ? at + 1 : at}
      all={all}
      next={{ label: isLast ? words.done : reads ? words.next : words.skip, isEnd: isLast || reads, go: () => void skip() }}
      leave={{ label: words.leave, go: () => void navigate('/') }}
    >
      {bind(language, text)}
    </Coach>
  )
}
