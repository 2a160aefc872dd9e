import { useMemo } from 'react'
import { line, type Ledger } from '../../../../referee'
import { useTable } from '../../../../table/hook'
import type { ElCapitan } from '../..'
import { cardsLeft } from '../../model/sailing-cards'
import type { ByColour, State } from '../../model/state'

/**
 * Hook that returns the maximum number of bought sailing cards that each player can still have, computed from the moves of the open game if
 * the state does not count the cards.
 */
export function useCardsLeft({ cards }: Pick<State, 'cards'>): ByColour<number> {
  const ledger = useTable((open) => open.ledger as Ledger<ElCapitan>)
  return useMemo(() => cards ?? cardsLeft(line(ledger).flatMap(({ entry }) => entry.events)), [cards, ledger])
}
