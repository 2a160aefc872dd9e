import type { ReactNode } from 'react'
import type { Prompt, Refusal, Vocabulary } from '../../referee'

/** The props of every component that answers a question. */
export interface QuestionProps<V extends Vocabulary = Vocabulary> {
  readonly question: Prompt<V['promptKind'], V['role']>
}

/** The parts that a game provides for its questions. */
export interface GameQuestions<V extends Vocabulary = Vocabulary> {
  /** The texts of the game for its questions. A hook: they are in the language of the page. */
  useSpeech(this: void): QuestionSpeech<V>
  /** The question with everything that answers it: for each kind of prompt a component of its own, fetched when it is asked. */
  Question(this: void, props: QuestionProps<V>): ReactNode
  /** The components of its questions, to be preloaded. */
  readonly parts?: readonly unknown[]
  /** The rule that governs a question, as something to open; nothing where none does. */
  Rule(this: void, props: QuestionProps<V>): ReactNode
  /** The kind of the prompt that waits for the choices of a ballot to be turned up. */
  readonly reveal: V['promptKind']
  /** Whether the table may insist on an answer that was refused so. */
  isOverrulable(this: void, code: V['code']): boolean
}

/** The texts of a game for its questions, in the language of the page. */
export interface QuestionSpeech<V extends Vocabulary = Vocabulary> {
  question(this: void, question: Prompt<V['promptKind'], V['role']>, state: V['state']): QuestionTexts
  /** The objection to an answer, in one sentence. */
  wrong(this: void, refusal: Refusal<V['code']>, state: V['state']): string
  /** The name of a role on its own: "Stark". */
  role(this: void, role: V['role']): string
}

/** A question in words. */
export interface QuestionTexts {
  /** The question itself: the heading of its screen. */
  readonly title: string
  /** One note beneath it: what follows from the answer, or what limits it. */
  readonly note: string
  /** The awaited action and its roles, as the others see it: "House Stark musters". */
  readonly task: string
}
