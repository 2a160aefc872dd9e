import type { ReactNode } from 'react'
import type { Prompt, Refusal, Vocabulary } from '../../referee'

/** What every component that answers a question gets. */
export interface QuestionProps<V extends Vocabulary = Vocabulary> {
  readonly question: Prompt<V['promptKind'], V['role']>
}

/** What a game hands in for its questions. */
export interface GameQuestions<V extends Vocabulary = Vocabulary> {
  /** What the game says of its questions. A hook: its words are those of the language of the page. */
  useSpeech(this: void): QuestionSpeech<V>
  /** The question with everything that answers it: for each kind of prompt a component of its own, fetched when it is asked. */
  Question(this: void, props: QuestionProps<V>): ReactNode
  /** The rule that governs a question, as something to open; nothing where none does. */
  Rule(this: void, props: QuestionProps<V>): ReactNode
  /** The kind of the prompt that waits for the choices of a ballot to be turned up. */
  readonly reveal: V['promptKind']
  /** Whether the table may insist on an answer that was refused so. */
  isOverrulable(this: void, code: V['code']): boolean
}

/** What a game says of its questions, in the language of the page. */
export interface QuestionSpeech<V extends Vocabulary = Vocabulary> {
  question(this: void, question: Prompt<V['promptKind'], V['role']>, state: V['state']): QuestionTexts
  /** What is wrong with an answer, in one sentence. */
  wrong(this: void, refusal: Refusal<V['code']>, state: V['state']): string
  /** The name of a role, as it stands alone: "Stark". */
  role(this: void, role: V['role']): string
}

/** A question in words. */
export interface QuestionTexts {
  /** The question itself: the heading of its screen. */
  readonly title: string
  /** One note beneath it: what follows from the answer, or what limits it. */
  readonly note: string
  /** What is awaited and from whom, seen by the others: "House Stark musters". */
  readonly task: string
}
