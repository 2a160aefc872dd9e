import type { Language } from '.'

/** Returns a function that finds the texts of a language. The type requires texts for every language. */
export const byLanguage =
  <T>(texts: Readonly<Record<Language, T>>) =>
  (language: Language): T =>
    texts[language]
