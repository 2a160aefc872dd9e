import { useMemo } from 'react'
import { lineOfPlay } from '../../../../referee'
import { chronicleOf, type Chronicle, type RoundFacts } from '../../views/timeline'
import type { State } from '../../model/state'
import { useTable } from '../hook'

/** What charts are drawn from. */
export interface Story {
  readonly state: State
  readonly chronicle: Chronicle
}

/** The open game as its charts tell it; read anew when the game goes on. */
export function useStory(): Story {
  const ledger = useTable((open) => open.ledger)
  return useMemo(() => ({ state: ledger.head.state, chronicle: chronicleOf(lineOfPlay(ledger)) }), [ledger])
}

/** Whether the first round is the one before play began. */
export const isStart = ({ rounds }: Chronicle, at: number): boolean => at === 0 && rounds.length > 0 && rounds[0]?.round === 0

/** What there was of one figure of a house by round. */
export const valuesOf = (rounds: readonly RoundFacts[], house: State['playing'][number], figure: 'castles' | 'earned' | 'spent') =>
  rounds.map(({ houses }) => houses[house]?.[figure])
