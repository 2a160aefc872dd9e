import type { ReactNode } from 'react'
import type { FigureColumn } from '../RoleFigures'
import type { OrderTrack, RoleRow, SpaceTrack } from '../roles/role-sheet'

/**
 * Configuration of the overview by a game, for a tablet or a television next to the board, in the language of the page. Contains public
 * information only.
 */
export interface OverviewSpec<Role extends string = string> {
  /** E.g. "Round 3 of 10", "Action", "Marches"; a part equal to the previous one is omitted. */
  readonly where: readonly string[]
  /** Open question in one sentence; at the end of the game, how it ended. */
  readonly asked: string
  /** Effects in force in this round, with one icon for all, a gate by default, or an icon for each. */
  readonly inForce: {
    readonly label: string
    readonly rules: readonly string[]
    readonly icon?: string
    readonly icons?: readonly string[]
  }
  /** Board, left of the roles on a wide screen, otherwise above them. */
  readonly board?: ReactNode
  /** Content below the roles, side by side on a wide screen. */
  readonly below?: ReactNode
  /** Word for the roles: "Houses". */
  readonly rolesLabel: string
  readonly roles: readonly OverviewRole<Role>[]
  readonly figures: readonly OverviewFigure[]
  readonly ordersLabel: string
  readonly orders: readonly OrderTrack<Role>[]
  readonly spaces: readonly SpaceTrack<Role>[]
  /** Phases of a round in order, and the current one. */
  readonly phases?: {
    readonly label: string
    readonly names: readonly { readonly id: string; readonly name: string }[]
    readonly at: string
  }
  /** Legend of the icons of the figures. */
  readonly legend?: readonly FigureColumn[]
}

/** Column of figures; with `asked`, a figure is shown as "7/8" and highlighted if it reaches that number. */
export interface OverviewFigure extends FigureColumn {
  readonly asked?: number | undefined
}

export interface OverviewRole<Role extends string = string> {
  readonly row: RoleRow<Role>
  /** CSS class with the colours of the role; its id by default. */
  readonly colours?: string
  /** The role has no player. */
  readonly waits: boolean
  /** Progress of the role in the current step. */
  readonly progress?:
    | { readonly at: 'done' | 'here' | 'sealed' | 'waits'; readonly text: string; readonly icon?: string | undefined }
    | undefined
  /** The number is an amount that is not shown as slots. */
  readonly isAmount?: boolean
  /** Text next to the reached number: "of 7 castles". */
  readonly goalText: string
  /** Allowed sizes of groups, and the current groups. */
  readonly heaps?: SlotGroups
}

/** Groups of slots: with a label for each, or one label for all. */
export type SlotGroups =
  | { readonly label: string; readonly rooms: readonly number[] }
  | { readonly heaps: readonly { readonly label: string; readonly filled: number; readonly room: number }[] }
