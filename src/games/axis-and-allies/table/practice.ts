import type { StandardPractice } from '../../../table/standard/standard-game'
import { practiceSteps, type StandardStep } from '../../../table/standard/practice-steps'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { AxisAndAllies } from '..'
import { UNITS, type Units } from '../box/units'
import type { AnyMove } from '../rules/moves'
import type { Setup } from '../model/moves'
import { practiceTextsIn } from './words/practice'

/**
 * Practice game with a whole turn of Germany: purchase, a battle of two cycles, a capture, placement and income. Also teaches undo and the
 * log.
 */

const POWERS_OF = [['soviet', 'uk', 'us'], ['germany'], ['japan']] as const

const setupIn = (names: readonly string[]): Setup => ({
  players: POWERS_OF.map((powers, at) => ({ name: names[at] ?? '', powers })),
  settings: { landingsTold: false },
  cash: { germany: 12 },
})

const moved = (from: string, to: string, units: Units): readonly AnyMove[] =>
  UNITS.flatMap((unit): readonly AnyMove[] => {
    const count = units[unit] ?? 0
    return count === 0 ? [] : [{ do: 'move', unit, count, path: [from, to] }]
  })
const germanPhase = (phase: number): AnyMove => ({ do: 'correct', changes: [{ set: 'clock', round: 1, power: 'germany', phase }] })

/**
 * Moves before the lesson starts. The Soviet Union moves out of the Caucasus and collects income. Germany moves units away until the armies
 * that the app suggests are those of the lesson. Germany is then in phase 2.
 */
const BEFORE: readonly AnyMove[] = [
  { do: 'phase', power: 'soviet', to: 5 },
  ...moved('caucasus', 'kazakh', { inf: 1, art: 1, arm: 1 }),
  { do: 'phase', power: 'soviet', to: 7 },
  { do: 'phase', power: 'soviet', to: 'end' },
  germanPhase(5),
  ...moved('ukraine', 'balkans', { art: 1 }),
  ...moved('west-russia', 'belorussia', { inf: 3, art: 1, arm: 1 }),
  germanPhase(2),
]

const { countOf, happened, lastSteps } = practiceSteps<AxisAndAllies>()

/** Returns whether the turn of the lesson has passed a phase, e.g. because the player bought nothing. */
const isPast =
  (phase: number): StandardStep<AxisAndAllies>['isDone'] =>
  ({ open: { state } }) =>
    state.power !== 'germany' || state.phase > phase
/** Creates a check for a step that is done after an event, or when the phase of the step is over without it. */
const orPast =
  (phase: number, isDone: StandardStep<AxisAndAllies>['isDone']): StandardStep<AxisAndAllies>['isDone'] =>
  (now) =>
    isDone(now) || isPast(phase)(now)

const steps: readonly StandardStep<AxisAndAllies>[] = [
  { id: 'buy', isDone: orPast(2, happened('purchased')) },
  { id: 'announce', isDone: orPast(4, happened('announced')) },
  { id: 'armies', isDone: orPast(4, happened('battleBegun')) },
  { id: 'attack', isDone: orPast(4, happened('fired')) },
  { id: 'defence', isDone: orPast(4, happened('lossesTaken', 1)) },
  { id: 'press', isDone: orPast(4, happened('pressed')) },
  { id: 'win', isDone: orPast(4, (now) => now.open.state.battle?.outcome !== undefined || countOf(now, 'battleOver') > 0) },
  { id: 'taken', isDone: orPast(4, happened('battleOver')) },
  { id: 'move', isDone: isPast(5) },
  { id: 'place', isDone: orPast(6, happened('mobilized')) },
  { id: 'income', isDone: happened('turnEnded', 1) },
  ...lastSteps,
]

export const practice: StandardPractice<AxisAndAllies> = {
  of: (name, language) => ({
    game: 'axis-and-allies',
    name,
    parts: [{ prepared: { setup: setupIn(practiceTextsIn(language).names), seed: 'practice', moves: BEFORE }, steps }],
  }),
  texts: inEveryLanguage(practiceTextsIn),
}
