import type { ReactNode } from 'react'
import type { AnyChange, Fields } from '../../kit/field'
import type { ChangedValue } from '../game/changed-value'
import { blockingCorrection, type Game, type Refusal, type Vocabulary } from '../../referee'

/** Types of a game that supports corrections: the vocabulary of the game, and the type of a change in a correction. */
export interface SetVocabulary extends Vocabulary {
  readonly change: AnyChange
}

/**
 * Describes the parts of a value that differ between two changes of the same value, e.g. two sites of a city. Returns undefined for values
 * that are described as a whole.
 */
export type DifferingParts<Change, Context> = (before: Change, after: Change, context: Context) => readonly ChangedValue[] | undefined

/** Configuration of corrections by a game, in the language of the page. */
export interface ByHand<V extends SetVocabulary, Section extends string = string> {
  readonly game: Pick<Game<V>, 'ballots' | 'decide' | 'evolve' | 'prompts'>
  readonly fields: Fields<V['state'], V['change'], Section>
  /** Returns the editable sections of the position, in the order of the form. */
  sections(this: void, state: V['state']): readonly SectionLook<Section>[]
  /** Component that edits one section of the position. */
  SectionEditor(this: void, props: SectionEditorProps<V, Section>): ReactNode
  /** Returns the text that describes a change, as shown in the log. */
  text(this: void, change: V['change'], state: V['state']): string
  /** Describes the differing parts of a value, e.g. two sites of a city. Omitted if a game describes each value as a whole. */
  readonly parts?: DifferingParts<V['change'], V['state']>
  /** Returns the text that describes why a position is invalid. */
  wrong(this: void, refusal: Refusal<V['code']>, state: V['state']): string
  /** Returns the text of a warning about an unusual position. */
  warning(this: void, code: string): string
  /** Returns the codes of the warnings in an event. */
  warnings(this: void, event: V['event']): readonly string[]
  /**
   * Describes numbers of pieces that the printed game does not contain but that the rules accept, in one sentence each. Omitted if a game
   * has no such descriptions.
   */
  miscounts?(this: void, state: V['state']): readonly string[]
  /** Component that links to the rule behind a refusal or a warning. */
  Rule(this: void, props: { readonly of: Refusal<V['code']> | string }): ReactNode
}

export interface SectionLook<Section extends string> {
  readonly section: Section
  /** Title of the section, e.g. "Influence tracks". */
  readonly title: string
  readonly icon: string
}

/** Function that an editor calls with one or more changes to the position. */
export type SetByHand<Change> = (...changes: readonly Change[]) => void

export interface SectionEditorProps<V extends SetVocabulary, Section extends string = string> {
  readonly section: Section
  /** Position of the game with all changes entered so far. */
  readonly state: V['state']
  readonly set: SetByHand<V['change']>
  /** Fields that can be edited; by default all fields. */
  readonly only?: readonly V['change']['set'][] | undefined
}

/** Result of applying changes: the position after the changes, and whether the position is valid. */
export interface Verdict<V extends SetVocabulary> {
  /** Position with all changes, valid or not. The editors show this position. */
  readonly preview: V['state']
  /** Refusal that names the violated invariant; undefined if the position is valid. */
  readonly refusal?: Refusal<V['code']>
  /** Descriptions of numbers of pieces that are impossible with the printed game but do not block the changes. */
  readonly miscounts: readonly string[]
  /** Whether the changes cause an impossible number of pieces, so the players must confirm the changes. */
  readonly isMiscount: boolean
  /** Warnings about the position after the changes. Warnings do not block the changes. */
  readonly warnings: readonly string[]
  /** Whether the changes would end a game in progress. */
  readonly ends: boolean
}

/** Returns the position after the sealed choices that block a correction are discarded; the correction is made in this position. */
const withoutSealed = <V extends SetVocabulary>(game: ByHand<V>['game'], state: V['state']): V['state'] =>
  blockingCorrection(game.ballots(state)).reduce<V['state']>((at, { id }) => {
    const discarded = game.decide(at, { do: 'callOff', ballot: id })
    return discarded.ok ? discarded.value.reduce<V['state']>(game.evolve, at) : at
  }, state)

/** Validates changes before they are submitted, with the same rules that accept or refuse the submitted move. */
export const judge = <V extends SetVocabulary>(
  { game, fields, warnings, miscounts }: Pick<ByHand<V>, 'game' | 'fields' | 'warnings' | 'miscounts'>,
  state: V['state'],
  changes: readonly V['change'][],
): Verdict<V> => {
  if (changes.length === 0) return { preview: state, miscounts: [], isMiscount: false, warnings: [], ends: false }
  const preview = fields.apply(state, changes)
  const from = withoutSealed(game, state)
  const decision = game.decide(from, { do: 'correct', changes })
  if (!decision.ok) return { preview, refusal: decision.refusal, miscounts: [], isMiscount: false, warnings: [], ends: false }
  const after = decision.value.reduce<V['state']>(game.evolve, from)
  const ends = game.prompts(state).length > 0 && game.prompts(after).length === 0
  const known = miscounts?.(state) ?? []
  const found = miscounts?.(preview) ?? []
  const isMiscount = found.some((text) => !known.includes(text))
  return { preview, miscounts: found, isMiscount, warnings: decision.value.flatMap(warnings), ends }
}
