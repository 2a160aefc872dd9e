import { useState } from 'react'
import { EnteredList } from '../../../../table/question/EnteredList'
import { PickFrom } from '../../../../table/question/PickFrom'
import { Check } from '../../../../ui/Field'
import { List } from '../../../../ui/List'
import type { HouseId } from '../../box/box'
import { garrisonsOf, printed, turnOrder } from '../../model/position'
import { collectDomain } from '../../prompts/power'
import { consolidateOrders, consolidateWorth, payday, type ConsolidateOrder } from '../../rules/power'
import type { State } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { Asked } from '../../../../table/question/Asked'
import { RoleChips } from '../../../../table/question/RoleChips'
import { Fact } from '../../../../table/question/Fact'
import { useReason } from '../../../../table/question/speech'
import { useAnswering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'

/** R15: everybody collects power for the Consolidate Power orders that still lie there. */
export function Collect({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const { draft, put, back, finished, objection } = useAnswering(question, collectDomain(state))
  const told = state.tracking.orders === 'table'
  const text = game.buttons.collect
  const orders = told ? draft : consolidateOrders(state)
  return (
    <Asked
      question={question}
      back={back}
      finish={
        told
          ? { label: text.tell(draft.length), answer: finished, missing: text.missing, isEmpty: draft.length === 0, empty: text.none }
          : { label: text.collect, answer: finished }
      }
    >
      <Payday state={state} orders={orders} />
      {told &&
        (state.tracking.units ? (
          <OrdersByHouse state={state} orders={orders} objection={objection} onToggle={put} />
        ) : (
          <AnyArea state={state} orders={orders} onToggle={put} />
        ))}
    </Asked>
  )
}

/** The income of each house, with its sources. */
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
          figure={`+${gain}`}
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

/** Land areas with units, house by house, to be ticked. */
function OrdersByHouse({
  state,
  orders,
  objection,
  onToggle,
}: ToldOrdersProps & { objection: (order: ConsolidateOrder) => Parameters<ReturnType<typeof useReason>>[0] }) {
  const { names } = useSpeech()
  const reason = useReason()
  return turnOrder(state).map((house) => {
    const lands = garrisonsOf(state, house).filter(({ area }) => printed(state, area).kind === 'land')
    if (lands.length === 0) return undefined
    return (
      <ul key={house} className="card list" aria-label={names.house.plain(house)}>
        {lands.map(({ area }) => {
          const against = has(orders, area) ? undefined : reason(objection({ house, area }))
          return (
            <Check
              key={area}
              lead={<Shield house={house} size={28} />}
              title={names.area(state, area)}
              note={against ?? names.count.power(consolidateWorth(state, area))}
              on={has(orders, area)}
              onChange={() => onToggle({ house, area })}
            />
          )
        })}
      </ul>
    )
  })
}

/** Where units are not tracked the order may lie in any land. */
function AnyArea({ state, orders, onToggle }: ToldOrdersProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const [house, look] = useState<HouseId | undefined>(state.playing[0])
  const lands = Object.values(state.box.areas).filter(({ id, kind }) => kind === 'land' && !has(orders, id))
  return (
    <>
      <RoleChips label={words.whose} roles={state.playing} value={house} onChange={look} />
      <PickFrom
        label={words.area}
        value={undefined}
        options={lands.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(area) => house !== undefined && onToggle({ house, area })}
      />
      <EnteredList
        items={orders.map((order) => ({
          key: order.area,
          lead: <Shield house={order.house} size={28} alone />,
          title: names.area(state, order.area),
          drop: say(words.hold.drop, { area: names.area(state, order.area) }),
        }))}
        onDrop={(area) => orders.filter((order) => order.area === area).forEach(onToggle)}
      />
    </>
  )
}
