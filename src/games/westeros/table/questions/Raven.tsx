import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { List } from '../../../../ui/List'
import { accepted } from '../../../../referee'
import type { OrderId } from '../../box/box'
import { ordersOf, orderToken } from '../../model/position'
import { ravenDomain } from '../../prompts/orders'
import { canLook, ravenSwaps } from '../../rules/orders'
import { ORDER_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Fact } from '../../../../table/question/Fact'
import { Options } from '../../../../table/question/Options'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'

/** R8.6: the holder of the Messenger Raven changes one order, or declines. */
export function Raven({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const send = useSend()
  const house = state.holders.kingsCourt
  const { draft, put, setDraft, back, finished } = useAnswering(question, ravenDomain(state))
  const text = game.buttons.raven
  const look = canLook(state) && (
    <Button onClick={() => void send({ do: 'raven', house, use: true, look: true })}>{game.buttons.ravenLook.look}</Button>
  )
  if (state.tracking.orders === 'table') {
    return (
      <QuestionFrame
        question={question}
        finish={{ label: text.pass, answer: accepted({ do: 'raven', house, use: false }) }}
        more={
          <>
            <Button onClick={() => void send({ do: 'raven', house, use: true })}>{text.used}</Button>
            {look}
          </>
        }
      />
    )
  }
  const swaps = ravenSwaps(state)
  const mine = ordersOf(state, house).filter(({ area }) => swaps.some((swap) => swap.area === area))
  const from = mine.find(({ area }) => area === draft.area)
  if (from === undefined) {
    // If no order can be changed, declining costs the player nothing.
    const finish = {
      label: text.pass,
      answer: accepted({ do: 'raven' as const, house, use: false as const }),
      isEmpty: mine.length > 0,
      empty: text.pass,
      missing: words.raven.order,
    }
    return (
      <QuestionFrame question={question} back={back} finish={finish} more={look}>
        {mine.length > 0 && (
          <Options
            label={words.raven.which}
            value={undefined}
            options={mine.map(({ area, token }) => ({
              value: area,
              title: names.area(state, area),
              note: names.order[token.id],
              lead: <Icon of={ORDER_ICONS[token.kind]} />,
            }))}
            onChange={(area) => setDraft({ use: true, area })}
          />
        )}
      </QuestionFrame>
    )
  }
  const into = swaps.filter(({ area }) => area === from.area).map(({ order }) => order)
  const label = draft.order === undefined ? text.pass : text.swap(from.token.id, draft.order)
  return (
    <QuestionFrame question={question} back={back} finish={{ label, answer: finished, missing: words.raven.choose }}>
      <List label={words.raven.which}>
        <Fact lead={<Icon of={ORDER_ICONS[from.token.kind]} />} title={names.area(state, from.area)} note={names.order[from.token.id]} />
      </List>
      <Options<OrderId>
        label={words.raven.into}
        value={draft.order}
        options={into.map((order) => ({
          value: order,
          title: names.order[order],
          note: names.orderDoes(order, state.box),
          lead: <Icon of={ORDER_ICONS[orderToken(state, order).kind]} />,
        }))}
        onChange={(order) => put({ order })}
      />
    </QuestionFrame>
  )
}
