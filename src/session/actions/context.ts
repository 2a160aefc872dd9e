import type { StoreApi } from 'zustand/vanilla'
import type { MoveOf, Refusal, Vocabulary } from '../../referee'
import type { Trouble } from '../../storage'
import type { Environment } from '../environment/environment'
import type { OpenGame } from '../ledger/opening'
import type { Outcome, Play } from './play'
import type { InTurn } from '../environment/queue'

/** State and functions that all actions on the open game share. */

export { TABLE } from '../../referee'

export const DONE: Outcome = { how: 'done' }
export const STALE: Outcome = { how: 'stale' }
export const CANNOT_SEAL: Outcome = { how: 'cannotSeal' }
export const ELSEWHERE: Outcome = { how: 'elsewhere' }

/** Fields of the store that are reset after a successful action. */
export const AFTER = { saving: false, unsaved: undefined, refused: undefined }

/** Unsaved change of a game. `id`: id of the game. `open`: the open game before the change. */
export interface Unsaved {
  readonly id: string
  readonly open?: OpenGame
  readonly repeat: () => Promise<Outcome>
}

/** State that all actions on the open game share. */
export interface Context<V extends Vocabulary> {
  readonly environment: Environment
  readonly set: StoreApi<Play<V>>['setState']
  readonly get: () => Play<V>
  readonly inTurn: InTurn
  /** The last action that could not be saved; undefined if there is none. */
  unsaved: Unsaved | undefined
  /** Open game with entries that are saved but not shown yet, because the answer that contains them is not finished. */
  unshown: OpenGame<V> | undefined
}

/** Reports that a change could not be saved, and stores how to retry it. */
export const fail = <V extends Vocabulary>(context: Context<V>, trouble: Trouble, unsaved: Unsaved | undefined): Outcome => {
  context.unsaved = unsaved
  context.set({ saving: false, unsaved: trouble })
  return { how: 'unsaved', trouble }
}

/** Reports a refusal, with the data needed to overrule it. */
export const refuse = <V extends Vocabulary>(
  { set, get }: Context<V>,
  refusal: Refusal<V['code']>,
  move: MoveOf<V> | undefined,
  by: string,
): Outcome => {
  set({ refused: { refusal, move, by, overrulable: move !== undefined && get().open?.game.overrulable(refusal) === true } })
  return { how: 'refused', refusal }
}
