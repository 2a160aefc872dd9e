import type { Refusal } from '../../../referee'
import type { AnyEvent } from '../events'
import type { Code } from '../refusals'
import type { State } from '../state'
import type { Texts } from './en'
import { given } from './lookup'
import type { RefusalWords } from './shapes'

export type { Texts } from './en'
export type { NamedStep, OptionWords, QuestionWords, RefusalWords, SetupStep, SetupWords } from './shapes'
export type { BoxFact, SettingWords } from './en/settings'

/** Languages in which Westeros speaks. */
export const WORD_LANGUAGES = ['en', 'cs'] as const
export type WordLanguage = (typeof WORD_LANGUAGES)[number]

/** Everything that Westeros says in one language: its texts by subject, and whole sentences about refusals and events. */
export interface Words extends Texts {
  readonly language: WordLanguage
  /** What is wrong and what would be allowed instead; the number of the rule stands beside it on the screen. */
  refusal(refusal: Refusal<Code>, state: State): RefusalWords
  /**
   * What happened, in one or two sentences for the log. Tells nothing of a sealed choice before its reveal.
   * @param before the state before the event; undefined for the first one
   */
  event(event: AnyEvent, before: State | undefined, after: State): string
}

/** The same, under a name that does not clash with the words of the building blocks. */
export type GameWords = Words

/** Joins texts to the words of a language. */
export const speakWith = (language: WordLanguage, texts: Texts): Words => ({
  ...texts,
  language,
  refusal: ({ code, params, rule }, state) => texts.refusals[code](given(params, state, rule)),
  // The text of an event takes exactly the event of its kind: the table of texts is keyed by the kind.
  event: (event, before, after) =>
    (texts.events[event.e] as (event: AnyEvent, after: State, before: State) => string)(event, after, before ?? after),
})

const chunks: Readonly<Record<WordLanguage, () => Promise<{ readonly default: Texts }>>> = {
  en: () => import('./en'),
  cs: () => import('./cs'),
}

const loading = new Map<WordLanguage, Promise<Words>>()
const loaded = new Map<WordLanguage, Words>()

/** The words of a language; its chunk is fetched once. A failed fetch is tried again the next time. */
export const loadWords = (language: WordLanguage): Promise<Words> => {
  const already = loading.get(language)
  if (already !== undefined) return already
  const fetching = fetchWords(language)
  loading.set(language, fetching)
  return fetching
}

const fetchWords = async (language: WordLanguage): Promise<Words> => {
  try {
    const words = speakWith(language, (await chunks[language]()).default)
    loaded.set(language, words)
    return words
  } catch (reason) {
    loading.delete(language)
    throw reason
  }
}

/** The words of a language that has been loaded already; undefined while it has not. */
export const wordsAtHand = (language: WordLanguage): Words | undefined => loaded.get(language)
