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
  /** Component that renders a question and its controls. Each kind of prompt has its own component, loaded on demand. */
  Question(this: void, props: QuestionProps<V>): ReactNode
  /** Components of the questions, as a list of JavaScript files to preload. */
  readonly parts?: readonly unknown[]
  /** Component that links to the rule behind a question; renders nothing if the question is based on no rule. */
  Rule(this: void, props: QuestionProps<V>): ReactNode
  /** Kind of the prompt that is open until a ballot is revealed. */
  readonly reveal: V['promptKind']
  /** Returns whether the players may overrule refusals with this code. */
  isOverrulable(this: void, code: V['code']): boolean
}

/** Texts of a game for its questions, in the language of the page. */
export interface QuestionSpeech<V extends Vocabulary = Vocabulary> {
  question(this: void, question: Prompt<V['promptKind'], V['role']>, state: V['state']): QuestionTexts
  /** Returns a sentence that describes a refusal. */
  wrong(this: void, refusal: Refusal<V['code']>, state: V['state']): string
  /** Returns the name of a role: "Stark". */
  role(this: void, role: V['role']): string
}

/** Texts of a question. */
export interface QuestionTexts {
  /** Text of the question, used as the heading of the screen. */
  readonly title: string
  /** Note below the heading: a consequence of the answer or a limit for it. */
  readonly note: string
  /** Text for the other players: the action that must be done and the roles that must do it, e.g. "House Stark musters". */
  readonly task: string
}
