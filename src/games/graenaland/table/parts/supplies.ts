import { useMemo } from 'react'
import type { OpenGame } from '../../../../session'
import { useTable } from '../../../../table/hook'
import type { Graenaland } from '../..'
import { clansOf } from '../../model/board'
import type { ByClan } from '../../model/state'
import { suppliesAtMost } from '../../views/supplies'

/**
 * Hook that returns the number of supply cards in the hand of each clan: the cards taken minus the cards paid, which are both public. The
 * number is missing if the app does not track the supply cards of a clan.
 */
export const useSupplies = (): ByClan<number> => {
  const { ledger, state } = useTable((open) => open) as OpenGame<Graenaland>
  return useMemo(() => {
    if (!state.settings.paymentsTold) return {}
    const counts = clansOf(state).map((clan) => [clan, suppliesAtMost(ledger.head, clan)] as const)
    return Object.fromEntries(counts.filter(([, count]) => Number.isFinite(count)))
  }, [ledger, state])
}
