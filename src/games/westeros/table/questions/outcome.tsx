import type { Outcome } from '../../../../table/ballot/game-ballots'
import { RoleRanking } from '../../../../table/question/RoleRanking'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { AnyEvent } from '../../model/events'
import { byAmount } from '../../words/telling'
import { useSpeech } from '../speech'
import { OrderList } from './OrderList'
import { useLastEntry } from './play'
import type { QuestionProps } from './props'
import { AuctionTies, WildlingTie } from './Ties'
import { useQuestionWords } from './words'

type EventOf<E extends AnyEvent['e']> = Extract<AnyEvent, { e: E }>

const find = <E extends AnyEvent['e']>(events: readonly AnyEvent[], e: E): EventOf<E> | undefined =>
  events.find((event): event is EventOf<E> => event.e === e)

/** What the newest entry has decided among secret choices: the order on a track, how the wildlings fared, or the orders on the board. */
export function useOutcome(): Outcome | undefined {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const { events } = useLastEntry()
  const orders = find(events, 'ordersRevealed')
  if (orders !== undefined) return { title: words.reveal.orders, body: <OrderList orders={orders.orders} /> }
  const attack = find(events, 'wildlingsAttacked')
  if (attack !== undefined) {
    const { bids, watch, threat, winner, decider } = attack
    const title = say(words.reveal[winner], { watch, threat })
    const order = byAmount(bids).map(([house]) => house)
    return {
      title,
      body: (
        <>
          <RoleRanking label={title} order={order} amounts={bids} />
          {decider !== undefined && <Decided />}
        </>
      ),
    }
  }
  const ordered = find(events, 'trackOrdered')
  const first = ordered?.order[0]
  if (ordered === undefined || first === undefined) return undefined
  const title = say(words.reveal.takes, { house: names.house.nom(first), track: names.trackAcc[ordered.track] })
  return {
    title,
    body: (
      <>
        <RoleRanking label={title} order={ordered.order} amounts={ordered.bids} ranked />
        {ordered.decider !== undefined && <Decided />}
      </>
    ),
  }
}

/** Between equals somebody has decided. */
function Decided() {
  const { words } = useQuestionWords()
  return (
    <p className="note">
      <Icon of={icons.throne} size="s" /> {words.reveal.decided}
    </p>
  )
}

/** A tie among bids, decided right where they were turned up. */
export function Tie({ question }: QuestionProps) {
  if (question.kind === 'auctionTies') return <AuctionTies question={question} />
  return question.kind === 'wildlingTie' && <WildlingTie question={question} />
}
