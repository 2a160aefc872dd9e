import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { useTable } from '../../../../table/hook'
import type { RefusalPictureProps } from '../../../../table/refusal/game-refusals'
import { CITIES } from '../../box/board'
import type { State } from '../../model/state'
import { useNamedTexts } from '../parts/named'
import { useVoyageTexts } from '../parts/words/voyage'
import { CardPrices } from '../questions/CardPrices'
import { cardPurchase } from '../questions/card-purchase'

/** Component that buys the missing sailing cards of a voyage that was refused with NO_CARD (R55), and makes the voyage. */
export function BuyForVoyage({ state: position, refusal: { params }, move }: RefusalPictureProps) {
  const { questions, toCity } = useNamedTexts()
  const { withCards } = useVoyageTexts()
  const answer = useTable((_, actions) => actions.answer)
  const [amounts, setAmounts] = useState<readonly (number | null)[]>([])
  const state = position as State
  const money = state.money[state.turns.turn ?? 'red'] ?? 0
  const missing = Number(params['needs'] ?? 0) - Number(params['has'] ?? 0)
  const to = CITIES.find((city) => city === params['city'])
  if (move === undefined || money <= 0 || missing <= 0 || to === undefined) return
  const { rows, total, moves } = cardPurchase(amounts, missing)
  return (
    <>
      <CardPrices
        cards={rows.map(() => questions.buy)}
        name="refused voyage"
        money={money}
        amounts={rows}
        fromHand={0}
        onChange={setAmounts}
        onMore={undefined}
      />
      {moves.length === missing && (
        <Button kind="do" onClick={() => void answer([...moves, move])}>
          {withCards(missing, total, toCity(to))}
        </Button>
      )}
    </>
  )
}
