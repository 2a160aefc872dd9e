import { useEffect, useState } from 'react'
import { isSeedMove, type Ledger } from '../../../../referee'
import type { WesterosVocabulary } from '../../index'

/** After so long the pieces are probably in the box again: ms. */
const LONG = 8 * 3600_000

/** When somebody last did something: a seed that begins where a file is taken in is nobody's doing. Milliseconds since 1970. */
export const lastPlayed = ({ last }: Ledger<WesterosVocabulary>): number => {
  let moment = last
  while (moment.written !== undefined && isSeedMove(moment.entry.move)) moment = moment.written
  return moment.entry.time
}

/** When the game was last played, if that is so long ago that the board was probably put away; asked again whenever the page is. */
export function usePaused(ledger: Ledger<WesterosVocabulary>): number | undefined {
  const [seen, see] = useState(() => Date.now())
  useEffect(() => {
    const look = () => see(Date.now())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const { at } = ledger.head.state.stage
  const played = lastPlayed(ledger)
  return seen - played > LONG && at !== 'setup' && at !== 'over' ? played : undefined
}
