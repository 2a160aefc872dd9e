import type { Field } from '../../../kit/field'
import type { Box } from '../box/box'
import type { Change } from '../model/moves'
import type { State } from '../model/state'

/** Sections of the position; the fields of a section are corrected together. */
export const SECTIONS = ['areas', 'houses', 'tracks', 'round', 'decks', 'battle', 'people', 'settings', 'tracking', 'box'] as const
export type Section = (typeof SECTIONS)[number]

/** Change of one kind. */
export type Setting<Set extends Change['set']> = Extract<Change, { readonly set: Set }>

/** Editable fields for changes that are all about the same thing, such as one house or one area. */
export type Records<Set extends Change['set'], Subject> = {
  readonly [K in Set]: Field<State, Setting<K>, Subject, Section, Box>
}

/** Properties of a field that exists only once in every position, so no house or area has to be named. */
export const once = { subjects: (): readonly object[] => [{}], name: (): string => '' } as const
