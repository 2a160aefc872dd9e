import { createStore, type StoreApi } from 'zustand/vanilla'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'
import { rememberGroup } from '../../session/people'
import { groupOf, type Seating } from './seating'

/**
 * Store for the settings of a new game that is being set up (the draft). They survive a reload, and the next set-up begins with the same
 * people.
 */
export interface DraftStore<Draft extends Seating> {
  readonly draft: StoreApi<Draft>
  /** Changes the settings of the game that is being set up and stores them on the device. */
  change(this: void, change: (draft: Draft) => Draft): void
  /** Called when the game has begun: stores the player names, and resets the settings of the set-up for the next game. */
  startNext(this: void): void
}

export interface DraftOptions<Draft extends Seating> {
  /** Id of the game in the catalogue. */
  readonly game: string
  readonly fresh: Draft
  /**
   * Returns whether the stored settings of a set-up are valid. The caller has already validated the fields of `Seating`; all other fields
   * may be invalid.
   */
  readonly isWhole: (draft: Draft) => boolean
  /** Returns the settings with which the set-up of the next game begins. */
  readonly next: (draft: Draft) => Draft
}

export const createDraftStore = <Draft extends Seating>({ game, fresh, isWhole, next }: DraftOptions<Draft>): DraftStore<Draft> => {
  const storedUnder = `castellan.new-game.${game}`
  /** Parses the stored settings of a set-up; returns the initial settings if the stored ones are missing or invalid. */
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
