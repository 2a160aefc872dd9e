import './build.css'
import { useState } from 'react'
import { totalOf } from '../../../../kit/counts'
import { useTable } from '../../../../table/hook'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { RoleChips } from '../../../../table/question/RoleChips'
import { Icon } from '../../../../ui/Icon'
import { isSettlement, RESOURCES, type Clan, type Resource } from '../../box/box'
import type { Price } from '../../box/island'
import { toldPrice } from '../../box/numbers'
import type { Pair } from '../../model/moves'
import type { Draft } from '../../prompts/draft'
import { covered, pricesOf } from '../../rules/payment'
import { housesLeft, settlementsOf } from '../../rules/places'
import { suppliesAtMost } from '../../views/supplies'
import { RESOURCE_ICONS } from '../parts/goods'
import { Plate } from '../parts/Plate'
import { RULES_OF_THINGS } from '../parts/thing-rules'
import { nameOf } from '../parts/position'
import { useTexts, type Texts } from '../parts/words'
import { useBuildTexts, type BuildTexts } from './words/build'
import { Cost, Fee, Paid } from './Cost'
import { CountWarning } from './CountWarning'
import type { PayProps } from './pay-props'
import { bestPrice, halvesOf, isUseful, laidBy, layOut, lyingIn, withCard, withMarket, withSupply, type Lying } from '../../prompts/laying'

/**
 * Component that asks for the payment of a construction. If the price is unknown, the component first asks for the price. The number of
 * cards of a village is always known (R40), but not their resources, so the price of a village is asked too.
 */
export function Pay(props: PayProps) {
  const { state, by, plan, draft } = props
  const numbers = { ...state.numbers, ...draft.told }
  const prices = pricesOf({ ...state, numbers }, by, plan)
  const isOpen = plan.what !== 'army' && toldPrice(numbers, plan.what, plan.at ?? '') === undefined
  return prices === undefined || isOpen ? <Cost {...props} /> : <Cards {...props} prices={prices} />
}

const saidOf = (price: Price, texts: Texts, { counted }: Pick<BuildTexts, 'counted'>): string =>
  Object.entries(price)
    .flatMap(([kind, count]) =>
      (count ?? 0) > 0 ? [kind === 'any' ? texts.lying(count ?? 0) : counted(count ?? 0, kindName(kind, texts))] : [],
    )
    .join(', ')
const kindName = (kind: string, texts: Texts): string => texts.resources[kind as Resource] ?? kind
const itemName = (item: readonly Resource[], texts: Texts): string => item.map((one) => texts.resources[one]).join('/')

/** Returns whether the builder has a market that this payment or an earlier one has not used in this turn. */
const hasFreeMarket = ({ markets, state, draft }: PayProps): boolean =>
  markets !== 'guest' && markets.some((at) => !state.marketsUsed.includes(at) && !draft.markets?.includes(at))

/** Component that asks for the cards of a payment. A button adds a card, and a tap on an added card removes the card. */
function Cards(props: PayProps & { readonly prices: readonly Price[] }) {
  const { question, by, state, back, title, plan, draft, answer, givers = [], more, children, prices } = props
  const text = useBuildTexts()
  const texts = useTexts()
  const [giving, give] = useState<Clan>(by)
  // Each change of the payment removes the message about the card that was not added.
  const setDraft = (next: Draft) => {
    refuse('')
    props.setDraft(next)
  }
  const setHalf = (next: Half) => {
    refuse('')
    openHalf(next)
  }
  // The clan that gives the cards; undefined if the builder pays.
  const giver = giving === by ? undefined : giving
  const [without, refuse] = useState('')
  const [half, openHalf] = useState<Half>()
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const lying = lyingIn(draft)
  const [items, uses] = [lying.map(({ item }) => item), draft.markets?.length ?? 0]
  const missing = (price: Price) => totalOf(price) - covered(price, items, uses, true)
  const price = bestPrice(prices, items, uses)
  const slots = layOut(price, items, uses)
  const free = slots.flatMap(({ asked, by: payer }) => (payer === undefined ? [asked] : []))
  const [kind] = new Set(free).size === 1 ? free : []
  const freeKind = RESOURCES.find((one) => one === kind)
  const hasMarket = giver === undefined && hasFreeMarket(props)
  const lay = (next: Draft, name: string) => {
    if (missing(price) > 0 && isUseful(prices, next)) setDraft(next)
    else refuse(missing(price) === 0 ? text.paidAll : [text.asksNot(name), ...(hasMarket ? [text.tryMarket] : [])].join(' '))
  }
  const answered = answer({ ...draft, cards: draft.cards ?? {} })
  const total = totalOf(price)
  const priced = plan.what === 'village' && plan.at !== undefined ? texts.place(plan.at) : text.things[plan.what]
  const answerClan = (clan: Clan) => {
    give(clan)
    setHalf(undefined)
  }
  return (
    <QuestionFrame
      question={question}
      rule={RULES_OF_THINGS[plan.what]}
      back={back}
      choosing
      compact
      titleStays
      title={title}
      aboveSubmit={
        <>
          <Fee {...props} />
          <CountWarning state={state} by={by} plan={plan} draft={draft} />
        </>
      }
      // The slots show a single price; alternatives need a sentence.
      note={prices.length < 2 ? '' : text.asks(priced, prices.map((one) => saidOf(one, texts, text)).join(` ${text.or} `))}
      finish={{
        label: (givers.length > 0 ? text.allGiven : text.allPaid)(total),
        answer: answered,
        missing: answered.ok ? undefined : text.missing(Math.max(1, free.length), freeKind),
      }}
      more={
        <>
          <Paid answer={answer({ ...draft, paid: true })} />
          {more}
        </>
      }
    >
      <Slots slots={slots} lying={lying} setDraft={setDraft} called={called} />
      <Givers by={by} givers={givers} giving={giving} called={called} onChange={answerClan} />
      {half !== undefined ? (
        <Halves half={half} setHalf={setHalf} lay={(pair) => lay(withSupply(draft, pair, giver), itemName(pair, texts))} />
      ) : (
        <>
          <LayDown refused={without} isTrading={uses > slots.filter(({ isTraded }) => isTraded).length} />
          <CardKeys
            placed={laidBy(draft, giver).cards ?? {}}
            onChoose={(resource) => lay(withCard(draft, resource, giver), texts.resources[resource])}
          />
        </>
      )}
      <Others
        {...props}
        setDraft={setDraft}
        markets={giver === undefined ? props.markets : []}
        half={half}
        setHalf={setHalf}
        rest={free}
        payer={giving}
        giver={giver}
      />
      {isSettlement(plan.what) && <p className="note">{text.after(settlementsOf(state, by) + 1, housesLeft(state, by) - 1)}</p>}
      {children}
    </QuestionFrame>
  )
}

