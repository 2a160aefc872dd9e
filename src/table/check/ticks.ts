import type { Ledger, Vocabulary } from '../../referee'
import { useListAt } from '../list-at'
import { uncorrected } from '../moments'
import type { Tick } from './board-check'

/** The parts that match the board. Ticks are stored on this device only, and only until the next entry of the game. */

/** The entry whose position is being compared: the newest on the line of play that is not itself a correction. */
export const comparedAt = <V extends Vocabulary>({ head }: Ledger<V>): string => uncorrected(head).entry.id

/** Where the ticks of the board check lie. */
const CHECK = 'castellan.check'

const isTick = (found: unknown): found is Tick => typeof found === 'string'

/**
 * @param at what {@link comparedAt} says: after another move all ticks are gone
 * @param name where ticks of another list lie
 */
export function useTicks(at: string, name = CHECK): readonly [ReadonlySet<Tick>, (change: Readonly<Record<Tick, boolean>>) => void] {
  const [list, put] = useListAt(at, { name, field: 'ticked', isItem: isTick })
  const ticked = new Set(list)
  const tick = (change: Readonly<Record<Tick, boolean>>) => {
    for (const [one, on] of Object.entries(change)) {
      if (on) ticked.add(one)
      else ticked.delete(one)
    }
    put([...ticked])
  }
  return [ticked, tick]
}
