import { Button } from '../../../../ui/Button'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Figure } from '../../../../table/corrections/rows'
import { PHASES, type Colour } from '../../box/board'
import type { Loan } from '../../model/state'
import { choosing } from '../../prompts/domains'
import { isSameLoan, kindsIn } from '../parts/loans'
import { NumberField } from '../../../../ui/NumberField'
import { Head } from './Head'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'

/** Component that asks a player for money and loans after the payout. The player may decline, except at the end of the game. */
export function Hand({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const send = useSend()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, setDraft, back } = useAnswering(question, domain)
  const loans = draft.loans ?? state.loans[by] ?? []
  const money = draft.money ?? undefined
  // The bonus cards are paid only after the third payday, and the app adds them.
  const bonus = state.phase === PHASES ? state.bonus[by] : undefined
  const withLoans = (loan: Loan, count: number) => {
    const others = loans.filter((one) => !isSameLoan(one, loan))
    setDraft({ ...draft, loans: [...others, ...Array.from({ length: count }, () => loan)] })
  }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      above={<Head />}
      finish={{ label: texts.hand.done(texts.florins(money ?? 0)), answer: domain.finish(draft), missing: texts.hand.missing }}
      more={
        state.phase < PHASES && (
          <Button kind="quiet" onClick={() => void send({ do: 'hand', by })}>
            {texts.hand.leave}
          </Button>
        )
      }
    >
      <NumberField
        label={bonus === undefined ? texts.hand.money : texts.hand.noCard}
        value={money}
        most={9999}
        onChange={(value) => setDraft(value === undefined ? { loans } : { ...draft, money: value })}
      />
      {bonus !== undefined && money !== undefined && <p className="note">{texts.hand.card(money, bonus)}</p>}
      <ul className="card list">
        {kindsIn(state.phase, loans).map(({ id, loan }) => (
          <Figure
            key={id}
            label={texts.hand.loans[id]}
            value={loans.filter((one) => isSameLoan(one, loan)).length}
            max={18}
            onChange={(count) => withLoans(loan, count)}
          />
        ))}
      </ul>
    </QuestionFrame>
  )
}
