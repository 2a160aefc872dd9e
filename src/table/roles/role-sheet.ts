import type { ReactNode } from 'react'

/** Public information about a role in one table row, in the language of the page. */
export interface RoleRow<Role extends string = string> {
  readonly role: Role
  readonly name: string
  /** Name of the player, or a text that says that the role has no player. */
  readonly player: string
  /** Progress of the role towards victory. */
  readonly goal: Goal
  /** Number of the role for each column; undefined if the players did not report the number. */
  readonly figures: readonly (number | undefined)[]
  /** Information about the role that does not fit the columns. */
  readonly rest?: ReactNode
}

/** Count that decides the end of the game, e.g. of castles. */
export interface Goal {
  readonly reached: number
  readonly needed: number
  /** The count and its unit as text, e.g. "5 castles". */
  readonly label: string
}

/** Track that ranks the roles, from first to last. */
export interface OrderTrack<Role extends string = string> {
  readonly id: string
  readonly icon: string
  readonly name: string
  readonly places: readonly {
    readonly role: Role
    /** Benefit that the position on the track gives: "3 stars". */
    readonly worth?: { readonly icon: string; readonly n: number; readonly label: string }
    /** Text shown if the token of the position has been used: "used". */
    readonly used?: string
  }[]
}

/** Track of numbered spaces, with markers of the roles or one marker of the game. */
export interface SpaceTrack<Role extends string = string> {
  readonly id: string
  readonly icon: string
  readonly name: string
  readonly spaces: readonly Space<Role>[]
}

export interface Space<Role extends string = string> {
  readonly n: number
  /** Roles whose markers are on the space. Markers that are about to leave are faded. Undefined if the track has no markers of roles. */
  readonly roles?: readonly { readonly role: Role; readonly fades?: boolean }[]
  /** Whether the marker of the game is on this space. */
  readonly isNow?: boolean
  /** Text that the board shows below the space. */
  readonly printed?: { readonly text: string; readonly label: string }
}
