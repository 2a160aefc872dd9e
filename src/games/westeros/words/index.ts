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

/** First texts of Westeros in one language: the texts of an open question and of the screen around the question. */
export interface FirstWords extends Texts {
  readonly language: Language
  /** Returns the reason of a refusal, in one sentence. */
  wrong(this: void, refusal: Refusal<Code>, state: State): string
  /** Returns the text of an event that is shown next to the open question. The text is the same as in the log. */
  atOnce(event: Extract<AnyEvent, { e: AtOnce }>, before: State | undefined, after: State): string
}

/** All texts of Westeros in one language, including refusals and log texts. */
export interface Words extends FirstWords, DeferredTexts {
  /** Returns the reason of a refusal and the allowed alternative. The screen shows the number of the rule next to these texts. */
  refusal(refusal: Refusal<Code>, state: State): RefusalWords
  /**
   * Returns the log text of an event, in one or two sentences. The text contains no sealed choice before its reveal.
   * @param before the state before the event; undefined for the first event
   */
  event(event: AnyEvent, before: State | undefined, after: State): string
}

/** Alias of the type `Words`, for files that also import texts of shared components with this name. */
export type GameWords = Words

type Telling<E> = (event: E, after: State, before: State) => string

/** Returns the first texts of a language together with the language and the text functions. */
const speakFirst = (language: Language, texts: Texts): FirstWords => ({
  ...texts,
  language,
  wrong: ({ code, params, rule }, state) => texts.refusals[code](given(params, state, rule, texts.names.area)),
  // The texts are stored by kind of event, so each text function receives an event of its own kind.
  atOnce: (event, before, after) => (texts.toldAtOnce[event.e] as Telling<typeof event>)(event, after, before ?? after),
})

/** Returns the first texts together with the texts that are loaded later. */
const speakAll = (first: FirstWords, texts: DeferredTexts): Words => ({
  ...first,
  ...texts,
  refusal: ({ code, params, rule }, state) => {
    const figures = given(params, state, rule, first.names.area)
    return { wrong: first.refusals[code](figures), allowed: texts.allowed[code](figures) }
  },
  event: (event, before, after) => (texts.events[event.e] as Telling<AnyEvent>)(event, after, before ?? after),
})

const later: Imports<DeferredTexts> = { en: () => import('./en/deferred'), cs: () => import('./cs/deferred') }

/** Returns a function that loads texts once per language and caches the promise. A load that failed is repeated at the next call. */
const fetched = <T>(fetch: (language: Language) => Promise<T>): ((language: Language) => Promise<T>) => {
  const asked = new Map<Language, Promise<T>>()
  return (language) => {
    const already = asked.get(language)
    if (already !== undefined) return already
    const loading = fetch(language)
    loading.then(
      // React reads the fields `status` and `value` of a promise synchronously instead of suspending.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => asked.delete(language),
    )
    asked.set(language, loading)
    return loading
  }
}

/** Loads the first texts of Westeros in a language; their chunk is loaded once. A load that failed is repeated at the next call. */
export const loadFirstWords = fetched(async (language): Promise<FirstWords> => speakFirst(language, (await firstTexts[language]()).default))

/** Loads all texts of Westeros in a language: the first texts, and the texts that are loaded later, which are a separate chunk. */
export const loadWords = fetched(async (language): Promise<Words> => {
  const [early, { default: texts }] = await Promise.all([loadFirstWords(language), later[language]()])
  return speakAll(early, texts)
})
