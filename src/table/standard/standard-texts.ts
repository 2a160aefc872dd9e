import type { HiddenEvent, HiddenMove } from '../../kit/hidden'
import type { CoreCode } from '../../referee'
import type { StandardVocabulary } from './standard-vocabulary'

/** Function that describes an event as text. */
interface Teller<Event, State> {
  /** Describes an event. @param before state before the event, for details that the event does not contain */
  tell(event: Event, before?: State): string
}

/** Function that describes several adjacent events of one type in one text. */
interface Merger<Event> {
  merge(events: readonly Event[]): string
}

/** Words that the set-up uses for a role of the game. */
export interface StandardSeating {
  /** Word for one role of the game, e.g. "Merchant". */
  readonly roleWord: string
  readonly note: string
  /** Returns a number of roles as text, e.g. "3 merchants". */
  number(this: void, n: number): string
  readonly draw: string
  readonly giveOut: string
  readonly absent: string
  readonly again: string
  /** Returns a text which says that a person plays several roles. If omitted, the set-up says nothing. */
  several?(this: void, name: string, n: number): string
}

/** Moves that all games share. */
type SharedMove = HiddenMove['do'] | 'correct' | 'overrule'

/** Texts of a game in one language. */
export interface StandardTexts<V extends StandardVocabulary = StandardVocabulary> {
  readonly name: string
  readonly roles: Readonly<Record<V['role'], string>>
  /** Names of the areas of the board, in the form used within a sentence. */
  readonly areas: Readonly<Record<string, string>>
  /** Names of goods and means of payment. The key is the id in the code of the rules. */
  readonly things: Readonly<Record<string, string>>
  /** Names of the options that are neither areas nor goods. */
  readonly options?: Readonly<Record<string, string>>
  /** Labels for the addends of a score or of a vote count. The key is the field `why` of the addend. */
  readonly addends: Readonly<Record<string, string>>
  readonly events: {
    readonly [E in Exclude<V['event']['e'], HiddenEvent['e']>]: Teller<Extract<V['event'], { readonly e: E }>, V['state']>['tell']
  }
  /** Texts of the log for several adjacent events of one type. The key is the type. By default, each event has its own text. */
  readonly merged?: { readonly [E in V['event']['e']]?: Merger<Extract<V['event'], { readonly e: E }>>['merge'] }
  readonly questions: Readonly<Record<V['promptKind'], string>>
  /** Words for the set-up steps that draw and assign roles. By default, a role is called "role". */
  readonly seating?: StandardSeating
  /** Label of the submit button while the user has chosen nothing, e.g. "Build nothing". The key is the kind of the question. */
  readonly nothing: Readonly<Partial<Record<V['promptKind'], string>>>
  /** Label of the button with which the app draws at random, e.g. "Draw the position". By default, the button rolls dice. */
  readonly drawLabel?: string
  /** Label of the button that reveals sealed choices. By default, the text of the question that waits for the reveal. */
  readonly revealLabel?: string
  readonly refusals: Readonly<Record<Exclude<V['code'], CoreCode>, string>>
  /** Returns a revealed secret as text. Needed if the secret is neither an area nor a string. */
  shown?(this: void, value: unknown): string
  /** Returns the name of a printed number that is missing from the rulebook. @param point id of the number */
  pointName?(this: void, point: string): string
  /** Title and text of each rule. The key is the rule number. */
  readonly rules: Readonly<Record<string, readonly [title: string, text: string]>>
  /** Names of the moves of this game for the undo button. If omitted, the undo button shows the text of the first event of the move. */
  readonly actions?: Readonly<Record<Exclude<V['move']['do'], SharedMove>, string>>
  /** Titles of the chapters of the rules. The key is the number of the first rule of a chapter. If omitted, each rule is a chapter. */
  readonly chapters?: Readonly<Record<string, string>>
}
