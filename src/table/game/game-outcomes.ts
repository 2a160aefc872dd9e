import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'

/** Screens for automatic consequences of a move and results of a contest, shown before the next question. */
export interface GameOutcomes<V extends Vocabulary = Vocabulary> {
  /** Returns whether an entry has consequences to show; called for every entry. Excludes revealed ballots, which have their own screen. */
  hasOutcome(this: void, moment: Moment<V>): boolean
  /** The outcome of the last entry of an answer includes those of the entries before it, so only the last one is shown. */
  readonly coversAnswer?: true
  /** Shows the consequences in an {@link OutcomeScreen}; loaded on demand. */
  OutcomeView(this: void, props: OutcomeProps<V>): ReactNode
}

export interface OutcomeProps<V extends Vocabulary = Vocabulary> {
  readonly moment: Moment<V>
}

/** A change that the players carry out on the physical board, as computed by the app. */
export interface BoardChange {
  readonly id: string
  readonly icon: string
  /** Role that owns the piece; its badge is shown before the icon. */
  readonly role?: string
  /** E.g. "Wildling marker", or a whole sentence. */
  readonly title: string
  /** Reason: "2 mammoths". */
  readonly note?: string | undefined
  /** The app has already made the change; there is nothing to move. */
  readonly byApp?: boolean
  /** Value before and after the change. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Result of a contest, or the pieces to move. */
export interface OutcomeContent<Role extends string = string> {
  /**
   * Winner of a contest, shown as the coloured heading of the screen. `colours`: CSS class; `name`: name of the player, if it differs from
   * the role.
   */
  readonly winner?: { readonly role: Role; readonly colours: string; readonly name?: string }
  /** Heading of a contest; by default says that the board has changed. */
  readonly title?: string
  readonly note?: string
  /** Content above the list, such as cards or addends. */
  readonly body?: ReactNode
  /** Drawing of the pieces to move, between the heading and the list. */
  readonly drawing?: ReactNode
  /** Drawing of the pieces below the list, for screens that show the result first. */
  readonly below?: ReactNode
  readonly changes: readonly BoardChange[]
  /** Called when the screen is dismissed. Plays the default answer to the next question, whose changes are in the list. */
  readonly onDone?: () => void
  /** Label of the button that dismisses the screen, if `onDone` plays an answer. */
  readonly doneLabel?: string
  /** Secondary action next to undo: dismisses the screen without playing the default answer. */
  readonly more?: ReactNode
}

/** Revealed choices of the roles; the lowest is revealed first. */
export interface RevealedChoices<Role extends string = string> {
  /** Heading during the reveal: "The bids, lowest first". */
  readonly heading: string
  /** Roles from first to last. */
  readonly order: readonly Role[]
  readonly amounts: Readonly<Partial<Record<Role, number>>>
  /** Shows ranks: 1, 2, 3 … */
  readonly ranked?: boolean
}
