import type { AreaId, CardId } from './box'

/** How sure the facts of the printed box are, so that the setup screen can say which ones to check against the real box. */

/**
 * `sure`: the rulebook says so, or several independent sources agree. `likely`: good sources, but nobody has confirmed it;
 * worth a glance. `unsure`: sources contradict each other, or it is a placeholder; check before the first game.
 */
export type Sureness = 'sure' | 'likely' | 'unsure'

export const FACTS = [
  'decks',
  'supplyLevels',
  'supplyTable',
  'stars',
  'ships',
  'neutrals',
  'houseCards',
  'borders',
  'icons',
  'victory',
] as const
export type Fact = (typeof FACTS)[number]

/** What is known about one fact of the box. */
export interface Evidence {
  readonly sure: Sureness
  /** Ruling or rule of the rules document that speaks of it, e.g. `A3`. */
  readonly rule: string
  /** House cards that deserve the closest look. */
  readonly cards?: readonly CardId[]
  /** Areas that deserve the closest look. */
  readonly areas?: readonly AreaId[]
}

export const EVIDENCE: Readonly<Record<Fact, Evidence>> = {
  // Copies of each card, and the mammoths, are a placeholder.
  decks: { sure: 'unsure', rule: 'A3' },
  supplyLevels: { sure: 'unsure', rule: 'A4' },
  supplyTable: { sure: 'likely', rule: 'R3.3' },
  stars: { sure: 'likely', rule: 'R8.2' },
  ships: { sure: 'likely', rule: 'A1' },
  neutrals: { sure: 'likely', rule: 'R13.1', areas: ['kings-landing', 'eyrie', 'sunspear'] },
  // The icons of the first two, the texts of the others.
  houseCards: {
    sure: 'likely',
    rule: 'A23',
    cards: ['eddard-stark', 'house-blacktyde-captain', 'maester-luwin', 'ser-davos-seaworth', 'renly-baratheon', 'salladhor-saan'],
  },
  borders: { sure: 'likely', rule: 'A33', areas: ['oldtown', 'sunset-sea', 'crackclaw-point', 'narrow-sea'] },
  icons: { sure: 'sure', rule: 'R1.8' },
  victory: { sure: 'sure', rule: 'R17.1' },
}

/** Facts to check against the real box, the least sure first. */
export const TO_CHECK: readonly Fact[] = (['unsure', 'likely'] as const).flatMap((sure) =>
  FACTS.filter((fact) => EVIDENCE[fact].sure === sure),
)
