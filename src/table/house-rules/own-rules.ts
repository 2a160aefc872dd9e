import { createStore, type StoreApi } from 'zustand/vanilla'
import { canonical } from '../../referee'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'

/** The house rules of a group, under a name of its own. */
export type Named<Rules> = Rules & { readonly name: string }

/** More than any group plays by. */
const MOST = 12
/** Longest name, in characters. */
export const LONGEST_NAME = 60
/** A file of rules is far smaller; more is none. */
export const MOST_CHARACTERS = 300_000

const FORMAT = 'castellan-house-rules'

/** A name as it is kept: without blanks at its ends, and without signs that nobody sees. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()

/** A name without the number that follows it where others had it first. */
const unnumbered = (name: string): string =>
  name
    .replace(/ \(\d+\)$/, '')
    .slice(0, LONGEST_NAME - 5)
    .trim()

/** How the rules of a game are kept. */
export interface RulesFormat<Rules> {
  /** Id of the game in the catalogue; every file has it. */
  readonly game: string
  /** Rules as plain data: what is as printed may be left out. */
  pack(this: void, rules: Rules): Readonly<Record<string, unknown>>
  /** Rules out of any JSON; undefined for whatever no game could begin with. */
  unpack(this: void, json: Readonly<Record<string, unknown>>): Rules | undefined
}

/** The group's own rules of one game: they lie on this device, and go to another one as a small file or in the copy of everything. */
export interface SavedRules<Rules> {
  readonly store: StoreApi<{ readonly list: readonly Named<Rules>[] }>
  /** Rules as they are kept, and as they go along in the copy of everything. */
  packed(this: void, rules: Named<Rules>): unknown
  /** The rules of a list that was kept; what is none is left out. */
  listIn(this: void, found: unknown): readonly Named<Rules>[]
  /** Keeps rules under their name; those that had it give way, and of too many the oldest. */
  keepRules(this: void, rules: Named<Rules>): void
  renameRules(this: void, from: string, to: string): void
  forgetRules(this: void, name: string): void
  /** Whether a table plays by these rules to the letter, whatever they are called. */
  playsBy(this: void, one: Rules, other: Rules): boolean
  /** Rules as a file to hand on. */
  rulesFile(this: void, rules: Named<Rules>): { readonly text: string; readonly fileName: string }
  /** Rules out of a file; undefined where it is none, too large, or holds what no game could begin with. */
  rulesIn(this: void, text: string): Named<Rules> | undefined
  /** Takes rules in beside what is there: where the name is taken by others, a number follows it. @returns what they are called now */
  takeInRules(this: void, rules: Named<Rules>): string
  /** The rules of here, and after them those of another device that are not here yet, as far as there is room: none gives way. */
  mergedRules(this: void, here: readonly Named<Rules>[], there: readonly Named<Rules>[]): readonly Named<Rules>[]
  /** Takes in the rules of another device beside those of here. */
  importAllRules(this: void, there: readonly Named<Rules>[]): void
}

/** Makes the place where the own rules of a game lie. */
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

  /** A free name for rules beside a list: a number follows a name in use; rules that are already in the list keep their name there. */
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
