import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { plus } from '../../../../ui/icons'
import { useVoyageTexts } from '../parts/words/voyage'
import { PriceKeys } from './PriceKeys'

/** Highest price of a sailing card that the app offers. */
const MOST_PRICE = 12

export interface CardPricesProps {
  /** Names of the cards, in the order of the voyage. */
  readonly cards: readonly string[]
  /** Start of the names of the radio groups, unique on the screen. */
  readonly name: string
  /** Florins that the player has. */
  readonly money: number
  readonly amounts: readonly (number | null)[]
  /** Number of bought cards that the player has already. So many of the cards need no price. */
  readonly fromHand: number
  readonly onChange: (amounts: readonly (number | null)[]) => void
  /** Called when the user buys one more card; undefined if the cards of the voyage determine the number. */
  readonly onMore: (() => void) | undefined
  /** Whether each card has only one row until the user taps it, because the voyage is not complete and the cities need the space. */
  readonly isFolded?: boolean
}

/**
 * Component that asks for the price of each sailing card that is bought for a voyage. Only one card at a time has price buttons, so that
 * they do not fill a small screen: at first the first card without a price, then the card that the user taps.
 */
export function CardPrices({ cards, name, money, amounts, fromHand, onChange, onMore, isFolded = false }: CardPricesProps) {
  const text = useVoyageTexts()
  // Stores the number of cards with the opened card: if a card is added, the buttons ask for the first card without a price again.
  const [choice, setChoice] = useState<{ readonly of: number; readonly at: number | undefined }>()
  const opened = choice?.of === cards.length ? choice.at : undefined
  const setOpened = (at: number | undefined) => setChoice({ of: cards.length, at })
  const total = amounts.reduce<number>((sum, price) => sum + (price ?? 0), 0)
  const priceOf = (at: number) => amounts[at] ?? undefined
  const firstOpen = cards.findIndex((_, at) => priceOf(at) === undefined)
  const current = opened ?? (isFolded ? undefined : firstOpen < 0 ? cards.length - 1 : firstOpen)
  const choose = (at: number, price: number) => {
    const next = cards.findIndex((_, one) => one !== at && priceOf(one) === undefined)
    setOpened(next < 0 ? at : next)
    onChange(cards.map((_, one) => (one === at ? price : (priceOf(one) ?? null))))
  }
  const more = onMore && (
    <Button
      kind="quiet"
      icon={plus}
      onClick={() => {
        setOpened(undefined)
        onMore()
      }}
    >
      {text.oneMore}
    </Button>
  )
  return (
    <div className="flex flex-col gap-1">
      {fromHand > 0 && <p className="note">{text.fromHand(fromHand)}</p>}
      {cards.map((card, at) => {
        const label = cards.length === 1 ? card : text.costOf(at + 1, card)
        const price = priceOf(at)
        if (at !== current)
          return (
            <button key={at} type="button" className="card-price" onClick={() => setOpened(at)}>
              <span className="min-w-0">{label}</span> <b>{price ?? '?'}</b>
            </button>
          )
        const most = Math.min(MOST_PRICE, money - total + (price ?? 0))
        return (
          <div key={at} className="flex flex-col gap-1">
            <div className="flex items-center justify-between gap-2">
              <span className="note" aria-hidden>
                {label}
              </span>
              <span className="flex-none">{more}</span>
            </div>
            <PriceKeys
              label={label}
              name={`${name} ${at}`}
              prices={Array.from({ length: Math.max(0, most) }, (_, one) => one + 1)}
              value={price}
              onChange={(chosen) => choose(at, chosen)}
            />
          </div>
        )
      })}
    </div>
  )
}
