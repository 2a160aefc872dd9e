import { useEffect, useState } from 'react'
import { isSeedMove, type Ledger, type Vocabulary } from '../../referee'

/** After so long the pieces are probably in the box again: ms. */
const LONG = 8 * 3600_000

/** When somebody last did something: a seed that begins where a file is taken in is nobody's doing. Milliseconds since 1970. */
export const lastPlayed = ({ last }: Ledger<Vocabulary>): number => {
  let moment = last
  while (moment.written !== undefined && isSeedMove(moment.entry.move)) moment = moment.written
  return moment.entry.time
}

/** When the game was last played, if that is so long ago that the board was probably put away; asked again whenever the page is. */
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
