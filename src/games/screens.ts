import { lazy, type ComponentType } from 'react'

/** A seat that somebody sits on, by the name of that person. */
export interface SeatName {
  readonly id: string
  readonly name: string
}

/** What a game brings to the screens of the app. Each part is loaded when it is shown. */
export interface GameScreens {
  /** The table of an open game; stands at `/game/:id/*`. */
  readonly Table: ComponentType
  /** The way to a new game; stands at `/new/<game>/*`. */
  readonly NewGame: ComponentType
  /** A practice round for newcomers, on a game of its own that is not kept; stands at `/game/practice-<game>/*`. */
  readonly Practice?: ComponentType
  /** How an open game stands, in a few lines for the list of games. */
  readonly Summary: ComponentType<{ readonly state: unknown }>
  /** Events that the table feels and hears, where it wants to: something was turned up, something is decided. */
  readonly telling: Readonly<Record<string, 'reveal' | 'result'>>
  /** Who sits at the table of an open game. */
  readonly seats: () => Promise<{ readonly seatsOf: (state: unknown) => readonly SeatName[] }>
}

/** The screens of the games on offer, by their id in the catalogue. */
export const screens: Readonly<Record<string, GameScreens>> = {
  westeros: {
    Table: lazy(() => import('./westeros/table/Table')),
    NewGame: lazy(() => import('./westeros/table/new-game/NewGame')),
    Practice: lazy(() => import('./westeros/table/practice/PracticePage')),
    Summary: lazy(() => import('./westeros/table/Summary')),
    telling: { cardsTurnedUp: 'reveal', battleDecided: 'result', wildlingsAttacked: 'result', gameEnded: 'result' },
    seats: () => import('./westeros/table/seats'),
  },
}
