import { canonical, refusedByReferee, type Refusal } from '../../referee'
import type { HouseId } from './box/box'
import { applyChanges } from './changes'
import type { Chapter } from './chapter'
import { startCourse, type Course } from './course'
import { strangerObjection, untrackedObjection, withImplied } from './implied'
import type { Change, Move } from './moves'
import { isOverrulable, type Code } from './refusals'
import { abilityDue } from './rules/abilities'
import { nextAbility, toCards } from './rules/battle-steps'
import { countBreaches, courseBreaches } from './rules/invariants'
import { checkVictory, finalOutcome, suddenVictory } from './rules/victory'
import { RESUMABLE, type Outcome, type Resumable, type Stage, type State } from './state'
import { isStale, takeUp } from './taking-up'

/** The board is the truth: corrections by hand, and overrulings ("we play it so"). */

/**
 * Things set by hand: a list of changes, checked once after the last of them. Refusals: BALLOT_OPEN, MALFORMED,
 * NOT_TRACKED, COUNT_BROKEN with the number of the invariant; a course invariant that is broken is only a warning.
 */
export const correct: Chapter<Extract<Move, { do: 'correct' }>> = (course, move) => {
  const before = course.state
  if (before.ballot !== undefined) return refusedByReferee('BALLOT_OPEN').refusal
  const objection = strangerObjection(before, move.changes) ?? untrackedObjection(before, move.changes)
  if (objection !== undefined) return objection
  const changes = withImplied(before, move.changes)
  const broken = countObjection(applyChanges(before, changes))
  if (broken !== undefined) return broken
  const event = { e: 'corrected', changes, ...(move.reason === undefined ? {} : { reason: move.reason }) } as const
  const trial = startCourse(before, course.order)
  trial.happen({ ...event, warnings: [] })
  goOn(trial, before, changes)
  const warnings = [...new Set(courseBreaches(trial.state).map(({ invariant }) => invariant))]
  course.happen({ ...event, warnings })
  goOn(course, before, changes)
  return undefined
}

/** Why a position cannot be: the count of the pieces. Refusal: COUNT_BROKEN with the first invariant that is broken. */
export const countObjection = (state: State): Refusal<Code> | undefined => {
  const [broken] = countBreaches(state)
  return broken === undefined ? undefined : refusedByReferee('COUNT_BROKEN', { ...broken.params, invariant: broken.invariant }).refusal
}

/** Play goes on after a correction: where the table says, where it stood, or on from a question that nobody could answer now. */
const goOn = (course: Course, before: State, changes: readonly Change[]): void => {
  if (course.state.stage.at === 'setup') return
  const named = changes.findLast((change) => change.set === 'stage')
  if (named?.set === 'stage') {
    if (before.outcome !== undefined) course.happen({ e: 'gameResumed' })
    if (!checkVictory(course)) takeUp(course, named.at, lastOf(before.stage, named.at))
  } else if (before.outcome !== undefined) reconsider(course, before.outcome)
  else if (!checkVictory(course)) unstick(course, before)
}

/** The house that acted last in a step of cycles, if play stays in that step. */
const lastOf = (stage: Stage, at: Resumable): HouseId | undefined => {
  if (stage.at === 'battle') return at === 'marches' ? stage.last : undefined
  return stage.at === at && 'last' in stage ? stage.last : undefined
}

/** Passes over a question that has lost its object, and asks those anew that are asked in another way now. */
const unstick = (course: Course, before: State): void => {
  const { state } = course
  const { stage, battle, tracking } = state
  if (isStale(state)) takeUp(course, isResumable(stage) ? stage.at : 'orders', isResumable(stage) ? lastOf(stage, stage.at) : undefined)
  else if (battle?.step === 'cards' && tracking.cards === 'app' && before.tracking.cards !== 'app') toCards(course)
  // The text of a played card may have become one that waits for a winner.
  else if (battle?.step === 'abilities' && abilityDue(state, battle) === undefined) nextAbility(course)
}

const isResumable = (stage: Stage): stage is Extract<Stage, { at: Resumable }> => RESUMABLE.some((at) => at === stage.at)

/** A correction after the end: the outcome may be another one, or none, and play goes on where it stood. */
const reconsider = (course: Course, was: Outcome): void => {
  const { state } = course
  const scored = was.how === 'lastRound' && state.round >= state.box.rounds
  const now = suddenVictory(state) ?? (scored ? finalOutcome(state) : undefined)
  if (now !== undefined) {
    if (canonical(now) !== canonical(was)) course.happen({ e: 'gameEnded', outcome: now })
    return
  }
  course.happen({ e: 'gameResumed' })
  if (was.how === 'sudden') return resume(course, state.interrupted ?? { at: 'draw' })
  course.happen({ e: 'roundBegan', round: state.round + 1 })
  takeUp(course, 'draw')
}

/** Play goes on where a sudden victory had ended it: after the move that brought it. */
const resume = (course: Course, stage: Stage): void => {
  if (isResumable(stage)) return takeUp(course, stage.at, lastOf(stage, stage.at))
  if (stage.at === 'battle' && course.state.battle === undefined) return course.order.afterMarch(course, stage.last)
  course.happen({ e: 'moved', stage })
  if (stage.at !== 'losses') return
  const [, ...queue] = stage.queue
  if (queue.length > 0) course.happen({ e: 'moved', stage: { ...stage, queue } })
  else course.order.afterCard(course, stage.deck)
}

/**
 * A refused move after all, with the refusals that the table waives. Refusals: NOT_OVERRULABLE for a code that protects the
 * count or the referee itself, COUNT_BROKEN if the count breaks in spite of it, and whatever else the move is refused for.
 * @param decide decides the move within, e.g. `decideMove`
 */
export const overrule = (
  course: Course,
  { move, waive }: Extract<Move, { do: 'overrule' }>,
  decide: Chapter<Move>,
): Refusal<Code> | undefined => {
  const fixed = waive.find((code) => !isOverrulable(code))
  if (fixed !== undefined) return refusedByReferee('NOT_OVERRULABLE', { code: fixed }).refusal
  course.happen({ e: 'overruled', codes: waive })
  return decide(course, move, new Set(waive)) ?? countObjection(course.state)
}
