import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { useTable } from '../../../../table/hook'
import type { RefusalPictureProps } from '../../../../table/refusal/game-refusals'
import { CITIES } from '../../box/board'
import type { OwnMove } from '../../model/moves'
import type { State } from '../../model/state'
import { useNamedTexts } from '../parts/named'
import { useVoyageTexts } from '../parts/words/voyage'
import { CardPrices } from '../questions/CardPrices'

/** Component that buys the missing sailing cards of a refused voyage and makes the voyage. Renders nothing after other refusals. */
export function BuyForVoyage({ state: position, refusal: { code, params }, move }: RefusalPictureProps) {
  const { questions, toCity } = useNamedTexts()
  const { withCards } = useVoyageTexts()
  const playAll = useTable((_, actions) => actions.playAll)
  const [amounts, setAmounts] = useState<readonly (number | null)[]>([])
  const state = position as State
  const money = state.money[state.turns.turn ?? 'red'] ?? 0
  const missing = Number(params['needs'] ?? 0) - Number(params['has'] ?? 0)
  const to = CITIES.find((city) => city === params['city'])
  if (code !== 'NO_CARD' || move === undefined || money <= 0 || missing <= 0 || to === undefined) return
  const rows = Array.from({ length: missing }, (_, at) => amounts[at] ?? null)
  const prices = rows.flatMap((price) => price ?? [])
  const total = prices.reduce((sum, price) => sum + price, 0)
  const moves = [...prices.map((price): OwnMove => ({ do: 'buy', price })), move as OwnMove]
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
      {prices.length === missing && (
        <Button kind="do" onClick={() => void playAll(moves)}>
          {withCards(missing, total, toCity(to))}
        </Button>
      )}
    </>
  )
}
