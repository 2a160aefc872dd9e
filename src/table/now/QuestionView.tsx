import { Suspense } from 'react'
import type { Prompt } from '../../referee'
import { useRevealedOpenly, useJustRevealed } from '../outcome/seen'
import { useGameTable } from '../context'
import type { QuestionProps } from '../game/game-questions'

/**
 * An open question with everything that answers it: the question, the choices, and the answer zone. It is in the
 * body of the screen. A new reveal covers the whole screen until somebody continues, and is folded below after that;
 * sealed choices cover the whole screen by themselves.
 */
export function QuestionView({ question }: QuestionProps) {
  const { questions, reveals } = useGameTable()
  const laidOut = useRevealedOpenly()
  const turnedUp = useJustRevealed()
  if (laidOut)
    return (
      <Suspense>
        <reveals.RevealOverlay question={question} />
      </Suspense>
    )
  return (
    <>
      <Suspense fallback={<section className="asked" aria-busy="true" />}>
        <questions.Question key={placeOf(question, questions.reveal) ?? question.key} question={question} />
      </Suspense>
      {turnedUp && (
        <Suspense>
          <reveals.RevealSummary />
        </Suspense>
      )}
    </>
  )
}

/** The key that the questions of one ballot share, and likewise the secrets to be kept; undefined for any other question. */
const placeOf = ({ kind, sealed, ballot = '' }: Prompt, reveal: string): string | undefined =>
  sealed || kind === reveal ? `ballot ${ballot}` : undefined

/**
 * The questions that want a view of their own: those of one ballot share the first one's.
 * @param reveal the kind of the prompt that waits for the choices to be turned up
 */
export const questionsToShow = (questions: readonly Prompt[], reveal: string): readonly Prompt[] =>
  questions.filter((question, at) => {
    const place = placeOf(question, reveal)
    return place === undefined || questions.findIndex((other) => placeOf(other, reveal) === place) === at
  })
