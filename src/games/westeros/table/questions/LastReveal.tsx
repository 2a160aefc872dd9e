import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import type { Entry } from '../../../../referee'
import type { WesterosVocabulary } from '../..'
import type { HouseId } from '../../box/box'
import type { Event } from '../../events'
import { byAmount, chosenIn } from '../../words/telling'
import { ORDER_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useGameState, useLastEntry } from './play'
import { useQuestionWords } from './words'

const eventsOf = (entry: Entry<WesterosVocabulary>): readonly Event[] => entry.events as readonly Event[]

type EventOf<E extends Event['e']> = Extract<Event, { e: E }>

const find = <E extends Event['e']>(events: readonly Event[], e: E): EventOf<E> | undefined =>
  events.find((event): event is EventOf<E> => event.e === e)

/** What the newest entry has revealed, big enough for the middle of the table; it stays until the next entry. */
export function LastReveal() {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const entry = useLastEntry()
  const events = eventsOf(entry)
  const revealed = find(events, 'revealed')
  const ordered = find(events, 'trackOrdered')
  const attack = find(events, 'wildlingsAttacked')
  const orders = find(events, 'ordersRevealed')
  if (orders !== undefined) return <Orders orders={orders.orders} />
  if (revealed === undefined && ordered === undefined && attack === undefined) return
  const chosen = revealed === undefined ? undefined : chosenIn(revealed.ballot, choicesOf(revealed.opened))
  if (chosen?.kind === 'card' || chosen?.kind === 'orders') return
  const bids = ordered?.bids ?? attack?.bids ?? chosen?.bids ?? {}
  const [winner] = ordered?.order ?? []
  const title =
    ordered !== undefined && winner !== undefined
      ? say(words.reveal.takes, { house: names.house.nom(winner), track: names.trackAcc[ordered.track] })
      : attack !== undefined
        ? say(words.reveal[attack.winner], { watch: attack.watch, threat: attack.threat })
        : words.reveal.tie
  const rows =
    ordered === undefined ? byAmount(bids) : ordered.order.map((house) => [house, bids[house] ?? 0] as const)
  return (
    <section className="revealed" aria-label={title}>
      <h2 className="type-question">{title}</h2>
      <ol className="card list">
        {rows.map(([house, amount], k) => (
          <li key={house} className="row">
            {ordered !== undefined && <b className="rank">{k + 1}</b>}
            <Shield house={house} size={52} />
            <span className="words">
              <span className="type-title">{names.house.plain(house)}</span>
              <span className="note">{names.player(state, house)}</span>
            </span>
            <b className="figure">{amount}</b>
          </li>
        ))}
      </ol>
      {(ordered?.decider ?? attack?.decider) !== undefined && (
        <p className="note">
          <Icon of={icons.throne} size="s" /> {words.reveal.decided}
        </p>
      )}
    </section>
  )
}

const choicesOf = (opened: EventOf<'revealed'>['opened']): Readonly<Partial<Record<string, unknown>>> =>
  Object.fromEntries(Object.entries(opened).map(([house, one]) => [house, one?.choice]))

/** All orders as they lie on the board now, house by house. */
function Orders({ orders }: { orders: EventOf<'ordersRevealed'>['orders'] }) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const of = (house: HouseId) => Object.entries(orders).filter(([, placed]) => placed.house === house)
  return (
    <section className="revealed" aria-label={words.reveal.orders}>
      <h2 className="type-title">{words.reveal.orders}</h2>
      <ul className="card list">
        {state.playing
          .filter((house) => of(house).length > 0)
          .map((house) => (
            <li key={house} className="row items-start">
              <Shield house={house} size={32} alone />
              <ul className="words flex flex-col gap-1">
                {of(house).map(([area, { order }]) => (
                  <li key={area} className="flex items-center gap-2">
                    <Icon of={ORDER_ICONS[state.box.orders[order].kind]} size="s" />
                    <span className="note">
                      {names.area(state, area)}: {names.order[order]}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
    </section>
  )
}
