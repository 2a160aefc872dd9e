import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'

/**
 * Functions and components of a game for the screens that show the automatic consequences of a move, or the result of a contest,
 * before the next question.
 */
export interface GameOutcomes<V extends Vocabulary = Vocabulary> {
  /**
   * Returns whether an entry of the game has consequences to show; called for every entry. Returns false for revealed ballots, because they
   * have their own screen.
   */
  hasOutcome(this: void, moment: Moment<V>): boolean
  /** Set if the last entry of an answer shows the consequences of all entries of the answer. The app then shows only this last screen. */
  readonly coversAnswer?: true
  /** Component that shows the consequences in an {@link OutcomeScreen}; loaded on demand. */
  OutcomeView(this: void, props: OutcomeProps<V>): ReactNode
}

export interface OutcomeProps<V extends Vocabulary = Vocabulary> {
  readonly moment: Moment<V>
}

/** Change that the app has computed and that the players carry out on the physical board. */
export interface BoardChange {
  readonly id: string
  readonly icon: string
  /** Role that owns the piece; its badge is shown before the icon of the piece. */
  readonly role?: string
  /** Name of the piece, e.g. "Wildling marker", or a whole sentence. */
  readonly title: string
  /** Reason why the piece is moved: "2 mammoths". */
  readonly note?: string | undefined
  /** Whether the app itself has made the change, so the players move nothing on the board. */
  readonly byApp?: boolean
  /** Number before the change, e.g. a position on a track; `to` is the number after the change. */
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
  /** Whether the result of the contest appears step by step: first the winner, then the body. */
  readonly isStepwise?: boolean
  readonly note?: string
  /** Sentence that says what to do on the board. By default, it says how many pieces to move. */
  readonly instruction?: string
  /** Whether the move begins a phase or a round. The header then shows the new phase, and not that of the move. */
  readonly isBeginning?: boolean
  /** Content above the list of pieces, such as cards or addends. */
  readonly body?: ReactNode
  /** Drawing of the pieces to move, between the heading and the list of pieces. */
  readonly drawing?: ReactNode
  /** Drawing of the pieces to move, below their list. Used on screens that show the result first. */
  readonly below?: ReactNode
  readonly changes: readonly BoardChange[]
  /**
   * Called when the player closes the screen. Submits the default answer to the next question; the list of pieces already includes the
   * changes of this answer.
   */
  readonly onDone?: () => void
  /** Label of the button that closes the screen, if `onDone` submits an answer. */
  readonly doneLabel?: string
  /** Secondary button next to the undo button: closes the screen without submitting the default answer. */
  readonly more?: ReactNode
}

/** Revealed choices of the roles. The app shows the lowest choice first. */
export interface RevealedChoices<Role extends string = string> {
  /** Heading shown during the reveal: "The bids, revealed from the lowest up". */
  readonly heading: string
  /** Roles in their final order, from first to last. */
  readonly order: readonly Role[]
  readonly amounts: Readonly<Partial<Record<Role, number>>>
  /** Whether the ranks 1, 2, 3 … are shown. */
  readonly ranked?: boolean
}
