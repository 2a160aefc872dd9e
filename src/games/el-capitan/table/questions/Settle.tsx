import { accepted } from '../../../../referee'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { Asked } from '../../../../table/question/Asked'
import { Figure } from '../../../../table/corrections/rows'
import type { Colour } from '../../box/board'
import type { Choice, OwnMove } from '../../model/moves'
import { NOTHING_WAIVED } from '../../model/refusals'
import { choosing } from '../../prompts/domains'
import { dueOf, settle } from '../../rules/loans'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'

/** Each loan is repaid or extended, both amounts in sight; an extended one can only be repaid, if need be with new loans. */
export function Settle({ question }: QuestionProps) {
  const texts = useTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, become, back } = useAnswering(question, domain)
  const { settings, phase: payday } = state
  const loans = state.loans[by] ?? []
  const money = state.money[by] ?? 0
  const usual: readonly Choice[] = loans.map(({ extended }) => (extended ? 'repay' : 'extend'))
  const choices = draft.choices ?? usual
  const forced = draft.forced ?? []
  const settled = settle({ payday, money, loans, settings }, choices, forced, NOTHING_WAIVED)
  const move: OwnMove = { do: 'settle', by, choices, ...(forced.length > 0 && { forced }) }
  const label = settled.ok ? texts.settle.done(settled.value.money, settled.value.check) : texts.settle.not
  const isShort = !settled.ok && settled.refusal.code === 'FORCED_LOAN_MISSING'
  const wrong = settled.ok ? undefined : (texts.refusals[settled.refusal.code] ?? settled.refusal.code)
  const count = (face: number) => forced.filter((one) => one === face).length
  const withForced = (face: number, n: number) =>
    become({ ...draft, choices, forced: [...forced.filter((one) => one !== face), ...Array.from({ length: n }, () => face)] })
  return (
    <Asked
      question={question}
      back={back}
      choosing
      note={texts.settle.inHand(money)}
      finish={{ label, answer: settled.ok ? accepted(move) : settled, whole: move, ...(wrong === undefined ? {} : { missing: wrong }) }}
    >
      {loans.map((loan, at) => (
        <SegmentedChoice<Choice>
          key={at}
          label={texts.settle.loan(loan.face, loan.extended)}
          value={choices[at]}
          options={[
            { value: 'repay', label: texts.settle.repay(dueOf(loan, settings)) },
            { value: 'extend', label: texts.settle.extend(dueOf({ ...loan, extended: true }, settings)), disabled: loan.extended },
          ]}
          onChange={(choice) => become({ ...draft, choices: choices.map((one, k) => (k === at ? choice : one)) })}
        />
      ))}
      {(isShort || forced.length > 0) && (
        <>
          <p className="note">{texts.settle.forcedNote}</p>
          <ul className="card list">
            <Figure label={texts.settle.forced10} value={count(10)} max={18} onChange={(n) => withForced(10, n)} />
            <Figure label={texts.settle.forced16} value={count(16)} max={12} onChange={(n) => withForced(16, n)} />
          </ul>
        </>
      )}
    </Asked>
  )
}
