import type { ReactNode } from 'react'
import type { AnyChange, Fields } from '../../kit/field'
import type { Game, Refusal, Vocabulary } from '../../referee'

/** Vocabulary of a game that supports corrections. */
export interface SetVocabulary extends Vocabulary {
  readonly change: AnyChange
}

/** Configuration of corrections by a game, in the language of the page. */
export interface ByHand<V extends SetVocabulary, Section extends string = string> {
  readonly game: Pick<Game<V>, 'decide' | 'evolve' | 'prompts'>
  readonly fields: Fields<V['state'], V['change'], Section>
  /** Returns the editable parts of the position, in the order of the form. */
  sections(this: void, state: V['state']): readonly SectionLook<Section>[]
  /** Editor of one part. */
  SectionEditor(this: void, props: SectionEditorProps<V, Section>): ReactNode
  /** Describes a change, as shown in the log. */
  text(this: void, change: V['change'], state: V['state']): string
  /** Describes why a position is invalid. */
  wrong(this: void, refusal: Refusal<V['code']>, state: V['state']): string
  /** Describes a warning about an unusual position. */
  warning(this: void, code: string): string
  /** Returns the warnings in an event. */
  warnings(this: void, event: V['event']): readonly string[]
  /** Describes numbers of pieces that the printed game does not contain but the rules accept, one sentence each; none by default. */
  miscounts?(this: void, state: V['state']): readonly string[]
  /** Link to the rule behind a refusal or a warning. */
  Rule(this: void, props: { readonly of: Refusal<V['code']> | string }): ReactNode
}

export interface SectionLook<Section extends string> {
  readonly section: Section
  /** E.g. "Influence tracks". */
  readonly title: string
  readonly icon: string
}

/** Sets one value; passed to every editor. */
export type SetByHand<Change> = (change: Change) => void

export interface SectionEditorProps<V extends SetVocabulary, Section extends string = string> {
  readonly section: Section
  /** Position with all changes so far. */
  readonly state: V['state']
  readonly set: SetByHand<V['change']>
  /** Editable fields; all by default. */
  readonly only?: readonly V['change']['set'][] | undefined
}

/** Result of a list of changes: the position after them, and whether it is valid. */
export interface Verdict<V extends SetVocabulary> {
  /** Position with all changes, valid or not; shown by the editors. */
  readonly preview: V['state']
  /** Violated invariant, if the position is invalid. */
  readonly refusal?: Refusal<V['code']>
  /** Descriptions of numbers of pieces that cannot be right but do not stop the game. */
  readonly miscounts: readonly string[]
  /** The changes cause such a number, so the players must confirm them. */
  readonly isMiscount: boolean
  /** Warnings about the position after the changes; for display only. */
  readonly warnings: readonly string[]
  /** The changes would end a game in progress. */
  readonly ends: boolean
}

/** Validates changes before they are played, with the rules that will decide them. */
export const judge = <V extends SetVocabulary>(
  { game, fields, warnings, miscounts }: Pick<ByHand<V>, 'game' | 'fields' | 'warnings' | 'miscounts'>,
  state: V['state'],
  changes: readonly V['change'][],
): Verdict<V> => {
  if (changes.length === 0) return { preview: state, miscounts: [], isMiscount: false, warnings: [], ends: false }
  const preview = fields.apply(state, changes)
  const decision = game.decide(state, { do: 'correct', changes })
  if (!decision.ok) return { preview, refusal: decision.refusal, miscounts: [], isMiscount: false, warnings: [], ends: false }
  const after = decision.value.reduce<V['state']>(game.evolve, state)
  const ends = game.prompts(state).length > 0 && game.prompts(after).length === 0
  const known = miscounts?.(state) ?? []
  const found = miscounts?.(preview) ?? []
  const isMiscount = found.some((text) => !known.includes(text))
  return { preview, miscounts: found, isMiscount, warnings: decision.value.flatMap(warnings), ends }
}