interface LayDownProps {
  /** Reason why the last card was not added; empty if there is none. */
  readonly refused: string
  /** Whether a market of the payment can still exchange a card (R51). */
  readonly isTrading: boolean
}

/** Component that shows how to add a card, or why the last card was not added. */
function LayDown({ refused, isTrading }: LayDownProps) {
  const { layDown, layAny } = useBuildTexts()
  if (refused === '')
    return (
      <p className="label" role={isTrading ? 'status' : undefined}>
        {isTrading ? layAny : layDown}
      </p>
    )
  return (
    <p className="notice" data-kind="warn" role="status">
      {refused}
    </p>
  )
}

interface GiversProps {
  readonly by: Clan
  /** Other clans that may give cards; empty if only the builder pays. */
  readonly givers: readonly Clan[]
  /** Clan whose cards the user adds. */
  readonly giving: Clan
  readonly called: (clan: Clan) => string
  readonly onChange: (clan: Clan) => void
}

/** Component that asks whose cards the user adds. Renders nothing if only the builder pays. */
function Givers({ by, givers, giving, called, onChange }: GiversProps) {
  const text = useBuildTexts()
  return (
    givers.length > 0 && <RoleChips<Clan> label={text.giver} roles={[by, ...givers]} value={giving} onChange={onChange} nameOf={called} />
  )
}

interface CardKeysProps {
  /** Number of cards of each resource that the payment contains. */
  readonly placed: Readonly<Partial<Record<Resource, number>>>
  readonly onChoose: (resource: Resource) => void
}

/** Component with a button for each resource. A button adds one card to the payment. */
function CardKeys({ placed, onChoose }: CardKeysProps) {
  const text = useBuildTexts()
  const texts = useTexts()
  return (
    <div className="pay-keys" role="group" aria-label={text.layDown} style={{ '--columns': 5 } as object}>
      {RESOURCES.map((resource) => {
        const count = placed[resource] ?? 0
        return (
          <button key={resource} type="button" className="pay-key" aria-pressed={count > 0} onClick={() => onChoose(resource)}>
            <Icon of={RESOURCE_ICONS[resource]} />
            {texts.resources[resource]}
            <small>{count > 0 ? `${count} ×` : '+ 1'}</small>
          </button>
        )
      })}
    </div>
  )
}

interface SlotsProps {
  readonly slots: ReturnType<typeof layOut>
  readonly lying: readonly Lying[]
  readonly setDraft: (draft: Draft) => void
  /** Returns the name of the player of a clan. */
  readonly called: (clan: Clan) => string
}

