import type { ReactNode } from 'react'
import type { Cell } from '../../ui/csv'
import type { KnownBox } from './bg-stats'

/**
 * A game as its charts tell it, in the language of the page: only what everybody at the table has seen. A game makes it of its line of
 * play; the table draws it, and hands it out as a picture, as text and as tables.
 */
export interface GameStory<Role extends string = string> {
  /** Who is on the table, in the order of the box. */
  readonly roles: readonly ChartRole<Role>[]
  /** The word for a role: "House". */
  readonly roleWord: string
  /** In the order in which they are shown; the picture has the first one with lines too. */
  readonly charts: readonly Chart<Role>[]
  /** Something has happened that can be drawn. */
  readonly begun: boolean
  /** How it ended; undefined while the game goes on. */
  readonly ending: Ending<Role> | undefined
  /** The current round: "Round 3 of 10". */
  readonly where: string
  /** The final board on the picture, below the winner. */
  readonly drawing?: BoardDrawing<Role>
  /** How many rounds were played, the present one among them. */
  readonly rounds: number
  /** The ranking, the best first. */
  readonly standings: readonly Standing<Role>[]
  /** The notes below the export buttons. */
  readonly notes: { readonly picture: string; readonly figures: string }
  /** The way to all charts, from the end of the game. */
  readonly allCharts: { readonly icon: string; readonly note: string }
  /** The name of the game on the exported picture. */
  readonly title: string
  /** The box as it is known beyond this app; without one no play is handed over to other apps. */
  readonly box?: KnownBox
  /** Who began the first round. */
  readonly first: Role | undefined
  /** A line for each round and role, for a spreadsheet; the first names the columns. */
  readonly figures: readonly (readonly Cell[])[]
}

/** A drawing of the board on a canvas. */
export interface BoardDrawing<Role extends string = string> {
  /** In pixels of the picture. */
  readonly height: number
  paint(this: void, brush: Brush<Role>): void
}
/** A canvas with its origin at the upper left corner of a drawing, and the colours of the page. */
export interface Brush<Role extends string = string> {
  readonly ctx: CanvasRenderingContext2D
  readonly width: number
  readonly ink: string
  readonly ink3: string
  readonly line: string
  readonly surface: string
  /** Returns a font of the picture. */
  font(this: void, size: number, weight?: number): string
  badge(this: void, role: Role, x: number, y: number, size: number): void
}

/** A role as the columns of a table call it. */
export const calledIn = ({ name, called = name }: Pick<ChartRole, 'name' | 'called'>): string => called

export interface ChartRole<Role extends string = string> {
  readonly role: Role
  readonly name: string
  /** Its name in columns, where players are called by their own names; the name of the role by default. */
  readonly called?: string
  /** Who plays it; undefined: nobody, or the table does. */
  readonly player: string | undefined
  /** Seat of the player: two seats of one name are two players. */
  readonly seat?: string | undefined
  /** The class that brings its colours; its id by default. */
  readonly colours?: string
  /** Strokes on its line, so that it differs from others without its colour: an SVG dash array. */
  readonly dash?: string | undefined
  /** Its sign on a canvas, drawn into 48 × 48 at the origin, in its own colours but for the edge. */
  paint(this: void, ctx: CanvasRenderingContext2D, colours: RoleColours, edge: string): void
}

/** The colours of a role on the page. */
export interface RoleColours {
  readonly field: string
  readonly charge: string
  readonly edge: string
  /** The pattern as the style sheet has it: `url("data:image/svg+xml,…")`. */
  readonly pattern: string
}

export interface Ending<Role extends string = string> {
  readonly winners: readonly Role[]
  /** "House Stark wins" */
  readonly title: string
  /** The cause of the end: "Seven castles". */
  readonly how: string
  /** The criterion that decided between equals, or a note that none was needed. */
  readonly decidedBy: string
  /** Every comparison that was needed, in their order. */
  readonly steps: readonly { readonly id: string; readonly icon: string; readonly text: string }[]
}

export interface Standing<Role extends string = string> {
  readonly role: Role
  /** The value of the first criterion: "5 castles". */
  readonly figure: string
  /** The whole of it, for a text: "1. Stark (Anna): 5 castles, supply 3". */
  readonly line: string
  /** 1 = first; those who are equal share a place. */
  readonly place: number
  /** The value of the first criterion as a number. */
  readonly score: number
}

/** A chart as plain data. Figures that the table does not tell the app are undefined. */
export type Chart<Role extends string = string> = LinesData<Role> | BarsData<Role> | ColumnsData<Role> | DuelsData<Role> | GridData<Role>

interface ChartData {
  readonly id: string
  readonly icon: string
  readonly title: string
  /** The description, in a sentence or two. */
  readonly summary: string
}

/** One figure of every role, round by round. */
export interface LinesData<Role extends string = string> extends ChartData {
  readonly kind: 'lines'
  readonly rounds: readonly { readonly round: number; readonly mark: string; readonly name: string }[]
  /** A value for each round. */
  readonly values: Readonly<Partial<Record<Role, readonly (number | undefined)[]>>>
  /** A line across: what is to be reached. */
  readonly goal?: { readonly value: number; readonly label: string }
}

/** Some figures of every role, as they are now. */
export interface BarsData<Role extends string = string> extends ChartData {
  readonly kind: 'bars'
  /** The first is a full bar, the second an outline below it; only the table has the others. */
  readonly figures: readonly { readonly name: string; readonly values: Readonly<Partial<Record<Role, number>>> }[]
}

/** Times when several roles gave something at once: bids, votes. */
export interface ColumnsData<Role extends string = string> extends ChartData {
  readonly kind: 'columns'
  /** The headings of the first and the last column of the table. */
  readonly head: readonly [first: string, last: string]
  readonly times: readonly {
    /** Its drawing, where the times are of different kinds. */
    readonly icon?: string
    /** Above its columns. */
    readonly title: string
    /** Its name in the table. */
    readonly name: string
    /** Below its columns. */
    readonly note?: string
    /** The result, in the table. */
    readonly result: string
    readonly values: Readonly<Partial<Record<Role, number>>>
    /** The role to highlight. */
    readonly best?: Role | undefined
  }[]
}

/** One against one: where, and how strong each side was. */
export interface DuelsData<Role extends string = string> extends ChartData {
  readonly kind: 'duels'
  readonly head: readonly [place: string, one: string, other: string, winner: string]
  readonly duels: readonly {
    readonly round: number
    readonly place: string
    readonly sides: readonly [one: Role, other: Role]
    /** Undefined: not reported. */
    readonly strengths: readonly [one: number | undefined, other: number | undefined]
    readonly won: 0 | 1
    readonly note?: ReactNode
  }[]
  /** Words of the button that shows more of them. */
  more(this: void, n: number): string
}

/** Who held each of several places, round by round. */
export interface GridData<Role extends string = string> extends ChartData {
  readonly kind: 'grid'
  /** The heading of the rows in the table. */
  readonly head: string
  readonly rounds: readonly { readonly mark: string; readonly name: string }[]
  readonly rows: readonly {
    readonly name: string
    /** The name beside the drawing, where it is a shorter one. */
    readonly short?: string
    /** A holder for each round; null: nobody; undefined: unknown. */
    readonly holders: readonly (Role | null | undefined)[]
  }[]
  /** The word for nobody, in the table. */
  readonly nobody: string
}
