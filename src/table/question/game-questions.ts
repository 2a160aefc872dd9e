import type { ReactNode } from 'react'
import type { Prompt, Refusal, Vocabulary } from '../../referee'
import type { AreaViewChoice } from './area-view'

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
  /** Where a game has a map: how areas are chosen on it. */
  readonly areas?: GameAreas
}

export interface GameAreas {
  /** The map on which areas of a question are chosen, fetched when it is first looked at. */
  Map(this: void, props: ChoiceMapProps): ReactNode
  /** Whether questions let areas be chosen from a list or on the map. */
  readonly view: AreaViewChoice
}

export interface ChoiceMapProps {
  /** Areas that may be chosen now: they light up, the rest dims. */
  readonly legal: readonly string[]
  readonly chosen?: string
  /** Ways to be drawn, each in its order with both ends. */
  readonly ways?: readonly (readonly string[])[]
  /** Why an area that is not legal cannot be chosen, in one sentence. */
  objection(this: void, area: string): string | undefined
  onArea(this: void, area: string): void
  /** What lies over the map. */
  readonly children?: ReactNode
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
