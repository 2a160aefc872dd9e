import type { QuestionProps } from '../../../../table/game/game-questions'
import { BallotView } from '../../../../table/ballot/BallotView'
import { useOthersHere } from '../../../../table/now/OtherQuestions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useAnswering, useSendAll } from '../../../../table/question/answering'
import { TypedInTurn } from '../../../../table/question/TypedInTurn'
import { useLanguage } from '../../../../ui/words'
import { fieldsDomain } from '../../../../kit/fields-domain'
import { Button } from '../../../../ui/Button'
import type { Clan } from '../../box/box'
import { nonChiefs } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import type { ByClan, Order, State } from '../../model/state'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { Compass } from '../sealed/Compass'
import { orderShown } from '../sealed/order-shown'
import { useStartTexts } from './words/start'
import { platesToMoves } from './plates'

/**
 * Component that asks for the hero orders of a round (R18). Players either seal the orders on the shared phone, or enter them from the
 * revealed compass plates.
 */
export function Orders({ question }: QuestionProps) {
  const state = usePosition()
  return question.sealed ? <BallotView question={question} /> : <Plates question={question} state={state} />
}

interface Draft {
  readonly orders?: ByClan<Order>
  /** Clan whose order the user enters from the revealed compass plate. */
  readonly clan?: Clan
}
const typing = fieldsDomain<Draft, OwnMove>(
  () => [],
  () => undefined,
)

const isStay = (order: Order | undefined): boolean => order?.hero === undefined || order.go === '0'

/** Component for all revealed compass plates. The user enters the order of each clan, and then all heroes move at once. */
function Plates({ question, state }: QuestionProps & { readonly state: State }) {
  const text = useStartTexts()
  const texts = useTexts()
  const sendAll = useSendAll()
  const language = useLanguage()
  useOthersHere()
  const { draft, setDraft, back } = useAnswering(question, typing)
  const asked = nonChiefs(state).filter((clan) => state.orders[clan] === undefined)
  const { orders = {} } = draft
  const missing = asked.find((clan) => orders[clan] === undefined)
  const clan = draft.clan ?? missing
  const called = (one: Clan) => nameOf(state, texts.clans, one)
  const put = (one: Clan, order: Order | undefined) => {
    if (order === undefined) return
    setDraft({ orders: { ...orders, [one]: order } })
  }
  const typed = (one: string) => {
    const order = orders[one as Clan]
    return order && orderShown(order, language)
  }
  return (
    <QuestionFrame
      question={{ ...question, roles: [] }}
      back={back}
      choosing
      compact
      title={text.plates}
      note={text.platesNote}
      answer={
        <Button
          kind="do"
          notYet={missing === undefined ? undefined : text.plateMissing(called(missing))}
          onClick={() => void sendAll<OwnMove>(platesToMoves(asked, orders))}
        >
          {missing === undefined && asked.every((one) => isStay(orders[one])) ? text.moveNone : text.moveAll}
        </Button>
      }
    >
      <TypedInTurn
        label={text.plateOf}
        roles={asked}
        role={clan}
        onRole={(one) => setDraft({ orders, clan: one as Clan })}
        nameOf={(one) => called(one as Clan)}
        typed={typed}
      >
        {clan !== undefined && (
          <Compass key={clan} isOpen role={clan} choice={orders[clan]} onChange={(choice) => put(clan, choice as Order | undefined)} />
        )}
      </TypedInTurn>
    </QuestionFrame>
  )
}
