import { wordsOf } from '../../ui/words'
import cs from './cs'
import en from './en'

/**
 * Hook that returns the texts of the main screens. All languages are part of the entry script, so that a first visit
 * needs no extra request.
 */
export const useWords = wordsOf<typeof en>({ en: async () => ({ default: en }), cs: async () => ({ default: cs }) })
