import type { ComponentType, ReactNode } from 'react'
import { screens as axisAndAllies } from './axis-and-allies/table/lazy'
import { screens as elCapitan } from './el-capitan/table/lazy'
import { screens as graenaland } from './graenaland/table/lazy'
import { screens as mafiaCity } from './mafia-city/table/lazy'
import { preload, Table } from './westeros/table/screens/lazy'
import type { OnTable } from './westeros/table/on-table'
import { lazyPart } from '../ui/lazy-part'

/** A seat that somebody sits on, by the name of that person. */
export interface SeatName {
  readonly id: string
  readonly name: string
}

/** How the archive speaks of a game: the names of its roles and figures in the language of the page. */
export interface ArchivedGame {
  /** The word for its roles: "House". */
  readonly roleWord: string
  /** Its roles, in the order of the box. */
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  /** The sign of a role, so many px wide, that stands beside its name. */
  readonly mark: (role: string, size: number) => ReactNode
  /** The class that brings the colours of a role, where that is not its id. */
  readonly colours?: (role: string) => string
  /** The figures of every role, in the order of their display. */
  readonly figures: readonly { readonly id: string; readonly name: string }[]
  /** How a game ended, by what its summary says. */
  readonly how: (how: string) => string
  /** The box as it is known beyond this app, and which of the figures counts most; without it no game is handed over. */
  readonly known?: { readonly box: { readonly name: string; readonly bgg: number }; readonly score: string }
}

/** The screens that a game provides for the app. Each part is loaded when it is shown. */
export interface GameScreens {
  /** The table of an open game; stands at `/game/:id/*`. */
  readonly Table: ComponentType
  /**
   * Fetches what the table says and shows first, so that it stands there at once.
   * @param open the game as it lies on the table, if it does: its open questions are fetched as well
   */
  readonly preload: (language: 'en' | 'cs', open?: OnTable) => Promise<unknown>
  /** The way to a new game; stands at `/new/<game>/*`, and at `/new/<game>/again/<id>` with the people and rules of a played one. */
  readonly NewGame: ComponentType
  /** A practice round for newcomers, on a game of its own that is not kept; stands at `/game/practice-<game>/*`. */
  readonly Practice?: ComponentType
  /** The rules of the game beside any table; stands at `/rules/<game>/*`. */
  readonly Rules: ComponentType
  /** How an open game stands, in a few lines for the list of games. */
  readonly Summary: ComponentType<{ readonly open: OnTable }>
  /** Events that the table feels and hears, where it wants to: something was turned up, something is decided. */
  readonly feedbackEvents: Readonly<Record<string, 'reveal' | 'result'>>
  /** Hands the archive the names of this game, and its colours. */
  readonly Archive: ComponentType<{ readonly children: (game: ArchivedGame) => ReactNode }>
  /** The extras beside its games in the copy of everything: exports them, and imports those of another device. */
  readonly backupExtras: () => Promise<{ readonly export: () => unknown; readonly import: (found: unknown) => (() => void) | undefined }>
  /** Who sits at the table of an open game. */
  readonly seats: () => Promise<{ readonly seatsOf: (state: unknown) => readonly SeatName[] }>
}

/** The screens of the games on offer, by their id in the catalogue. */
export const screens: Readonly<Record<string, GameScreens>> = {
  westeros: {
    Table,
    preload,
    NewGame: lazyPart(() => import('./westeros/table/new-game/NewGame').then((part) => part.default)),
    Practice: lazyPart(() => import('./westeros/table/practice/PracticePage').then((part) => part.default)),
    Rules: lazyPart(() => import('./westeros/table/screens/RulesBook').then((part) => part.default)),
    Summary: lazyPart(() => import('./westeros/table/Summary').then((part) => part.default)),
    feedbackEvents: { cardsTurnedUp: 'reveal', battleDecided: 'result', wildlingsAttacked: 'result', gameEnded: 'result' },
    Archive: lazyPart(() => import('./westeros/table/archive').then((part) => part.default)),
    backupExtras: () => import('./westeros/table/new-game/NewGame').then((page) => page.backupExtras),
    seats: () => import('./westeros/table/seats'),
  },
  'el-capitan': elCapitan,
  'mafia-city': mafiaCity,
  graenaland,
  'axis-and-allies': axisAndAllies,
}
