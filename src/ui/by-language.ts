import type { Language } from './language'

/** Returns the function that finds the texts of a language. The type demands texts in every language. */
export const byLanguage =
  <T>(texts: Readonly<Record<Language, T>>) =>
  (language: Language): T =>
    texts[language]
