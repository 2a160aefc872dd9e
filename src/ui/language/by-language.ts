import { languages, type Language } from '.'

/** Returns a function that finds the texts of a language. The type requires texts for every language. */
export const byLanguage =
  <T>(texts: Readonly<Record<Language, T>>) =>
  (language: Language): T =>
    texts[language]

/** Calls a function for each language. Returns its results by language. */
export const inEveryLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>
