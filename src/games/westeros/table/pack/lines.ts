import type { Speech } from '../speech'
import type { PackWords } from './words'

/** One fact: "Winterfell", "1 knight and 1 footman · March +1 (star)". */
export interface SheetLine {
  readonly name: string
  readonly said: string
}

/** What speaks on the sheet: the words of packing up, and those of the game. */
export interface Voice {
  readonly speech: Speech
  readonly pack: PackWords
}
