import type { ReactNode } from 'react'
import type { ChecklistStep } from '../SetupChecklist'

/**
 * Configuration by a game for the screens that interrupt and continue a session, in the language of the page. No screen shows a sealed
 * choice.
 */
export interface GameSessionBreak {
  /** Complete position as text, in the order of setting up the board: the printed text is enough to continue the game. */
  readonly sheet: readonly SheetPart[]
  /** Note shown below the printed position of the game. */
  readonly rest: string
  /** Steps of setting up the physical board again. */
  readonly steps: readonly ChecklistStep[]
}

/** Group of lines of the printed position. */
export interface SheetPart {
  readonly title: string
  /** Role that owns the group of lines. */
  readonly role?: string
  readonly lines: readonly SheetLine[]
  /** Drawing above the lines, such as the layout of a map. */
  readonly drawing?: ReactNode
}

/** Line of the printed position, e.g. name "Winterfell", text "1 knight and 1 footman · March +1 (star)". */
export interface SheetLine {
  readonly name: string
  readonly text: string
}
