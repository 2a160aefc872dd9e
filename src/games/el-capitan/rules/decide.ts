import { accepted, refusedByReferee, type Result } from '../../../referee'
import { decideCorrection } from './corrections'
import type { Event } from '../model/events'
import type { AnyMove, OwnMove } from '../model/moves'
import { NOTHING_WAIVED, refuse, type Code, type Waived } from '../model/refusals'
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

type Answer = Result<readonly Event[], Code>

/** Decides a move; it may be any JSON. Nothing of a refused one is left. */
export const decide = (state: State, json: AnyMove): Answer => {
  const move = parseMove(json)
  return move.ok ? decideParsed(state, move.value, NOTHING_WAIVED) : move
}

/** Decides one of the game's own moves that is known to be one. */
export const decideOwn = (state: State, move: OwnMove): Answer => decideParsed(state, move, NOTHING_WAIVED)

const decideParsed = (state: State, move: AnyMove, waived: Waived): Answer => {
  if (move.do === 'correct') return decideCorrection(state, move)
  if (state.stage === 'over') return refusedByReferee('GAME_OVER')
  if (move.do === 'overrule') {
    const inner = decideParsed(state, move.move, new Set(move.waive))
    return inner.ok ? accepted([{ e: 'overruled', waived: move.waive }, ...inner.value]) : inner
  }
  if (move.do === 'cast' || move.do === 'castAnew' || move.do === 'callOff' || move.do === 'reveal') return refusedByReferee('NO_BALLOT')
  const transaction = startTransaction(state)
  const handled = handle(transaction, move, waived)
  return handled.ok ? accepted(transaction.events) : handled
}

/** What belongs to no turn, and then the turn. */
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
