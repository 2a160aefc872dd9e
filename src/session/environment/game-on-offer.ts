import type { Game, Summarize, Vocabulary } from '../../referee'

/** Game in the catalogue of the app. Its rules are loaded on demand. */
export interface GameOnOffer {
  /** Id of the game. Never changes, because saved games and exports contain it. */
  readonly id: string
  /** Printed number of players and playing time in minutes, e.g. "3–5"; optional. */
  readonly box?: { readonly players: string; readonly minutes: string }
  readonly load: () => Promise<Game<Vocabulary>>
  /** Loads the function that summarizes a game; if omitted, the archive does not contain this game. */
  readonly summary?: () => Promise<Summarize>
  /** Loads the function that checks whether a value is a valid state, for imports; if omitted, all states are trusted. */
  readonly isState?: () => Promise<(state: unknown) => boolean>
}
