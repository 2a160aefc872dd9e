import { use } from 'react'
import { bindAll, useLanguage } from '../../../ui/words'
import { loadFirstWords, loadWords, type FirstWords, type Words } from '.'

/** Caches the texts for components. The keys are the loaded texts; the cached texts have bound functions (`bindAll`). */
const shown = new WeakMap<FirstWords, FirstWords>()

const onScreen = <W extends FirstWords>(words: W): W => {
  // Return the same object for the same texts, so that React does not render the components again.
  const already = shown.get(words) as W | undefined
  if (already !== undefined) return already
  const bound = bindAll(words.language, words)
  shown.set(words, bound)
  return bound
}

// `use` must be called on every render, because React matches its calls by order.

/** Hook that returns the first texts of Westeros in the language of the page. Suspends while the texts load. */
export const useFirstWords = (): FirstWords => onScreen(use(loadFirstWords(useLanguage())))

/** Hook that returns all texts of Westeros in the language of the page, for lazy-loaded screens. Suspends while the texts load. */
export const useGameWords = (): Words => onScreen(use(loadWords(useLanguage())))
