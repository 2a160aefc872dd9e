import type { NumberRow, SetRow } from './rows'

/**
 * Builders of common rows of the correction forms: for a number, a switch, a choice from several options, the name of a player, and
 * settings that are on or off.
 */

/** Creates a form row for a number from 0 to a maximum. */
export const countRow = <Change>(label: string, value: number, max: number, to: (value: number) => Change): NumberRow<Change> => ({
  kind: 'number',
  label,
  value,
  max,
  to,
})

/** Creates a form row with a switch. */
export const flagRow = <Change>(label: string, on: boolean, to: (on: boolean) => Change): SetRow<Change> => ({
  kind: 'switch',
  label,
  on,
  to,
})

/** Creates a form row for a choice from several named options. */
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

/** Creates a form row for the name of a player. */
export const nameRow = <Change>(label: string, value: string | undefined, to: (name: string) => Change): SetRow<Change> => ({
  kind: 'text',
  label,
  value: value ?? '',
  longest: 60,
  to,
})

/** Change that replaces all settings of a game. */
interface SettingsChange<Settings> {
  readonly set: 'settings'
  readonly settings: Settings
}

/** Creates a form row for each setting that is on or off. */
export const settingRows = <Name extends string, Settings extends Readonly<Record<Name, unknown>>>(
  settings: Settings,
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): readonly SetRow<SettingsChange<Settings>>[] =>
  names.map((name) => flagRow(labels[name], settings[name] === true, (on) => ({ set: 'settings', settings: { ...settings, [name]: on } })))

/** Returns a list with an element added or removed. */
export const toggled = <T>(list: readonly T[], one: T, on: boolean): readonly T[] => [
  ...list.filter((other) => other !== one),
  ...(on ? [one] : []),
]

/** Returns a list in which an element occurs a given number of times. */
export const withCountOf = <T>(list: readonly T[], isOne: (other: T) => boolean, one: T, count: number): readonly T[] => [
  ...list.filter((other) => !isOne(other)),
  ...Array.from({ length: count }, () => one),
]
