import { createDraftStore } from '../../../../table/new-game/draft-store'
import { EDITION_IDS } from '../../model/edition-id'
import { parseSetup } from '../../parse/parse'
import { FRESH, SECOND_FRESH, setupOf, type NewGame } from './draft'

/**
 * Creates the store for the draft of a new game of one edition. The draft of the following game keeps the players, the settings, and the
 * numbers of the box that the players changed. All other fields are reset.
 */
const storeOf = (game: string, fresh: NewGame, numbers: readonly number[]) =>
  createDraftStore<NewGame>({
    game,
    fresh,
    isWhole: (draft) => numbers.includes(draft.number) && draft.box.edition === fresh.box.edition && parseSetup(setupOf(draft, String)).ok,
    next: ({ number, people, tracking, settings, box }) => ({ ...fresh, number, people, tracking, settings, box }),
  })

export const draftStore = storeOf(EDITION_IDS.first, FRESH, [3, 4, 5])
export const secondDraftStore = storeOf(EDITION_IDS.second, SECOND_FRESH, [3, 4, 5, 6])
