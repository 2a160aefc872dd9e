import { moveShape } from '../../../kit/move-kinds'
import { type Infer } from '../../../kit/shape'
import { accepted, type Result } from '../../../referee'
import { FACES, LOAN_CARDS, PHASES, type Colour, type Face } from '../box/board'
import type { Choice } from '../model/moves'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { Settings } from '../model/settings'
import type { Loan, Player, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { asAnswer, inTurn, type Handled } from './handler'
import { againstAction } from './turns'

/** Rules of loans and of their settlement after a payday: R28, R40, R45, A1, A8. */

/** Takes a loan and moves the ship to the bank. */
const loanShape = moveShape('loan', { face: shapes.florins })

/**
 * Returns the number of florins needed to repay a loan. The number depends on whether the loan is new or extended. A new loan is due after
 * the next payday, an extended loan one payday later.
 */
export const dueOf = ({ face, extended }: Loan, { smallExtended }: Pick<Settings, 'smallExtended'>): number =>
  face === 10 ? (extended ? smallExtended : 12) : extended ? 30 : 20

/** Returns the number of florins needed to repay all loans of a player. */
export const debtOf = (loans: readonly Loan[], settings: Pick<Settings, 'smallExtended'>): number =>
  loans.reduce((total, loan) => total + dueOf(loan, settings), 0)

/** Returns the number of loan cards of an amount that lie in the bank. Never below 0, because the cards do not limit the loans (R28). */
export const loanCardsLeft = ({ loans }: Pick<State, 'loans'>, face: Face): number =>
  Math.max(0, LOAN_CARDS[face] - Object.values(loans).flatMap((held) => held.filter((loan) => loan.face === face)).length)

export const isFace = (face: unknown): face is Face => FACES.some((one) => one === face)

/** Maximum number of new loans that a player can take while settling loans. */
const MOST_FORCED = 30

/**
 * For each face value, finds the smallest number of new loans that pays for the extended loans (A8).
 * @param settles returns whether a settlement with these new loans is legal
 * @returns one list of new loans for each face value that makes the settlement legal; one empty list if no new loan is needed
 */
export const forcedWays = (settles: (forced: readonly Face[]) => boolean): readonly (readonly Face[])[] => {
  if (settles([])) return [[]]
  return FACES.flatMap((face) => {
    const mixes = Array.from({ length: MOST_FORCED }, (_, at) => Array.from({ length: at + 1 }, () => face))
    const way = mixes.find((one) => settles(one))
    return way === undefined ? [] : [way]
  })
}

/**
 * Finds the combinations of new loans that pay for the extended loans (A8). A combination has no loan that can be left out.
 * @param settles returns whether a settlement with these new loans is legal
 * @returns combinations with loans of 10 before loans of 16; one empty list if no new loan is needed
 */
export const forcedMixes = (settles: (forced: readonly Face[]) => boolean): readonly (readonly Face[])[] => {
  if (settles([])) return [[]]
  const mixes: (readonly Face[])[] = []
  let fewest = MOST_FORCED
  for (let tens = 0; tens <= MOST_FORCED; tens++) {
    const lists = Array.from({ length: MOST_FORCED }, (_, sixteens): readonly Face[] => [
      ...Array.from({ length: tens }, () => 10 as const),
      ...Array.from({ length: sixteens }, () => 16 as const),
    ])
    const mix = lists.find((list) => settles(list))
    if (mix === undefined) break
    const sixteens = mix.length - tens
    // Skip this combination if as many loans of 16 are enough with fewer loans of 10.
    if (sixteens < fewest) mixes.push(mix)
    fewest = sixteens
    // Stop: loans of 10 alone are enough. More loans of 10 would be more than needed.
    if (sixteens === 0) break
  }
  return mixes
}

/** Result of settling the loans of a player. */
export interface Settled {
  readonly money: number
  /** Loans after settling: first the extended loans, then the new loans that the player was forced to take. */
  readonly loans: readonly Loan[]
  /** R41: cash check of the player: money minus the florins that repay all loans. */
  readonly check: number
  /** Whether the player's ship moves to the bank because the player was forced to take a loan (A8). */
  readonly toBank: boolean
}

/** Facts that decide how a player can settle loans. */
interface Settling {
  /** Number of the payday, 1 to 3. */
  readonly payday: number
  readonly money: number
  readonly loans: readonly Loan[]
  readonly settings: Pick<Settings, 'smallExtended' | 'debt'>
}

/**
 * R40: repays or extends each loan of a player. Extended loans must be repaid, and they are repaid first. A player who cannot repay them
 * takes as few new loans as possible (A8). Refusals: LOAN_MUST_BE_REPAID, NO_EXTENSION_AT_END, NO_SUCH_LOAN, FORCED_LOAN_MISSING,
 * FORCED_LOAN_NOT_NEEDED, NOT_ENOUGH_MONEY.
 */
export const settle = (
  { payday, money, loans, settings }: Settling,
  choices: readonly Choice[],
  forced: readonly number[],
  waived: Waived,
): Result<Settled, Code> => {
  if (choices.length !== loans.length) return refuse('NO_SUCH_LOAN')
  const isLast = payday >= PHASES
  const isKept = (at: number) => choices[at] === 'extend'
  const repaid = loans.filter((_, at) => !isKept(at))
  const due = (some: readonly Loan[]) => debtOf(some, settings)
  const mandatory = due(isLast ? repaid : repaid.filter(({ extended }) => extended))
  const voluntary = due(repaid) - mandatory
  const isForced = !isLast && settings.debt === 'forced'
  const last = forced.at(-1) ?? 0
  const taken = forced.filter(isFace)
  const borrowed = taken.reduce<number>((total, face) => total + face, 0)
  const rest = money + borrowed - mandatory
  const against = firstReason(waived, [
    isLast && choices.includes('extend') && ['NO_EXTENSION_AT_END'],
    loans.some(({ extended }, at) => extended && isKept(at)) && ['LOAN_MUST_BE_REPAID'],
    taken.length < forced.length && ['NO_SUCH_LOAN'],
    forced.length > 0 && (!isForced || money + borrowed - last >= mandatory) && ['FORCED_LOAN_NOT_NEEDED'],
    isForced && rest < 0 && ['FORCED_LOAN_MISSING', { missing: -rest }],
    voluntary > Math.max(0, rest) && ['NOT_ENOUGH_MONEY', { florins: voluntary, has: Math.max(0, rest) }, 'R40'],
  ])
  if (against !== undefined) return { ok: false, refusal: against }
  const fresh = taken.map((face): Loan => ({ face, extended: false }))
  const kept = [...loans.flatMap(({ face }, at) => (isKept(at) ? [{ face, extended: true }] : [])), ...fresh]
  const after = rest - voluntary
  return accepted({ money: after, loans: kept, check: after - due(kept), toBank: fresh.length > 0 })
}

/** R41: returns the cash check that a player announces, in florins. */
export const cashCheck = ({ money, loans, settings }: Pick<State, 'money' | 'loans' | 'settings'>, colour: Colour): number =>
  (money[colour] ?? 0) - debtOf(loans[colour] ?? [], settings)

/** R6: returns whether the first round of the game is not over. A correction of the phase also ends the first round of the game. */
export const isFirstRound = ({ phase, rounds }: Pick<State, 'phase' | 'rounds'>): boolean => phase === 1 && rounds === 0

/** R5, R6, R28: takes one loan. The player does nothing else in this turn. */
export const takeLoan = (
  { state, emit }: Transaction,
  { colour: by }: Player,
  { face }: Infer<typeof loanShape>,
  waived: Waived,
): Handled => {
  const { turn } = state
  const against = firstReason(waived, [
    againstAction(state),
    isFirstRound(state) && ['NO_LOAN_IN_FIRST_ROUND'],
    (turn.bought || turn.sailed) && ['LOAN_TURN_ONLY'],
    !isFace(face) && ['NO_SUCH_LOAN', { face }],
  ])
  if (against === undefined && isFace(face)) emit({ e: 'loanTaken', by, face })
  return asAnswer(against)
}

/** Moves of this chapter. */
export const LOAN_MOVES = {
  loan: { shape: loanShape, decide: inTurn(takeLoan) },
}
