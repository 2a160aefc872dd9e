import { accepted, refusedByReferee } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { Asked } from '../../../../table/question/Asked'
import type { Colour } from '../../box/board'
import { choosing } from '../../prompts/domains'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/words'
import { Head } from './Head'

/** The price of a sailing card, a key for each, and what it leaves in the purse. */
export function Buy({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, become, back } = useAnswering(question, domain)
  const { amount } = draft
  const money = state.money[by] ?? 0
  const isFirst = state.ships[by]?.at === 'start' && !state.turn.bought
  return (
    <Asked
      question={question}
      back={back}
      choosing
      above={<Head />}
      note={
        amount === undefined
          ? `${isFirst ? `${texts.buy.first} ` : ''}${texts.settle.inHand(money)}`
          : texts.payday.purse(money, money - amount)
      }
      finish={{
        label: texts.buy.done(texts.florins(amount ?? 0)),
        answer: amount === undefined ? refusedByReferee('MALFORMED') : accepted({ do: 'buy', price: amount }),
        missing: texts.buy.missing,
      }}
    >
      <div className="price-keys" role="radiogroup" aria-label={texts.questions.buy}>
        {domain.steps({}).map(({ amount: price = 0 }) => (
          <label key={price} className="row-key">
            <input
              type="radio"
              className="sr-only"
              name={question.key}
              checked={amount === price}
              onChange={() => become({ amount: price })}
            />
            <b>{price}</b>
          </label>
        ))}
      </div>
    </Asked>
  )
}
