import type { ReactNode } from 'react'
import type { Language } from '../../ui/words'
import type { Ballot, Params, Vocabulary } from '../../referee'
import type { QuestionProps } from './game-questions'
import type { BoardChange, RevealedChoices } from './game-outcomes'

/** Functions and components of a game for the reveal of a ballot; loaded with the file of its ballots. */
export interface GameReveals<V extends Vocabulary = Vocabulary> {
  /** Returns whether an event is a result of revealed choices. */
  isDecided(this: void, event: V['event']): boolean
  /** Returns whether an event asks the players to break a tie between revealed choices. */
  isTied(this: void, event: V['event']): boolean
  /** Full-screen display of the revealed choices; stays until a player continues. */
  RevealOverlay(this: void, props: QuestionProps<V>): ReactNode
  /** Collapsed summary of the revealed choices, shown below the next question. */
  RevealSummary(this: void): ReactNode
}

/**
 * Functions and components of a game for ballots: secret choices that the roles make one after another on one phone. Stored in a
 * separate JavaScript file.
 */
export interface GameBallots<V extends Vocabulary = Vocabulary> {
  /** Properties of each kind of ballot. The key is the kind. */
  readonly sealed: Readonly<Record<string, SealedKind<V>>>
  /** React hook. Returns the texts shown while the phone is handed from player to player, in the language of the page. */
  useSpeech(this: void): BallotSpeech<V>
  /**
   * React hook. Returns the result of a ballot if the newest entry decided it; undefined after any other entry or while a tie is not
   * broken.
   */
  useOutcome(this: void): Outcome | undefined
  /** Input for breaking a tie, shown with the revealed choices; renders nothing for other questions. */
  Tie(this: void, props: QuestionProps<V>): ReactNode
  /** Returns the CSS class with the colours of a role. */
  coloursOf(this: void, role: V['role']): string
  /** Returns the parameters of the question for a role that changes its sealed choice and has no open prompt any more. */
  paramsOf(this: void, state: V['state'], role: V['role']): Params
}

/** Properties of one kind of sealed choice. The size and the network requests of its components must not depend on the choice. */
export interface SealedKind<V extends Vocabulary = Vocabulary> {
  /** Choice that the input selects at first; undefined if no choice is selected. */
  readonly empty?: V['choice']
  /**
   * Choice that the form selects at first for each role when the players enter all choices by hand. If undefined, the players must enter
   * each choice.
   */
  readonly untold?: V['choice']
  /**
   * Whether the app asks the first role to take the phone without a tap, if an answer on this phone has opened the ballot. The player who
   * answered already holds the phone.
   */
  readonly atOnce?: boolean
  /** Input in which one role makes its choice alone. */
  Chooser(this: void, props: ChooserProps<V>): ReactNode
  /** Form for entering choices that the players revealed without the app. */
  ByHand(this: void, props: ByHandProps<V>): ReactNode
  /** Button with which the players enter that all roles have made the same choice, e.g. that nobody reacts. */
  AllAlike?(this: void, props: { readonly onPress: (this: void, choice: V['choice']) => void }): ReactNode
  /** Component that displays a choice. */
  Chosen(this: void, props: ChosenProps<V>): ReactNode
  /** Returns whether a choice can be sealed, if `Chooser` also reports unfinished choices. By default, every choice can be sealed. */
  isWhole?(this: void, choice: V['choice']): boolean
  /**
   * Main button with which the players end the ballot without choosing, e.g. because no player announces victory. Shown while no choice is
   * sealed. The button that hands over the phone is then a secondary button with the label `label`.
   */
  readonly skip?: { Button(this: void): ReactNode; label(this: void, language: Language): string }
  /** Component that shows all players the subject of the ballot. With `power`, it also shows the resources that each role can spend. */
  Stakes?(this: void, props: StakesProps<V>): ReactNode
  /** Label of the seal button, if `Chooser` itself shows what is missing in the choice. Default: "Seal and cover". */
  readonly sealLabel?: ((language: Language) => string) | undefined
  /** Label of the seal button while the choice is incomplete. The label must not depend on the choice. Default: "Nothing chosen yet". */
  readonly chooseLabel?: ((language: Language) => string) | undefined
  /** Component above the public question and above the list of seats; shows information needed for the choice. */
  Above?(this: void): ReactNode
  Below?(this: void): ReactNode
  /**
   * Returns the public resources that a role can spend, shown below the name of the role; undefined if the choice does not spend resources.
   */
  purse?(this: void, state: V['state'], role: V['role']): number | '?' | undefined
  /**
   * Merges a saved unfinished choice (`draft`) that was loaded late with the choices made while it was loading. Returns the latest choice;
   * its missing parts are taken from `draft`. If a game omits this function, the latest choice is used unchanged.
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
  /** Text of the question: "How much do you bid?". */
  readonly label: string
  readonly choice: V['choice'] | undefined
  onChange(this: void, choice: V['choice']): void
  /**
   * Called with a choice when the player seals it immediately, without the seal button; undefined if the choice cannot be sealed on this
   * phone.
   */
  onSeal?(this: void, choice: V['choice']): void
}

export interface ByHandProps<V extends Vocabulary = Vocabulary> {
  readonly roles: readonly V['role'][]
  /** Choices that the players have entered so far. The key is the role. */
  readonly entered: Readonly<Partial<Record<V['role'], V['choice']>>>
  onChange(this: void, role: V['role'], choice: V['choice']): void
}

export interface ChosenProps<V extends Vocabulary = Vocabulary> {
  readonly role: V['role']
  readonly choice: V['choice']
}

export interface StakesProps<V extends Vocabulary = Vocabulary> {
  readonly ballot: Ballot<string, V['role']>
  /** Whether the resources that each role can spend are also shown. */
  readonly power?: boolean
}

/** Result of a ballot. */
export interface Outcome {
  /** Title of the result, e.g. "House Lannister takes the Iron Throne." */
  readonly title: string
  readonly note?: string
  readonly ranking?: RevealedChoices
  readonly body?: ReactNode
  /** Pieces that the players must move on the physical board. */
  readonly changes?: readonly BoardChange[]
}

/** Texts shown while the phone is handed from player to player, in the language of the page. No text reveals a choice. */
export interface BallotSpeech<V extends Vocabulary = Vocabulary> {
  /** Title of the public question, shown before the phone is handed to the first player. */
  title(this: void, state: V['state']): string
  /** Label of the button that hands over the phone, e.g. "Hand the phone to Petr". */
  hand(this: void, state: V['state'], role: V['role']): string
  /** Instruction shown while the choice is hidden: "Give the phone to House Stark". */
  cover(this: void, state: V['state'], role: V['role']): string
  /** Text that says how many roles are still choosing, e.g. "Two houses still think". */
  waiting(this: void, roles: number): string
  /** Returns the label of the button that reveals a ballot of this kind. */
  reveal(this: void, kind: string): string
  /** Returns the label of the button that seals an incomplete choice, which needs a second tap; undefined if the choice is complete. */
  unfinished?(this: void, state: V['state'], role: V['role'], choice: V['choice']): string | undefined
  /** Returns notes that name the roles that do not choose in the ballot, and say why. */
  notes(this: void, state: V['state'], ballot: Ballot<string, V['role']>): readonly string[]
  /** Returns the sentence of `notes` without which players cannot choose. It is shown above the seats. */
  stakes?(this: void, state: V['state']): string | undefined
  /** Name (for screen readers) and icon of the resources that a role can spend: "Power available". */
  readonly purse: { readonly name: string; readonly icon: string }
}
