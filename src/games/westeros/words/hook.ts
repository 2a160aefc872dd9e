import { use } from 'react'
import { useLanguage } from '../../../ui/words'
import { loadWords, wordsAtHand, type Words } from '.'

/** The words of Westeros in the language of the page. While they are being loaded, the nearest Suspense shows what it shows then. */
export const useGameWords = (): Words => {
  const language = useLanguage()
  return wordsAtHand(language) ?? use(loadWords(language))
}
