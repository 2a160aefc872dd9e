import { useReducer } from 'react'

/**
 * Draws a field once more. A field that was changed shows the change by itself, also where the screen does not take it: drawn again, it
 * shows what the screen holds.
 */
export const useRedraw = (): (() => void) => useReducer((times: number) => times + 1, 0)[1]
