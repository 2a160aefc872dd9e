import { VICTORY } from '../box/powers'

/** The choices of this table where the rulebook is open or contradicts itself, and the parts that the table reports to the app. */
export interface Settings {
  /** R97: cities that a side needs at the end of a round. */
  readonly needed: number
  /** R98: one power of the winning side is named besides. */
  readonly individual: boolean
  /** A2: one launcher per territory, one rocket per complex and turn. */
  readonly errata: boolean
  /** A4: AA guns do not shoot at air units on their way home. */
  readonly noFireHome: boolean
  /** A6: a destroyer of the attacker lets hit ships fire as well. */
  readonly destroyerBothSides: boolean
  /** A9: what becomes of bought units that are not placed. */
  readonly leftover: 'refund' | 'keep'
  /** A10: what the income of a territory caps of a heavy bomber. */
  readonly heavyCap: 'bomber' | 'die'
  /** A11: nothing submerges beside an enemy destroyer. */
  readonly destroyerBlocks: boolean
  /** A12: a destroyer stops where only submerged submarines are. */
  readonly destroyerStops: boolean
  /** A14: allied owners choose their losses in secret. */
  readonly sealedLosses: boolean
  /** A24: who needs a place to land. */
  readonly landing: 'all' | 'fighters'
  /** A21: national advantages in play. */
  readonly advantages: readonly string[]
  /** The reported parts: cash, purchases and research paid from it; battles step by step; raids and rockets die by die; … */
  readonly moneyTold: boolean
  readonly battlesTold: boolean
  readonly raidsTold: boolean
  /** … units placed complex by complex; carriers that are promised; where units stand. */
  readonly mobilizingTold: boolean
  readonly landingsTold: boolean
  readonly armiesTold: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  needed: VICTORY.major,
  individual: false,
  errata: true,
  noFireHome: false,
  destroyerBothSides: true,
  leftover: 'refund',
  heavyCap: 'bomber',
  destroyerBlocks: true,
  destroyerStops: true,
  sealedLosses: false,
  landing: 'all',
  advantages: [],
  moneyTold: true,
  battlesTold: true,
  raidsTold: true,
  mobilizingTold: true,
  landingsTold: true,
  armiesTold: false,
}

/** Section 9.4: control, production and income are followed, and nothing else. */
export const LIGHT: Partial<Settings> = {
  moneyTold: false,
  battlesTold: false,
  raidsTold: false,
  mobilizingTold: false,
  landingsTold: false,
  armiesTold: false,
}
