import type { AnyEvent } from '../../model/events'
import type { State } from '../../model/state'
import type { Given } from './lookup'

/** Types of the texts of this game. They are the same in every language. */

/** Texts of a refusal. The screen shows the number of the rule next to these texts. */
export interface RefusalWords {
  /** Reason of the refusal, in one sentence. */
  readonly wrong: string
  /** Text of the move that is allowed instead of the refused move. */
  readonly allowed: string
}

/** Function that returns one text of a refusal: the reason, or the allowed alternative. */
export type RefusalText = (figures: Given) => string

/** Texts of one question to the players. */
export interface QuestionWords {
  /** Text of the question, shown as the heading of its screen. */
  readonly title: string
  /** Note below the heading of a question: a consequence or a limit of the answer. */
  readonly note: string
  /** Action that the question asks for and the houses that have to act, shown to the other players: "House Stark musters". */
  readonly task: string
}

/** Texts of one option: title and explanation. */
export interface OptionWords {
  readonly title: string
  readonly explains: string
}

/** Functions that return the log text of each kind of event: one or two sentences. */
export type EventTexts = {
  readonly [K in AnyEvent['e']]: (event: Extract<AnyEvent, { e: K }>, after: State, before: State) => string
}

/** Kinds of events that the screen of the open question also shows: results of a battle, and rewinds. */
export type AtOnce = 'abilityUsed' | 'casualtiesTaken' | 'routedDestroyed' | 'retreated' | 'battleEnded' | 'rewound'
export type AtOnceTexts = Pick<EventTexts, AtOnce>

/** Names of the steps for setting up the board, in order. */
export const SETUP_STEPS = [
  'board',
  'neutrals',
  'closed',
  'garrisons',
  'markers',
  'pile',
  'houseCards',
  'decks',
  'wildlingCards',
  'tidesCards',
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

/** Texts of one step for setting up the board: the action, and the areas or numbers of this game. */
export interface SetupWords {
  readonly label: string
  readonly details: readonly string[]
}

/**
 * Step for setting up the board with its name, so that the step can be omitted or extended when the board of a game
 * in progress is set up again.
 */
export interface NamedStep extends SetupWords {
  readonly step: SetupStep
}
