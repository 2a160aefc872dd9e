import { Button } from '../../../../ui/Button'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { Colour } from '../../box/board'
import { followsMoney } from '../../model/settings'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import { useVoyageTexts } from '../parts/words/voyage'

/** Returns whether the app follows the money and the player has money for a sailing card. */
const useMayBuy = (by: Colour): boolean => {
  const { settings, money } = usePosition()
  return followsMoney(settings) && (money[by] ?? 0) > 0
}

export interface NoCardProps {
  readonly by: Colour
  /** Number of bought sailing cards that the player has. */
  readonly hand: number
  /** Number of cards that the voyage uses. */
  readonly needs: number
  /** Called when the user wants to buy a card together with the voyage. */
  readonly onBuy: () => void
}

/**
 * Component that warns a player who wants to sail but has bought too few sailing cards (R10, R55), and offers to buy the cards. Renders
 * nothing if the player has enough cards or no money.
 */
export function NoCard({ by, hand, needs, onBuy }: NoCardProps) {
  const { sail, colours } = useNamedTexts()
  const { fewCards } = useVoyageTexts()
  const mayBuy = useMayBuy(by)
  if (!mayBuy || hand >= needs) return
  return (
    <div className="flex items-center gap-3">
      <p className="note flex-1">{hand === 0 ? sail.noCard(colours[by]) : fewCards(colours[by], hand, needs)}</p>
      <Button className="w-auto" onClick={onBuy}>
        {sail.buyNow}
      </Button>
    </div>
  )
}

export interface WhichCardProps {
  readonly by: Colour
  /** Whether the voyage uses a card that is bought now, instead of one that was bought earlier. */
  readonly isNew: boolean
  readonly onChange: (isNew: boolean) => void
}

/** Component that asks a player with bought cards whether the voyage uses one of them. Renders nothing if the player cannot buy a card. */
export function WhichCard({ by, isNew, onChange }: WhichCardProps) {
  const { whichCard } = useVoyageTexts()
  const mayBuy = useMayBuy(by)
  if (!mayBuy) return
  const options = (['earlier', 'now'] as const).map((value) => ({ value, label: whichCard[value] }))
  return (
    <SegmentedChoice
      size="s"
      label={whichCard.title}
      options={options}
      value={isNew ? 'now' : 'earlier'}
      onChange={(value) => onChange(value === 'now')}
    />
  )
}

/** Button for a player who has a sailing card that the app does not know, so that the voyage contains no purchase. */
export function HasCard({ onPress }: { readonly onPress: () => void }) {
  const { hasCard } = useVoyageTexts()
  return (
    <Button kind="quiet" onClick={onPress}>
      {hasCard}
    </Button>
  )
}
