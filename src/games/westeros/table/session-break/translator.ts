import type { Speech } from '../speech'
import type { SheetWords } from './words'

/** Texts for printing a position: the texts of the printout, and the texts of the game. */
export interface Translator {
  readonly speech: Speech
  readonly sheet: SheetWords
}
