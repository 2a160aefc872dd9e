import type { ReactNode } from 'react'
import type { FigureColumn } from '../RoleFigures'
import type { OrderTrack, RoleRow, SpaceTrack } from '../roles/role-sheet'

/**
 * Configuration of the overview by a game, for a tablet or a television next to the board, in the language of the page. Contains public
 * information only.
 */
export interface OverviewSpec<Role extends string = string> {
  /** Round, phase and step, e.g. "Round 3 of 10", "Action", "Marches". A text that is equal to the text before is not shown. */
  readonly where: readonly string[]
  /** Open question in one sentence; after the end of the game, how the game ended. */
  readonly asked: string
  /** Effects that apply in this round. Either each effect has an icon, or all effects share one icon, by default a gate. */
  readonly inForce: {
    readonly label: string
    readonly rules: readonly string[]
    readonly icon?: string
    readonly icons?: readonly string[]
  }
  /** Drawn board: left of the roles on a wide screen, otherwise above the roles. */
  readonly board?: ReactNode
  /** Content below the roles; its elements are next to each other on a wide screen. */
  readonly below?: ReactNode
  /** Name for the roles of this game: "Houses". */
  readonly rolesLabel: string
  readonly roles: readonly OverviewRole<Role>[]
  readonly figures: readonly OverviewFigure[]
  readonly ordersLabel: string
  readonly orders: readonly OrderTrack<Role>[]
  readonly spaces: readonly SpaceTrack<Role>[]
  /** Phases of a round in order, and the current phase. */
  readonly phases?: {
    readonly label: string
    readonly names: readonly { readonly id: string; readonly name: string }[]
    readonly at: string
  }
  /** Legend that explains the icons of the numbers. */
  readonly legend?: readonly FigureColumn[]
}

/** Column with numbers of the roles. If `asked` is given, a number is shown as "7/8" and highlighted if it reaches `asked`. */
export interface OverviewFigure extends FigureColumn {
  readonly asked?: number | undefined
}

export interface OverviewRole<Role extends string = string> {
  readonly row: RoleRow<Role>
  /** CSS class with the colours of the role; by default the id of the role. */
  readonly colours?: string
  /** Whether no player controls the role. */
  readonly waits: boolean
  /** Progress of the role in the current step. */
  readonly progress?:
    | { readonly at: 'done' | 'here' | 'sealed' | 'waits'; readonly text: string; readonly icon?: string | undefined }
    | undefined
  /** Whether the overview shows the number itself instead of slots. */
  readonly isAmount?: boolean
  /** Text next to the number that the role has reached: "of 7 castles". */
  readonly goalText: string
  /** Sizes of groups of pieces that the rules allow, and the current groups. */
  readonly heaps?: SlotGroups
}

/** Groups of slots, either with a label for each group or with one label for all. */
export type SlotGroups =
  | { readonly label: string; readonly rooms: readonly number[] }
  | { readonly heaps: readonly { readonly label: string; readonly filled: number; readonly room: number }[] }
