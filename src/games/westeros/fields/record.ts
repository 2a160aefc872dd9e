import type { Field } from '../../../kit/field'
import type { Box } from '../box/box'
import type { Change } from '../model/moves'
import type { State } from '../model/state'

/** Sections of the corrections. All fields in a section are corrected together, e.g. all fields of the battle. */
export const SECTIONS = ['areas', 'houses', 'tracks', 'round', 'decks', 'battle', 'people', 'settings', 'tracking', 'box'] as const
export type Section = (typeof SECTIONS)[number]

/** Type of a change of one kind, e.g. a change of the supply level. */
export type Setting<Set extends Change['set']> = Extract<Change, { readonly set: Set }>

/** Editable fields whose changes all name the same subject, such as a house or an area. */
export type Records<Set extends Change['set'], Subject> = {
  readonly [K in Set]: Field<State, Setting<K>, Subject, Section, Box>
}

/** Common properties of fields that exist only once in a game, so that their changes name no house and no area. */
export const once = { subjects: (): readonly object[] => [{}], name: (): string => '' } as const
