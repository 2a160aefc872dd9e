import { tableHook } from '../session'
import type { Vocabulary } from '../referee'

/**
 * Picks from the open game, whichever it is: `useTable(({ state }) => state)`. What a state holds only the game knows.
 * @throws if no game is open
 */
export const useTable = tableHook<Vocabulary>()
