import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'

/** The parts that a game provides for automatic consequences of a move and results of a contest: shown before the next question. */
export interface GameOutcomes<V extends Vocabulary = Vocabulary> {
  /** Whether an entry has consequences to show; called for every entry. Reveals of secret choices are shown elsewhere. */
  hasOutcome(this: void, moment: Moment<V>): boolean
  /** The outcome of the last entry of an answer contains the outcomes of the entries before it: only the last one is shown. */
  readonly coversAnswer?: true
  /** The consequences, on a {@link OutcomeScreen}; loaded on demand. */
  OutcomeView(this: void, props: OutcomeProps<V>): ReactNode
}

export interface OutcomeProps<V extends Vocabulary = Vocabulary> {
  readonly moment: Moment<V>
}

/** One thing to be moved on the real board, because of what the app has worked out. */
export interface BoardChange {
  readonly id: string
  readonly icon: string
  /** The role whose piece it is; its badge is shown before the icon. */
  readonly role?: string
  /** "Wildling marker", or a whole sentence */
  readonly title: string
  /** Why: "2 mammoths" */
  readonly note?: string | undefined
  /** The app has done it itself: nobody has to move anything. */
  readonly byApp?: boolean
  /** The value before, and the one after. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** The result of a contest, or the pieces to move. */
export interface OutcomeContent<Role extends string = string> {
  /**
   * The winner of a contest, and the class that carries its colours: they head the screen, which is filled. `name`: of
   * the player, where that says more than the role.
   */
  readonly winner?: { readonly role: Role; readonly colours: string; readonly name?: string }
  /** The headline of a contest; without one it says that the board has changed. */
  readonly title?: string
  readonly note?: string
  /** The content above the list: the cards, every addend. */
  readonly body?: ReactNode
  /** A drawing of the pieces to move, between the headline and the list. */
  readonly drawing?: ReactNode
  /** The same below the list, where the result comes first. */
  readonly below?: ReactNode
  readonly changes: readonly BoardChange[]
  /** Happens as soon as it is taken from the table: plays the usual answer to the next question, whose rows are among the changes. */
  readonly onDone?: () => void
  /** The label of the button that takes it from the table, if that plays an answer. */
  readonly doneLabel?: string
  /** A quiet way beside the way back: leaves that answer out. */
  readonly more?: ReactNode
}

/** The secret choice of each role, as it is revealed: the lowest first. */
export interface RevealedChoices<Role extends string = string> {
  /** The heading during the reveal: "The bids, lowest first". */
  readonly heading: string
  /** From first to last. */
  readonly order: readonly Role[]
  readonly amounts: Readonly<Partial<Record<Role, number>>>
  /** The places count: 1, 2, 3 … */
  readonly ranked?: boolean
}
