import { Suspense } from 'react'
import type { Prompt } from '../../referee'
import { useLaidOut, useTurnedUp } from '../ballot/laid-out'
import { useGameTable } from '../context'
import type { QuestionProps } from '../question/game-questions'

/**
 * An open question with everything that answers it: the question, what there is to choose, and the answer zone. It stands in the
 * body of the screen. What has just been revealed covers the whole screen until somebody goes on, and is folded away below then;
 * sealed choices cover the whole screen by themselves.
 */
export function QuestionView({ question }: QuestionProps) {
  const { questions, reveals, now } = useGameTable()
  const laidOut = useLaidOut()
  const turnedUp = useTurnedUp()
  if (laidOut)
    return (
      <Suspense>
        <reveals.Laid question={question} />
      </Suspense>
    )
  return (
    <>
      {now.News !== undefined && <now.News />}
      <Suspense fallback={<section className="asked" aria-busy="true" />}>
        <questions.Question key={isOfBallot(question, questions.reveal) ? 'ballot' : question.key} question={question} />
      </Suspense>
      {turnedUp && (
        <Suspense>
          <reveals.Folded />
        </Suspense>
      )}
    </>
  )
}

const isOfBallot = ({ kind, sealed }: Prompt, reveal: string): boolean => sealed || kind === reveal

/**
 * The questions that want a view of their own: those of one ballot share the first one's.
 * @param reveal the kind of the prompt that waits for the choices to be turned up
 */
export const questionsToShow = (questions: readonly Prompt[], reveal: string): readonly Prompt[] => {
  const ofBallot = questions.findIndex((question) => isOfBallot(question, reveal))
  return questions.filter((question, at) => at === ofBallot || !isOfBallot(question, reveal))
}
