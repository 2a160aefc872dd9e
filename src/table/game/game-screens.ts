import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../../ui/language'
import { lazyPart, type LazyPart } from '../../ui/lazy-part'

/** Properties of an open game that the preloading and the list of games read. */
export interface OnTable {
  readonly state: unknown
  readonly prompts: readonly { readonly kind: string }[]
}

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

/** Function that imports the code of a component. */
type Load<P> = () => Promise<ComponentType<P>>

/** Everything that a game provides for the app: properties, and a function for each part that imports its code when it is first needed. */
export interface GameParts {
  readonly hasSecrets: boolean
  readonly secretsIn?: GameScreens['secretsIn']
  readonly feedbackEvents: GameScreens['feedbackEvents']
  readonly table: Load<object>
  /** Preloads the texts and the components of the first screen, after the code of `table`. */
  readonly preload: GameScreens['preload']
  readonly newGame: Load<object>
  readonly practice?: Load<object>
  readonly rules: Load<object>
  readonly summary: Load<{ readonly open: OnTable }>
  readonly archive: Load<{ readonly children: (game: ArchivedGame) => ReactNode }>
  readonly backupExtras: GameScreens['backupExtras']
  readonly seats: GameScreens['seats']
}

/** Builds the screens of a game for the app. Every game is built by this function. */
export const defineGameScreens = ({ secretsIn, hasSecrets, feedbackEvents, backupExtras, seats, ...parts }: GameParts): GameScreens => {
  const Table: LazyPart<object> = lazyPart(parts.table)
  return {
    hasSecrets,
    ...(secretsIn && { secretsIn }),
    feedbackEvents,
    Table,
    preload: (language, open) => Promise.all([Table.fetch(), parts.preload(language, open)]),
    NewGame: lazyPart(parts.newGame),
    ...(parts.practice && { Practice: lazyPart(parts.practice) }),
    Rules: lazyPart(parts.rules),
    Summary: lazyPart(parts.summary),
    Archive: lazyPart(parts.archive),
    backupExtras,
    seats,
  }
}
