import type { Level } from '../box/numbers'

/** Settings of a game. */
export interface Settings {
  readonly level: Level
  /** A2: the Prison releases all Mafiosi, or only those jailed in an earlier round. */
  readonly cellRelease: 'all' | 'nextRound'
  /** A4: if true, a player may play Secret Deals without a Mafioso at the location. */
  readonly dealWithoutToken: boolean
  /** A14: if true, a player may leave the Policeman and the Mayor. */
  readonly declineFigures: boolean
  /**
   * If true, the app tracks stacks, Mafiosi in hand, reserves, Cell and figures. Otherwise players report a stack when its location is
   * evaluated.
   */
  readonly tokensKept: boolean
  /** If true, the app counts the cards in each hand. Used only with `tokensKept`. */
  readonly cardsCounted: boolean
  /** If true, all players answer in secret whether they react. */
  readonly silentWindow: boolean
  /** If true, the app draws the card that a Thief takes. */
  readonly thiefDrawn: boolean
  /** If true, the app lays out the map. */
  readonly mapDrawn: boolean
}

/** Returns whether the app knows the number of cards in each hand. */
export const countsCards = ({ tokensKept, cardsCounted }: Pick<Settings, 'tokensKept' | 'cardsCounted'>): boolean =>
  tokensKept && cardsCounted

export const DEFAULT_SETTINGS: Settings = {
  level: 'beginner',
  cellRelease: 'all',
  dealWithoutToken: true,
  declineFigures: true,
  tokensKept: true,
  cardsCounted: true,
  silentWindow: false,
  thiefDrawn: false,
  mapDrawn: false,
}
