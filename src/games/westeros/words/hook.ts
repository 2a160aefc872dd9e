import { use } from 'react'
import { bindAll, useLanguage } from '../../../ui/words'
import { loadFirstWords, loadWords, type FirstWords, type Words } from '.'

/** The words as the screens show them, by the words as they were loaded. */
const shown = new WeakMap<FirstWords, FirstWords>()

const onScreen = <W extends FirstWords>(words: W): W => {
  // The same words always give the same object.
  const already = shown.get(words) as W | undefined
  if (already !== undefined) return already
  const bound = bindAll(words.language, words)
  shown.set(words, bound)
  return bound
}

// `use` is always called: React counts its calls, and one left out hands the next one another call's words.

/** The first words of Westeros, in the language of the page. During the load the nearest Suspense shows its fallback. */
export const useFirstWords = (): FirstWords => onScreen(use(loadFirstWords(useLanguage())))

/** All words of Westeros in the language of the page, for screens that are fetched when they are shown. */
export const useGameWords = (): Words => onScreen(use(loadWords(useLanguage())))
