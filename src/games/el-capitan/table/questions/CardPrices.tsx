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
}

/** Component that asks for the price of each sailing card that is bought for a voyage. */
export function CardPrices({ cards, name, money, amounts, fromHand, onChange, onMore }: CardPricesProps) {
  const text = useVoyageTexts()
  const total = amounts.reduce<number>((sum, price) => sum + (price ?? 0), 0)
  return (
    <div className="flex flex-col gap-2">
      {fromHand > 0 && <p className="note">{text.fromHand(fromHand)}</p>}
      {cards.map((card, at) => {
        const price = amounts[at] ?? undefined
        const most = Math.min(MOST_PRICE, money - total + (price ?? 0))
        const label = cards.length === 1 ? card : text.costOf(at + 1, card)
        return (
          <div key={at} className="flex flex-col gap-1">
            <span className="note" aria-hidden>
              {label}
            </span>
            <PriceKeys
              label={label}
              name={`${name} ${at}`}
              prices={Array.from({ length: Math.max(0, most) }, (_, one) => one + 1)}
              value={price}
              onChange={(chosen) => onChange(cards.map((_, one) => (one === at ? chosen : (amounts[one] ?? null))))}
            />
          </div>
        )
      })}
      {onMore && (
        <Button kind="quiet" icon={plus} onClick={onMore}>
          {text.oneMore}
        </Button>
      )}
    </div>
  )
}
