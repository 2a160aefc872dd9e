import type { Field } from '../../../kit/field'
import type { Box } from '../box/box'
import type { Change } from '../model/moves'
import type { State } from '../model/state'

/** Parts of a position that are set together. */
export const SECTIONS = ['areas', 'houses', 'tracks', 'round', 'decks', 'battle', 'people', 'settings', 'tracking', 'box'] as const
export type Section = (typeof SECTIONS)[number]

/** Change of one kind. */
export type Setting<Set extends Change['set']> = Extract<Change, { readonly set: Set }>

/** Fields for some kinds of changes with the same subject. */
export type Records<Set extends Change['set'], Subject> = {
  readonly [K in Set]: Field<State, Setting<K>, Subject, Section, Box>
}

/** Subject of fields that exist once in every position. */
export const once = { subjects: (): readonly object[] => [{}], name: (): string => '' } as const
