import { VICTORY } from '../box/powers'

/** Settings for rules on which the rulebook is unclear, and for what the app tracks. */
export interface Settings {
  /** R97: number of victory cities that a side needs at the end of a round. */
  readonly needed: number
  /** R98: whether the result also names the individual winner of the winning side. */
  readonly individual: boolean
  /** A2: whether the errata apply: one rocket launcher per territory, and one rocket per industrial complex and turn. */
  readonly errata: boolean
  /** A4: whether AA guns do not fire at air units that fly home after combat. */
  readonly noFireHome: boolean
  /** A6: whether ships hit by submarines also fire if the attacker has a destroyer. */
  readonly destroyerBothSides: boolean
  /** A9: `refund`: the bank refunds bought units that are not placed. `keep`: the power keeps these units for its next turn. */
  readonly leftover: 'refund' | 'keep'
  /**
   * A10: `bomber`: the income of the territory limits the damage of each heavy bomber. `die`: the income limits the damage of each of the
   * bomber's dice.
   */
  readonly heavyCap: 'bomber' | 'die'
  /** A11: whether submarines cannot submerge if the enemy has a destroyer in the battle. */
  readonly destroyerBlocks: boolean
  /** A12: whether a destroyer must stop in a sea zone whose only enemies are submerged submarines. */
  readonly destroyerStops: boolean
  /** A14: whether allied owners choose their losses in secret. */
  readonly sealedLosses: boolean
  /** A24: `all`: all aircraft need a landing place. `fighters`: only fighters need a landing place. */
  readonly landing: 'all' | 'fighters'
  /** A21: ids of the national advantages that are used in the game. */
  readonly advantages: readonly string[]
  /**
   * Whether the app tracks money (`moneyTold`: cash, purchases, research), battles step by step (`battlesTold`), and raids and rockets die
   * by die (`raidsTold`).
   */
  readonly moneyTold: boolean
  readonly battlesTold: boolean
  readonly raidsTold: boolean
  /**
   * Whether the app tracks units placed through each industrial complex (`mobilizingTold`), guaranteed carriers (`landingsTold`), and the
   * positions of units (`armiesTold`).
   */
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

/** Settings with which the app tracks only control, production and income (section 9.4). */
export const LIGHT: Partial<Settings> = {
  moneyTold: false,
  battlesTold: false,
  raidsTold: false,
  mobilizingTold: false,
  landingsTold: false,
  armiesTold: false,
}
