import { accepted, refusedByReferee, type Result } from '../../referee'
import { useTable } from '../hook'
import { useAnswering, type AnyMove } from '../question/answering'
import { Asked } from '../question/Asked'
import { FactList } from '../question/entry/FactList'
import type { QuestionProps } from '../game/game-questions'
import { usePlainGame, usePlainTexts } from './context'
import { PartChoice, usePartName } from './PartChoice'
import { isAnswer, isOffered, partsOf, withUsualPayment } from './parts'
import { VoteSoFar } from './VoteSoFar'
import { usePlainWords } from './words'

const isMove = (answer: unknown): answer is AnyMove => typeof answer === 'object' && answer !== null && 'do' in answer

/** A question of any game, answered part by part: what was chosen stands above what comes next, until the answer is whole. */
export function StepByStep({ question }: QuestionProps) {
  const texts = usePlainTexts()
  const { words } = usePlainWords()
  const { facts } = usePlainGame()
  const nameOf = usePartName()
  const { game, state } = useTable((open) => open)
  const domain = game.domain(state, question)
  const { draft: kept, become, back } = useAnswering(question, domain)
  const draft = isAnswer(kept) ? kept : {}
  const parts = partsOf((before) => domain.steps(before), draft)
  const last = parts.at(-1)
  const whole = withUsualPayment(draft, last)
  const finished = isOffered(parts, whole) ? domain.finish(whole) : refusedByReferee('MALFORMED')
  const answer: Result<AnyMove> = !finished.ok
    ? finished
    : isMove(finished.value)
      ? accepted(finished.value)
      : refusedByReferee('MALFORMED')
  const untouched = back === undefined ? texts.nothing[question.kind] : undefined
  const title = texts.questions[question.kind] ?? ''
  const { vote } = facts(state)
  const chosen = parts.slice(0, -1).map(({ part }) => ({ key: part, title: nameOf({ [part]: draft[part] }) }))
  const missing = !answer.ok && answer.refusal.code === 'MALFORMED' ? { missing: words.missing } : {}
  return (
    <Asked
      question={question}
      back={back}
      finish={{ label: untouched ?? words.answer, answer, ...missing }}
      choosing={last !== undefined}
      below={vote !== undefined && <VoteSoFar vote={vote} />}
    >
      {chosen.length > 0 && <FactList label={title} facts={chosen} />}
      {last !== undefined && <PartChoice key={last.part} label={title} part={last} draft={draft} onChange={become} />}
    </Asked>
  )
}
