import type { ReactNode } from 'react'
import type { AnyChange, Fields } from '../../kit/field'
import type { Game, Refusal, Vocabulary } from '../../referee'

/** The vocabulary of a game in which things are set by hand. */
export interface SetVocabulary extends Vocabulary {
  readonly change: AnyChange
}

/** The parts that a game provides for corrections by hand, in the language of the page. */
export interface ByHand<V extends SetVocabulary, Section extends string = string> {
  readonly game: Pick<Game<V>, 'decide' | 'evolve' | 'prompts'>
  readonly fields: Fields<V['state'], V['change'], Section>
  /** Parts of the position in which something can be set, in the order of the form. */
  sections(this: void, state: V['state']): readonly SectionLook<Section>[]
  /** Everything of one part, to be set. */
  SectionEditor(this: void, props: SectionEditorProps<V, Section>): ReactNode
  /** One change, as the log tells it. */
  text(this: void, change: V['change'], state: V['state']): string
  /** Why a position cannot be. */
  wrong(this: void, refusal: Refusal<V['code']>, state: V['state']): string
  /** The text of a warning about an unusual position. */
  warning(this: void, code: string): string
  /** The warnings in an event. */
  warnings(this: void, event: V['event']): readonly string[]
  /** Counts of a position that no box gives and that the rules accept all the same, a sentence for each; none by default. */
  miscounts?(this: void, state: V['state']): readonly string[]
  /** The rule behind a refusal or a warning. */
  Rule(this: void, props: { readonly of: Refusal<V['code']> | string }): ReactNode
}

export interface SectionLook<Section extends string> {
  readonly section: Section
  /** "Influence tracks" */
  readonly title: string
  readonly icon: string
}

/** Sets one thing by hand; handed to every editor. */
export type SetByHand<Change> = (change: Change) => void

export interface SectionEditorProps<V extends SetVocabulary, Section extends string = string> {
  readonly section: Section
  /** The position with all changes so far. */
  readonly state: V['state']
  readonly set: SetByHand<V['change']>
  /** The fields that can be set; all by default. */
  readonly only?: readonly V['change']['set'][] | undefined
}

/** The result of a list of changes: the position after them, and whether the count of pieces is right. */
export interface Verdict<V extends SetVocabulary> {
  /** The position with all changes, right or not: editors show it. */
  readonly preview: V['state']
  /** The count would break: which invariant, and where. */
  readonly refusal?: Refusal<V['code']>
  /** Counts that cannot be right but do not stop the game. */
  readonly miscounts: readonly string[]
  /** The changes bring such a count: the table confirms it before it is saved. */
  readonly isMiscount: boolean
  /** The warnings about the position after the changes; only to be shown. */
  readonly warnings: readonly string[]
  /** The game goes on now, and would be over. */
  readonly ends: boolean
}

/** Looks at changes before they are made; asks the same rules that will decide them. */
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
