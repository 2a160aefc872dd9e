import { useMemo } from 'react'
import { line, type Ledger } from '../../../../referee'
import { useTable } from '../../../../table/hook'
import { useOtherQuestions } from '../../../../table/now/OtherQuestions'
import { Button } from '../../../../ui/Button'
import type { ElCapitan } from '../..'
import type { Colour } from '../../box/board'
import { cardsLeft } from '../../model/sailing-cards'
import { followsMoney } from '../../model/settings'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/words'

/** Warns that a player who wants to sail has no bought card (R10, R54), and offers to buy one. Renders nothing if the player has a card. */
export function NoCard({ by }: { readonly by: Colour }) {
  const { sail, colours } = useNamedTexts()
  const { settings } = usePosition()
  const ledger = useTable((open) => open.ledger as Ledger<ElCapitan>)
  const { questions, choose } = useOtherQuestions()
  const left = useMemo(() => cardsLeft(line(ledger).flatMap(({ entry }) => entry.events)), [ledger])
  const buy = questions.find(({ kind }) => kind === 'buy')
  if (!followsMoney(settings) || buy === undefined || (left[by] ?? 0) > 0) return
  return (
    <>
      <p className="note">{sail.noCard(colours[by])}</p>
      <Button onClick={() => choose(buy.key)}>{sail.buyNow}</Button>
    </>
  )
}
