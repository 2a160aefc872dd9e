import type { Moment } from '../../../../referee'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { Move } from '../../rules/moves'
import type { State } from '../../model/state'
import { PHASES, phaseOf } from '../../views/progress'

/** Finished steps of the round after the Westeros phase. The Westeros cards show which steps of the Westeros phase are finished. */
export interface DoneSteps {
  /** Entries of this round only, newest first. */
  readonly moments: readonly Moment<WesterosVocabulary>[]
  /** Whether the Westeros phase is finished. False in the first round, which has no Westeros phase. */
  readonly westeros: boolean
  /** Whether all orders are revealed. */
  readonly orders: boolean
  readonly raids: 'none' | 'under way' | 'done'
  readonly marches: number
  readonly battles: number
}

/** Returns the finished steps of the current round, from its entries. */
export const doneSteps = (head: Moment<WesterosVocabulary>): DoneSteps => {
  const { state } = head
  const moments: Moment<WesterosVocabulary>[] = []
  let at = head
  while (at.parent !== undefined && at.parent.state.round === state.round) {
    moments.push(at)
    at = at.parent
  }
  const played = moments.map(({ entry }) => entry.move)
  const count = (...kinds: readonly Move['do'][]) => played.filter((move) => kinds.some((kind) => kind === doneBy(move))).length
  const phase = phaseOf(state.stage)
  return {
    moments,
    westeros: state.turned !== undefined && phase !== undefined && phase !== PHASES[0],
    orders: phase === 'action' || state.stage.at === 'raven',
    raids: phase !== 'action' ? 'none' : state.stage.at !== 'raids' ? 'done' : count('raid') > 0 ? 'under way' : 'none',
    marches: count('march'),
    battles: battlesIn(moments.map((moment) => moment.state)),
  }
}

const doneBy = (move: { readonly do: string; readonly move?: { readonly do: string } }): string => move.move?.do ?? move.do

/**
 * Returns the number of finished battles.
 * @param states states of the round, newest first
 */
const battlesIn = (states: readonly State[]): number =>
  states.filter((state, at) => state.battle !== undefined && at > 0 && states[at - 1]?.battle === undefined).length
