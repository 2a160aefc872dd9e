import { addend, type Addend } from '../../../kit/addends'
import { moveShape } from '../../../kit/move-kinds'
import { PHASES, type Colour } from '../box/board'
import { firstReason, NOTHING_WAIVED, refuse } from '../model/refusals'
import { followsMoney } from '../model/settings'
import type { ByColour, Result, State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import { asAnswer, DONE, unknownOf, type Handled } from './handler'
import { cashCheck, dueOf } from './loans'
import { numbersForPayday, paydaySheet } from './payday'
import { rowsToTell } from './to-tell'

/** Rules of the payout, and of the end of the game after the third payday: R30, R39, R45, R59, A10. */

const paidShape = moveShape('paid', {})

/** Returns the final florins of each player, plus the bonus card and minus the repaid loans. The players with the most florins win. */
export const finalResult = (state: Pick<State, 'money' | 'loans' | 'settings' | 'bonus'>, colours: readonly Colour[]): Result => {
  const florins = Object.fromEntries(colours.map((colour) => [colour, cashCheck(state, colour) + (state.bonus[colour] ?? 0)]))
  const most = Math.max(...colours.map((colour) => florins[colour] ?? 0))
  return { florins, winners: colours.filter((colour) => florins[colour] === most) }
}

/** Returns the amounts that make up the final florins of each player: money, bonus card, and repaid loans (R45). */
export const finalSums = ({ players, money, bonus, loans, settings }: State): ByColour<readonly Addend[]> =>
  Object.fromEntries(
    players.map(({ colour }) => [
      colour,
      [
        addend('money', money[colour] ?? 0),
        addend('bonus', bonus[colour] ?? 0),
        ...(loans[colour] ?? []).map((loan) => addend('loan', -dueOf(loan, settings))),
      ],
    ]),
  )

/** R30, R59: pays all players. The third payday ends the game. */
export const pay = (transaction: Transaction): Handled => {
  const { state, emit } = transaction
  if (state.stage !== 'payday' || rowsToTell(state).length > 0) return refuse('WRONG_PHASE')
  const unknown = firstReason(NOTHING_WAIVED, [unknownOf(state, numbersForPayday(state))])
  if (unknown !== undefined) return asAnswer(unknown)
  const { largest, players } = paydaySheet(state)
  const payouts = players.map(({ colour, proliferation, majority, fortress, total }) => ({
    colour,
    // The payday begins only when the app knows every board number that it needs.
    addends: [proliferation, ...majority, ...fortress].map((due) => ({ ...due, amount: due.amount ?? 0 })),
    total: total ?? 0,
  }))
  emit({ e: 'paid', phase: state.phase, largest, payouts })
  if (state.phase >= PHASES && followsMoney(state.settings)) endGame(transaction)
  return DONE
}

/** R45, R59: ends the game after the third payday. */
const endGame = ({ state, emit }: Transaction): void => {
  emit({
    e: 'ended',
    result: finalResult(
      state,
      state.players.map(({ colour }) => colour),
    ),
  })
}

/** Ends the game if the third payday is over and all players have settled their loans. */
export const afterLast = (transaction: Transaction): Handled => {
  const { phase, settling } = transaction.state
  if (phase >= PHASES && settling.length === 0) endGame(transaction)
  return DONE
}

/** Moves of this chapter. */
export const PAYDAY_MOVES = {
  paid: { shape: paidShape, decide: pay },
}
