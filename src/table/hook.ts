/** Selects from the open game, whichever it is: `useTable(({ state }) => state)`. Only the game knows the shape of its state. */
export { useAnyTable as useTable } from '../session'
