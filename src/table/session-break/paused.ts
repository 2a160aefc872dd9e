import { useEffect, useState } from 'react'
import { isSeedMove, type Ledger, type Vocabulary } from '../../referee'

/** Time in ms without a move after which the players have probably put the board away. */
const LONG = 8 * 3600_000

/**
 * Returns the time of the last move in milliseconds since 1970. Ignores entries about random seeds, because an import adds such entries.
 */
export const lastPlayed = ({ last }: Ledger<Vocabulary>): number => {
  let moment = last
  while (moment.written !== undefined && isSeedMove(moment.entry.move)) moment = moment.written
  return moment.entry.time
}

/**
 * Hook that returns the time of the last move if the players have probably put the board away since then; otherwise undefined. Checks the
 * time again when the page becomes visible.
 */
export function usePaused(ledger: Ledger<Vocabulary>): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const played = lastPlayed(ledger)
  return now - played > LONG ? played : undefined
}
