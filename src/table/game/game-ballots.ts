import type { ReactNode } from 'react'
import type { Language } from '../../ui/words'
import type { Ballot, Params, Vocabulary } from '../../referee'
import type { QuestionProps } from './game-questions'
import type { BoardChange, RevealedChoices } from './game-outcomes'

/** Functions and components of a game for the reveal of a ballot; loaded with the file of its ballots. */
export interface GameReveals<V extends Vocabulary = Vocabulary> {
  /** Returns whether an event results from revealed choices. */
  isDecided(this: void, event: V['event']): boolean
  /** Returns whether an event asks the players to break a tie between revealed choices. */
  isTied(this: void, event: V['event']): boolean
  /** Full-screen display of the revealed choices; stays until a player continues. */
  RevealOverlay(this: void, props: QuestionProps<V>): ReactNode
  /** Collapsed summary of the revealed choices, shown below the next question. */
  RevealSummary(this: void): ReactNode
}

/** Functions and components of a game for ballots: secret choices made one after the other on one phone. Stored in a separate file. */
export interface GameBallots<V extends Vocabulary = Vocabulary> {
  /** Properties of each kind of ballot. The key is the kind. */
  readonly sealed: Readonly<Record<string, SealedKind<V>>>
  /** React hook. Returns the texts used while the phone is passed around, in the language of the page. */
  useSpeech(this: void): BallotSpeech<V>
  /** React hook. Returns the decision of a ballot if the newest entry made it; undefined after any other entry or while a tie is open. */
  useOutcome(this: void): Outcome | undefined
  /** Input for breaking a tie, shown with the revealed choices; renders nothing for other questions. */
  Tie(this: void, props: QuestionProps<V>): ReactNode
  /** CSS class with the colours of a role. */
  coloursOf(this: void, role: V['role']): string
  /** Parameters of the question for a role that changes its sealed choice and has no open prompt any more. */
  paramsOf(this: void, state: V['state'], role: V['role']): Params
}

/** Kind of a sealed choice. The size and the network requests of its components must not depend on the choice. */
export interface SealedKind<V extends Vocabulary = Vocabulary> {
  /** Initial choice; undefined: nothing is chosen. */
  readonly empty?: V['choice']
  /** Initial choice of a role when choices are entered by hand; undefined: each choice must be entered. */
  readonly untold?: V['choice']
  /** Shows the cover without a tap if an answer on this phone has opened the ballot: the player who answered already holds the phone. */
  readonly atOnce?: boolean
  /** Input in which one role chooses alone. */
  Chooser(this: void, props: ChooserProps<V>): ReactNode
  /** Input of choices that the players revealed by hand. */
  ByHand(this: void, props: ByHandProps<V>): ReactNode
  /** Displays a choice. */
  Chosen(this: void, props: ChosenProps<V>): ReactNode
  /** Public subject of the choice; `power` also shows the resources that each role can spend. */
  Stakes?(this: void, props: StakesProps<V>): ReactNode
  /** Label of the seal button if `Chooser` itself shows which part is missing. Default: "Seal and cover". */
  readonly sealLabel?: ((language: Language) => string) | undefined
  /** Context of the choice, shown above the public question and below its seats. */
  Above?(this: void): ReactNode
  Below?(this: void): ReactNode
  /** Public resources that a role can spend, shown below its name; undefined if the choice spends nothing. */
  purse?(this: void, state: V['state'], role: V['role']): number | '?' | undefined
  /**
   * Merges a draft restored late with the choices made before its arrival. Returns the latest choice, completed from the draft as far as
   * possible. If omitted, the latest choice is used.
   */
  beneath?(
    this: void,
    state: V['state'],
    role: V['role'],
    draft: V['choice'],
    latest: V['choice'],
    before: readonly V['choice'][],
  ): V['choice']
}

export interface ChooserProps<V extends Vocabulary = Vocabulary> {
  readonly role: V['role']
  /** The question: "How much do you bid?". */
  readonly label: string
  readonly choice: V['choice'] | undefined
  onChange(this: void, choice: V['choice']): void
  /** Seals a choice immediately; undefined if the choice cannot be sealed on this phone. */
  onSeal?(this: void, choice: V['choice']): void
}

export interface ByHandProps<V extends Vocabulary = Vocabulary> {
  readonly roles: readonly V['role'][]
  /** Choices entered so far. */
  readonly entered: Readonly<Partial<Record<V['role'], V['choice']>>>
  onChange(this: void, role: V['role'], choice: V['choice']): void
}

export interface ChosenProps<V extends Vocabulary = Vocabulary> {
  readonly role: V['role']
  readonly choice: V['choice']
}

export interface StakesProps<V extends Vocabulary = Vocabulary> {
  readonly ballot: Ballot<string, V['role']>
  /** Also shows the resources that each role can spend. */
  readonly power?: boolean
}

/** Result of a ballot. */
export interface Outcome {
  /** E.g. "House Lannister takes the Iron Throne." */
  readonly title: string
  readonly note?: string
  readonly ranking?: RevealedChoices
  readonly body?: ReactNode
  /** Pieces to be moved on the board. */
  readonly changes?: readonly BoardChange[]
}

/** Texts used while the phone is passed around, in the language of the page. No text contains a choice. */
export interface BallotSpeech<V extends Vocabulary = Vocabulary> {
  /** Title of the public question, before the phone is passed around. */
  title(this: void, state: V['state']): string
  /** E.g. "Hand the phone to Petr". */
  hand(this: void, state: V['state'], role: V['role']): string
  /** Text of the cover: "Give the phone to House Stark". */
  cover(this: void, state: V['state'], role: V['role']): string
  /** E.g. "Two houses still think". */
  waiting(this: void, roles: number): string
  /** Label of the button that reveals a ballot of this kind. */
  reveal(this: void, kind: string): string
  /** Label of the button that seals an incomplete choice and needs a second tap; undefined if the choice is complete. */
  unfinished?(this: void, state: V['state'], role: V['role'], choice: V['choice']): string | undefined
  /** Notes on roles that do not take part, and why. */
  notes(this: void, state: V['state'], ballot: Ballot<string, V['role']>): readonly string[]
  /** Name of the resources of a role, for screen readers: "Power available". */
  readonly purse: { readonly name: string; readonly icon: string }
}
