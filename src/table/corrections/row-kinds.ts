import type { SetRow } from './rows'

/** The usual rows of corrections: a count, a flag, one of several values, the name of a player, and settings that are on or off. */

/** A count from 0 to its largest value. */
export const countRow = <Change>(label: string, value: number, max: number, to: (value: number) => Change): SetRow<Change> => ({
  kind: 'number',
  label,
  value,
  max,
  to,
})

/** Something that is or is not so. */
export const flagRow = <Change>(label: string, on: boolean, to: (on: boolean) => Change): SetRow<Change> => ({
  kind: 'switch',
  label,
  on,
  to,
})

/** One of several values, each with its name. */
export const choiceRow = <Value extends string | number, Change>(
  label: string,
  value: Value | undefined,
  options: readonly (readonly [value: Value, name: string])[],
  to: (value: Value) => Change,
): SetRow<Change> => ({
  kind: 'choice',
  label,
  value: `${value ?? ''}`,
  options: options.map(([one, name]) => ({ value: `${one}`, label: name, change: to(one) })),
})

/** The name of a player, as everybody calls them. */
export const nameRow = <Change>(label: string, value: string | undefined, to: (name: string) => Change): SetRow<Change> => ({
  kind: 'text',
  label,
  value: value ?? '',
  longest: 60,
  to,
})

/** A change of all settings of a game at once. */
interface SettingsChange<Settings> {
  readonly set: 'settings'
  readonly settings: Settings
}

/** Settings that are on or off, a row for each. */
export const settingRows = <Name extends string, Settings extends Readonly<Record<Name, unknown>>>(
  settings: Settings,
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): readonly SetRow<SettingsChange<Settings>>[] =>
  names.map((name) => flagRow(labels[name], settings[name] === true, (on) => ({ set: 'settings', settings: { ...settings, [name]: on } })))

/** A list with or without one of its members. */
export const toggled = <T>(list: readonly T[], one: T, on: boolean): readonly T[] => [
  ...list.filter((other) => other !== one),
  ...(on ? [one] : []),
]

/** A list with another number of pieces of one kind. */
export const withCountOf = <T>(list: readonly T[], isOne: (other: T) => boolean, one: T, count: number): readonly T[] => [
  ...list.filter((other) => !isOne(other)),
  ...Array.from({ length: count }, () => one),
]
