import { wordsOf } from '../../ui/words'
import cs from './cs'
import en from './en'

/** The words of the shell, which come with the first script in every language: a first visit waits for no file of its own for them. */
export const useWords = wordsOf<typeof en>({ en: async () => ({ default: en }), cs: async () => ({ default: cs }) })
