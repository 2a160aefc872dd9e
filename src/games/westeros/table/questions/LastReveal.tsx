import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Question as Heading } from '../../../../ui/Screen'
import type { Entry } from '../../../../referee'
import type { WesterosVocabulary } from '../..'
import type { HouseId } from '../../box/box'
import type { Event } from '../../model/events'
import { byAmount } from '../../words/telling'
import { Answer, AnswerSlotProvider } from '../../../../table/Answer'
import { RevealedReceipts } from '../../../../table/fair/Receipts'
import { useSpeech } from '../speech'
import { BidRows } from './BidRows'
import { takeUp } from './laid-out'
import { OrderList } from './OrderList'
import { useLastEntry } from './play'
import type { QuestionProps } from './props'
import { AuctionTies, WildlingTie } from './Ties'
import { useQuestionWords } from './words'
import { WholeScreen } from '../../../../ui/WholeScreen'

const eventsOf = (entry: Entry<WesterosVocabulary>): readonly Event[] => entry.events as readonly Event[]

type EventOf<E extends Event['e']> = Extract<Event, { e: E }>

const find = <E extends Event['e']>(events: readonly Event[], e: E): EventOf<E> | undefined =>
  events.find((event): event is EventOf<E> => event.e === e)

/** What a reveal led to: the order on a track, how the wildlings fared, or the orders on the board. */
interface Outcome {
  readonly title: string
  readonly order: readonly HouseId[]
  readonly amounts: Readonly<Partial<Record<HouseId, number>>>
  /** The order is the order of places on a track. */
  readonly ranked: boolean
  readonly decided: boolean
  readonly orders?: EventOf<'ordersRevealed'>['orders']
}

/** What the newest entry has decided among secret choices; undefined where it was something else, or a tie waits to be decided. */
function useOutcome(): Outcome | undefined {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const events = eventsOf(useLastEntry())
  const ordered = find(events, 'trackOrdered')
  const attack = find(events, 'wildlingsAttacked')
  const orders = find(events, 'ordersRevealed')
  if (orders !== undefined)
    return { title: words.reveal.orders, order: [], amounts: {}, ranked: false, decided: false, orders: orders.orders }
  if (attack !== undefined)
    return {
      title: say(words.reveal[attack.winner], { watch: attack.watch, threat: attack.threat }),
      order: byAmount(attack.bids).map(([house]) => house),
      amounts: attack.bids,
      ranked: false,
      decided: attack.decider !== undefined,
    }
  const [winner] = ordered?.order ?? []
  if (ordered === undefined || winner === undefined) return undefined
  return {
    title: say(words.reveal.takes, { house: names.house.nom(winner), track: names.trackAcc[ordered.track] }),
    order: ordered.order,
    amounts: ordered.bids,
    ranked: true,
    decided: ordered.decider !== undefined,
  }
}

/**
 * What has just been turned up, for the middle of the table: over everything, big, and readable from all sides by shields and figures. A
 * tie is decided right there. It lies there until somebody goes on, and is folded away below the next question then.
 */
export function RevealScreen({ question }: QuestionProps) {
  const { words } = useQuestionWords()
  const { id } = useLastEntry()
  const outcome = useOutcome()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <WholeScreen>
      <main className="laid-out">
        <div className="body">
          <AnswerSlotProvider value={slot}>
            {question.kind === 'auctionTies' && <AuctionTies question={question} />}
            {question.kind === 'wildlingTie' && <WildlingTie question={question} />}
            {outcome !== undefined && (
              <>
                <Heading>{outcome.title}</Heading>
                <OutcomeBody outcome={outcome} />
                <Answer>
                  <Button kind="do" onClick={() => takeUp(id)}>
                    {words.reveal.on}
                  </Button>
                </Answer>
              </>
            )}
            <RevealedReceipts />
          </AnswerSlotProvider>
        </div>
        <div className="answer">
          <div ref={setSlot} className="contents" />
          {outcome === undefined && (
            <Button kind="quiet" onClick={() => takeUp(id)}>
              {words.ballot.backToTable}
            </Button>
          )}
        </div>
      </main>
    </WholeScreen>
  )
}

/** What the newest entry has decided among secret choices, folded away, so that it pushes nothing below the fold. */
export function LastReveal() {
  const outcome = useOutcome()
  // House cards lie in the battle itself; only their receipts are left to be compared.
  if (outcome === undefined) return <RevealedReceipts />
  return (
    <section aria-label={outcome.title}>
      <details className="card last-reveal">
        <summary>
          <h2>{outcome.title}</h2>
        </summary>
        <OutcomeBody outcome={outcome} />
        <RevealedReceipts />
      </details>
    </section>
  )
}

function OutcomeBody({ outcome: { title, order, amounts, ranked, decided, orders } }: { outcome: Outcome }) {
  const { words } = useQuestionWords()
  if (orders !== undefined) return <OrderList orders={orders} />
  return (
    <>
      <BidRows label={title} order={order} amounts={amounts} ranked={ranked} />
      {decided && (
        <p className="note">
          <Icon of={icons.throne} size="s" /> {words.reveal.decided}
        </p>
      )}
    </>
  )
}
