import { refusedByReferee } from '../../referee'
import { isObject } from '../../session/environment/local-storage'
import { useTable } from '../hook'
import { asMove, useAnswering } from '../question/answering'
import { QuestionFrame } from '../question/QuestionFrame'
import { Tag } from '../../ui/Tag'
import type { QuestionProps } from '../game/game-questions'
import { useStandardGame, useStandardTexts } from './context'
import { isOffered, levelsOf, withUsualPayment } from './levels'
import { StepChoice, useStepName } from './StepChoice'
import { VoteSoFar } from './VoteSoFar'
import { useStandardWords } from './words'

export interface StepByStepProps extends QuestionProps {
  /** Label of the submit button, which names the action. */
  readonly label?: string
}

/**
 * Component that asks a question one choice at a time. Shows the choices already made above the next choice, until the answer is complete.
 */
export function StepByStep({ question, label: done }: StepByStepProps) {
  const texts = useStandardTexts()
  const { words } = useStandardWords()
  const { facts, questions } = useStandardGame()
  const nameOf = useStepName(question)
  const { game, state, ledger } = useTable((open) => open)
  const domain = game.domain(state, question)
  const { draft: kept, setDraft, back } = useAnswering(question, domain, questions.knownAnswer?.(question, ledger.head))
  const draft = isObject(kept) ? kept : {}
  const levels = levelsOf((before) => domain.steps(before), draft)
  const last = levels.at(-1)
  // If a step only ends a list of choices, the submit button performs the step, and the list has no row for the step.
  const closing = last?.taken === undefined ? last?.steps.find((step) => nameOf(step, last.before).closes) : undefined
  const choice = last && { ...last, steps: last.steps.filter((step) => step !== closing) }
  const whole = closing === undefined ? withUsualPayment(draft, last) : { ...draft, ...closing }
  const isWhole = closing !== undefined || isOffered(levels, draft)
  const answer = isWhole ? asMove(domain.finish(whole)) : refusedByReferee('MALFORMED')
  const title = texts.questions[question.kind] ?? ''
  const { vote } = facts(state)
  const chosen = levels.slice(0, -1).flatMap(({ taken, before }) => (taken === undefined ? [] : [nameOf(taken, before).title]))
  const untouched = back === undefined ? texts.nothing[question.kind] : undefined
  const label = closing && last ? nameOf(closing, last.before).title : (untouched ?? done ?? words.answer)
  const missing = !answer.ok && answer.refusal.code === 'MALFORMED' ? { missing: words.missing } : {}
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={{ label, answer, ...missing }}
      choosing={choice !== undefined}
      below={vote !== undefined && <VoteSoFar vote={vote} />}
    >
      {chosen.length > 0 && (
        <ol className="flex flex-wrap gap-2" aria-label={title}>
          {chosen.map((one, at) => (
            <li key={`${at} ${one}`}>
              <Tag kind="choice">{one}</Tag>
            </li>
          ))}
        </ol>
      )}
      {choice !== undefined && choice.steps.length > 0 && (
        <StepChoice key={levels.length} question={question} label={title} level={choice} draft={draft} onChange={setDraft} />
      )}
    </QuestionFrame>
  )
}
