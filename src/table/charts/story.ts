import type { ReactNode } from 'react'
import type { Cell } from '../../ui/csv'
import type { KnownBox } from './bg-stats'

/**
 * Chart data of a game in the language of the page. Contains only public information. The game computes the data from the current branch of
 * the history; the app displays the data and exports them as a picture, text and tables.
 */
export interface GameStory<Role extends string = string> {
  /** Roles of the game, in display order. */
  readonly roles: readonly ChartRole<Role>[]
  /** Name for the roles of this game: "House". */
  readonly roleWord: string
  /** Charts in display order; the exported picture contains the first line chart. */
  readonly charts: readonly Chart<Role>[]
  /** Whether the game has any data to display. */
  readonly begun: boolean
  /** Result of the game; undefined while the game is in progress. */
  readonly ending: Ending<Role> | undefined
  /** Current round: "Round 3 of 10". */
  readonly where: string
  /** Drawing of the final board for the exported picture, below the winner. */
  readonly drawing?: BoardDrawing<Role>
  /** Number of played rounds, including the current one. */
  readonly rounds: number
  /** Unit of `rounds` in a game that counts its length in phases. If omitted, the unit is a round. */
  readonly unit?: 'phase'
  /** Ranking of the roles, best first. */
  readonly standings: readonly Standing<Role>[]
  /** Notes below the export buttons for the picture and for the tables. */
  readonly notes: { readonly picture: string; readonly figures: string }
  /** Icon and note of the link from the result screen of the game to the page with all charts. */
  readonly allCharts: { readonly icon: string; readonly note: string }
  /** Title of the game on the exported picture. */
  readonly title: string
  /** Published board game, for export to other apps. If omitted, the game cannot be exported to other apps. */
  readonly box?: KnownBox
  /** Role that began the first round. */
  readonly first: Role | undefined
  /** Rows of the CSV table, one for each round and role; the first row contains the column names. */
  readonly figures: readonly (readonly Cell[])[]
}

/** Drawing of the board on a canvas. */
export interface BoardDrawing<Role extends string = string> {
  /** Height in pixels of the drawing in the exported picture. */
  readonly height: number
  paint(this: void, brush: Brush<Role>): void
}
/** Canvas context whose origin is the upper left corner of the board drawing, and the colours of the page. */
export interface Brush<Role extends string = string> {
  readonly ctx: CanvasRenderingContext2D
  readonly width: number
  readonly ink: string
  readonly ink3: string
  readonly line: string
  readonly surface: string
  /** Returns a CSS font of this size and weight for texts in the exported picture. */
  font(this: void, size: number, weight?: number): string
  badge(this: void, role: Role, x: number, y: number, size: number): void
}

/** Returns the name of a role for column headings of a table. */
export const calledIn = ({ name, called = name }: Pick<ChartRole, 'name' | 'called'>): string => called

export interface ChartRole<Role extends string = string> {
  readonly role: Role
  readonly name: string
  /**
   * Name of the role in column headings, if it differs from the name of the role. Used in games in which players are shown by their own
   * names.
   */
  readonly called?: string
  /** Name of the player; undefined if the role has no player. */
  readonly player: string | undefined
  /** Seat of the player; distinguishes players with the same name. */
  readonly seat?: string | undefined
  /** CSS class with the colours of the role; by default the id of the role. */
  readonly colours?: string
  /** SVG dash array of the chart line of the role, so that lines differ without colour. */
  readonly dash?: string | undefined
  /** Paints the badge of the role on a canvas, 48 × 48 px from the origin. */
  paint(this: void, ctx: CanvasRenderingContext2D, colours: RoleColours, edge: string): void
}

/** Colours of a role on the page. */
export interface RoleColours {
  readonly field: string
  readonly charge: string
  readonly edge: string
  /** CSS value of the background pattern: `url("data:image/svg+xml,…")`. */
  readonly pattern: string
}

export interface Ending<Role extends string = string> {
  readonly winners: readonly Role[]
  /** Title of the result, e.g. "House Stark wins". */
  readonly title: string
  /** Reason why the game ended, e.g. "Seven castles". */
  readonly how: string
  /** Name of the tie-break criterion that decided, or a note that no tie-break was needed. */
  readonly decidedBy: string
  /** Comparisons that were needed to find the winner, in order. */
  readonly steps: readonly { readonly id: string; readonly icon: string; readonly text: string }[]
}

