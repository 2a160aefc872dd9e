import { languages, type Language } from '.'

/** Creates a function that returns the texts of a language. The type requires texts for every language. */
export const byLanguage =
  <T>(texts: Readonly<Record<Language, T>>) =>
  (language: Language): T =>
    texts[language]

/**
 * Returns an object with the result of a function for every language. The function is called when a language is read for the first time.
 */
export const inEveryLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => {
  const made: Partial<Record<Language, T>> = {}
  const get = (language: Language) => ({ enumerable: true, get: (): T => (made[language] ??= make(language)) })
  return Object.defineProperties({}, Object.fromEntries(languages.map((language) => [language, get(language)]))) as Record<Language, T>
}
