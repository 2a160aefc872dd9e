import { useState } from 'react'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswersAlso } from '../../../../table/now/OtherQuestions'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { ActionTiles } from '../../../../table/question/ActionTiles'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { List, Row } from '../../../../ui/List'
import type { CityId, Colour } from '../../box/board'
import type { Card } from '../../model/moves'
import type { OwnMove } from '../../rules/moves'
import type { Ship, State } from '../../model/state'
import { prompts } from '../../prompts'
import type { Draft } from '../../prompts/draft'
import { choosing, uncounted } from '../../prompts/domains'
import { cardsInHand } from '../../model/sailing-cards'
import { isFirstVoyage, landing, voyage } from '../../rules/sailing'
import { CoastsGrid } from '../parts/Coasts'
import { destination, link, seaRoute } from '../parts/icons'
import { BackToTurn } from './BackToTurn'
import { cardText } from './card-text'
import { Head } from './Head'
import { MoneyLine } from './MoneyLine'
import { HasCard, NoCard, WhichCard } from './NoCard'
import { MOST_CARDS } from '../../prompts/card-steps'
import { Arrival } from './Arrival'
import { CardPrices, type CardPricesProps } from './CardPrices'
import { Stuck } from './Nothing'
import { useFinish } from './voyage-finish'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import type { Texts } from '../parts/words'
import { useVoyageTexts } from '../parts/words/voyage'

const CARD_ICONS: Readonly<Record<Card['as'], string>> = { destination, route: seaRoute, link }

/**
 * Component that asks for the destination of the ship on the chart of the nine cities, which marks full harbours. If the players report
 * cards, it asks for the voyage card by card. The answer can contain the purchase of the cards, each with its own price.
 */
export function Sail({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const position = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  // Cities are offered without regard to bought cards. A voyage without a card is refused only when it is submitted.
  const state = uncounted(position)
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, setDraft, back, reset } = useAnswering(question, domain)
  const isFirst = isFirstVoyage(state, by)
  const [wanted, setBuying] = useState<boolean>()
  const { cards = [], amounts = [] } = draft
  /** Whether the player has no card, so that the voyage must buy one (R55). Known only if the app counts the cards. */
  const owes = cardsInHand(position, by) === 0 && (position.money[by] ?? 0) > 0
  /** Whether the answer contains the purchase of cards: always without a card, otherwise only if the user wants it. */
  const pays = isFirst || (wanted ?? owes) || amounts.length > 0
  // “Back to the turn” leads to the question of the turn, so the screen does not list that question.
  useAnswersAlso(pays ? 'buy' : undefined, 'act', 'endTurn')
  const keepNoPurchase = () => {
    if (amounts.length > 0) setDraft({ ...draft, amounts: [] })
    setBuying(false)
  }
  const showRefusal = useRefusal(state, by)
  const [as, setAs] = useState<Card['as']>('destination')
  const isTold = state.settings.cardsTold
  const from = state.ships[by] ?? { at: 'start' }
  const here = voyage(from, cards)
  // At the start and at the bank, only a destination card is allowed.
  const isInCity = here.ok && here.value !== undefined
  const kind = isInCity ? as : 'destination'
  // A destination card replaces the chain, because the card leads to its city from anywhere.
  const before = kind === 'destination' ? [] : cards
  const steps = domain.steps(isTold ? { cards: before } : {})
  const next = new Map<CityId, readonly Card[]>()
  for (const { cards: list = [] } of steps) {
    const end = voyage(from, list)
    if (list.at(-1)?.as === kind && end.ok && end.value !== undefined) next.set(end.value, list)
  }
  const legal = isTold ? [...next.keys()] : steps.flatMap(({ area }) => area ?? [])
  const target = draft.area ?? (isTold && cards.length > 0 && here.ok ? here.value : undefined)
  const end = target === undefined ? undefined : landing(state, target, by)
  const space = end?.ok === true && end.value.at === 'city' ? end.value : undefined
  const choose = (area: CityId) => {
    const list = next.get(area)
    if (area === target && list === undefined) return
    const isChain = list !== undefined && list.length > cards.length && cards.length > 0
    const kept = keptPrices(amounts, isChain || target === undefined || area === target)
    if (!isTold || list === undefined) return setDraft({ area, ...kept })
    setDraft({ cards: list, ...(landing(state, area, by).ok && { area }), ...kept })
  }
  const whyNotTo = (city: CityId) =>
    objectionTo(texts, { city, at: voyage(from, before), isFull: !landing(state, city, by).ok, use: isTold ? kind : undefined })
  const { finish, total, needs, hand, rows } = useFinish({ position, by, domain, draft, pays, to: target, isFull: end?.ok === false })
  const money = state.money[by] ?? 0
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      note={isFirst ? texts.sail.first : owes && pays ? texts.sail.noCard(texts.colours[by]) : noteOf(from, isTold, texts)}
      above={<SailHead isTold={isTold} />}
      aboveSubmit={total > 0 && <p className="note">{texts.payday.purse(money, money - total)}</p>}
      finish={finish}
      more={
        <>
          {owes && pays && !isFirst && <HasCard onPress={keepNoPurchase} />}
          <BackToTurn open={prompts(position)} onBack={reset} />
        </>
      }
    >
      <Stuck state={position} by={by} canSail />
      {!pays && <NoCard by={by} hand={hand} needs={needs} onBuy={() => setBuying(true)} />}
      {!isFirst && hand >= needs && <WhichCard by={by} isNew={pays} onChange={(isNew) => (isNew ? setBuying(true) : keepNoPurchase())} />}
      {isTold && <CardKinds kind={kind} isInCity={isInCity} onChange={setAs} />}
      <CoastsGrid
        state={state}
        chosen={target}
        harbours
        onChoose={choose}
        onRefused={showRefusal}
        objection={(city) => (legal.includes(city) || city === target ? undefined : whyNotTo(city))}
      />
      <Played cards={!pays || cards.length === 1 ? cards : []} />
      {space !== undefined && <Arrival state={state} by={by} space={space} cards={isTold ? cards : undefined} spent={total} />}
      {pays && (wanted === true || target !== undefined) && (
        <VoyagePrices
          chain={isTold && cards.length > 1 ? cards : undefined}
          isOpenRoute={isTold && kind !== 'destination'}
          to={target}
          name={question.key}
          money={money}
          amounts={rows}
          fromHand={isTold && needs > 1 ? Math.max(0, hand) : 0}
          onChange={(list) => setDraft({ ...draft, amounts: list })}
          onMore={isTold || rows.length >= MOST_CARDS ? undefined : () => setDraft({ ...draft, amounts: [...rows, null] })}
        />
      )}
    </QuestionFrame>
  )
}

