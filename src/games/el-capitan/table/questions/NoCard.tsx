import { Button } from '../../../../ui/Button'
import type { Colour } from '../../box/board'
import { followsMoney } from '../../model/settings'
import { useCardsLeft } from '../parts/cards-left'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'

export interface NoCardProps {
  readonly by: Colour
  /** Called when the user wants to buy a card together with the voyage. */
  readonly onBuy: () => void
}

/**
 * Component that warns a player who wants to sail but has no bought sailing card (R10, R54), and offers to buy a card. Renders nothing if
 * the player has a card or no money.
 */
export function NoCard({ by, onBuy }: NoCardProps) {
  const { sail, colours } = useNamedTexts()
  const { settings, money } = usePosition()
  const left = useCardsLeft()
  if (!followsMoney(settings) || (money[by] ?? 0) === 0 || (left[by] ?? 0) > 0) return
  return (
    <div className="flex items-center gap-3">
      <p className="note flex-1">{sail.noCard(colours[by])}</p>
      <Button className="w-auto" onClick={onBuy}>
        {sail.buyNow}
      </Button>
    </div>
  )
}
