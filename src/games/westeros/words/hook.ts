import { use } from 'react'
import { bindAll, useLanguage } from '../../../ui/words'
import { loadWords, wordsAtHand, type Words } from '.'

/** The words as the screens show them, by the words as they were loaded. */
const shown = new WeakMap<Words, Words>()

const onScreen = (words: Words): Words => {
  const already = shown.get(words)
  if (already !== undefined) return already
  const bound = bindAll(words.language, words)
  shown.set(words, bound)
  return bound
}

/** The words of Westeros in the language of the page. While they are being loaded, the nearest Suspense shows what it shows then. */
export const useGameWords = (): Words => {
  const language = useLanguage()
  return onScreen(wordsAtHand(language) ?? use(loadWords(language)))
}
