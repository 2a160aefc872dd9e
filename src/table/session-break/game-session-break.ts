import type { ChecklistStep } from '../SetupChecklist'

/** What a game hands in for the end of an evening, in the language of the page. Nothing of it may tell a sealed choice. */
export interface GameSessionBreak {
  /** The whole position in words, in the order in which one builds the board: enough to go on from paper. */
  readonly sheet: readonly SheetPart[]
  /** What is to be said below the last part. */
  readonly rest: string
  /** What to lay out so that the game can go on. */
  readonly steps: readonly ChecklistStep[]
}

/** What belongs together on the sheet. */
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
