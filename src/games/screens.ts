import type { ComponentType, ReactNode } from 'react'
import { screens as axisAndAllies } from './axis-and-allies/table/lazy'
import { screens as elCapitan } from './el-capitan/table/lazy'
import { screens as graenaland } from './graenaland/table/lazy'
import { screens as mafiaCity } from './mafia-city/table/lazy'
import { preload, Table } from './westeros/table/screens/lazy'
import type { OnTable } from './westeros/table/on-table'
import type { Language } from '../ui/language'
import { lazyPart } from '../ui/lazy-part'

/** Seat of a game and the name of its player. */
export interface SeatName {
  readonly id: string
  readonly name: string
}

/** Names and colours of a game for the archive, in the current language. */
export interface ArchivedGame {
  /** Word for the roles of the game, e.g. "House". */
  readonly roleWord: string
  /** Roles of the game, in display order. */
  readonly roles: readonly { readonly id: string; readonly name: string }[]
  /** Returns the icon of a role. @param size width in px */
  readonly mark: (role: string, size: number) => ReactNode
  /** Returns the CSS class with the colours of a role. If omitted, the class is the id of the role. */
  readonly colours?: (role: string) => string
  /** Numbers that the archive shows for each role, in display order. */
  readonly figures: readonly { readonly id: string; readonly name: string }[]
  /** Returns the text that describes how the game ended. The parameter is the outcome stored in the summary of the game. */
  readonly how: (how: string) => string
  /**
   * Data for exporting games to other apps: the published board game, and the id of the number used as the score. If omitted, games are not
   * exported to other apps.
   */
  readonly known?: { readonly box: { readonly name: string; readonly bgg: number }; readonly score: string }
}

/** Screens of a game. Each part is loaded on demand. */
export interface GameScreens {
  /** Whether players of this game make secret choices, which they can make on their own phones. */
  readonly hasSecrets: boolean
  /** Returns whether the settings of an open game allow secret choices; omitted if no setting changes this. */
  secretsIn?(this: void, state: unknown): boolean
  /** Screens of an open game, at the path `/game/:id/*`. */
  readonly Table: ComponentType
  /**
   * Preloads the texts and the first screen of a game.
   * @param open the open game, if a game is open; the components of its open questions are preloaded too
   */
  readonly preload: (language: Language, open?: OnTable) => Promise<unknown>
  /**
   * Screens for setting up a new game, at the path `/new/<game>/*`. At `/new/<game>/again/<id>`, the players and rules of an earlier game
   * are filled in.
   */
  readonly NewGame: ComponentType
  /** Practice game for new players, at the path `/game/practice-<game>/*`. The practice game is not stored. */
  readonly Practice?: ComponentType
  /** Rules of the game for reading without an open game, at the path `/rules/<game>/*`. */
  readonly Rules: ComponentType
  /** Component that summarizes a stored game in a few lines, for the list of games. */
  readonly Summary: ComponentType<{ readonly open: OnTable }>
  /**
   * Events at which the phone vibrates and plays a sound if the user has enabled this. The value selects the signal: `reveal` for a reveal,
   * `result` for a decision.
   */
  readonly feedbackEvents: Readonly<Record<string, 'reveal' | 'result'>>
  /** Component that loads the names and colours of this game and passes them to the archive. */
  readonly Archive: ComponentType<{ readonly children: (game: ArchivedGame) => ReactNode }>
  /**
   * Loads functions that export and import the data of this game that do not belong to a single open or stored game, e.g. saved house
   * rules. A full backup contains these data once.
   */
  readonly backupExtras: () => Promise<{ readonly export: () => unknown; readonly import: (found: unknown) => (() => void) | undefined }>
  /**
   * Loads a function that returns the players of an open game, and a function that names the round of a position in the words of the game,
   * e.g. "Phase 2 · round 3". `roundTitle` is undefined if the rounds of the game have only a number.
   */
  readonly seats: () => Promise<{
    readonly seatsOf: (state: unknown) => readonly SeatName[]
    readonly roundTitle?: ((state: unknown, language: Language) => string) | undefined
  }>
}

/** Screens of *A Game of Thrones: the Board Game*, first edition. */
const firstEdition: GameScreens = {
  hasSecrets: true,
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
}

/** Screens of *A Game of Thrones: the Board Game*, second edition. */
const secondEdition: GameScreens = {
  ...firstEdition,
  NewGame: lazyPart(() => import('./westeros/table/new-game/NewGame').then((part) => part.NewSecondEdition)),
  Practice: lazyPart(() => import('./westeros/table/practice/PracticePage').then((part) => part.SecondPracticePage)),
  Rules: lazyPart(() => import('./westeros/table/screens/RulesBook').then((part) => part.SecondRulesBook)),
  Archive: lazyPart(() => import('./westeros/table/archive').then((part) => part.SecondArchive)),
  backupExtras: () => import('./westeros/table/new-game/NewGame').then((page) => page.secondBackupExtras),
}

/** Screens of all games. The key is the id of the game in the catalogue. */
export const screens: Readonly<Record<string, GameScreens>> = {
  westeros: firstEdition,
  'westeros-second-edition': secondEdition,
  'el-capitan': elCapitan,
  'mafia-city': mafiaCity,
  graenaland,
  'axis-and-allies': axisAndAllies,
}