export interface Standing<Role extends string = string> {
  readonly role: Role
  /** Score of the role in the first victory criterion, as text: "5 castles". */
  readonly figure: string
  /** Complete row of the ranking as text: "1. Stark (Anna): 5 castles, supply 3". */
  readonly line: string
  /** Rank of the role from 1; roles that are equal have the same rank. */
  readonly place: number
  /** Score of the role in the first victory criterion, as a number. */
  readonly score: number
}

/** Data of a chart. Numbers that the players did not report are undefined. */
export type Chart<Role extends string = string> = LinesData<Role> | BarsData<Role> | ColumnsData<Role> | DuelsData<Role> | GridData<Role>

interface ChartData {
  readonly id: string
  readonly icon: string
  readonly title: string
  /** Description of the chart in one or two sentences. */
  readonly summary: string
}

/** Line chart: one number of each role in every round. */
export interface LinesData<Role extends string = string> extends ChartData {
  readonly kind: 'lines'
  /** Heading of the first column of the table. By default, the word for a round. */
  readonly head?: string
  readonly rounds: readonly { readonly round: number; readonly mark: string; readonly name: string }[]
  /** Numbers of each role, one for each round. */
  readonly values: Readonly<Partial<Record<Role, readonly (number | undefined)[]>>>
  /** Horizontal line that marks the number needed to win. */
  readonly goal?: { readonly value: number; readonly label: string }
}

/** Bar chart: current numbers of each role. */
export interface BarsData<Role extends string = string> extends ChartData {
  readonly kind: 'bars'
  /**
   * Numbers of each role. The first number is drawn as a bar, the second as an outline below the bar, and the third as a thin bar if
   * `isThirdDrawn` is set; the table contains all numbers.
   */
  readonly figures: readonly { readonly name: string; readonly values: Readonly<Partial<Record<Role, number>>> }[]
  /** Whether the third number is drawn too. */
  readonly isThirdDrawn?: boolean
}

/** Column chart: events in which several roles gave something at the same time, e.g. bids or votes. */
export interface ColumnsData<Role extends string = string> extends ChartData {
  readonly kind: 'columns'
  /** Headings of the first and last column of the table. */
  readonly head: readonly [first: string, last: string]
  readonly times: readonly {
    /** Icon of the event, if the chart has different kinds of events. */
    readonly icon?: string
    /** Title above the columns of the event in the chart. */
    readonly title: string
    /** Name of the event in the table. */
    readonly name: string
    /** Note below the columns of the event in the chart. */
    readonly note?: string
    /** Result of the event, shown in the table. */
    readonly result: string
    readonly values: Readonly<Partial<Record<Role, number>>>
    /** Role that is highlighted in the columns of the event. */
    readonly best?: Role | undefined
  }[]
}

/** Chart of duels: the place of each duel and the strength of each side. */
export interface DuelsData<Role extends string = string> extends ChartData {
  readonly kind: 'duels'
  readonly head: readonly [place: string, one: string, other: string, winner: string]
  readonly duels: readonly {
    readonly round: number
    readonly place: string
    readonly sides: readonly [one: Role, other: Role]
    /** Strengths of both sides; a strength is undefined if the players did not report it. */
    readonly strengths: readonly [one: number | undefined, other: number | undefined]
    readonly won: 0 | 1
    readonly note?: ReactNode
  }[]
  /** Returns the label of the button that shows more duels. */
  more(this: void, n: number): string
}

/** Grid chart: the roles that held certain places of the board in each round. */
export interface GridData<Role extends string = string> extends ChartData {
  readonly kind: 'grid'
  /** Heading of the first column of the table. */
  readonly head: string
  readonly rounds: readonly { readonly mark: string; readonly name: string }[]
  readonly rows: readonly {
    readonly name: string
    /** Shorter name of the place, next to the drawing. */
    readonly short?: string
    /** Role that held the place in each round; null if no role held the place, undefined if the app does not know. */
    readonly holders: readonly (Role | null | undefined)[]
  }[]
  /** Text in the table for a place that no role holds. */
  readonly nobody: string
}