/** Component that shows each card of the price: above, the required resource, and below, the card that pays for the resource. */
function Slots({ slots, lying, setDraft, called }: SlotsProps) {
  const text = useBuildTexts()
  const texts = useTexts()
  const paidBy = (at: number) => slots.filter(({ by }) => by === at)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(56px,1fr))] gap-1.5" role="group" aria-label={text.slots}>
      {slots.map(({ asked, by, isTraded }, n) => {
        const placed = by === undefined ? undefined : lying[by]
        const isPair = placed?.item.length === 2
        const paid = by === undefined ? [] : paidBy(by)
        const isHalf = isPair && paid.length === 1
        const [one = 'gold', other = one] = placed?.item ?? []
        const halves = halvesOf(
          [one, other],
          paid.map((slot) => slot.asked),
        )[paid.findIndex((slot) => slot === slots[n])]
        const kinds = placed && itemName(placed.item, texts)
        const label = isTraded ? text.traded(kinds ?? '') : isHalf ? text.halfLost : isPair ? `${text.pairShort} ${kinds}` : kinds
        const name = asked === 'any' ? texts.lying(1) : kindName(asked, texts)
        return (
          <button
            key={n}
            type="button"
            className="pay-slot"
            data-paid={placed === undefined ? undefined : ''}
            aria-disabled={placed === undefined || undefined}
            aria-label={text.slot(name, placed?.giver === undefined ? label : `${label}, ${called(placed.giver)}`)}
            data-undoes
            onClick={() => placed !== undefined && setDraft(placed.without)}
          >
            <span>{asked === 'any' ? '?' : <Icon of={RESOURCE_ICONS[asked as Resource]} size="s" />}</span>
            <span>
              {placed !== undefined && <Icon of={RESOURCE_ICONS[isPair ? (halves?.pays ?? one) : one]} />}
              {isPair && halves?.lost !== undefined && (
                <span className="pay-lost relative opacity-60">
                  <Icon of={RESOURCE_ICONS[halves.lost]} size="s" />
                </span>
              )}
              {placed?.giver !== undefined && <Plate role={placed.giver} size={18} />}
            </span>
            <span className="note">{isTraded ? text.market : isPair && !isHalf ? text.pairShort : label}</span>
          </button>
        )
      })}
    </div>
  )
}

/**
 * First resource of the supply card that the user adds; 'first' until the user has chosen this resource; undefined if no supply card is
 * being added.
 */
type Half = Resource | 'first' | undefined
interface HalfProps {
  readonly half: Half
  readonly setHalf: (half: Half) => void
}

/** Component with buttons for the two resources of a supply card. Replaces the buttons for the cards. */
function Halves({ half, setHalf, lay }: HalfProps & { readonly lay: (pair: Pair) => void }) {
  const text = useBuildTexts()
  const texts = useTexts()
  const put = (resource: Resource) => {
    if (half === 'first' || half === undefined) return setHalf(resource)
    const pair: Pair = RESOURCES.indexOf(half) <= RESOURCES.indexOf(resource) ? [half, resource] : [resource, half]
    setHalf(undefined)
    return lay(pair)
  }
  const label = half === 'first' ? text.firstHalf : text.secondHalf
  return (
    <>
      <p className="label">{label}</p>
      <div className="pay-keys" role="group" aria-label={label} style={{ '--columns': 5 } as object}>
        {RESOURCES.map((resource) => (
          <button key={resource} type="button" className="pay-key" aria-pressed={half === resource} onClick={() => put(resource)}>
            <Icon of={RESOURCE_ICONS[resource]} />
            {texts.resources[resource]}
          </button>
        ))}
      </div>
    </>
  )
}

interface OthersProps extends PayProps, HalfProps {
  readonly prices: readonly Price[]
  /** Resources of the price that no card pays yet. */
  readonly rest: readonly string[]
  /** Clan whose cards the user adds. */
  readonly payer: Clan
  readonly giver: Clan | undefined
}

/** Component with buttons for a supply card and for the markets of the builder. */
function Others({ state, draft, setDraft, markets, prices, half, setHalf, rest, payer, giver }: OthersProps) {
  const text = useBuildTexts()
  const hasSupply = useTable(({ ledger }) => suppliesAtMost(ledger.head, payer) > (laidBy(draft, giver).supplies?.length ?? 0))
  const texts = useTexts()
  const usable = markets === 'guest' ? [] : markets
  const exact = RESOURCES.flatMap((resource) => rest.filter((kind) => kind === resource).map(() => resource))
  return (
    <>
      <div className="pay-chips flex flex-wrap gap-1.5">
        {exact.length > 1 && exact.length === rest.length && (
          <button
            type="button"
            className="pay-key"
            onClick={() => {
              setHalf(undefined)
              setDraft(exact.reduce<Draft>((next, resource) => withCard(next, resource, giver), draft))
            }}
          >
            {text.exact}
            <small>{saidOf(Object.fromEntries(exact.map((kind) => [kind, rest.filter((one) => one === kind).length])), texts, text)}</small>
          </button>
        )}
        <button
          type="button"
          className="pay-key"
          aria-pressed={half !== undefined}
          onClick={() => setHalf(half === undefined ? 'first' : undefined)}
        >
          {text.supply}
          <small>{hasSupply ? text.pair : text.noneInHand}</small>
        </button>
        {usable.map((at) => {
          const isUsed = state.marketsUsed.includes(at)
          return (
            <button
              key={at}
              type="button"
              className="pay-key"
              aria-pressed={draft.markets?.includes(at) ?? false}
              aria-disabled={isUsed || undefined}
              onClick={() => !isUsed && setDraft(withMarket(prices, draft, at))}
            >
              {text.market}
              <small>{(isUsed ? text.used : text.once)(texts.place(at))}</small>
            </button>
          )
        })}
        {markets === 'guest' && (
          <button type="button" className="pay-key" aria-disabled>
            {text.market}
            <small>{text.notAGuest}</small>
          </button>
        )}
      </div>
    </>
  )
}
