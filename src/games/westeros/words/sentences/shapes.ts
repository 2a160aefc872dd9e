import type { AnyEvent } from '../../model/events'
import type { State } from '../../model/state'
import type { Given } from './lookup'

/** Text types of the referee; the same in every language. */

/** Texts of a refusal. The screen shows the rule number next to them. */
export interface RefusalWords {
  /** Reason, in one sentence. */
  readonly wrong: string
  /** Allowed alternative. */
  readonly allowed: string
}

/** Text of one part of a refusal: the reason or the alternative. */
export type RefusalText = (figures: Given) => string

/** Texts of a question. */
export interface QuestionWords {
  /** Question, shown as the heading of its screen. */
  readonly title: string
  /** Note below the heading: a consequence or a limit of the answer. */
  readonly note: string
  /** Awaited action and its roles, shown to the other players: "House Stark musters". */
  readonly task: string
}

/** Texts of an option. */
export interface OptionWords {
  readonly title: string
  readonly explains: string
}

/** Log texts: one or two sentences for every kind of event. */
export type EventTexts = {
  readonly [K in AnyEvent['e']]: (event: Extract<AnyEvent, { e: K }>, after: State, before: State) => string
}

/** Events that the screen of the open question also shows: results of a battle, and rewinds. */
export type AtOnce = 'abilityUsed' | 'casualtiesTaken' | 'routedDestroyed' | 'retreated' | 'battleEnded' | 'rewound'
export type AtOnceTexts = Pick<EventTexts, AtOnce>

/** Steps of the setup, in order. */
export const SETUP_STEPS = [
  'board',
  'neutrals',
  'markers',
  'pile',
  'houseCards',
  'decks',
  'tracks',
  'tokens',
  'power',
  'laidTokens',
  'supply',
  'units',
  'absent',
  'orders',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** Texts of one step: the action, and the areas or numbers of this game. */
export interface SetupWords {
  readonly label: string
  readonly details: readonly string[]
}

/** Step with its name, so that a repeated setup can omit or extend it. */
export interface NamedStep extends SetupWords {
  readonly step: SetupStep
}
