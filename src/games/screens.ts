import type { ComponentType, ReactNode } from 'react'
import { screens as axisAndAllies } from './axis-and-allies/table/lazy'
import { screens as elCapitan } from './el-capitan/table/lazy'
import { screens as graenaland } from './graenaland/table/lazy'
import { screens as mafiaCity } from './mafia-city/table/lazy'
import { preload, Table } from './westeros/table/screens/lazy'
import type { OnTable } from './westeros/table/on-table'
import type { Language } from '../ui/language'
import { lazyPart } from '../ui/lazy-part'

/** A seat and the name of its player. */
export interface SeatName {
  readonly id: string
  readonly name: string
}

/** Names and colours that the archive uses for a game, in the language of the page. */
export interface ArchivedGame {
  /** Word for a role of the game, e.g. "House". */
  readonly roleWord: string
  /** Roles of the game, in display order. */
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  /** Returns the icon of a role. @param size width in px */
  readonly mark: (role: string, size: number) => ReactNode
  /** Returns the CSS class with the colours of a role; by default the id of the role. */
  readonly colours?: (role: string) => string
  /** Figures of each role, in display order. */
  readonly figures: readonly { readonly id: string; readonly name: string }[]
  /** Returns the text for the outcome that is stored in the summary of a game. */
  readonly how: (how: string) => string
  /** Published board game for other apps, and the figure used as the score. If omitted, games are not exported to other apps. */
  readonly known?: { readonly box: { readonly name: string; readonly bgg: number }; readonly score: string }
}

/** Screens of a game. Each part is loaded on demand. */
export interface GameScreens {
  /** Screens of an open game; path `/game/:id/*`. */
  readonly Table: ComponentType
  /**
   * Preloads the texts and the first screen of a game.
   * @param open the open game, if there is one: the parts of its open questions are preloaded too
   */
  readonly preload: (language: Language, open?: OnTable) => Promise<unknown>
  /** Set-up of a new game; path `/new/<game>/*`, or `/new/<game>/again/<id>` with the players and rules of an earlier game. */
  readonly NewGame: ComponentType
  /** Practice round for new players; its game is not stored; path `/game/practice-<game>/*`. */
  readonly Practice?: ComponentType
  /** Rules of the game without an open game; path `/rules/<game>/*`. */
  readonly Rules: ComponentType
  /** Summary of a stored game in a few lines, for the list of games. */
  readonly Summary: ComponentType<{ readonly open: OnTable }>
  /** Events that the phone signals by vibration and sound, if the user wants that: a reveal, a decision. */
  readonly feedbackEvents: Readonly<Record<string, 'reveal' | 'result'>>
  /** Provides the archive with the names and colours of this game. */
  readonly Archive: ComponentType<{ readonly children: (game: ArchivedGame) => ReactNode }>
  /** Data of this game that are not games, in a full backup: exports them, and imports those of another device. */
  readonly backupExtras: () => Promise<{ readonly export: () => unknown; readonly import: (found: unknown) => (() => void) | undefined }>
  /** Provides the players of an open game. */
  readonly seats: () => Promise<{ readonly seatsOf: (state: unknown) => readonly SeatName[] }>
}

/** Screens of all games. The key is the id of the game in the catalogue. */
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
