import type { ComponentType, ReactNode } from 'react'
import type { Moment, Prompt, Vocabulary } from '../../referee'

/** Progress of a role in the current step: finished, current, choice sealed, or waiting. */
export type Progress = 'done' | 'here' | 'sealed' | 'waits'

/** A role in the turn order. */
export interface TurnSeat<Role extends string = string> {
  readonly role: Role
  /** Second colour of the role; its badge is shown next to the first one. */
  readonly second?: Role | undefined
  /** Text in place of the player name, if the role has no player. */
  readonly away?: string
  /** Omitted if the step does not go from role to role. */
  readonly progress?: Progress | undefined
  /** Line below the name, e.g. "4 left". If set, the turn order is shown above the question. */
  readonly note?: string | undefined
  /** Icon on the badge of a finished role; a tick by default. */
  readonly mark?: string | undefined
  /** Remaining pieces, shown below the name; `words` describes them in full. */
  readonly counts?: { readonly of: readonly { readonly icon: string; readonly count: string }[]; readonly words: string } | undefined
  /** A figure of each role and its description. If set, the turn order is shown above the question. */
  readonly figure?: { readonly value: number; readonly words: string } | undefined
}

/** Finished steps of a round. */
export interface DoneRound<V extends Vocabulary = Vocabulary> {
  /** Entries of this round only, newest first. */
  readonly moments: readonly Moment<V>[]
  /** Short summaries: "Raids done", "3 marches". */
  readonly steps: readonly string[]
}

/** Texts of a game for the screen of the open question, in the language of the page. */
export interface NowSpeech<V extends Vocabulary = Vocabulary> {
  /** Phases of the round, with the current one marked; empty if rounds have no phases. */
  phases(this: void, state: V['state']): readonly { readonly name: string; readonly isHere: boolean }[]
  /** Roles in turn order; undefined while there is no order. */
  turn(this: void, state: V['state'], questions: readonly Prompt<V['promptKind'], V['role']>[]): readonly TurnSeat<V['role']>[] | undefined
  /** Finished steps of the round up to an entry. */
  done(this: void, head: Moment<V>): DoneRound<V>
}

/** Functions and components of a game for the screen of the open question. */
export interface GameNow<V extends Vocabulary = Vocabulary> {
  /** React hook. Returns the texts in the language of the page. */
  useSpeech(this: void): NowSpeech<V>
  /** Content shown during the whole round, such as its cards. */
  Round?(this: void): ReactNode
  /** Returns whether the question comes before the content of the round. */
  isQuestionFirst?(this: void, state: V['state']): boolean
  /** Returns whether the board is set up and the game is not over. */
  isUnderWay(this: void, state: V['state']): boolean
  /** Newest entries of the round as log rows; loaded on demand. */
  DoneSteps(this: void, props: DoneStepsProps<V>): ReactNode
  /** How the game ended; loaded when the game is over. */
  readonly End: ComponentType
}

export interface DoneStepsProps<V extends Vocabulary = Vocabulary> {
  /** Entries of the round, newest first. */
  readonly moments: readonly Moment<V>[]
}
