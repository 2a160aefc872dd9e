import type { Speech } from '../speech'
import type { SheetWords } from './words'

/** Texts for the printout: texts of the printout, and texts of the game. */
export interface Translator {
  readonly speech: Speech
  readonly sheet: SheetWords
}
