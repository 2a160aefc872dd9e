import type { ReactNode } from 'react'
import type { Moment, Vocabulary } from '../../referee'

/** What a game hands in for what follows by itself from a move, and for the result of a contest: told before anything else is asked. */
export interface GameTold<V extends Vocabulary = Vocabulary> {
  /** Whether an entry led to something that is told; asked with every entry. What is turned up of choices in secret tells itself. */
  isTold(this: void, moment: Moment<V>): boolean
  /** What it led to, on a {@link ToldScreen}; fetched when it is told. */
  Told(this: void, props: ToldProps<V>): ReactNode
}

export interface ToldProps<V extends Vocabulary = Vocabulary> {
  readonly moment: Moment<V>
}

/** One thing to be moved on the real board, because of what the app has worked out. */
export interface BoardChange {
  readonly id: string
  readonly icon: string
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

/** What a contest has come to, or what there is to move. */
export interface Told<Role extends string = string> {
  /** Who has won a contest, and the class that carries its colours: they stand at the head, and the whole screen is filled. */
  readonly winner?: { readonly role: Role; readonly colours: string }
  /** The headline of a contest; without one it says that the board has changed. */
  readonly title?: string
  readonly note?: string
  /** What is to be seen above the list: the cards, every addend. */
  readonly body?: ReactNode
  /** The same below the list, where the result comes first. */
  readonly below?: ReactNode
  readonly changes: readonly BoardChange[]
}

/** What each role gave in secret, as it is turned up: the least first. */
export interface Gave<Role extends string = string> {
  /** What stands above it meanwhile: "The bids, lowest first". */
  readonly heading: string
  /** From first to last. */
  readonly order: readonly Role[]
  readonly amounts: Readonly<Partial<Record<Role, number>>>
  /** The places count: 1, 2, 3 … */
  readonly ranked?: boolean
}
