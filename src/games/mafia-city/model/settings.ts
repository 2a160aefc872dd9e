import type { Level } from '../box/numbers'

/** The settings that the table agrees on. */
export interface Settings {
  readonly level: Level
  /** A2: the Prison releases everybody, or only who was jailed in an earlier round. */
  readonly cellRelease: 'all' | 'nextRound'
  /** A4: Secret Deals may be played without a Mafioso there. */
  readonly dealWithoutToken: boolean
  /** A14: Policeman and Mayor may be left where they are. */
  readonly declineFigures: boolean
  /** Stacks, hands of Mafiosi, reserves, Cell and figures are followed; otherwise a stack is reported when its location is evaluated. */
  readonly tokensKept: boolean
  /** The number of cards in each hand is counted along. Only where Mafiosi are followed. */
  readonly cardsCounted: boolean
  /** Everybody says behind a cover whether they react. */
  readonly silentWindow: boolean
  /** The app draws which card a Thief takes. */
  readonly thiefDrawn: boolean
  /** The app lays out the map. */
  readonly mapDrawn: boolean
}

/** Whether the app knows how many cards everybody holds. */
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
