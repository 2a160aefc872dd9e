/**
 * Hook that selects data from the open game: `useTable(({ state }) => state)`. Accepts a game of any type; only the code of the game knows
 * the type of the state.
 */
export { useAnyTable as useTable } from '../session'
