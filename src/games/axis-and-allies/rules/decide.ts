import { decideWith } from '../../../kit/decide'
import { decideHidden, type HiddenMove } from '../../../kit/hidden'
import { reading } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { ADVANTAGES, POWERS, type ByPower, type Power } from '../box/powers'
import type { LossesByPower } from '../model/battle'
import type { Event } from '../model/events'
import type { AnyMove, Change, PlainMove } from '../model/moves'
import { isOverrulable, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { parseMove, proposal } from '../parse/moves'
import { startTransaction, type Transaction } from '../transaction/transaction'
import { breakOff, confirm, rollStage, speak, startBattle, takeLosses, weighProposals } from './battles'
import { decideCorrection } from './corrections'
import { DONE, type Handled } from './handler'
import { mobilize, settleLeftover } from './mobilize'
import { announce, callOffLanding, enterTerritory, land, moveUnits, promiseCarrier, sailShip } from './movement'
import { decideVictory, enterPhase } from './phases'
import { buyUnits } from './purchase-units'
import { aimRocket, raid, rollDice } from './raids'
import { research, tickDevelopment } from './weapons-development'

export const { decide, decideOwn } = decideWith<State, AnyMove, PlainMove, Change, Event, Code>({
  parse: parseMove,
  correct: decideCorrection,
  isOver: ({ over }) => over,
  isOverrulable,
  hidden: (state, move) => decideSealed(state, move as HiddenMove<Power>),
  objection: ({ ballot }) => (ballot === undefined ? undefined : refusedByReferee('BALLOT_OPEN').refusal),
  own: (state, move, waived) => {
    const transaction = startTransaction(state)
    const handled = handle(transaction, move, waived)
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
    const read = reading(proposal, choice, 'proposal')
    if (!read.ok) return read
    Object.assign(proposals, { [power]: read.value })
  }
  const transaction = startTransaction(state)
  transaction.emit(event)
  const weighed = weighProposals(transaction, proposals)
  return weighed.ok ? accepted(transaction.events) : weighed
}

/** 2.7: marks a national advantage with a single use as used. */
const tick = ({ state, emit }: Transaction, advantage: string): Handled => {
  const known = ADVANTAGES.find(({ id }) => id === advantage)
  const isOpen = known?.once === true && state.settings.advantages.includes(advantage) && !state.used.includes(advantage)
  if (!isOpen) return refusedByReferee('NOT_ASKED')
  emit({ e: 'advantageUsed', advantage })
  return DONE
}

const handle = (transaction: Transaction, move: PlainMove, waived: Waived): Handled => {
  const { state } = transaction
  // After a victory, players must first decide whether the game ends or continues.
  if (state.result !== undefined && move.do !== 'victory') return refusedByReferee('NOT_ASKED')
  switch (move.do) {
    case 'phase':
      return enterPhase(transaction, move, waived)
    case 'victory':
      return decideVictory(transaction, move)
    case 'tick':
      return tick(transaction, move.advantage)
    case 'dice':
      return rollDice(transaction, move)
    case 'fire':
      return rollStage(transaction, move)
    case 'lose':
      return takeLosses(transaction, move)
    case 'press':
    case 'retreat':
    case 'flyHome':
    case 'submerge':
      return speak(transaction, move, waived)
    case 'breakOff':
      return breakOff(transaction, move)
    case 'confirm':
      return confirm(transaction, move)
    default:
      return state.turn.rolling === undefined ? inPhase(transaction, move, waived) : refusedByReferee('NOT_ASKED')
  }
}

type InPhase = Exclude<
  PlainMove,
  {
    readonly do:
      | 'phase'
      | 'victory'
      | 'tick'
      | 'dice'
      | 'fire'
      | 'lose'
      | 'press'
      | 'retreat'
      | 'flyHome'
      | 'submerge'
      | 'breakOff'
      | 'confirm'
  }
>
/** Phase in which each kind of move is allowed. Moves that are not listed are allowed in every phase. */
const PHASE: Partial<Record<InPhase['do'], number>> = { research: 1, develop: 1, purchase: 2, mobilize: 6, leftover: 6 }

const inPhase = (transaction: Transaction, move: InPhase, waived: Waived): Handled => {
  const { phase } = transaction.state
  if ((PHASE[move.do] ?? phase) !== phase) return refusedByReferee('NOT_ASKED')
  switch (move.do) {
    case 'research':
      return research(transaction, move, waived)
    case 'develop':
      return tickDevelopment(transaction, move, waived)
    case 'purchase':
      return buyUnits(transaction, move, waived)
    case 'mobilize':
      return mobilize(transaction, move, waived)
    case 'leftover':
      return settleLeftover(transaction, move)
    case 'move':
      return moveUnits(transaction, move, waived)
    case 'ship':
      return sailShip(transaction, move, waived)
    case 'enter':
      return enterTerritory(transaction, move, waived)
    case 'announce':
      return announce(transaction, move)
    case 'callOffLanding':
      return callOffLanding(transaction, move)
    case 'promise':
      return promiseCarrier(transaction, move)
    case 'landed':
      return land(transaction, move)
    case 'rocket':
      return aimRocket(transaction, move, waived)
    case 'raid':
      return raid(transaction, move, waived)
    case 'battle':
      return startBattle(transaction, move)
  }
}
