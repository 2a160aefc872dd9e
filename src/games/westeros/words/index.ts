import type { Refusal } from '../../../referee'
import type { AnyEvent } from '../model/events'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'
import type { Texts } from './en'
import type { DeferredTexts } from './en/deferred'
import { given } from './sentences/lookup'
import type { AtOnce, RefusalWords } from './sentences/shapes'

export type { Texts } from './en'
export type { DeferredTexts } from './en/deferred'
export type { AtOnce, RefusalWords, SetupWords } from './sentences/shapes'

/** Languages in which Westeros speaks. */
export const WORD_LANGUAGES = ['en', 'cs'] as const
export type WordLanguage = (typeof WORD_LANGUAGES)[number]

/** The first words of a table in one language: all that an open question, and the screen around it, may need. */
export interface FirstWords extends Texts {
  readonly language: WordLanguage
  /** The objection to an answer, in one sentence. */
  wrong(this: void, refusal: Refusal<Code>, state: State): string
  /** The text of an event beside the open question: the same as in the log. */
  atOnce(event: Extract<AnyEvent, { e: AtOnce }>, before: State | undefined, after: State): string
}

/** Everything that Westeros says in one language: its texts by subject, and whole sentences about refusals and events. */
export interface Words extends FirstWords, DeferredTexts {
  /** The reason of a refusal and the allowed alternative; the screen shows the number of the rule beside it. */
  refusal(refusal: Refusal<Code>, state: State): RefusalWords
  /**
   * The text of an event, in one or two sentences for the log. It contains no sealed choice before its reveal.
   * @param before the state before the event; undefined for the first one
   */
  event(event: AnyEvent, before: State | undefined, after: State): string
}

/** The same, under a name that does not clash with the words of the building blocks. */
export type GameWords = Words

type Telling<E> = (event: E, after: State, before: State) => string

/** Joins the texts that are said first to their language. */
const speakFirst = (language: WordLanguage, texts: Texts): FirstWords => ({
  ...texts,
  language,
  wrong: ({ code, params, rule }, state) => texts.refusals[code](given(params, state, rule)),
  // The text of an event takes exactly the event of its kind: the table of texts is keyed by the kind.
  atOnce: (event, before, after) => (texts.toldAtOnce[event.e] as Telling<typeof event>)(event, after, before ?? after),
})

/** Joins the later texts to those that are said first. */
const speakAll = (first: FirstWords, texts: DeferredTexts): Words => ({
  ...first,
  ...texts,
  refusal: ({ code, params, rule }, state) => {
    const figures = given(params, state, rule)
    return { wrong: first.refusals[code](figures), allowed: texts.allowed[code](figures) }
  },
  event: (event, before, after) => (texts.events[event.e] as Telling<AnyEvent>)(event, after, before ?? after),
})

type Chunks<T> = Readonly<Record<WordLanguage, () => Promise<{ readonly default: T }>>>

const first: Chunks<Texts> = { en: () => import('./en'), cs: () => import('./cs') }
const later: Chunks<DeferredTexts> = { en: () => import('./en/deferred'), cs: () => import('./cs/deferred') }

/** Fetches words once in each language; a failed fetch is tried again the next time. */
const fetched = <T>(fetch: (language: WordLanguage) => Promise<T>): ((language: WordLanguage) => Promise<T>) => {
  const asked = new Map<WordLanguage, Promise<T>>()
  return (language) => {
    const already = asked.get(language)
    if (already !== undefined) return already
    const loading = fetch(language)
    loading.then(
      // A screen reads these two, and does not wait for a promise that carries them.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => asked.delete(language),
    )
    asked.set(language, loading)
    return loading
  }
}

/** Loads the first words of a table in a language; their chunk is fetched once. A failed fetch is tried again the next time. */
export const loadFirstWords = fetched(async (language): Promise<FirstWords> => speakFirst(language, (await first[language]()).default))

/** All words of a language: those that are said first, and those of the other screens, which are a chunk of their own. */
export const loadWords = fetched(async (language): Promise<Words> => {
  const [early, { default: texts }] = await Promise.all([loadFirstWords(language), later[language]()])
  return speakAll(early, texts)
})
