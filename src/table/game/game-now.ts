import type { ComponentType, ReactNode } from 'react'
import type { Moment, Prompt, Vocabulary } from '../../referee'

/** How far a role is in the present step. */
export type Progress = 'done' | 'here' | 'sealed' | 'waits'

/** A role in the order of the turn. */
export interface TurnSeat<Role extends string = string> {
  readonly role: Role
  /** A second colour that the role has; its sign is beside the first one. */
  readonly second?: Role | undefined
  /** Stands in place of the player's name where nobody plays it. */
  readonly away?: string
  /** Left out where the step does not go from role to role. */
  readonly progress?: Progress | undefined
  /** A line below the name: "4 left". The order is then above the question. */
  readonly note?: string | undefined
  /** The drawing on the sign of a role that is done, in place of a tick. */
  readonly mark?: string | undefined
  /** Pieces that everybody has left, below the name; `words` says the same in full. */
  readonly counts?: { readonly of: readonly { readonly icon: string; readonly count: string }[]; readonly words: string } | undefined
  /** A figure of everybody, and the same in words: the order is then above the question. */
  readonly figure?: { readonly value: number; readonly words: string } | undefined
}

/** The finished steps of a round. */
export interface DoneRound<V extends Vocabulary = Vocabulary> {
  /** The newest first; those of this round alone. */
  readonly moments: readonly Moment<V>[]
  /** In a few words each: "Raids done", "3 marches". */
  readonly steps: readonly string[]
}

/** The texts of a game on the screen of the open question, in the language of the page. */
export interface NowSpeech<V extends Vocabulary = Vocabulary> {
  /** The phases of the round, and which of them is current; none where a round has no phases. */
  phases(this: void, state: V['state']): readonly { readonly name: string; readonly isHere: boolean }[]
  /** The roles in the order of the turn; undefined while there is none yet. */
  turn(this: void, state: V['state'], questions: readonly Prompt<V['promptKind'], V['role']>[]): readonly TurnSeat<V['role']>[] | undefined
  /** The finished steps of the round, up to a moment. */
  done(this: void, head: Moment<V>): DoneRound<V>
}

/** The parts that a game provides for the screen of the open question. */
export interface GameNow<V extends Vocabulary = Vocabulary> {
  /** A hook: its words are those of the language of the page. */
  useSpeech(this: void): NowSpeech<V>
  /** The content that is shown for the whole round: its cards. */
  Round?(this: void): ReactNode
  /** Whether the question comes first, and the cards of the round follow it. */
  isQuestionFirst?(this: void, state: V['state']): boolean
  /** Whether the board is laid out, and the game is not over. */
  isUnderWay(this: void, state: V['state']): boolean
  /** The newest moments of the round in the words of the log; fetched when they are asked for. */
  DoneSteps(this: void, props: DoneStepsProps<V>): ReactNode
  /** How the game ended, once it is over; fetched then. */
  readonly End: ComponentType
}

export interface DoneStepsProps<V extends Vocabulary = Vocabulary> {
  /** Moments of the round, the newest first. */
  readonly moments: readonly Moment<V>[]
}
