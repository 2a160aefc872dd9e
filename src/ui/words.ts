/**
 * Texts of the app in the user's language. A dictionary of texts is a plain object. The type of a dictionary comes from the English
 * dictionary, and every translation must match this type. Only the language in use is loaded.
 */
import { createContext, use, useContext } from 'react'
import { builtInIn } from './built-in/words'
import { dayIn } from './day'
import type { Language } from './language'
import type { Plural, Translation } from './language/translation'
import { loadTexts } from './language/loaded'
import { formatList } from './list-format'

export { languages, type Language } from './language'
export type { Plural, Translation } from './language/translation'

/**
 * Texts of the app in nested groups. The key is the name of the text. A text contains the names of its parameters in braces: `'{player} has
 * sealed'`.
 */
export interface Dictionary {
  readonly [name: string]: string | Plural | Dictionary
}

/** Text or number for each parameter of a text. The key is the name of the parameter. */
export type Values = Readonly<Record<string, string | number>>

type Blanks<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never
type Filling<Name extends string> = [Name] extends [never] ? [] : [values: Readonly<Record<Name, string | number>>]
type Forms<P extends Plural> = Extract<P[keyof P], string>

/** Texts of a dictionary in one language, with functions to format them. The result of `useWords`. */
export interface Words<D> {
  readonly language: Language
  readonly words: D
  /** Inserts parameters into a text: `say(words.sealed, { player: 'Anna' })`. */
  readonly say: <T extends string>(text: T, ...values: Filling<Blanks<T>>) => string
  /** Chooses the plural form of a text for `n` and inserts the parameters: `count(words.castles, 7)`. */
  readonly count: <P extends Plural>(text: P, n: number, ...values: Filling<Exclude<Blanks<Forms<P>>, 'n'>>) => string
  /** Joins names into one text: "Anna, Petr and Tom". */
  readonly list: (names: readonly string[]) => string
  /** Formats a time in milliseconds since 1970 as a date: "12 November 2026". */
  readonly date: (time: number) => string
}

/** Returns `text` with its parameters replaced by `values`; a parameter without a value is not replaced. */
export function fill(text: string, values: Values = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : blank))
}

/** Returns a function that caches the result of `make` for each language, because creating `Intl` objects is slow. */
const kept = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made: Partial<Record<Language, T>> = {}
  return (language) => (made[language] ??= make(language))
}
const plurals = kept((language) => new Intl.PluralRules(language))
const numbers = kept((language) => new Intl.NumberFormat(language))

/** Formats a number in a language. Integers from 0 to 999 look the same in all languages and need no `Intl.NumberFormat`. */
const written = (language: Language, n: number): string =>
  Number.isInteger(n) && n >= 0 && n < 1000 ? `${n}` : numbers(language).format(n)

/** Chooses the plural form of `text` for `n` in the given language, and inserts `values`. */
export function countIn(language: Language, text: Plural, n: number, values: Values = {}): string {
  const form = plurals(language).select(n)
  const chosen = form === 'one' || form === 'few' || form === 'many' ? text[form] : undefined
  return fill(chosen ?? text.other, { n: written(language, n), ...values })
}

/** Replaces "z" by "ze" before the numbers that need it in Czech: "0 ze 4". An ordinal number stays unchanged: "z 2. kola". */
const withPreposition = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d])z[ \u00a0](?=(?:[23467]|1[467]|[3467]\d)(?!\d|[.,]\d|\.[ \u00a0]?\p{Ll}))/gu, 'ze\u00a0')

/**
 * Inserts non-breaking spaces into Czech text: after words of one letter ("v 5. kole") and between a number and the following word
 * ("7 bodů"). Also replaces "z" by "ze" before a number that needs it. Texts in other languages are returned unchanged.
 */
export const bind = (language: Language, text: string): string =>
  language === 'cs'
    ? withPreposition(text).replaceAll(/(?<![\p{L}\d'’])([ksvzouaiKSVZOUAI]) (?=\S)|(\d\.?) (?=\p{Ll})/gu, '$1$2\u00a0')
    : text

/** Applies {@link bind} to every text of a dictionary, and to the texts returned by functions of the dictionary. */
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

/** Returns the texts of a dictionary together with their language and the functions of {@link Words}. */
export function speak<D>(language: Language, words: D): Words<D> {
  return {
    language,
    words: bindAll(language, words),
    say: (text, ...[values]) => bind(language, fill(text, values)),
    count: (text, n, ...[values]) => bind(language, countIn(language, text, n, values)),
    list: (names) => bind(language, formatList(names, builtInIn(language).and)),
    // A time from an imported file may be outside the range of `Date`.
    date: (time) => (Math.abs(time) <= 8.64e15 ? bind(language, dayIn(language, time)) : '–'),
  }
}

const LanguageContext = createContext<Language>('en')

/** Component that sets the language of all components inside it. */
export const LanguageProvider = LanguageContext.Provider

/** Hook that returns the language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** Creates a hook that returns texts in the language of the page, with the non-breaking spaces of {@link bindAll}. */
export const textsHook = <T>(textsIn: (language: Language) => T): (() => T) => {
  const bound = kept((language) => bindAll(language, textsIn(language)))
  const useTexts = (): T => bound(useLanguage())
  return useTexts
}

/** Functions that import a dictionary. The key is the language: `{ en: () => import('./en'), cs: () => import('./cs') }`. */
export type WordsSource<D> = { readonly en: Import<D> } & Readonly<Record<Exclude<Language, 'en'>, Import<Translation<D>>>>
type Import<D> = () => Promise<{ readonly default: D }>

/** Hook that returns the texts of one dictionary. Calling `load` preloads a language, so that the hook does not suspend. */
export interface UseWords<D> {
  (): Words<D>
  load(language: Language): Promise<Words<D>>
}

/** Functions that load the dictionaries that have been used so far. */
const inUse = new Set<(language: Language) => Promise<unknown>>()

/**
 * Loads a language for all dictionaries used so far. Never rejects: a request that failed is repeated when a text of
 * the dictionary is shown.
 */
export const loadInUse = (language: Language): Promise<unknown> =>
  Promise.allSettled([loadTexts(language), ...[...inUse].map((load) => load(language))])

/** Creates the hook that returns the texts of one dictionary. While a language is loading, the hook suspends. */
export function wordsOf<D>(source: WordsSource<D>): UseWords<D> {
  const asked = new Map<Language, Promise<Words<D>>>()

  const load = (language: Language): Promise<Words<D>> => {
    inUse.add(load)
    const already = asked.get(language)
    if (already) return already
    const loading = source[language]().then((dictionary) => speak(language, dictionary.default as D))
    loading.then(
      // React's `use` reads `status` and `value` from the promise, and then does not suspend.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => asked.delete(language),
    )
    asked.set(language, loading)
    return loading
  }
  const useWords = (): Words<D> => use(load(useLanguage()))
  return Object.assign(useWords, { load })
}
