import { use } from 'react'
import { bindAll, useLanguage } from '../../../ui/words'
import { loadFirstWords, loadWords, type FirstWords, type Words } from '.'

/** Caches the bound texts (see `bindAll`). The keys are the loaded texts. */
const shown = new WeakMap<FirstWords, FirstWords>()

const onScreen = <W extends FirstWords>(words: W): W => {
  // The same texts always return the same object.
  const already = shown.get(words) as W | undefined
  if (already !== undefined) return already
  const bound = bindAll(words.language, words)
  shown.set(words, bound)
  return bound
}

// `use` must be called on every render: React matches its calls by order.

/** Returns the first texts of Westeros in the language of the page. Suspends while they load. */
export const useFirstWords = (): FirstWords => onScreen(use(loadFirstWords(useLanguage())))

/** Returns all texts of Westeros in the language of the page, for lazy-loaded screens. Suspends while they load. */
export const useGameWords = (): Words => onScreen(use(loadWords(useLanguage())))
