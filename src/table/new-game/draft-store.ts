import { createStore, type StoreApi } from 'zustand/vanilla'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'
import { rememberGroup } from '../../session/people'
import { groupOf, type Seating } from './seating'

/** The game that is being set up: it outlives a reload, and the next one begins with the same table. */
export interface DraftStore<Draft extends Seating> {
  readonly draft: StoreApi<Draft>
  /** Changes the draft, and keeps it on this device. */
  change(this: void, change: (draft: Draft) => Draft): void
  /** The game has begun: who plays is remembered, and the next one starts afresh but for what stays. */
  startNext(this: void): void
}

export interface DraftOptions<Draft extends Seating> {
  /** Id of the game in the catalogue. */
  readonly game: string
  readonly fresh: Draft
  /** Whether a game can be set up from what was kept; everything in it may be strange but what is asked of every game. */
  readonly isWhole: (draft: Draft) => boolean
  /** The draft with which the next game begins. */
  readonly next: (draft: Draft) => Draft
}

export const createDraftStore = <Draft extends Seating>({ game, fresh, isWhole, next }: DraftOptions<Draft>): DraftStore<Draft> => {
  const storedUnder = `castellan.new-game.${game}`
  /** A stored draft; a fresh one where it is missing or malformed. */
  const draftIn = (found: unknown): Draft => {
    if (!isObject(found)) return fresh
    const draft = { ...fresh, ...found }
    return typeof draft.name === 'string' && Array.isArray(draft.people) && isWhole(draft) ? draft : fresh
  }
  const draft = createStore<Draft>(() => readStored(storedUnder, draftIn))
  const change = (to: (before: Draft) => Draft): void => {
    const changed = to(draft.getState())
    draft.setState(changed, true)
    saveStored(storedUnder, changed)
  }
  return {
    draft,
    change,
    startNext: () => {
      rememberGroup(game, groupOf(draft.getState()))
      change(next)
    },
  }
}
