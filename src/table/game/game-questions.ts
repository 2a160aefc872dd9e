import type { ReactNode } from 'react'
import type { Prompt, Refusal, Vocabulary } from '../../referee'

/** Props of every component that answers a question. */
export interface QuestionProps<V extends Vocabulary = Vocabulary> {
  readonly question: Prompt<V['promptKind'], V['role']>
}

/** Functions and components of a game for its questions. */
export interface GameQuestions<V extends Vocabulary = Vocabulary> {
  /** React hook. Returns the texts of questions in the language of the page. */
  useSpeech(this: void): QuestionSpeech<V>
  /** Renders a question and its controls. Each kind of prompt has its own component, loaded on demand. */
  Question(this: void, props: QuestionProps<V>): ReactNode
  /** Components of the questions, to be preloaded. */
  readonly parts?: readonly unknown[]
  /** Link to the rule that governs a question; renders nothing if there is none. */
  Rule(this: void, props: QuestionProps<V>): ReactNode
  /** Kind of the prompt that waits for a ballot to be revealed. */
  readonly reveal: V['promptKind']
  /** Returns whether the players may overrule a refusal with this code. */
  isOverrulable(this: void, code: V['code']): boolean
}

/** Texts of a game for its questions, in the language of the page. */
export interface QuestionSpeech<V extends Vocabulary = Vocabulary> {
  question(this: void, question: Prompt<V['promptKind'], V['role']>, state: V['state']): QuestionTexts
  /** Describes a refusal in one sentence. */
  wrong(this: void, refusal: Refusal<V['code']>, state: V['state']): string
  /** Name of a role: "Stark". */
  role(this: void, role: V['role']): string
}

/** Texts of a question. */
export interface QuestionTexts {
  /** Question, used as the heading of the screen. */
  readonly title: string
  /** Note below the heading: a consequence or limit of the answer. */
  readonly note: string
  /** Awaited action and its roles, for the other players: "House Stark musters". */
  readonly task: string
}
