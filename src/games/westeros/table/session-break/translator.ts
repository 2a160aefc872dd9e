import type { Speech } from '../speech'
import type { SheetWords } from './words'

/** The texts for the sheet: the words of the sheet, and those of the game. */
export interface Translator {
  readonly speech: Speech
  readonly sheet: SheetWords
}
