import type { About, Fields } from '../../kit/field'
import type { Moment } from '../../referee'
import type { Language } from '../../ui/words'
import type { ChangedValue } from '../game/changed-value'
import type { DifferingParts, SetVocabulary } from './by-hand'

/** Returns the changes in a `corrected` event, an event type that all games share. */
export const changesIn = <V extends SetVocabulary>(event: V['event']): readonly V['change'][] =>
  event.e === 'corrected' && 'changes' in event ? (event.changes as readonly V['change'][]) : []

/**
 * Describes each value that differs between two positions, although the events between the positions are not corrections. Used after an
 * undo, when the players restore the earlier position on the real table.
 * @param sets kinds of values to compare
 */
export const valuesBetween = <V extends SetVocabulary>(
  before: V['state'],
  after: V['state'],
  { fields, sets }: { readonly fields: Pick<Fields<V['state'], V['change']>, 'standing' | 'before'>; readonly sets: readonly string[] },
  text: (change: V['change'], state: V['state']) => string,
  parts?: DifferingParts<V['change'], V['state']>,
): readonly ChangedValue[] =>
  fields
    .standing(after)
    .filter(({ set }) => sets.includes(set))
    .flatMap((change) => partsChanged<V>(change, before, after, fields, { text, parts }))
    .filter((value) => value.before !== value.after)

/** Returns the title of a setting with its value, e.g. "Secret reactions: yes"; undefined if the setting has no text of its own. */
type SettingText = (name: string, value: SettingValue, language: Language) => string | undefined
export type SettingValue = string | number | boolean

/**
 * Returns the title of a setting with its value; undefined if one of them has no text.
 * @param titles titles of the settings; other values are ignored
 * @param labels texts of the values. The keys are the values, e.g. "true". A number without a text stands for itself
 */
export const titledSetting = (
  titles: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, unknown>>,
  name: string,
  value: SettingValue,
): string | undefined => {
  const [title, label] = [titles[name], labels[`${value}`] ?? (typeof value === 'number' ? `${value}` : undefined)]
  return typeof title === 'string' && typeof label === 'string' ? `${title}: ${label}` : undefined
}

const settingsIn = (change: object): Readonly<Record<string, unknown>> =>
  'settings' in change ? (change.settings as Readonly<Record<string, unknown>>) : {}

/** Describes each setting that a change of the settings has changed, instead of the whole settings. Other changes return undefined. */
const settingsChanged = <V extends SetVocabulary>(
  change: V['change'],
  before: V['state'] | undefined,
  fields: Pick<Fields<V['state'], V['change']>, 'before'>,
  text: (name: string, value: SettingValue) => string | undefined,
): readonly ChangedValue[] | undefined => {
  if (change.set !== 'settings' || before === undefined) return undefined
  const was = fields.before(before, change as About<V['change']>)
  if (was === undefined) return undefined
  const [old, now] = [settingsIn(was), settingsIn(change)]
  const textOf = (name: string, value: unknown) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? text(name, value) : undefined
  const values = Object.keys(now)
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map((name) => ({ before: textOf(name, old[name]), after: textOf(name, now[name]) }))
  return values.length > 0 && values.every((value): value is ChangedValue => value.after !== undefined) ? values : undefined
}

/**
 * Describes a change of a correction by its differing parts if the game distinguishes them, otherwise as a whole: the new value, and the
 * value before the correction. All texts use the player names from the position after the correction.
 */
export const partsChanged = <V extends SetVocabulary>(
  change: V['change'],
  before: V['state'] | undefined,
  after: V['state'],
  fields: Pick<Fields<V['state'], V['change']>, 'before'>,
  texts: {
    readonly text: (change: V['change'], state: V['state']) => string
    readonly parts?: DifferingParts<V['change'], V['state']> | undefined
  },
): readonly ChangedValue[] => {
  const was = before === undefined ? undefined : fields.before(before, change as About<V['change']>)
  const parts = was === undefined ? undefined : texts.parts?.(was, change, after)
  if (parts !== undefined && parts.length > 0) return parts
  return [{ after: texts.text(change, after), before: was && texts.text(was, after) }]
}

/** Functions with which a game describes the values that a correction or an undo has changed. */
export interface ChangeTexts<V extends SetVocabulary> {
  changed(this: void, moment: Moment<V>, language: Language): readonly ChangedValue[]
  restored(this: void, undone: V['state'], state: V['state'], language: Language): readonly ChangedValue[]
}

/**
 * Creates the functions that describe corrections in the log, and the pieces to put back after an undo.
 * @param onTable kinds of values that the players see on the real table
 * @param text describes a value in a position
 * @param settingText describes one setting; by default, `text` describes all settings together
 * @param parts describes the differing parts of a value; by default, `text` describes each value as a whole
 */
export const changeTexts = <V extends SetVocabulary>(
  fields: Pick<Fields<V['state'], V['change']>, 'standing' | 'before'>,
  onTable: readonly string[],
  text: (change: V['change'], state: V['state'], language: Language) => string,
  settingText?: SettingText,
  parts?: (before: V['change'], after: V['change'], state: V['state'], language: Language) => readonly ChangedValue[] | undefined,
): ChangeTexts<V> => ({
  changed: ({ entry, parent, state }, language) =>
    entry.events.flatMap(changesIn<V>).flatMap(
      (change) =>
        (settingText && settingsChanged<V>(change, parent?.state, fields, (name, value) => settingText(name, value, language))) ??
        partsChanged<V>(change, parent?.state, state, fields, {
          text: (one, at) => text(one, at, language),
          parts: (was, now, at) => parts?.(was, now, at, language),
        }),
    ),
  restored: (undone, state, language) =>
    valuesBetween<V>(
      undone,
      state,
      { fields, sets: onTable },
      (change, at) => text(change, at, language),
      (was, now, at) => parts?.(was, now, at, language),
    ),
})
