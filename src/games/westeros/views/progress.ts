import type { DeckId, HouseId } from '../box/box'
import type { Question } from '../model/prompt-kinds'
import { nextInTurn } from '../rules/turns'
import { ordersOf, runByTable, turnOrder } from '../model/position'
import { ORDER_OF_DECKS, type Stage, type State } from '../model/state'

/**
 * Phases of a round, in order. Functions that compute the progress of the round: phases, cards and houses. The open questions show which
 * house has to act.
 */

export const PHASES = ['westeros', 'planning', 'action'] as const
export type Phase = (typeof PHASES)[number]

/** Returns the phase of the round to which a stage belongs; undefined before the first round and after the last round. */
export const phaseOf = (stage: Stage): Phase | undefined => {
  switch (stage.at) {
    case 'setup':
    case 'over':
      return undefined
    case 'orders':
    case 'raven':
    case 'ravenLook':
      return 'planning'
    case 'raids':
    case 'marches':
    case 'battle':
    case 'afterBattle':
    case 'power':
      return 'action'
    case 'ports':
      return phaseOf(stage.next)
    default:
      return 'westeros'
  }
}

/**
 * Returns the progress of the card of a deck in the Westeros phase: already resolved (`done`), current (`here`) or
 * still to come (`next`).
 */
export const cardProgress = ({ stage }: State, deck: DeckId): 'done' | 'here' | 'next' => {
  if (phaseOf(stage) !== 'westeros' || !('deck' in stage)) return 'done'
  // An attack at the end of the wildling track comes before all cards (E0.2).
  if ('early' in stage && stage.early) return 'next'
  const [now, card] = [ORDER_OF_DECKS.indexOf(stage.deck), ORDER_OF_DECKS.indexOf(deck)]
  return card < now ? 'done' : card === now ? 'here' : 'next'
}

/** Progress of a house in the current step of the round; undefined if the step does not go from house to house. */
export type HouseProgress = 'done' | 'here' | 'sealed' | 'waits'

export const houseProgress = (state: State, questions: readonly Question[], house: HouseId): HouseProgress | undefined => {
  const { ballot, stage } = state
  if (ballot !== undefined) {
    if (!ballot.roles.includes(house)) return undefined
    return ballot.cast[house] === undefined ? 'waits' : 'sealed'
  }
  switch (stage.at) {
    case 'supply':
    case 'muster':
      return queued(stage.queue, house)
    case 'losses':
      return queued(
        stage.queue.map((one) => one.house),
        house,
      )
    case 'raids':
    case 'marches': {
      const kind = stage.at === 'raids' ? 'raid' : 'march'
      if (state.tracking.orders === 'table') return undefined
      if (nextInTurn(state, kind, stage.last) === house) return 'here'
      return ordersOf(state, house).some(({ token }) => token.kind === kind) ? 'waits' : 'done'
    }
    default:
      return questions[0]?.roles.includes(house) === true ? 'here' : undefined
  }
}

const queued = (queue: readonly HouseId[], house: HouseId): HouseProgress =>
  queue[0] === house ? 'here' : queue.includes(house) ? 'waits' : 'done'

/** Returns the houses in turn order. `byTable` is true for houses without a player; all players together decide for them. */
export const seatsInTurn = (state: State): readonly { readonly house: HouseId; readonly byTable: boolean }[] =>
  turnOrder(state).map((house) => ({ house, byTable: runByTable(state, house) }))
