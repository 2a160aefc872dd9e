import { sentence } from '../../../../ui/grammar/numbers'
import { useState } from 'react'
import { numberAt } from '../../../../kit/rule-points'
import { accepted, refusedByReferee } from '../../../../referee'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswersAlso } from '../../../../table/now/OtherQuestions'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { ActionTiles } from '../../../../table/question/ActionTiles'
import { QuestionFrame, type Finish } from '../../../../table/question/QuestionFrame'
import { List, Row } from '../../../../ui/List'
import type { CityId, Colour } from '../../box/board'
import { harbourPrice } from '../../box/numbers'
import type { Card, OwnMove } from '../../model/moves'
import type { Ship, State } from '../../model/state'
import { prompts } from '../../prompts'
import { choosing } from '../../prompts/domains'
import { isFirstVoyage, landing, voyage } from '../../rules/sailing'
import { CoastsGrid } from '../parts/Coasts'
import { destination, link, seaRoute } from '../parts/icons'
import { BackToTurn } from './BackToTurn'
import { Head } from './Head'
import { MoneyLine } from './MoneyLine'
import { NoCard } from './NoCard'
import { PriceKeys } from './PriceKeys'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import type { Texts } from '../parts/words'

const CARD_ICONS: Readonly<Record<Card['as'], string>> = { destination, route: seaRoute, link }

/**
 * Component that asks for the destination of the ship on the chart of the nine cities, which marks full harbours. If the players report
 * cards, it asks for the voyage card by card.
 */
export function Sail({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, setDraft, back } = useAnswering(question, domain)
  const isFirst = isFirstVoyage(state, by)
  // The first voyage also asks for the price of its card, so the screen does not list the purchase as another question.
  const [isBuying, setBuying] = useState(false)
  /** Whether the answer contains the purchase of a card: before the first voyage always, later only if the user wants it. */
  const pays = isFirst || isBuying || draft.amount !== undefined
  useAnswersAlso(pays ? 'buy' : undefined)
  const showRefusal = useRefusal(state, by)
  const [as, setAs] = useState<Card['as']>('destination')
  const { cards = [] } = draft
  const isTold = state.settings.cardsTold
  const from = state.ships[by] ?? { at: 'start' }
  const here = voyage(from, cards)
  // If the answer contains a purchase, a tap replaces the card, because one purchase buys only one card (R54).
  const before = pays ? [] : cards
  const steps = domain.steps(isTold ? { cards: before } : {})
  // If the ship is at the start or at the bank, only a destination card is allowed.
  const origin = voyage(from, before)
  const isInCity = origin.ok && origin.value !== undefined
  const kind = isInCity ? as : 'destination'
  const next = new Map<CityId, readonly Card[]>()
  for (const { cards: list = [] } of steps) {
    const end = voyage(from, list)
    if (list.at(-1)?.as === kind && end.ok && end.value !== undefined) next.set(end.value, list)
  }
  const legal = isTold ? [...next.keys()] : steps.flatMap(({ area }) => area ?? [])
  const target = draft.area ?? (isTold && cards.length > 0 && here.ok ? here.value : undefined)
  const end = target === undefined ? undefined : landing(state, target, by)
  const space = end?.ok === true && end.value.at === 'city' ? end.value : undefined
  const price = draft.amount
  const kept = price === undefined ? {} : { amount: price }
  const choose = (area: CityId) => {
    const list = next.get(area)
    if (area === target && list === undefined) return
    if (!isTold || list === undefined) return setDraft({ area, ...kept })
    setDraft({ cards: list, ...(landing(state, area, by).ok && { area }), ...kept })
  }
  const whyNotTo = (city: CityId, card: Card['as'] | undefined): string => {
    if (!landing(state, city, by).ok) return texts.sail.full
    if (origin.ok && origin.value === city) return texts.sail.here
    return card === 'link' ? texts.sail.noLink : card === 'route' ? texts.sail.far : texts.sail.full
  }
  const voyageOf = domain.finish(draft)
  const money = state.money[by] ?? 0
  const to = target === undefined ? '' : texts.toCity(target)
  const paid: Finish =
    pays && voyageOf.ok
      ? {
          label: texts.sail.withCard(price ?? 0, to),
          answer: price === undefined ? refusedByReferee('MALFORMED') : accepted({ do: 'buy', price }),
          following: [voyageOf.value],
          missing: texts.sail.noPrice,
        }
      : {
          label: texts.sail.sail(to).trim(),
          answer: voyageOf,
          missing: end?.ok === false ? texts.sail.full : texts.sail.missing,
        }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      note={price !== undefined ? texts.payday.purse(money, money - price) : isFirst ? texts.sail.first : noteOf(from, isTold, texts)}
      above={<SailHead isTold={isTold} />}
      finish={paid}
      more={<BackToTurn open={prompts(state)} />}
    >
      {!pays && <NoCard by={by} onBuy={() => setBuying(true)} />}
      {isTold && <CardKinds kind={kind} isInCity={isInCity} onChange={setAs} />}
      <CoastsGrid
        state={state}
        chosen={target}
        harbours
        onChoose={choose}
        onRefused={showRefusal}
        objection={(city) => (legal.includes(city) || city === target ? undefined : whyNotTo(city, isTold ? kind : undefined))}
      />
      {cards.length > 0 && (
        <List label={texts.sail.played}>
          {cards.map((card, at) => (
            <Row key={at} title={cardText(card, texts)} />
          ))}
        </List>
      )}
      {pays && (isBuying || target !== undefined) && (
        <ScrolledIntoView looked>
          <CardPrice question={question} by={by} value={price} onChange={(amount) => setDraft({ ...draft, amount })} />
        </ScrolledIntoView>
      )}
      {space !== undefined && <Lands state={state} space={space} texts={texts} />}
    </QuestionFrame>
  )
}

