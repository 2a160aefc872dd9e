import { useMemo } from 'react'
import { line, type Ledger } from '../../../../referee'
import { useTable } from '../../../../table/hook'
import type { ElCapitan } from '../..'
import { cardsLeft } from '../../model/sailing-cards'
import type { ByColour } from '../../model/state'

/** Returns the bought sailing cards that each player can still hold, from the moves of the open game. */
export function useCardsLeft(): ByColour<number> {
  const ledger = useTable((open) => open.ledger as Ledger<ElCapitan>)
  return useMemo(() => cardsLeft(line(ledger).flatMap(({ entry }) => entry.events)), [ledger])
}
