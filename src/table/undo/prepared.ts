import { create } from 'zustand'

/**
 * Id of the last entry of the prepared position in a practice round; undefined until a position is prepared. The undo button is hidden
 * while this entry is the newest one, because the player has made no move yet.
 */
export const usePrepared = create<{ readonly entry: string | undefined }>(() => ({ entry: undefined }))
