// The app's texts in the reader's language. A dictionary is a plain object: English is its type, every other language has to match it,
// and a page loads only the language it shows.
import { createContext, use, useContext } from 'react'
import { dayIn } from './day'
import type { Language } from './language'
import { formatList } from './list-format'

export { languages, type Language } from './language'

/** A text that depends on a count, which it may name as `{n}`: `{ one: '{n} castle', other: '{n} castles' }`. */
export interface Plural {
  readonly one: string
  /** 2, 3 and 4 in Czech. */
  readonly few?: string
  /** Fractions in Czech. */
  readonly many?: string
  readonly other: string
}

/** Texts by name, in groups as deep as they like. A text names what is put into it in braces: `'{player} has sealed'`. */
export interface Dictionary {
  readonly [name: string]: string | Plural | Dictionary
}

/** The type of a dictionary in another language than English: the same names, and every form of a plural. */
export type Translation<D> = {
  readonly [K in keyof D]: D[K] extends string ? string : D[K] extends Plural ? Required<Plural> : Translation<D[K]>
}

/** The parameters of a text, by name. */
export type Values = Readonly<Record<string, string | number>>

type Blanks<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never
type Filling<Name extends string> = [Name] extends [never] ? [] : [values: Readonly<Record<Name, string | number>>]
type Forms<P extends Plural> = Extract<P[keyof P], string>

/** The result of `useWords`. */
export interface Words<D> {
  readonly language: Language
  readonly words: D
  /** The text with its blanks filled: `say(words.sealed, { player: 'Anna' })`. */
  readonly say: <T extends string>(text: T, ...values: Filling<Blanks<T>>) => string
  /** The form for `n` of a text that counts: `count(words.castles, 7)`. */
  readonly count: <P extends Plural>(text: P, n: number, ...values: Filling<Exclude<Blanks<Forms<P>>, 'n'>>) => string
  /** Names in a row: "Anna, Petr and Tom". */
  readonly list: (names: readonly string[]) => string
  /** The day of a moment in milliseconds since 1970: "12 November 2026". */
  readonly date: (time: number) => string
}

/** Puts `values` into the blanks of `text`; a blank without a value stays as it is. */
export function fill(text: string, values: Values = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : blank))
}

/** Keeps what is made of a language, since making it takes longer than using it. */
const kept = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made: Partial<Record<Language, T>> = {}
  return (language) => (made[language] ??= make(language))
}
const plurals = kept((language) => new Intl.PluralRules(language))
const numbers = kept((language) => new Intl.NumberFormat(language))

/** A number as the language writes it. Small ones are the same in all, and need none of what a phone takes long to make ready. */
const written = (language: Language, n: number): string =>
  Number.isInteger(n) && n >= 0 && n < 1000 ? `${n}` : numbers(language).format(n)

/** Chooses the form of `text` for `n` by the rules of the language, and fills it. */
export function countIn(language: Language, text: Plural, n: number, values: Values = {}): string {
  const form = plurals(language).select(n)
  const chosen = form === 'one' || form === 'few' || form === 'many' ? text[form] : undefined
  return fill(chosen ?? text.other, { n: written(language, n), ...values })
}

/**
 * A text that breaks into lines as the language wants it: Czech leaves no word of one letter at the end of a line ("v | 5. kole"), and no
 * number without what it counts ("7 | bodů").
 */
export const bind = (language: Language, text: string): string =>
  language === 'cs' ? text.replaceAll(/(?<![\p{L}\d'’])([ksvzouaiKSVZOUAI]) (?=\S)|(\d\.?) (?=\p{Ll})/gu, '$1$2\u00a0') : text

/** A whole dictionary so bound: its texts at once, and those that its functions make when they make them. */
export const bindAll = <T>(language: Language, texts: T): T => {
  const tree = (node: unknown): unknown => {
    if (typeof node === 'string') return bind(language, node)
    if (typeof node === 'function') return (...given: readonly unknown[]) => tree(Reflect.apply(node, undefined, given))
    if (Array.isArray(node)) return node.map(tree)
    if (typeof node !== 'object' || node === null || Object.getPrototypeOf(node) !== Object.prototype) return node
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, tree(inner)]))
  }
  return language === 'cs' ? (tree(texts) as T) : texts
}

/** The word before the last of a row. */
const and: Readonly<Record<Language, string>> = { en: 'and', cs: 'a' }

/** Joins a dictionary and its language to what a component works with. */
export function speak<D>(language: Language, words: D): Words<D> {
  return {
    language,
    words: bindAll(language, words),
    say: (text, ...[values]) => bind(language, fill(text, values)),
    count: (text, n, ...[values]) => bind(language, countIn(language, text, n, values)),
    list: (names) => bind(language, formatList(names, and[language])),
    // A made-up time may lie outside the calendar.
    date: (time) => (Math.abs(time) <= 8.64e15 ? bind(language, dayIn(language, time)) : '–'),
  }
}

const LanguageContext = createContext<Language>('en')

/** Says in which language everything inside speaks. */
export const LanguageProvider = LanguageContext.Provider

/** The language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** Where the dictionary `D` comes from in each language: `{ en: () => import('./en'), cs: () => import('./cs') }`. */
export interface WordsSource<D> {
  readonly en: () => Promise<{ readonly default: D }>
  readonly cs: () => Promise<{ readonly default: Translation<D> }>
}

/** A hook that gives the words of one dictionary; `load` fetches a language ahead, so that the hook does not wait for it. */
export interface UseWords<D> {
  (): Words<D>
  load(language: Language): Promise<Words<D>>
}

/** The loaders of the dictionaries that were asked for so far. */
const inUse = new Set<(language: Language) => Promise<unknown>>()

/** Fetches a language for everything that has spoken so far; what cannot be fetched is asked for again when it is shown. */
export const loadInUse = (language: Language): Promise<unknown> => Promise.allSettled([...inUse].map((load) => load(language)))

/** Makes the hook for one dictionary. While a language is being loaded, the nearest Suspense shows what it shows then. */
export function wordsOf<D>(source: WordsSource<D>): UseWords<D> {
  const asked = new Map<Language, Promise<Words<D>>>()

  const load = (language: Language): Promise<Words<D>> => {
    inUse.add(load)
    const already = asked.get(language)
    if (already) return already
    const loading = source[language]().then((dictionary) => speak(language, dictionary.default as D))
    loading.then(
      // `use` reads these two, and does not wait for a promise that carries them.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => asked.delete(language),
    )
    asked.set(language, loading)
    return loading
  }
  const useWords = (): Words<D> => use(load(useLanguage()))
  return Object.assign(useWords, { load })
}
