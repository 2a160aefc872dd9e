import { decideWith } from '../../../kit/decide'
import { decideHidden, type HiddenMove } from '../../../kit/hidden'
import { reading } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { POWERS, type ByPower, type Power } from '../box/powers'
import type { LossesByPower } from '../model/battle'
import type { Event } from '../model/events'
import type { Change } from '../model/moves'
import { isOverrulable, type Code } from '../model/refusals'
import type { State } from '../model/state'
import { losses } from '../shapes/move-parts'
import { startTransaction } from '../transaction/transaction'
import { weighProposals } from './battles'
import { decideCorrection } from './corrections'
import { decideOwnMove, parseMove, type AnyMove, type OwnMove } from './moves'

export const { decide, decideOwn } = decideWith<State, AnyMove, OwnMove, Change, Event, Code>({
  parse: parseMove,
  correct: decideCorrection,
  isOver: ({ over }) => over,
  isOverrulable,
  hidden: (state, move) => decideSealed(state, move as HiddenMove<Power>),
  objection: ({ ballot }) => (ballot === undefined ? undefined : refusedByReferee('BALLOT_OPEN').refusal),
  own: (state, move, waived) => {
    const transaction = startTransaction(state)
    // After a victory, players must first decide whether the game ends or continues.
    if (state.result !== undefined && move.do !== 'victory') return refusedByReferee('NOT_ASKED')
    const handled = decideOwnMove(transaction, move, waived)
    return handled.ok ? accepted(transaction.events) : handled
  },
})

/** R61: decides the moves of the ballot in which allied owners propose losses. When the proposals are revealed, compares them. */
const decideSealed = (state: State, move: HiddenMove<Power>): Result<readonly Event[], Code> => {
  // Refuse secrets that last the whole game: this game has no such secrets.
  if ('secret' in move) return refusedByReferee('NOT_ASKED')
  const answer = decideHidden(state, move)
  if (!answer.ok) return answer
  const event = answer.value as Extract<Event, { readonly e: 'revealed' | 'cast' | 'castAnew' | 'calledOff' }>
  if (event.e !== 'revealed') return accepted([event])
  const proposals: ByPower<LossesByPower> = {}
  for (const power of POWERS) {
    const choice = event.opened[power]?.choice
    if (choice === undefined) continue
    const read = reading(losses, choice, 'proposal')
    if (!read.ok) return read
    Object.assign(proposals, { [power]: read.value })
  }
  const transaction = startTransaction(state)
  transaction.emit(event)
  const weighed = weighProposals(transaction, proposals)
  return weighed.ok ? accepted(transaction.events) : weighed
}
