import { Suspense } from 'react'
import { SEALED_KINDS, type Question } from '../../model/prompt-kinds'
import { COMPONENTS, LastReveal, RevealScreen } from './kinds'
import { BattleNews, LastBattle } from './LastBattle'
import { useLaidOut, useTurnedUp } from './laid-out'
import type { QuestionProps } from './props'

/**
 * An open question with everything that answers it: the question, what there is to choose, and the answer zone. It stands in the
 * body of the screen. What has just been revealed covers the whole screen until somebody goes on, and is folded away below then;
 * sealed choices cover the whole screen by themselves.
 */
export function QuestionView({ question }: QuestionProps) {
  const Component = COMPONENTS[question.kind]
  const laidOut = useLaidOut()
  const turnedUp = useTurnedUp()
  if (laidOut)
    return (
      <Suspense>
        <RevealScreen question={question} />
      </Suspense>
    )
  return (
    <>
      <BattleNews />
      <LastBattle />
      <Suspense fallback={<section className="asked" aria-busy="true" />}>
        <Component key={isOfBallot(question) ? 'ballot' : question.key} question={question} />
      </Suspense>
      {turnedUp && (
        <Suspense>
          <LastReveal />
        </Suspense>
      )}
    </>
  )
}

const isOfBallot = ({ kind }: Question): boolean => kind === 'reveal' || SEALED_KINDS.some((sealed) => sealed === kind)

/** The questions that want a view of their own: those of one ballot share the first one's. */
export const questionsToShow = (questions: readonly Question[]): readonly Question[] =>
  questions.filter((question, at) => !isOfBallot(question) || questions.findIndex(isOfBallot) === at)
