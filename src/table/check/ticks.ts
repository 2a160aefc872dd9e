import type { Ledger, Vocabulary } from '../../referee'
import { useListAt } from '../list-at'
import { uncorrected } from '../moments'
import type { Tick } from './board-check'

/**
 * Stores which areas and pieces the user has ticked because they match the physical board. The ticks are stored only on this device, until
 * the next entry of the game.
 */

/** Returns the id of the entry whose position is compared: the newest entry of the current branch that is not a correction. */
export const comparedAt = <V extends Vocabulary>({ head }: Ledger<V>): string => uncorrected(head).entry.id

/** Storage key of the ticks. */
const CHECK = 'castellan.check'

const isTick = (found: unknown): found is Tick => typeof found === 'string'

/**
 * Returns the stored ticks and their setter.
 * @param at result of {@link comparedAt}; ticks stored for another entry are discarded
 * @param name storage key; by default the ticks of the board check
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
