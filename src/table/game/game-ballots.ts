import type { ReactNode } from 'react'
import type { Ballot, Params, Vocabulary } from '../../referee'
import type { QuestionProps } from './game-questions'
import type { BoardChange, Gave } from './game-told'

/** What a game says first of what was turned up; the screens of it come with the file of its ballots. */
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

/** What a game hands in for choices that are made in secret, one after the other on one phone. It comes in a file of its own. */
export interface GameBallots<V extends Vocabulary = Vocabulary> {
  /** Each kind of ballot that the game opens, by its kind. */
  readonly sealed: Readonly<Record<string, SealedKind<V>>>
  /** What the game says while the phone goes round. A hook: its words are those of the language of the page. */
  useSpeech(this: void): BallotSpeech<V>
  /** What the newest entry has decided among choices in secret; undefined where it was something else, or a tie waits. A hook. */
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
  /** The choice of a role of which nothing has been told, where choices are typed in; undefined: each has to be told. */
  readonly untold?: V['choice']
  /** The first cover comes at once where an answer on this phone has opened the choice: whoever has just moved has it in hand. */
  readonly atOnce?: boolean
  /** What one role chooses with, alone. */
  Chooser(this: void, props: ChooserProps<V>): ReactNode
  /** What the table types choices in with that were shown by hand. */
  ByHand(this: void, props: ByHandProps<V>): ReactNode
  /** A choice as its role has made it. */
  Chosen(this: void, props: ChosenProps<V>): ReactNode
  /** What the choice is about, for all to see; `power`: what everybody has to give as well. */
  Stakes?(this: void, props: StakesProps<V>): ReactNode
  /** What the choice is asked in, before the question of the whole table and after its seats. */
  Above?(this: void): ReactNode
  Below?(this: void): ReactNode
  /** What a role has to give, known to all, below its name; undefined where the choice is about nothing that is counted. */
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
  /** What is asked: "How much do you bid?". */
  readonly label: string
  readonly choice: V['choice'] | undefined
  onChange(this: void, choice: V['choice']): void
}

export interface ByHandProps<V extends Vocabulary = Vocabulary> {
  readonly roles: readonly V['role'][]
  /** What has been told so far. */
  readonly told: Readonly<Partial<Record<V['role'], V['choice']>>>
  onChange(this: void, role: V['role'], choice: V['choice']): void
}

export interface ChosenProps<V extends Vocabulary = Vocabulary> {
  readonly role: V['role']
  readonly choice: V['choice']
}

export interface StakesProps<V extends Vocabulary = Vocabulary> {
  readonly ballot: Ballot<string, V['role']>
  /** What everybody has to give stands there too. */
  readonly power?: boolean
}

/** What choices in secret have led to. */
export interface Outcome {
  /** "House Lannister takes the Iron Throne." */
  readonly title: string
  readonly note?: string
  readonly ranking?: Gave
  readonly body?: ReactNode
  /** What is to be moved on the board. */
  readonly changes?: readonly BoardChange[]
}

/** What a game says while the phone goes round, in the language of the page. No text here tells what was chosen. */
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
  /** What the button says that seals a choice which leaves out something, and wants a second tap; undefined: nothing is left out. */
  unfinished?(this: void, state: V['state'], role: V['role'], choice: V['choice']): string | undefined
  /** Who takes no part, and why. */
  notes(this: void, state: V['state'], ballot: Ballot<string, V['role']>): readonly string[]
  /** What a role has to give, for a screen reader: "Power available". */
  readonly purse: { readonly name: string; readonly icon: string }
}
