import { createStore, type StoreApi } from 'zustand/vanilla'
import { canonical } from '../../referee'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'

/** House rules with the name that the players have given them. */
export type Named<Rules> = Rules & { readonly name: string }

/** Maximum number of saved house rules of a game. */
const MOST = 12
/** Maximum length of the name of house rules, in characters. */
export const LONGEST_NAME = 60
/** Maximum length of a house rules file, in characters; larger files are rejected. */
export const MOST_CHARACTERS = 300_000

const FORMAT = 'castellan-house-rules'

/** Normalizes a name: trims it, and removes control and other invisible characters. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()

/** Returns a name without the number that was appended because the name was already in use. */
const unnumbered = (name: string): string =>
  name
    .replace(/ \(\d+\)$/, '')
    .slice(0, LONGEST_NAME - 5)
    .trim()

/** Storage format of the house rules of a game. */
export interface RulesFormat<Rules> {
  /** Id of the game in the catalogue; contained in every file. */
  readonly game: string
  /** Converts house rules to plain data. May omit settings and numbers that are equal to those of the rulebook. */
  pack(this: void, rules: Rules): Readonly<Record<string, unknown>>
  /** Parses house rules from JSON; returns undefined if a game could not begin with these rules. */
  unpack(this: void, json: Readonly<Record<string, unknown>>): Rules | undefined
}

/** Saved house rules of one game: stored on the device, and transferred to other devices in a file or a backup. */
export interface SavedRules<Rules> {
  readonly store: StoreApi<{ readonly list: readonly Named<Rules>[] }>
  /** Converts house rules to the format of the storage and of a backup. */
  packed(this: void, rules: Named<Rules>): unknown
  /** Parses a stored list of house rules; invalid items are omitted. */
  listIn(this: void, found: unknown): readonly Named<Rules>[]
  /**
   * Saves house rules. Replaces saved house rules of the same name. If the maximum number is exceeded, removes the oldest saved house
   * rules.
   */
  keepRules(this: void, rules: Named<Rules>): void
  renameRules(this: void, from: string, to: string): void
  forgetRules(this: void, name: string): void
  /** Returns whether two sets of house rules are equal except for their names. */
  playsBy(this: void, one: Rules, other: Rules): boolean
  /** Converts house rules to a file. */
  rulesFile(this: void, rules: Named<Rules>): { readonly text: string; readonly fileName: string }
  /** Parses a file of house rules. Returns undefined if the file is invalid or too large, or if no game could begin with the rules. */
  rulesIn(this: void, text: string): Named<Rules> | undefined
  /**
   * Adds imported house rules. If their name is in use, appends a number to the name.
   * @returns the new name
   */
  takeInRules(this: void, rules: Named<Rules>): string
  /**
   * Returns the house rules of this device, followed by the house rules that only the other device has, up to the maximum number. Never
   * removes house rules of this device.
   */
  mergedRules(this: void, here: readonly Named<Rules>[], there: readonly Named<Rules>[]): readonly Named<Rules>[]
  /** Imports the house rules of another device and keeps the rules of this device. */
  importAllRules(this: void, there: readonly Named<Rules>[]): void
}

/** Creates the storage of the saved house rules of a game. */
export const savedRulesOf = <Rules>({ game, pack, unpack }: RulesFormat<Rules>): SavedRules<Rules> => {
  type Own = Named<Rules>
  const storedUnder = `castellan.house-rules.${game}`
  const packed = (rules: Own) => ({ name: rules.name, ...pack(rules) })
  const unpacked = (json: unknown): Own | undefined => {
    if (!isObject(json) || typeof json.name !== 'string') return undefined
    const name = cleanName(json.name)
    const rules = unpack(json)
    return name === '' || rules === undefined ? undefined : { ...rules, name }
  }
  const listIn = (found: unknown): readonly Own[] =>
    Array.isArray(found) ? found.slice(0, MOST).flatMap((one) => unpacked(one) ?? []) : []

  const store = createStore<{ readonly list: readonly Own[] }>(() => ({ list: readStored(storedUnder, listIn) }))
  const listed = (): readonly Own[] => store.getState().list
  const put = (list: readonly Own[]): void => {
    store.setState({ list })
    saveStored(storedUnder, list.map(packed))
  }
  const keepRules = (rules: Own): void => {
    const own = { ...rules, name: cleanName(rules.name) }
    put([...listed().filter(({ name }) => name !== own.name), own].slice(-MOST))
  }
  const playsBy = (one: Rules, other: Rules): boolean => canonical(pack(one)) === canonical(pack(other))

  /**
   * Returns a name for house rules that no other saved rules have: appends a number if the name is in use. Rules that are already in the
   * list keep their name.
   */
  const nameBeside = (list: readonly Own[], rules: Own): string => {
    const plain = unnumbered(rules.name)
    const there = list.find((one) => unnumbered(one.name) === plain && playsBy(one, rules))
    const names = [rules.name, ...Array.from({ length: MOST + 1 }, (_, k) => `${plain} (${k + 2})`)]
    return there?.name ?? names.find((name) => list.every((one) => one.name !== name)) ?? rules.name
  }
  const mergedRules = (here: readonly Own[], there: readonly Own[]): readonly Own[] =>
    there.reduce((list, rules) => {
      const name = nameBeside(list, rules)
      return list.length >= MOST || list.some((one) => one.name === name) ? list : [...list, { ...rules, name }]
    }, here)

  return {
    store,
    packed,
    listIn,
    keepRules,
    renameRules: (from, to) => put(listed().map((rules) => (rules.name === from ? { ...rules, name: cleanName(to) } : rules))),
    forgetRules: (name) => put(listed().filter((rules) => rules.name !== name)),
    playsBy,
    rulesFile: (rules) => ({
      text: JSON.stringify({ format: FORMAT, version: 1, game, ...packed(rules) }),
      fileName: `${rules.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'rules'}.castellan-rules.json`,
    }),
    rulesIn: (text) => {
      if (text.length > MOST_CHARACTERS) return undefined
      try {
        const json: unknown = JSON.parse(text)
        return isObject(json) && json.format === FORMAT && json.version === 1 && json.game === game ? unpacked(json) : undefined
      } catch {
        return undefined
      }
    },
    takeInRules: (rules) => {
      const name = nameBeside(listed(), rules)
      keepRules({ ...rules, name })
      return name
    },
    mergedRules,
    importAllRules: (there) => put(mergedRules(listed(), there)),
  }
}
