import { decideWith } from '../../../kit/decide'
import { accepted } from '../../../referee'
import type { Event } from '../model/events'
import type { Change } from '../model/moves'
import { isOverrulable, type Code } from '../model/refusals'
import type { State } from '../model/state'
import { startTransaction } from '../transaction/transaction'
import { decideCorrection } from './corrections'
import { decideOwnMove, parseMove, type AnyMove, type OwnMove } from './moves'

export const { decide, decideOwn } = decideWith<State, AnyMove, OwnMove, Change, Event, Code>({
  parse: parseMove,
  correct: decideCorrection,
  isOver: ({ stage }) => stage === 'over',
  isOverrulable,
  own: (state, move, waived) => {
    const transaction = startTransaction(state)
    const handled = decideOwnMove(transaction, move, waived)
    return handled.ok ? accepted(transaction.events) : handled
  },
})
