import { canonical, isUntouched, refusedByReferee, type Refusal } from '../../../referee'
import type { HouseId } from '../box/box'
import { fields } from '../fields'
import type { RuleHandler } from './handler'
import { startTransaction, type Transaction } from '../transaction/transaction'
import { strangerObjection, untrackedObjection, withImplied } from './consequences'
import type { Change } from '../model/moves'
import type { Move } from './moves'
import { isOverrulable, type Code } from '../model/refusals'
import { abilityDue } from './abilities'
import { nextAbility, toCards } from './battle-steps'
import { openAuction } from './influence'
import { attackOf, compareAgain, resolveWildlings } from './wildlings'
import { courseBreaches } from '../invariants/invariants'
import { countObjection } from '../invariants/count'
import { checkVictory, finalOutcome, suddenVictory } from './victory'
import { RESUMABLE, type Outcome, type Resumable, type Stage, type State } from '../model/state'
import { isStale, resumeRound } from './resume'

/** Corrections by hand, and overruled refusals (button "We play it so"). The physical board takes precedence over the app. */

/**
 * Applies a list of changes made by hand, then checks the number of pieces. If no house has chosen in the open ballot, restarts the ballot
 * in the corrected position. Refusals: BALLOT_OPEN (a house has chosen), MALFORMED, NOT_TRACKED, COUNT_BROKEN with the number of the
 * invariant. Other broken invariants are only warnings.
 */
export const correct: RuleHandler<Extract<Move, { do: 'correct' }>> = (transaction, move) => {
  const before = transaction.state
  if (before.ballot !== undefined && !isUntouched(before.ballot)) return refusedByReferee('BALLOT_OPEN').refusal
  const objection = strangerObjection(before, move.changes) ?? untrackedObjection(before, move.changes)
  if (objection !== undefined) return objection
  const changes = withImplied(before, move.changes)
  const broken = countObjection(fields.apply(before, changes))
  if (broken !== undefined) return broken
  const event = { e: 'corrected', changes, ...(move.reason === undefined ? {} : { reason: move.reason }) } as const
  const trial = startTransaction(before, transaction.order)
  trial.emit({ ...event, warnings: [] })
  goOn(trial, before, changes)
  const warnings = [...new Set(courseBreaches(trial.state).map(({ invariant }) => invariant))]
  transaction.emit({ ...event, warnings })
  goOn(transaction, before, changes)
  return undefined
}

/**
 * Continues the game after a correction: at the stage named in the changes, or at the current stage. Skips a question that can no longer be
 * answered.
 */
const goOn = (transaction: Transaction, before: State, changes: readonly Change[]): void => {
  if (transaction.state.stage.at === 'setup') return
  const named = changes.findLast((change) => change.set === 'stage')
  if (named?.set === 'stage') {
    if (before.outcome !== undefined) transaction.emit({ e: 'gameResumed' })
    if (!checkVictory(transaction)) resumeRound(transaction, named.at, lastOf(before.stage, named.at))
  } else if (before.outcome !== undefined) reconsider(transaction, before.outcome)
  else if (!checkVictory(transaction)) unstick(transaction, before)
}

/** Returns the house that acted last in the raids or marches, if the game stays in this stage. */
const lastOf = (stage: Stage, at: Resumable): HouseId | undefined => {
  if (stage.at === 'battle') return at === 'marches' ? stage.last : undefined
  return stage.at === at && 'last' in stage ? stage.last : undefined
}

/** Skips a question that is no longer possible, and restarts questions whose contents changed. */
const unstick = (transaction: Transaction, before: State): void => {
  const { state } = transaction
  const { stage, battle } = state
  // The card that is resolved now has another effect, so the game asks for its decision.
  if (
    (stage.at === 'card' || stage.at === 'choice') &&
    state.turned !== undefined &&
    state.turned[stage.deck] !== before.turned?.[stage.deck]
  )
    return transaction.order.resumeCards(transaction, stage.deck)
  if (isStale(state))
    resumeRound(transaction, isResumable(stage) ? stage.at : 'orders', isResumable(stage) ? lastOf(stage, stage.at) : undefined)
  else if (before.ballot !== undefined || (battle?.step === 'cards' && before.tracking.cards !== 'app')) chooseAnew(transaction)
  // The changed text of a played card may now need a winner, so the next ability is determined again.
  else if (battle?.step === 'abilities' && abilityDue(state, battle) === undefined) nextAbility(transaction)
  else if (stage.at === 'wildlingTie') compareAgain(transaction)
}

/** Opens the ballot of the current question again, for the houses that have to choose after the correction. */
const chooseAnew = (transaction: Transaction): void => {
  const { stage, battle, tracking } = transaction.state
  if (stage.at === 'auction') openAuction(transaction, stage.deck, stage.track)
  else if (stage.at === 'contribution') resolveWildlings(transaction, attackOf(stage))
  else if (battle?.step === 'cards' && tracking.cards === 'app') toCards(transaction)
}

const isResumable = (stage: Stage): stage is Extract<Stage, { at: Resumable }> => RESUMABLE.some((at) => at === stage.at)

/** Handles a correction after the end of the game: the outcome may change, or the game continues. */
const reconsider = (transaction: Transaction, was: Outcome): void => {
  const { state } = transaction
  const scored = was.how === 'lastRound' && state.round >= state.box.rounds
  const now = suddenVictory(state) ?? (scored ? finalOutcome(state) : undefined)
  if (now !== undefined) {
    if (canonical(now) !== canonical(was)) transaction.emit({ e: 'gameEnded', outcome: now })
    return
  }
  transaction.emit({ e: 'gameResumed' })
  if (was.how === 'sudden') return resume(transaction, state.interrupted ?? { at: 'draw' })
  transaction.emit({ e: 'roundBegan', round: state.round + 1 })
  resumeRound(transaction, 'draw')
}

/** Continues the game that a sudden victory ended, at the step after the move that caused the victory. */
const resume = (transaction: Transaction, stage: Stage): void => {
  if (isResumable(stage)) return resumeRound(transaction, stage.at, lastOf(stage, stage.at))
  if (stage.at === 'battle' && transaction.state.battle === undefined) return transaction.order.afterMarch(transaction, stage.last)
  transaction.emit({ e: 'moved', stage })
  if (stage.at === 'effect') return transaction.order.continueEffect(transaction)
  if (stage.at !== 'losses') return chooseAnew(transaction)
  const [, ...queue] = stage.queue
  if (queue.length > 0) transaction.emit({ e: 'moved', stage: { ...stage, queue } })
  else transaction.order.afterCard(transaction, stage.deck)
}

/**
 * Decides a refused move again, with the refusals that the players overrule. Refusals: NOT_OVERRULABLE for a code that protects the
 * count or the referee itself, COUNT_BROKEN if the count becomes invalid, and all refusals of the move that are not overruled.
 * @param decide decides the inner move, e.g. `decideMove`
 */
export const overrule = (
  transaction: Transaction,
  { move, waive }: Extract<Move, { do: 'overrule' }>,
  decide: RuleHandler<Move>,
): Refusal<Code> | undefined => {
  const fixed = waive.find((code) => !isOverrulable(code))
  if (fixed !== undefined) return refusedByReferee('NOT_OVERRULABLE', { code: fixed }).refusal
  transaction.emit({ e: 'overruled', codes: waive })
  return decide(transaction, move, new Set(waive)) ?? countObjection(transaction.state)
}
