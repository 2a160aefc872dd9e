import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { Button } from '../../../../ui/Button'
import type { Colour } from '../../box/board'
import { followsMoney } from '../../model/settings'
import { useCardsLeft } from '../parts/cards-left'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'

/**
 * Component that warns a player who wants to sail but has no bought sailing card (R10, R54), and offers to buy a card. Renders nothing if
 * the player has a card.
 */
export function NoCard({ by }: { readonly by: Colour }) {
  const { sail, colours } = useNamedTexts()
  const { settings } = usePosition()
  const { questions, choose } = useOtherQuestions()
  const left = useCardsLeft()
  const buy = questions.find(({ kind }) => kind === 'buy')
  if (!followsMoney(settings) || buy === undefined || (left[by] ?? 0) > 0) return
  return (
    <div className="flex items-center gap-3">
      <p className="note flex-1">{sail.noCard(colours[by])}</p>
      <Button className="w-auto" onClick={() => choose(buy.key)}>
        {sail.buyNow}
      </Button>
    </div>
  )
}
