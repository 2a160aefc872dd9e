import { refusedByReferee, type Game, type Vocabulary } from '../../referee'
import type { Colour } from './box/board'
import type { Event } from './model/events'
import { evolve } from './transaction/evolve'
import type { Change, Setup } from './model/moves'
import type { OwnMove } from './rules/moves'
import { isOverrulable, type Code } from './model/refusals'
import type { State } from './model/state'
import { parseSetup } from './parse/setup'
import { domain, prompts, type PromptKind } from './prompts'
import type { Draft } from './prompts/draft'
import { begin } from './rules/setup'
import { decide } from './rules/decide'

/** Types of *El Capitan* that the referee engine needs. The game has no secret choices, and the app draws no cards. */
export interface ElCapitan extends Vocabulary {
  readonly setup: Setup
  readonly state: State
  readonly move: OwnMove
  readonly event: Event
  readonly promptKind: PromptKind
  readonly offerKind: 'correct'
  readonly role: Colour
  readonly draft: Draft
  readonly step: Draft
  readonly choice: never
  readonly change: Change
  readonly code: Code
}

export const elCapitan: Game<ElCapitan> = {
  id: 'el-capitan',
  rules: 1,
  begin: (json) => {
    const setup = parseSetup(json)
    return setup.ok ? begin(setup.value) : setup
  },
  decide,
  evolve,
  prompts,
  domain,
  checkChoice: () => refusedByReferee('NO_BALLOT').refusal,
  byChance: () => undefined,
  draws: () => undefined,
  offers: () => [{ kind: 'correct' }],
  ballots: () => [],
  seats: ({ players }) => players.map(({ colour }) => ({ id: colour, plays: [colour] })),
  reveals: () => undefined,
  tells: (event) => (event.e === 'numberTold' ? [{ point: event.point, value: event.value }] : []),
  closes: (event, { turns, rounds }) => (event.e === 'turnEnded' && turns.order.at(-1) === event.colour ? rounds + 1 : undefined),
  overrulable: ({ code }) => isOverrulable(code),
  upcast: (event) => event,
}

export { REFUSALS, type Code } from './model/refusals'
export type { State } from './model/state'
