import type { ComponentType, ReactNode } from 'react'
import type { Moment, Prompt, Vocabulary } from '../../referee'

/** Progress of a role in the current step of the game: finished, acting now, choice sealed, or waiting. */
export type Progress = 'done' | 'here' | 'sealed' | 'waits'

/** Role in the turn order, with its progress in the current step. */
export interface TurnSeat<Role extends string = string> {
  readonly role: Role
  /** Second role, if the player of the role also has a second colour. The badge of the second colour is shown next to the first badge. */
  readonly second?: Role | undefined
  /** Text shown instead of the player name if no player controls the role. */
  readonly away?: string
  /** Progress of the role; omitted if the roles do not act one after another in this step. */
  readonly progress?: Progress | undefined
  /** Text below the name of the role, e.g. "4 left". If set, the turn order is shown above the question. */
  readonly note?: string | undefined
  /** Icon on the badge of a role that has finished; by default a tick. */
  readonly mark?: string | undefined
  /** Figures and markers that the player of the role holds, shown as icons next to the badge. `name` is a text for screen readers. */
  readonly held?: readonly { readonly icon: string; readonly name: string }[] | undefined
  /** Victory points of the role, shown at its badge. `words` describes the points as text for screen readers. */
  readonly points?: { readonly value: number; readonly words: string } | undefined
  /** Remaining pieces of the role, shown below its name. `words` describes the pieces as text for screen readers. */
  readonly counts?: { readonly of: readonly { readonly icon: string; readonly count: string }[]; readonly words: string } | undefined
  /** Number shown for the role, and its description. If set, the turn order is shown above the question. */
  readonly figure?: { readonly value: number; readonly words: string } | undefined
}

/** Entries and finished steps of a round. */
export interface DoneRound<V extends Vocabulary = Vocabulary> {
  /** Entries of the round, newest first. */
  readonly moments: readonly Moment<V>[]
  /** Short descriptions of the finished steps: "Raids done", "3 marches". */
  readonly steps: readonly string[]
}

/** Texts of a game for the screen of the open question, in the language of the page. */
export interface NowSpeech<V extends Vocabulary = Vocabulary> {
  /** Returns the phases of the round, with the current phase marked; empty if rounds have no phases. */
  phases(this: void, state: V['state']): readonly { readonly name: string; readonly isHere: boolean }[]
  /** Returns the roles in turn order; undefined while there is no turn order. */
  turn(this: void, state: V['state'], questions: readonly Prompt<V['promptKind'], V['role']>[]): readonly TurnSeat<V['role']>[] | undefined
  /** Returns the finished steps of the round up to an entry. */
  done(this: void, head: Moment<V>): DoneRound<V>
}

/** Functions and components of a game for the screen of the open question. */
export interface GameNow<V extends Vocabulary = Vocabulary> {
  /** React hook. Returns the texts for the screen of the open question, in the language of the page. */
  useSpeech(this: void): NowSpeech<V>
  /** Component that is shown during the whole round, such as the cards of the round. */
  Round?(this: void): ReactNode
  /** Returns whether the screen shows the question above the content of the round. */
  isQuestionFirst?(this: void, state: V['state']): boolean
  /** Returns whether the board is set up and the game is not over. */
  isUnderWay(this: void, state: V['state']): boolean
  /** Component that lists the newest entries of the round as log rows; loaded on demand. */
  DoneSteps(this: void, props: DoneStepsProps<V>): ReactNode
  /** Component that shows how the game ended; loaded when the game is over. */
  readonly End: ComponentType
}

export interface DoneStepsProps<V extends Vocabulary = Vocabulary> {
  /** Entries of the round, newest first. */
  readonly moments: readonly Moment<V>[]
}
