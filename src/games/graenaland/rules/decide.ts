import { decideWith } from '../../../kit/decide'
import { decideHidden, type HiddenMove } from '../../../kit/hidden'
import { accepted, refusedByReferee, type Refusal, type Result } from '../../../referee'
import type { Clan } from '../box/box'
import type { Event } from '../model/events'
import type { Change, Choice } from '../model/moves'
import { firstReason, isOverrulable, NOTHING_WAIVED, type Code } from '../model/refusals'
import type { State } from '../model/state'
import { parseCard, parseOrder } from '../parse/parse'
import { startTransaction, type Transaction } from '../transaction/transaction'
import { decideCorrection } from './corrections'
import { isGoalCard } from './goals'
import { DONE, strangerIn, type Handled } from './handler'
import { decideOwnMove, parseMove, type AnyMove, type OwnMove } from './moves'
import { reasonsAgainstOrder, reasonsAgainstSealing, revealOrders } from './movement'
import { endCardsIfComplete } from './setup'
import { canAnnounce, cardName, revealAnnouncements, showCard, toShow, withoutCard } from './victory-points'

export const { decide } = decideWith<State, AnyMove, OwnMove, Change, Event, Code>({
  parse: parseMove,
  correct: decideCorrection,
  isOver: ({ stage }) => stage === 'over',
  isOverrulable,
  hidden: (state, move) => decidePart(state, move as HiddenMove<Clan>, decideInSecret),
  own: (state, move, waived) => decidePart(state, move, (transaction) => decideOwnMove(transaction, move, waived)),
})

/** Decides a move. Refuses a move that names a clan or territory that is not in the game. */
const decidePart = <Move extends AnyMove>(
  state: State,
  move: Move,
  decideIn: (transaction: Transaction, move: Move) => Handled,
): Result<readonly Event[], Code> => {
  const stranger = strangerIn(state, move)
  if (stranger !== undefined) return refusedByReferee('MALFORMED', { what: stranger })
  const transaction = startTransaction(state)
  const handled = decideIn(transaction, move)
  return handled.ok ? accepted(transaction.events) : handled
}

/** Returns the refusal of a secret choice: a choice in the open ballot, or a victory point card. `choice` may be any JSON. */
export const checkChoice = (state: State, role: Clan, choice: Choice): Refusal<Code> | undefined => {
  const malformed = refusedByReferee('MALFORMED').refusal
  if (state.ballot?.kind === 'announcement') return canAnnounce(state, choice) ? undefined : malformed
  if (!parseOrder(choice).ok) return malformed
  return firstReason(NOTHING_WAIVED, reasonsAgainstOrder(state, role, choice))
}
export const checkCard = (_: State, secret: string, card: Choice): Refusal<Code> | undefined => {
  const parsed = parseCard(card)
  return secret.startsWith('card/') && parsed.ok && isGoalCard(parsed.value) ? undefined : refusedByReferee('MALFORMED').refusal
}

/** Decides moves about sealed orders, sealed announcements and secret victory point cards (9.3). */
const decideInSecret = (transaction: Transaction, move: HiddenMove<Clan>): Handled => {
  const { state, emit } = transaction
  const refusal = firstReason(NOTHING_WAIVED, reasonsAgainstSealing(state, move))
  if (refusal !== undefined) return { ok: false, refusal }
  const answer = decideHidden(state, move)
  if (!answer.ok) return answer
  const event = answer.value
  switch (event.e) {
    case 'secretKept':
      if (!withoutCard(state).includes(event.owner) || event.secret !== cardName(event.owner)) return refusedByReferee('NOT_ASKED')
      emit(event)
      endCardsIfComplete(transaction)
      return DONE
    case 'secretShown': {
      const card = parseCard(event.shown.value)
      if (!toShow(state).includes(event.owner)) return refusedByReferee('NOT_ASKED')
      if (!card.ok || !isGoalCard(card.value)) return refusedByReferee('MALFORMED')
      emit(event)
      showCard(transaction, event.owner, card.value)
      return DONE
    }
    case 'revealed': {
      const kind = state.ballot?.kind
      for (const clan of state.ballot?.roles ?? []) {
        const objection = checkChoice(state, clan, event.opened[clan]?.choice as Choice)
        if (objection !== undefined) return { ok: false, refusal: objection }
      }
      emit(event)
      const opened = event.opened as Parameters<typeof revealOrders>[1]
      return kind === 'order' ? revealOrders(transaction, opened) : revealAnnouncements(transaction, opened)
    }
    default:
      emit(event)
      return DONE
  }
}
