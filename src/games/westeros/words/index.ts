import type { Refusal } from '../../../referee'
import type { AnyEvent } from '../model/events'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'
import type { Language } from '../../../ui/language'
import type { Texts } from './en'
import type { DeferredTexts } from './en/deferred'
import { firstTexts, type Imports } from './first'
import { given } from './sentences/lookup'
import type { AtOnce, RefusalWords } from './sentences/shapes'

export type { Texts } from './en'
export type { DeferredTexts } from './en/deferred'
export type { AtOnce, RefusalWords, SetupWords } from './sentences/shapes'

/** First texts in one language: those of an open question and the screen around it. */
export interface FirstWords extends Texts {
  readonly language: Language
  /** Returns the reason of a refusal, in one sentence. */
  wrong(this: void, refusal: Refusal<Code>, state: State): string
  /** Returns the text of an event next to the open question, equal to the log text. */
  atOnce(event: Extract<AnyEvent, { e: AtOnce }>, before: State | undefined, after: State): string
}

/** All Westeros texts in one language: texts by subject, refusals and events. */
export interface Words extends FirstWords, DeferredTexts {
  /** Returns the reason of a refusal and the allowed alternative; the screen shows the rule number next to them. */
  refusal(refusal: Refusal<Code>, state: State): RefusalWords
  /**
   * Returns the log text of an event, in one or two sentences. Contains no sealed choice before its reveal.
   * @param before the state before the event; undefined for the first event
   */
  event(event: AnyEvent, before: State | undefined, after: State): string
}

/** Alias that does not clash with the texts of shared components. */
export type GameWords = Words

type Telling<E> = (event: E, after: State, before: State) => string

/** Adds the language and the text functions to the first texts. */
const speakFirst = (language: Language, texts: Texts): FirstWords => ({
  ...texts,
  language,
  wrong: ({ code, params, rule }, state) => texts.refusals[code](given(params, state, rule)),
  // The texts are keyed by the kind of event, so each text gets an event of its kind.
  atOnce: (event, before, after) => (texts.toldAtOnce[event.e] as Telling<typeof event>)(event, after, before ?? after),
})

/** Adds the deferred texts and their functions to the first texts. */
const speakAll = (first: FirstWords, texts: DeferredTexts): Words => ({
  ...first,
  ...texts,
  refusal: ({ code, params, rule }, state) => {
    const figures = given(params, state, rule)
    return { wrong: first.refusals[code](figures), allowed: texts.allowed[code](figures) }
  },
  event: (event, before, after) => (texts.events[event.e] as Telling<AnyEvent>)(event, after, before ?? after),
})

const later: Imports<DeferredTexts> = { en: () => import('./en/deferred'), cs: () => import('./cs/deferred') }

/** Loads once per language and caches the promise; a failed load is retried at the next call. */
const fetched = <T>(fetch: (language: Language) => Promise<T>): ((language: Language) => Promise<T>) => {
  const asked = new Map<Language, Promise<T>>()
  return (language) => {
    const already = asked.get(language)
    if (already !== undefined) return already
    const loading = fetch(language)
    loading.then(
      // React reads these two fields of a promise synchronously instead of suspending.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => asked.delete(language),
    )
    asked.set(language, loading)
    return loading
  }
}

/** Loads the first texts in a language; their chunk is loaded once. A failed load is retried at the next call. */
export const loadFirstWords = fetched(async (language): Promise<FirstWords> => speakFirst(language, (await firstTexts[language]()).default))

/** Loads all texts of a language: the first texts and the deferred texts, which are a separate chunk. */
export const loadWords = fetched(async (language): Promise<Words> => {
  const [early, { default: texts }] = await Promise.all([loadFirstWords(language), later[language]()])
  return speakAll(early, texts)
})
