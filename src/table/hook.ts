/**
 * Hook that selects a value from the open game of any type: `useTable(({ state }) => state)`. Only the game itself knows the type of
 * its state.
 */
export { useAnyTable as useTable } from '../session'
