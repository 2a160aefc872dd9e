import { languages, type Language } from '.'

/**
 * Texts of which only the languages in use are loaded. In the built app, every dictionary of a game is created by {@link byLoadedLanguage}
 * instead of `byLanguage` (build/one-language.ts). In development and in tests, dictionaries contain all languages.
 */

/** Functions that load the dictionaries created so far. */
const created = new Set<(language: Language) => Promise<void>>()

/** Imports of a dictionary by language. */
type Source<T> = Readonly<Record<Language, () => Promise<T>>>

/**
 * Returns a function that finds the texts of a language synchronously. If they are not loaded yet, the function throws the promise of
 * loading them, so that React suspends the component. `loadTexts` loads them in advance.
 */
export const byLoadedLanguage = <T>(source: Source<T>): ((language: Language) => T) => {
  const loaded: Partial<Record<Language, { readonly texts: T }>> = {}
  const loading: Partial<Record<Language, Promise<void>>> = {}
  const load = (language: Language): Promise<void> =>
    (loading[language] ??= source[language]().then(
      (texts) => void (loaded[language] = { texts }),
      (reason: unknown) => {
        // The next call repeats a failed request.
        delete loading[language]
        throw reason
      },
    ))
  created.add(load)
  return (language) => {
    const found = loaded[language]
    // oxlint-disable-next-line typescript/only-throw-error -- React suspends a component that throws a promise.
    if (found === undefined) throw load(language)
    return found.texts
  }
}

/** Returns the language of the page, from its `lang` attribute. */
const languageOfPage = (): Language => languages.find((one) => one === document.documentElement.lang) ?? 'en'

/** Loads a language for all dictionaries created so far, by default the language of the page. Rejects if a request fails. */
export const loadTexts = async (language: Language = languageOfPage()): Promise<void> => {
  await Promise.all([...created].map((load) => load(language)))
}
