import { useEffect, useState } from 'react'
import { isSeedMove, type Ledger, type Vocabulary } from '../../referee'

/** Time since the last move after which the board was probably put away, in ms. */
const LONG = 8 * 3600_000

/**
 * Returns the time of the last move in milliseconds since 1970. Entries about random seeds, such as those added by an import, do not count.
 */
export const lastPlayed = ({ last }: Ledger<Vocabulary>): number => {
  let moment = last
  while (moment.written !== undefined && isSeedMove(moment.entry.move)) moment = moment.written
  return moment.entry.time
}

/**
 * Returns the time of the last move if the board was probably put away since then; undefined otherwise. Checked again when the page becomes
 * visible.
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
