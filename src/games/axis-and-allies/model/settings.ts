import { VICTORY } from '../box/powers'

/** House rules for open points of the rulebook, and the parts of the game that the app tracks. */
export interface Settings {
  /** R97: number of victory cities that a side needs at the end of a round. */
  readonly needed: number
  /** R98: also names the individual winner of the winning side. */
  readonly individual: boolean
  /** A2: one launcher per territory, one rocket per industrial complex and turn. */
  readonly errata: boolean
  /** A4: AA guns do not fire at air units that fly home. */
  readonly noFireHome: boolean
  /** A6: a destroyer of the attacker also lets hit ships fire. */
  readonly destroyerBothSides: boolean
  /** A9: handling of bought units that are not placed. */
  readonly leftover: 'refund' | 'keep'
  /** A10: unit that the territory income caps for a heavy bomber. */
  readonly heavyCap: 'bomber' | 'die'
  /** A11: submarines cannot submerge next to an enemy destroyer. */
  readonly destroyerBlocks: boolean
  /** A12: a destroyer must stop in a zone with only submerged submarines. */
  readonly destroyerStops: boolean
  /** A14: allied owners choose their losses in secret. */
  readonly sealedLosses: boolean
  /** A24: aircraft that need a landing place. */
  readonly landing: 'all' | 'fighters'
  /** A21: national advantages in play. */
  readonly advantages: readonly string[]
  /** Tracked parts: cash, purchases and research; battles step by step; raids and rockets die by die; … */
  readonly moneyTold: boolean
  readonly battlesTold: boolean
  readonly raidsTold: boolean
  /** … units placed per industrial complex; promised carriers; positions of units. */
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

/** Section 9.4: tracks only control, production and income. */
export const LIGHT: Partial<Settings> = {
  moneyTold: false,
  battlesTold: false,
  raidsTold: false,
  mobilizingTold: false,
  landingsTold: false,
  armiesTold: false,
}
