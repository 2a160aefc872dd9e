/** Selects from the state of the open game of any kind: `useTable(({ state }) => state)`. Only the game knows the type of its state. */
export { useAnyTable as useTable } from '../session'
