import { decideWith } from '../../../kit/decide'
import { accepted, refusedByReferee } from '../../../referee'
import { decideCorrection } from './corrections'
import type { Event } from '../model/events'
import type { AnyMove, Change, OwnMove } from '../model/moves'
import { isOverrulable, refuse, type Code, type Waived } from '../model/refusals'
import type { Player, State } from '../model/state'
import { startTransaction, type Transaction } from '../transaction/transaction'
import { parseMove } from '../parse/moves'
import { nameStart, settleLoans } from './after-payday'
import { pay } from './end'
import { buildFortress } from './fortresses'
import { DONE, playerOf, tellAll, type Handled } from './handler'
import { takeBonusCard, tellHand, tellLastPiece, tellRow } from './light'
import { takeLoan } from './loans'
import { buy, sail } from './sailing'
import { reopen } from './shutting-down'
import { endTurn } from './turns'
import { build } from './warehouses'

export const { decide, decideOwn } = decideWith<State, AnyMove, OwnMove, Change, Event, Code>({
  parse: parseMove,
  correct: decideCorrection,
  isOver: ({ stage }) => stage === 'over',
  isOverrulable,
  own: (state, move, waived) => {
    const transaction = startTransaction(state)
    const handled = handle(transaction, move, waived)
    return handled.ok ? accepted(transaction.events) : handled
  },
})

/** Decides a move of the game. Moves that all players make together are handled first, then the moves of a turn. */
const handle = (transaction: Transaction, move: OwnMove, waived: Waived): Handled => {
  const { state, emit } = transaction
  switch (move.do) {
    case 'tell':
      return tellAll(transaction, move)
    case 'firstPlayer':
      if (state.stage !== 'firstPlayer') return refuse('WRONG_PHASE')
      if (playerOf(state, move.colour) === undefined) return refusedByReferee('MALFORMED')
      emit({ e: 'startChosen', colour: move.colour })
      return DONE
    case 'paid':
      return pay(transaction)
    case 'settle':
      return settleLoans(transaction, move, waived)
    case 'nameStart':
      return nameStart(transaction, move, waived)
    case 'lastPiece':
      return tellLastPiece(transaction, move)
    case 'row':
      return tellRow(transaction, move)
    case 'bonusCard':
      return takeBonusCard(transaction, move)
    case 'hand':
      return tellHand(transaction, move)
    default: {
      if (state.stage === 'payday') return refuse('PHASE_OVER')
      if (state.stage !== 'turns' || !state.settings.turnsTold) return refuse('WRONG_PHASE')
      const by = state.turns.turn
      const player = by === undefined ? undefined : playerOf(state, by)
      return player === undefined ? refuse('PHASE_OVER') : takeTurn(transaction, player, move, waived)
    }
  }
}

type TurnMove = Extract<OwnMove, { do: 'buy' | 'sail' | 'build' | 'reopen' | 'fortress' | 'loan' | 'endTurn' }>

const takeTurn = (transaction: Transaction, player: Player, move: TurnMove, waived: Waived): Handled => {
  const by = player.colour
  switch (move.do) {
    case 'buy':
      return buy(transaction, by, move, waived)
    case 'sail':
      return sail(transaction, by, move, waived)
    case 'build':
      return build(transaction, player, move, waived)
    case 'reopen':
      return reopen(transaction, player, move, waived)
    case 'fortress':
      return buildFortress(transaction, by, move, waived)
    case 'loan':
      return takeLoan(transaction, by, move, waived)
    case 'endTurn':
      return endTurn(transaction, by, waived)
  }
}
