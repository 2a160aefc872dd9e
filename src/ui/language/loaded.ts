import { languages, type Language } from '.'

/**
 * Loads only texts in the languages in use. In the built app, every dictionary of a game is created by {@link byLoadedLanguage} instead of
 * `byLanguage` (build/one-language.ts). In development and in tests, dictionaries contain all languages.
 */

/** Functions that load the texts of a language. There is one for each dictionary created so far. */
const created = new Set<(language: Language) => Promise<void>>()

/** Functions that import a dictionary. The key is the language. */
type Source<T> = Readonly<Record<Language, () => Promise<T>>>

/**
 * Creates a function that returns the texts of a language synchronously. If the texts are not loaded yet, the function throws the promise
 * that loads them, so that React suspends the component. `loadTexts` loads texts in advance.
 */
export const byLoadedLanguage = <T>(source: Source<T>): ((language: Language) => T) => {
  const loaded: Partial<Record<Language, { readonly texts: T }>> = {}
  const loading: Partial<Record<Language, Promise<void>>> = {}
  const load = (language: Language): Promise<void> =>
    (loading[language] ??= source[language]().then(
      (texts) => void (loaded[language] = { texts }),
      (reason: unknown) => {
        // Removes a failed request, so that the next call tries again.
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
