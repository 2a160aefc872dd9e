import type { ReactNode } from 'react'

/** The facts of every role at a glance, in the language of the page: public facts only. */
export interface RoleRow<Role extends string = string> {
  readonly role: Role
  readonly name: string
  /** Who plays it, or that nobody does. */
  readonly player: string
  /** The progress to victory, as slots that fill. */
  readonly goal: Goal
  /** One for each column; undefined where it is not reported. */
  readonly figures: readonly (number | undefined)[]
  /** Facts that do not fit the columns. */
  readonly rest?: ReactNode
}

/** The figure that counts towards the end of the game. */
export interface Goal {
  readonly reached: number
  readonly needed: number
  /** "5 castles" */
  readonly label: string
}

/** A track that ranks the roles, the first first. */
export interface OrderTrack<Role extends string = string> {
  readonly id: string
  readonly icon: string
  readonly name: string
  readonly places: readonly {
    readonly role: Role
    /** The worth of the place: "3 stars". */
    readonly worth?: { readonly icon: string; readonly n: number; readonly label: string }
    /** Something of it is used up: "used". */
    readonly used?: string
  }[]
}

/** A track of numbered spaces, with the markers of roles on them or with one marker of the game. */
export interface SpaceTrack<Role extends string = string> {
  readonly id: string
  readonly icon: string
  readonly name: string
  readonly spaces: readonly Space<Role>[]
}

export interface Space<Role extends string = string> {
  readonly n: number
  /** Whose markers lie here; faded ones are about to leave. Undefined on a track without markers of roles. */
  readonly roles?: readonly { readonly role: Role; readonly fades?: boolean }[]
  /** The marker of the game is here. */
  readonly isNow?: boolean
  /** The text printed below it. */
  readonly printed?: { readonly text: string; readonly label: string }
}