interface CardPriceProps extends QuestionProps {
  readonly by: Colour
  readonly value: number | undefined
  readonly onChange: (price: number) => void
}

/** Component with the possible prices of the card for the first voyage. */
function CardPrice({ question, by, value, onChange }: CardPriceProps) {
  const { questions } = useNamedTexts()
  const buying = choosing(usePosition(), { ...question, kind: 'buy', roles: [by] })
  const prices = buying.steps({}).flatMap(({ amount }) => amount ?? [])
  return <PriceKeys label={questions.buy} name={question.key} prices={prices} value={value} onChange={onChange} />
}

/** Component with the heading of the voyage. On a short screen, the heading is hidden to make space for the kinds of cards. */
const SailHead = ({ isTold }: { readonly isTold: boolean }) => (
  <>
    <MoneyLine />
    <div className={isTold ? 'short:hidden' : 'contents'}>
      <Head isCompact />
    </div>
  </>
)

/**
 * Hook that returns a function. The function submits a voyage to a city with a full harbour, so that the app shows the refusal. The refusal
 * names the ships in the harbour and the cities with a free harbour space.
 */
function useRefusal(state: State, by: Colour): (city: CityId) => void {
  const send = useSend()
  return (city) => {
    const move: OwnMove = {
      do: 'sail',
      to: city,
      ...(state.settings.cardsTold && { cards: [{ as: 'destination' as const, city, seals: 1 }] }),
    }
    if (!landing(state, city, by).ok) void send(move)
  }
}

interface CardKindsProps {
  readonly kind: Card['as']
  /** Whether the ship is in a city. At the start and at the bank, only a destination card is allowed. */
  readonly isInCity: boolean
  readonly onChange: (kind: Card['as']) => void
}

/**
 * Component with a button for each of the three uses of a sailing card, if the players report cards. The buttons are above the cities, so
 * that the fixed submit button does not cover them. On a short screen, the buttons have no notes.
 */
function CardKinds({ kind, isInCity, onChange }: CardKindsProps) {
  const { sail } = useNamedTexts()
  return (
    <div className="short:[&_small]:hidden">
      <ActionTiles
        label={sail.card}
        tiles={(['destination', 'route', 'link'] as const).map((value) => {
          const isRefused = value !== 'destination' && !isInCity
          return {
            id: value,
            icon: CARD_ICONS[value],
            title: sail.kinds[value],
            note: isRefused ? sail.onlyDestination : sail.modes[value],
            isRefused,
            isChosen: kind === value,
            onPress: () => !isRefused && onChange(value),
          }
        })}
      />
    </div>
  )
}
/**
 * Returns a text about the cards that the voyage needs. Returns an empty text if the players report cards, because the buttons show the
 * cards.
 */
const noteOf = ({ at }: Ship, isTold: boolean, { sail }: Texts): string =>
  isTold ? '' : at === 'start' ? sail.fromStart : at === 'bank' ? sail.fromBank : sail.anyCards

interface LandsProps {
  readonly state: State
  readonly space: { readonly city: CityId; readonly harbour: 1 | 2 }
  readonly texts: Texts
}

/** Component that shows the harbour space where the ship will land, and the price of a warehouse on this space. */
function Lands({ state: { numbers }, space: { city, harbour }, texts }: LandsProps) {
  return <p className="note">{texts.sail.costs(harbour, numberAt(numbers, harbourPrice(city, harbour)))}</p>
}

const cardText = (card: Card, { sail, cities }: Texts): string => {
  const nameOf = (city: CityId) => sentence(cities[city] ?? city)
  if (card.as === 'destination') return sail.goal(nameOf(card.city))
  if (card.as === 'link') return sail.link(nameOf(card.link[0]), nameOf(card.link[1]))
  return sail.route(card.via.map(nameOf).join(' – '), card.seals)
}
