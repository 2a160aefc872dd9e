import { accepted, refusedByReferee } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import type { Colour } from '../../box/board'
import { prompts } from '../../prompts'
import { choosing } from '../../prompts/domains'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import { BackToTurn } from './BackToTurn'
import { Head } from './Head'
import { PriceKeys } from './PriceKeys'

/**
 * Component that asks for the price of a sailing card, with one button per price. Shows the money that the player has left after the
 * purchase.
 */
export function Buy({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, setDraft, back, reset } = useAnswering(question, domain)
  const { amount } = draft
  const money = state.money[by] ?? 0
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      above={<Head />}
      note={amount === undefined ? texts.settle.inHand(money) : texts.payday.purse(money, money - amount)}
      more={<BackToTurn open={prompts(state)} onBack={reset} />}
      finish={{
        label: texts.buy.done(texts.florins(amount ?? 0)),
        answer: amount === undefined ? refusedByReferee('MALFORMED') : accepted({ do: 'buy', price: amount }),
        missing: texts.buy.missing,
      }}
    >
      <PriceKeys
        label={texts.questions.buy}
        name={question.key}
        prices={domain.steps({}).flatMap(({ amount: price }) => price ?? [])}
        value={amount}
        onChange={(price) => setDraft({ amount: price })}
      />
    </QuestionFrame>
  )
}
