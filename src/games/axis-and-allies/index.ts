import { hiddenRevealed, isHiddenEvent, type HiddenMove } from '../../kit/hidden'
import { rollRevealed } from '../../kit/dice'
import { reading } from '../../kit/shape'
import { refusedByReferee, type Game, type Vocabulary } from '../../referee'
import { seatId, type Power } from './box/powers'
import type { LossesByPower } from './model/battle'
import type { Event } from './model/events'
import type { Change, Setup } from './model/moves'
import type { OwnMove } from './rules/moves'
import { isOverrulable, type Code } from './model/refusals'
import type { State } from './model/state'
import { parseSetup } from './parse/setup'
import { losses } from './shapes/move-parts'
import { domain, prompts, type PromptKind } from './prompts'
import { byChance, type Draft } from './prompts/domains'
import { followingFrom } from './prompts/following'
import { losing } from './rules/battles'
import { decide } from './rules/decide'
import { checkLosses } from './rules/losses'
import { begin } from './rules/setup'
import { evolve } from './transaction/evolve'

/** Types of *Axis & Allies* (2004) that the referee engine needs. */
export interface AxisAndAllies extends Vocabulary {
  readonly setup: Setup
  readonly state: State
  readonly move: OwnMove | HiddenMove<Power>
  readonly event: Event
  readonly promptKind: PromptKind
  readonly offerKind: 'correct'
  readonly role: Power
  readonly draft: Draft
  readonly step: Draft
  /** Secret choice of one power whose units are hit: the losses that this power proposes for all powers of its side (R61). */
  readonly choice: LossesByPower
  readonly change: Change
  readonly code: Code
}

export const axisAndAllies: Game<AxisAndAllies> = {
  id: 'axis-and-allies',
  /**
   * Version 2: the origins of reported attackers come from the moves of the units; a captured AA gun still fires in the same turn; a
   * territory that an ally returns is friendly.
   * Version 3: each unit is a separate piece, and the rules check each action.
   */
  rules: 3,
  begin: (json) => {
    const setup = parseSetup(json)
    return setup.ok ? begin(setup.value) : setup
  },
  decide,
  evolve,
  prompts,
  domain,
  checkChoice: (state, _, choice) => {
    const read = reading(losses, choice, 'losses')
    const due = losing(state)
    if (!read.ok || due === undefined) return read.ok ? refusedByReferee('NO_BALLOT').refusal : read.refusal
    const checked = checkLosses(due.forces, due.stage, due.hits, read.value)
    return checked.ok ? undefined : checked.refusal
  },
  byChance,
  following: followingFrom,
  draws: ({ dice }) => (dice.source === 'app' ? 'dice' : undefined),
  offers: () => [{ kind: 'correct' }],
  ballots: ({ ballot }) => (ballot === undefined ? [] : [ballot]),
  seats: ({ players }) => players.map(({ powers }, at) => ({ id: seatId(at), plays: powers })),
  reveals: (event) => {
    if (isHiddenEvent(event)) return hiddenRevealed(event)
    const isRoll = event.e === 'rolled' || (event.e === 'fired' && Object.keys(event.faces).length > 0)
    return isRoll && event.source === 'app' ? rollRevealed(event.source, event.faces) : undefined
  },
  closes: (event, { round }) => (event.e === 'turnEnded' && event.round > round ? round : undefined),
  overrulable: ({ code }) => isOverrulable(code),
  upcast: (event) => event,
}

export { REFUSALS, type Code } from './model/refusals'
export type { State } from './model/state'
