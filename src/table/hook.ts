/** Picks from the open game, whichever it is: `useTable(({ state }) => state)`. What a state holds only the game knows. */
export { useAnyTable as useTable } from '../session'
