import type { ReactNode } from 'react'
import type { ChecklistStep } from '../SetupChecklist'

/** Configuration of the screens of a session break by a game, in the language of the page. No part shows a sealed choice. */
export interface GameSessionBreak {
  /** Complete position as text, in the order of setting up the board: enough to continue from paper. */
  readonly sheet: readonly SheetPart[]
  /** Note below the last part. */
  readonly rest: string
  /** Steps of setting up the board again. */
  readonly steps: readonly ChecklistStep[]
}

/** Group of rows of the printed position. */
export interface SheetPart {
  readonly title: string
  /** Role that the group belongs to. */
  readonly role?: string
  readonly lines: readonly SheetLine[]
  /** Drawing above the rows, such as the layout of a map. */
  readonly drawing?: ReactNode
}

/** One line, e.g. name "Winterfell", text "1 knight and 1 footman · March +1 (star)". */
export interface SheetLine {
  readonly name: string
  readonly text: string
}
