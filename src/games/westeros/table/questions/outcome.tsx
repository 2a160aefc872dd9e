import type { Outcome } from '../../../../table/game/game-ballots'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { AnyEvent } from '../../model/events'
import { byAmount } from '../../words/sentences/log-figures'
import { useTable } from '../hook'
import { useAllSpeech } from '../speech'
import { changesOf } from '../board-changes'
import { OrderList } from './OrderList'
import type { QuestionProps } from './props'
import { AuctionTies, WildlingTie } from './Ties'
import { useQuestionWords } from '../words/questions'
import { wildlingPrice } from './wildling-price'

type EventOf<E extends AnyEvent['e']> = Extract<AnyEvent, { e: E }>

const find = <E extends AnyEvent['e']>(events: readonly AnyEvent[], e: E): EventOf<E> | undefined =>
  events.find((event): event is EventOf<E> => event.e === e)

/** Returns the result of the secret choices in the newest entry: order on a track, result of a wildling attack, or revealed orders. */
export function useOutcome(): Outcome | undefined {
  const { names, game, words: later } = useAllSpeech()
  const { words, say } = useQuestionWords()
  const head = useTable((open) => open.ledger.head)
  const { state } = head
  const { events } = head.entry
  const orders = find(events, 'ordersRevealed')
  if (orders !== undefined) return { title: words.reveal.orders, body: <OrderList orders={orders.orders} /> }
  const changes = changesOf(head, game, later.outcome)
  const attack = find(events, 'wildlingsAttacked')
  if (attack !== undefined) {
    const { bids, watch, threat, winner, decider, highest, lowest } = attack
    const named = winner === 'watch' ? highest : lowest
    const who = game.buttons.wildlingTie[wordFor(winner, decider !== undefined)]
    const price = wildlingPrice(state, winner, { words, say })
    return {
      title: say(words.reveal[winner], { watch, threat }),
      note: named === undefined ? price : `${who(named)}. ${price}`,
      ranking: { heading: later.outcome.given, order: byAmount(bids).map(([house]) => house), amounts: bids },
      body: decider !== undefined && <Decided />,
      changes,
    }
  }
  const ordered = find(events, 'trackOrdered')
  const first = ordered?.order[0]
  if (ordered === undefined || first === undefined) return undefined
  const isKept = head.parent?.state.holders[ordered.track] === first
  return {
    title: say(isKept ? words.reveal.keeps : words.reveal.takes, { house: names.house.nom(first), track: names.trackAcc[ordered.track] }),
    ranking: { heading: later.outcome.bids, order: ordered.order, amounts: ordered.bids, ranked: true },
    body: ordered.decider !== undefined && <Decided />,
    changes,
  }
}

/**
 * Returns the label of the highest or lowest contributor. After a tie, the label says that the holder of the Iron Throne token chose the
 * house.
 */
const wordFor = (winner: 'watch' | 'wildlings', isDecided: boolean) =>
  winner === 'watch' ? (isDecided ? 'highest' : 'most') : isDecided ? 'lowest' : 'least'

/** Note that the holder of the Iron Throne token chose among tied houses. */
function Decided() {
  const { words } = useQuestionWords()
  return (
    <p className="note flex items-center gap-2">
      <Icon of={icons.throne} size="s" /> {words.reveal.decided}
    </p>
  )
}

/** Question about a tie, shown together with the revealed bids. */
export function Tie({ question }: QuestionProps) {
  if (question.kind === 'auctionTies') return <AuctionTies question={question} />
  return question.kind === 'wildlingTie' && <WildlingTie question={question} />
}
