import type { Level } from '../box/numbers'

/** Settings of a game. */
export interface Settings {
  readonly level: Level
  /** A2: Mafiosi that the Prison releases from the Cell: all Mafiosi, or only Mafiosi that were jailed in an earlier round. */
  readonly cellRelease: 'all' | 'nextRound'
  /** A4: if true, a player may play Secret Deals at a location without having a Mafioso at the location. */
  readonly dealWithoutToken: boolean
  /** A14: if true, the controller of a location does not have to take the Policeman or the Mayor. */
  readonly declineFigures: boolean
  /**
   * If true, the app tracks the stacks, the Mafiosi in hand and in reserve, the Cell and the figures. Otherwise, the players report the
   * stack of a location when the location is evaluated.
   */
  readonly tokensKept: boolean
  /** If true, the app counts the cards in each hand. Used only if `tokensKept` is true. */
  readonly cardsCounted: boolean
  /** If true, all players choose in secret whether they react to an effect. */
  readonly silentWindow: boolean
  /** If true, the app draws the card that a Thief takes. */
  readonly thiefDrawn: boolean
  /** If true, the app arranges the tiles of the map at random. */
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