/**
 * Returns the prices that a draft keeps when the user taps a city. A price belongs to its card: a card to another city begins without a
 * price, but the earlier cards of a reported chain keep their prices.
 */
const keptPrices = (amounts: readonly (number | null)[], isSameVoyage: boolean): Pick<Draft, 'amounts'> =>
  amounts.length === 0 ? {} : { amounts: isSameVoyage ? amounts : amounts.map(() => null) }

interface VoyagePricesProps extends Omit<CardPricesProps, 'cards' | 'isFolded'> {
  /** Reported cards of a voyage with several cards; undefined otherwise. */
  readonly chain: readonly Card[] | undefined
  /** Destination of the voyage; undefined until the user chooses a city. */
  readonly to: CityId | undefined
  /** Whether the player may add further cards to the voyage, so that the cities stay where they are on the screen. */
  readonly isOpenRoute: boolean
}

/**
 * Prices of the cards that are bought for the voyage. They are below the cities and never cover them: the page scrolls to the prices when
 * the voyage is complete.
 */
function VoyagePrices({ chain, to, isOpenRoute, ...props }: VoyagePricesProps) {
  const texts = useNamedTexts()
  const { costTo } = useVoyageTexts()
  const name = to === undefined ? texts.questions.buy : costTo(texts.toCity(to))
  return (
    <div className="card-prices">
      <ScrolledIntoView looked={!isOpenRoute} again={`${to} ${props.amounts.length}`}>
        <CardPrices
          {...props}
          isFolded={to === undefined}
          cards={chain?.map((card) => cardText(card, texts)) ?? props.amounts.map(() => name)}
        />
      </ScrolledIntoView>
    </div>
  )
}

interface Destination {
  readonly city: CityId
  /** City to which the cards lead so far. */
  readonly at: ReturnType<typeof voyage>
  readonly isFull: boolean
  /** Use of the next card; undefined if the players do not report cards. */
  readonly use: Card['as'] | undefined
}

/** Returns why the ship cannot sail to a city. */
const objectionTo = ({ sail }: Texts, { city, at, isFull, use }: Destination): string => {
  if (!isFull && at.ok && at.value === city) return sail.here
  return isFull || use === undefined || use === 'destination' ? sail.full : use === 'link' ? sail.noLink : sail.far
}

/** List of the cards that the player has played in the voyage so far. Renders nothing if there are none. */
function Played({ cards }: { readonly cards: readonly Card[] }) {
  const texts = useNamedTexts()
  if (cards.length === 0) return
  return (
    <List label={texts.sail.played}>
      {cards.map((card, at) => (
        <Row key={at} title={cardText(card, texts)} />
      ))}
    </List>
  )
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
