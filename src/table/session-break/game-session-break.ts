import type { ChecklistStep } from '../SetupChecklist'

/** The parts that a game provides for the end of an evening, in the language of the page. No part shows a sealed choice. */
export interface GameSessionBreak {
  /** The whole position in words, in the order in which one builds the board: enough to go on from paper. */
  readonly sheet: readonly SheetPart[]
  /** The note below the last part. */
  readonly rest: string
  /** The steps of the setup with which the game continues. */
  readonly steps: readonly ChecklistStep[]
}

/** A group of rows on the sheet. */
export interface SheetPart {
  readonly title: string
  /** The role whose part it is. */
  readonly role?: string
  readonly lines: readonly SheetLine[]
}

/** One fact: "Winterfell", "1 knight and 1 footman · March +1 (star)". */
export interface SheetLine {
  readonly name: string
  readonly said: string
}
