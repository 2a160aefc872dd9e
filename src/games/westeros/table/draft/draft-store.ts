import { createDraftStore } from '../../../../table/new-game/draft-store'
import { parseSetup } from '../../parse/parse'
import { FRESH, setupOf, type NewGame } from './draft'

/**
 * Stores the draft of a new game of Westeros. The draft of the following game keeps the players, the settings, and the numbers of the box
 * that the players changed. All other fields are reset.
 */
export const draftStore = createDraftStore<NewGame>({
  game: 'westeros',
  fresh: FRESH,
  isWhole: (draft) => [3, 4, 5].includes(draft.number) && parseSetup(setupOf(draft, String)).ok,
  next: ({ number, people, tracking, settings, box }) => ({ ...FRESH, number, people, tracking, settings, box }),
})
