import { Suspense } from 'react'
import type { Prompt } from '../../referee'
import { useRevealedOpenly, useJustRevealed } from '../outcome/seen'
import { useGameTable } from '../context'
import type { QuestionProps } from '../game/game-questions'

/**
 * Shows an open question with its choices and answer buttons. A new reveal covers the screen until a player continues; afterwards the
 * reveal is a collapsed summary. The screens for sealed choices cover the whole screen.
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

/**
 * Returns a key for questions that are shown as one: all questions of one ballot have the same key, and all questions about secrets have
 * the same key. Returns undefined for other questions.
 */
const placeOf = ({ kind, sealed, ballot = '' }: Prompt, reveal: string): string | undefined =>
  sealed || kind === reveal ? `ballot ${ballot}` : undefined

/**
 * Returns the questions to be listed separately; the questions of one ballot are listed as one question.
 * @param reveal kind of the prompt that waits for a reveal
 */
export const questionsToShow = (questions: readonly Prompt[], reveal: string): readonly Prompt[] =>
  questions.filter((question, at) => {
    const place = placeOf(question, reveal)
    return place === undefined || questions.findIndex((other) => placeOf(other, reveal) === place) === at
  })
