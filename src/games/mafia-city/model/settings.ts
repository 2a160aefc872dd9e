import type { Level } from '../box/numbers'

/** Settings of a game. */
export interface Settings {
  readonly level: Level
  /**
   * A2: `all`: the Prison releases all Mafiosi from the Cell. `nextRound`: the Prison releases only Mafiosi that were jailed in an earlier
   * round.
   */
  readonly cellRelease: 'all' | 'nextRound'
  /** A4: whether a player may play Secret Deals at a location at which the player has no Mafioso. */
  readonly dealWithoutToken: boolean
  /** A14: whether the controller of a location may decline the Policeman or the Mayor. */
  readonly declineFigures: boolean
  /**
   * Whether the app tracks the stacks, the Mafiosi in hand and in reserve, the Cell and the figures. Otherwise the players report the stack
   * of a location when the location is evaluated.
   */
  readonly tokensKept: boolean
  /** Whether the app counts the cards in each hand. Has an effect only if `tokensKept` is true. */
  readonly cardsCounted: boolean
  /** Whether all players choose in secret whether to react to an effect. */
  readonly silentWindow: boolean
  /** Whether the app randomly chooses the card that a Thief takes. Has an effect only if the app counts the cards. */
  readonly thiefDrawn: boolean
  /** Whether the app arranges the tiles of the map at random. */
  readonly mapDrawn: boolean
}

/** Returns whether the app knows the number of cards in each hand. */
export const countsCards = ({ tokensKept, cardsCounted }: Pick<Settings, 'tokensKept' | 'cardsCounted'>): boolean =>
  tokensKept && cardsCounted

/** Returns whether the app randomly chooses the card that a Thief takes: it needs the number of cards in the hand. */
export const drawsThief = (settings: Pick<Settings, 'tokensKept' | 'cardsCounted' | 'thiefDrawn'>): boolean =>
  settings.thiefDrawn && countsCards(settings)

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
