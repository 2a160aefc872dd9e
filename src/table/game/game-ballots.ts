import type { ReactNode } from 'react'
import type { Language } from '../../ui/words'
import type { Ballot, Params, Vocabulary } from '../../referee'
import type { QuestionProps } from './game-questions'
import type { BoardChange, RevealedChoices } from './game-outcomes'

/** The texts of a game for a reveal; the screens of it are loaded with the file of its ballots. */
export interface GameReveals<V extends Vocabulary = Vocabulary> {
  /** Whether an event tells what was decided by choices that were turned up. */
  isDecided(this: void, event: V['event']): boolean
  /** Whether an event asks the table to decide between what was turned up: a tie. */
  isTied(this: void, event: V['event']): boolean
  /** Lies over everything, for the middle of the table, until somebody goes on. */
  RevealOverlay(this: void, props: QuestionProps<V>): ReactNode
  /** The same, folded away below the next question. */
  RevealSummary(this: void): ReactNode
}

/** The parts that a game provides for secret choices, made one after the other on one phone. They are in a file of their own. */
export interface GameBallots<V extends Vocabulary = Vocabulary> {
  /** Each kind of ballot that the game opens, by its kind. */
  readonly sealed: Readonly<Record<string, SealedKind<V>>>
  /** The texts of the game while the phone is passed around. A hook: they are in the language of the page. */
  useSpeech(this: void): BallotSpeech<V>
  /** The decision of the newest entry on secret choices; undefined after any other entry, or while a tie is open. A hook. */
  useOutcome(this: void): Outcome | undefined
  /** The tie that a question asks the table to decide, right where the choices were turned up; nothing for any other question. */
  Tie(this: void, props: QuestionProps<V>): ReactNode
  /** The class that carries the colours of a role. */
  coloursOf(this: void, role: V['role']): string
  /** Figures for the question of a role that chooses anew, and is not asked any more. */
  paramsOf(this: void, state: V['state'], role: V['role']): Params
}

/** One kind of choice in secret. Nothing that it draws may grow, or be fetched, by what is chosen. */
export interface SealedKind<V extends Vocabulary = Vocabulary> {
  /** The choice before anything is touched; undefined: nothing is chosen yet. */
  readonly empty?: V['choice']
  /** The initial choice of a role where choices are typed in; undefined: each has to be entered. */
  readonly untold?: V['choice']
  /** The first cover comes at once where an answer on this phone has opened the choice: whoever has just moved has it in hand. */
  readonly atOnce?: boolean
  /** The input with which one role chooses, alone. */
  Chooser(this: void, props: ChooserProps<V>): ReactNode
  /** The input in which the table types choices that were shown by hand. */
  ByHand(this: void, props: ByHandProps<V>): ReactNode
  /** A choice as its role has made it. */
  Chosen(this: void, props: ChosenProps<V>): ReactNode
  /** The subject of the choice, for all to see; `power`: with the resources that everybody can spend. */
  Stakes?(this: void, props: StakesProps<V>): ReactNode
  /** The name of the button that seals, if the chooser itself says what is missing; absent: "Seal and cover". */
  readonly sealLabel?: ((language: Language) => string) | undefined
  /** The context of the choice, before the question of the whole table and after its seats. */
  Above?(this: void): ReactNode
  Below?(this: void): ReactNode
  /** The resources that a role can spend, public, below its name; undefined where the choice spends nothing. */
  purse?(this: void, state: V['state'], role: V['role']): number | '?' | undefined
  /**
   * The latest of the choices that were made before a draft came back, with as much of the draft as has room beneath them; without it a
   * choice is one thing, and stays as it was touched.
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
  /** Makes the choice and seals it at once; undefined: not on this phone. */
  onSeal?(this: void, choice: V['choice']): void
}

export interface ByHandProps<V extends Vocabulary = Vocabulary> {
  readonly roles: readonly V['role'][]
  /** The choices typed so far. */
  readonly told: Readonly<Partial<Record<V['role'], V['choice']>>>
  onChange(this: void, role: V['role'], choice: V['choice']): void
}

export interface ChosenProps<V extends Vocabulary = Vocabulary> {
  readonly role: V['role']
  readonly choice: V['choice']
}

export interface StakesProps<V extends Vocabulary = Vocabulary> {
  readonly ballot: Ballot<string, V['role']>
  /** Shows the resources that everybody can spend as well. */
  readonly power?: boolean
}

/** The outcome of secret choices. */
export interface Outcome {
  /** "House Lannister takes the Iron Throne." */
  readonly title: string
  readonly note?: string
  readonly ranking?: RevealedChoices
  readonly body?: ReactNode
  /** The pieces to be moved on the board. */
  readonly changes?: readonly BoardChange[]
}

/** The texts of a game while the phone is passed around, in the language of the page. No text here contains a choice. */
export interface BallotSpeech<V extends Vocabulary = Vocabulary> {
  /** On the question of the whole table, before the phone goes round. */
  title(this: void, state: V['state']): string
  /** "Hand the phone to Petr" */
  hand(this: void, state: V['state'], role: V['role']): string
  /** On the cover: "Give the phone to House Stark". */
  cover(this: void, state: V['state'], role: V['role']): string
  /** "Two houses still think" */
  waiting(this: void, roles: number): string
  /** On the button that turns up a ballot of this kind. */
  reveal(this: void, kind: string): string
  /** The label of the button that seals an incomplete choice, which needs a second tap; undefined: the choice is complete. */
  unfinished?(this: void, state: V['state'], role: V['role'], choice: V['choice']): string | undefined
  /** Who takes no part, and why. */
  notes(this: void, state: V['state'], ballot: Ballot<string, V['role']>): readonly string[]
  /** The name of the resources of a role, for a screen reader: "Power available". */
  readonly purse: { readonly name: string; readonly icon: string }
}
