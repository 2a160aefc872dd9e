import { Button } from '../../../../ui/Button'
import { Check } from '../../../../ui/Field'
import { useAnswersAlso, useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { List } from '../../../../ui/List'
import type { AreaId } from '../../box/box'
import { editionOf } from '../../model/edition'
import { printed, turnOrder } from '../../model/position'
import { areasFor, collectDomain } from '../../prompts/power'
import { consolidateOrders, consolidateWorth, payday, type ConsolidateOrder } from '../../rules/power'
import type { State } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Fact } from '../../../../table/question/Fact'
import { useReason } from '../../../../table/question/speech'
import { useAnswering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useWithoutConsolidate } from './remaining-orders'
import { useQuestionWords } from '../words/questions'

/** R15: all houses collect power for the Consolidate Power orders that are still on the board. */
export function Collect({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const { draft, put, back, finished, objection } = useAnswering(question, collectDomain(state))
  const ordersReported = state.tracking.orders === 'table'
  const text = game.buttons.collect
  const orders = ordersReported ? draft : consolidateOrders(state)
  const { questions, choose } = useOtherQuestions()
  const mustering = questions.find(({ kind }) => kind === 'consolidate')
  useAnswersAlso('consolidate')
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={
        ordersReported
          ? { label: text.tell(draft.length), answer: finished, missing: text.missing, isEmpty: draft.length === 0, empty: text.none }
          : { label: text.collect, answer: finished }
      }
      more={mustering !== undefined && <Button onClick={() => choose(mustering.key)}>{text.musters}</Button>}
    >
      {!state.tracking.units && editionOf(state).consolidateInTurn && <p className="note">{words.collect.musters}</p>}
      {ordersReported && <OrdersByHouse state={state} orders={orders} objection={objection} onToggle={put} />}
      {/* Shown below the list, so that the list does not move when a player ticks a row. */}
      <Payday state={state} orders={orders} />
    </QuestionFrame>
  )
}

/** Power that each house collects, with the areas that give it. */
function Payday({ state, orders }: { state: State; orders: readonly ConsolidateOrder[] }) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const rows = payday(state, orders)
  if (rows.length === 0) return
  return (
    <List label={words.collect.gains}>
      {rows.map(({ house, due, gain }) => (
        <Fact
          key={house}
          lead={<Shield house={house} />}
          title={names.house.plain(house)}
          note={
            gain < due
              ? say(words.resolve.pileEmpty, { due })
              : names.areas(
                  state,
                  orders.flatMap((order) => (order.house === house ? [order.area] : [])),
                )
          }
          figure={gain === 0 ? 0 : `+${gain}`}
        />
      ))}
    </List>
  )
}

interface ToldOrdersProps {
  readonly state: State
  readonly orders: readonly ConsolidateOrder[]
  readonly onToggle: (order: ConsolidateOrder) => void
}

const has = (orders: readonly ConsolidateOrder[], area: string): boolean => orders.some((order) => order.area === area)

/** Checkboxes with which the players report their Consolidate Power orders: for each house, its areas that may have such an order. */
function OrdersByHouse({
  state,
  orders,
  objection,
  onToggle,
}: ToldOrdersProps & { objection: (order: ConsolidateOrder) => Parameters<ReturnType<typeof useReason>>[0] }) {
  const { names } = useSpeech()
  const reason = useReason()
  const { words } = useQuestionWords()
  const without = useWithoutConsolidate()
  const isUnchecked = (area: AreaId) => !state.tracking.units && printed(state, area).kind === 'port'
  return turnOrder(state).map((house) => {
    const lands = areasFor(state, house).filter((area) => !without.has(area))
    if (lands.length === 0) return undefined
    return (
      <ul key={house} className="card list" aria-label={names.house.plain(house)}>
        {lands.map((area) => {
          const against = has(orders, area) ? undefined : reason(objection({ house, area }))
          return (
            <Check
              key={area}
              lead={<Shield house={house} size={28} />}
              title={names.area(state, area)}
              note={
                against ?? [names.count.power(consolidateWorth(state, area)), ...(isUnchecked(area) ? [words.collect.port] : [])].join(', ')
              }
              on={has(orders, area)}
              onChange={() => onToggle({ house, area })}
            />
          )
        })}
      </ul>
    )
  })
}
