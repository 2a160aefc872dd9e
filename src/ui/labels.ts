import { useLanguage } from './words'
import { builtInIn, type BuiltIn } from './built-in/words'

/** Returns the texts of the UI components in the language of the page. They are available synchronously. */
export const useLabels = (): BuiltIn['labels'] => builtInIn(useLanguage()).labels
