import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'

/**
 * Functions and components of a game for the screens that show the automatic consequences of a move, or the result of a contest,
 * before the next question.
 */
export interface GameOutcomes<V extends Vocabulary = Vocabulary> {
  /**
   * Returns whether an entry of the game has consequences to show; called for every entry. Revealed ballots are excluded, because they
   * have their own screen.
   */
  hasOutcome(this: void, moment: Moment<V>): boolean
  /** Set if the outcome of the last entry of an answer includes the outcomes of its earlier entries, so only the last outcome is shown. */
  readonly coversAnswer?: true
  /** Component that shows the consequences in an {@link OutcomeScreen}; loaded on demand. */
  OutcomeView(this: void, props: OutcomeProps<V>): ReactNode
}

export interface OutcomeProps<V extends Vocabulary = Vocabulary> {
  readonly moment: Moment<V>
}

/** Change that the players carry out on the physical board, as computed by the app. */
export interface BoardChange {
  readonly id: string
  readonly icon: string
  /** Role that owns the piece; its badge is shown before the icon of the piece. */
  readonly role?: string
  /** Name of the piece, e.g. "Wildling marker", or a whole sentence. */
  readonly title: string
  /** Reason for the change: "2 mammoths". */
  readonly note?: string | undefined
  /** Whether the app has already made the change, so the players move nothing. */
  readonly byApp?: boolean
  /** Value before the change; `to` is the value after the change. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Content of the outcome screen: the result of a contest, or the pieces to move. */
export interface OutcomeContent<Role extends string = string> {
  /**
   * Winner of a contest, shown as the coloured heading of the screen. `colours`: CSS class; `name`: name of the player, if it differs from
   * the role.
   */
  readonly winner?: { readonly role: Role; readonly colours: string; readonly name?: string }
  /** Heading of the outcome; by default says that the board has changed. */
  readonly title?: string
  readonly note?: string
  /** Content above the list of pieces, such as cards or addends. */
  readonly body?: ReactNode
  /** Drawing of the pieces to move, between the heading and the list of pieces. */
  readonly drawing?: ReactNode
  /** Drawing of the pieces below their list, for screens that show the result first. */
  readonly below?: ReactNode
  readonly changes: readonly BoardChange[]
  /**
   * Called when the screen is dismissed. Submits the default answer to the next question, whose changes are already in the list of
   * pieces.
   */
  readonly onDone?: () => void
  /** Label of the button that dismisses the screen, if `onDone` submits an answer. */
  readonly doneLabel?: string
  /** Secondary button next to the undo button: dismisses the screen without submitting the default answer. */
  readonly more?: ReactNode
}

/** Revealed choices of the roles; the lowest is revealed first. */
export interface RevealedChoices<Role extends string = string> {
  /** Heading shown during the reveal: "The bids, lowest first". */
  readonly heading: string
  /** Roles in their final order, from first to last. */
  readonly order: readonly Role[]
  readonly amounts: Readonly<Partial<Record<Role, number>>>
  /** Whether the ranks 1, 2, 3 … are shown. */
  readonly ranked?: boolean
}
