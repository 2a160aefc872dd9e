import type { StoreApi } from 'zustand/vanilla'
import type { MoveOf, Refusal, Vocabulary } from '../../referee'
import type { Trouble } from '../../storage'
import type { Environment } from '../environment/environment'
import type { OpenGame } from '../ledger/opening'
import type { Outcome, Play } from './play'
import type { InTurn } from '../environment/queue'

/** The context that all actions on the open game share. */

export { TABLE } from '../../referee'

export const DONE: Outcome = { how: 'done' }
export const STALE: Outcome = { how: 'stale' }
export const CANNOT_SEAL: Outcome = { how: 'cannotSeal' }
export const ELSEWHERE: Outcome = { how: 'elsewhere' }

/** The fields that are cleared once an action has succeeded. */
export const AFTER = { saving: false, unsaved: undefined, refused: undefined }

/** A change that did not reach the disk, of the game `id`; `open`: the open game before it. */
export interface Unsaved {
  readonly id: string
  readonly open?: OpenGame
  readonly repeat: () => Promise<Outcome>
}

/** The table that actions work on. */
export interface Context<V extends Vocabulary> {
  readonly environment: Environment
  readonly set: StoreApi<Play<V>>['setState']
  readonly get: () => Play<V>
  readonly inTurn: InTurn
  /** The action that could not be saved. */
  unsaved: Unsaved | undefined
  /** The game with entries of an answer that goes on: they are on disk, and not on the screen yet. */
  unshown: OpenGame<V> | undefined
}

/** Says that something is not on disk, and remembers how to try it once more. */
export const fail = <V extends Vocabulary>(context: Context<V>, trouble: Trouble, unsaved: Unsaved | undefined): Outcome => {
  context.unsaved = unsaved
  context.set({ saving: false, unsaved: trouble })
  return { how: 'unsaved', trouble }
}

/** Says why not, with what is needed to overrule it. */
export const refuse = <V extends Vocabulary>(
  { set, get }: Context<V>,
  refusal: Refusal<V['code']>,
  move: MoveOf<V> | undefined,
  by: string,
): Outcome => {
  set({ refused: { refusal, move, by, overrulable: move !== undefined && get().open?.game.overrulable(refusal) === true } })
  return { how: 'refused', refusal }
}
