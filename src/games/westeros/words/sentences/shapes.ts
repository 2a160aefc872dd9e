import type { AnyEvent } from '../../model/events'
import type { State } from '../../model/state'
import type { Given } from './lookup'

/** The parts of the sentences of the referee; the same in every language. */

/** A refusal in words. The screen puts the number of the rule beside it. */
export interface RefusalWords {
  /** The objection, in one sentence. */
  readonly wrong: string
  /** The allowed alternative. */
  readonly allowed: string
}

/** One half of a refusal: what is wrong, or what would be allowed. */
export type RefusalText = (figures: Given) => string

/** A question of the referee in words. */
export interface QuestionWords {
  /** The question itself: the heading of its screen. */
  readonly title: string
  /** One note beneath it: what follows from the answer, or what limits it. */
  readonly note: string
  /** The awaited action and its roles, as the others see it: "House Stark musters". */
  readonly task: string
}

/** An option of the table in words. */
export interface OptionWords {
  readonly title: string
  readonly explains: string
}

/** The log: one or two sentences for every kind of event. */
export type EventTexts = {
  readonly [K in AnyEvent['e']]: (event: Extract<AnyEvent, { e: K }>, after: State, before: State) => string
}

/** Events that the screen of the open question tells as well: what a battle came to, and that the table went back. */
export type AtOnce = 'abilityUsed' | 'casualtiesTaken' | 'routedDestroyed' | 'retreated' | 'battleEnded' | 'rewound'
export type AtOnceTexts = Pick<EventTexts, AtOnce>

/** Steps of laying out the board, in their order. */
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

/** One step: what to do, and the places or numbers of this game. */
export interface SetupWords {
  readonly label: string
  readonly details: readonly string[]
}

/** A step of the list, named, so that a board laid out once more can leave it out or say more of it. */
export interface NamedStep extends SetupWords {
  readonly step: SetupStep
}
