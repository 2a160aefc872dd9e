import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Vocabulary } from '../referee'
import { ballotActions } from './actions/ballots'
import { chanceActions } from './actions/chance'
import type { Context } from './actions/context'
import { draftActions } from './actions/drafts'
import { moveActions } from './actions/moves'
import { openingActions } from './actions/opening'
import { makeOwnPhones } from './actions/own-phones'
import { savingActions } from './actions/saving'
import { secretActions } from './actions/secrets'
import { canSeal } from './sealed/envelope'
import type { Environment } from './environment/environment'
import type { Play } from './actions/play'
import { deletedAtTable } from './environment/deleted-at-table'
import { makeQueue } from './environment/queue'

/** Creates the store of the open game, which connects rules, ledger, storage and UI. */
export const createPlay = <V extends Vocabulary = Vocabulary>(environment: Environment): StoreApi<Play<V>> =>
  createStore<Play<V>>((set, get) => {
    const context: Context<V> = { environment, set, get, inTurn: makeQueue(), unsaved: undefined, unshown: undefined }
    const ownPhones = makeOwnPhones(context)
    const { linkPhone, castFrom, takeSeat } = ownPhones
    return {
      open: undefined,
      opening: undefined,
      failure: undefined,
      saving: false,
      unsaved: undefined,
      unsynced: undefined,
      refused: undefined,
      writes: true,
      canSeal: canSeal(),
      lastRounds: [],
      ownPhones: [],
      seat: undefined,
      link: undefined,
      lostPhones: [],
      holders: [],
      changing: [],
      tableAway: undefined,
      newTable: undefined,
      goneOn: undefined,
      takenSeats: undefined,
      unlinked: undefined,
      deleted: deletedAtTable(),
      heard: undefined,
      ...openingActions(context),
      ...moveActions(context),
      ...chanceActions(context),
      ...ballotActions(context, ownPhones),
      noteLinks: (links) => set(links),
      linkPhone,
      castFrom,
      takeSeat,
      ...secretActions(context),
      ...draftActions(context),
      ...savingActions(context),
    }
  })
