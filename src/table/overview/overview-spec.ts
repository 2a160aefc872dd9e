import type { ReactNode } from 'react'
import type { FigureColumn } from '../RoleFigures'
import type { OrderTrack, RoleRow, SpaceTrack } from '../roles/role-sheet'

/** The parts that a game provides for a tablet or a television beside the board, in the language of the page: public facts only. */
export interface OverviewSpec<Role extends string = string> {
  /** "Round 3 of 10", "Action", "Marches"; what says the same as the one before it is left out. */
  readonly where: readonly string[]
  /** The open question in one sentence; at the end of the game, how it ended. */
  readonly asked: string
  /** The effects in force in this round, with the sign of all of them, a gate by default; or each with a sign of its own. */
  readonly inForce: {
    readonly label: string
    readonly rules: readonly string[]
    readonly icon?: string
    readonly icons?: readonly string[]
  }
  /** The board, to the left of the roles on a wide screen and above them otherwise. */
  readonly board?: ReactNode
  /** The parts below the roles, side by side on a wide screen. */
  readonly below?: ReactNode
  /** Who is on the table, as one says: "Houses". */
  readonly rolesLabel: string
  readonly roles: readonly OverviewRole<Role>[]
  readonly figures: readonly FigureColumn[]
  readonly ordersLabel: string
  readonly orders: readonly OrderTrack<Role>[]
  readonly spaces: readonly SpaceTrack<Role>[]
  /** The parts of a round in their order, with the present one. */
  readonly phases?: {
    readonly label: string
    readonly names: readonly { readonly id: string; readonly name: string }[]
    readonly at: string
  }
  /** Explains the signs of the figures. */
  readonly legend?: readonly FigureColumn[]
}

export interface OverviewRole<Role extends string = string> {
  readonly row: RoleRow<Role>
  /** The class that brings its colours; its id by default. */
  readonly colours?: string
  /** Nobody plays it. */
  readonly waits: boolean
  /** How far it is in the present step. */
  readonly progress?:
    | { readonly at: 'done' | 'here' | 'sealed' | 'waits'; readonly text: string; readonly icon?: string | undefined }
    | undefined
  /** The number is an amount that is not filled up in slots. */
  readonly isAmount?: boolean
  /** Beside the number that is reached: "of 7 castles". */
  readonly goalText: string
  /** The allowed group sizes, and the present groups. */
  readonly heaps?: SlotGroups
}

/** Heaps of slots: each with a name of its own, or all with one. */
export type SlotGroups =
  | { readonly label: string; readonly rooms: readonly number[] }
  | { readonly heaps: readonly { readonly label: string; readonly filled: number; readonly room: number }[] }
