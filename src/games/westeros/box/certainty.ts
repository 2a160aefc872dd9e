import type { AreaId, Box, CardId } from './box'

/**
 * How certain the printed values in this app are. The set-up screen lists the uncertain values, so that players can compare them with their
 * copy of the game.
 */

/**
 * `sure`: confirmed by the rulebook or by several independent sources. `likely`: from good sources, but not confirmed.
 * `unsure`: sources contradict each other, or the value is a placeholder; check before the first game.
 */
export type Certainty = 'sure' | 'likely' | 'unsure'

export const FACTS = [
  'deckCounts',
  'mammoths',
  'startingSupply',
  'shipsPerHouse',
  'neutralStrengths',
  'supplyTable',
  'stars',
  'cardFigures',
  'cardTexts',
  'adjacency',
  'areaIcons',
  'startingUnits',
  'startingTracks',
  'orderTokens',
  'threatTrack',
  'victory',
  'footmenKnightsPower',
] as const
export type Fact = (typeof FACTS)[number]

/** Certainty of a printed value, and the cards and areas that players should check. */
export interface Evidence {
  readonly sure: Certainty
  /** Number of the rule or ruling in the rules document about this printed value, e.g. `A3`. */
  readonly rule: string
  /** House cards that players should check first. */
  readonly cards?: readonly CardId[]
  /** Areas that players should check first. */
  readonly areas?: readonly AreaId[]
}

export const EVIDENCE: Readonly<Record<Fact, Evidence>> = {
  deckCounts: { sure: 'unsure', rule: 'A3' },
  mammoths: { sure: 'unsure', rule: 'A3' },
  startingSupply: { sure: 'unsure', rule: 'A4' },
  shipsPerHouse: { sure: 'likely', rule: 'A1' },
  neutralStrengths: { sure: 'likely', rule: 'R13.1', areas: ['kings-landing', 'eyrie', 'sunspear'] },
  supplyTable: { sure: 'likely', rule: 'R3.3' },
  stars: { sure: 'likely', rule: 'R8.2' },
  cardFigures: { sure: 'likely', rule: 'R14.14', cards: ['eddard-stark', 'house-blacktyde-captain'] },
  cardTexts: {
    sure: 'likely',
    rule: 'A23',
    cards: ['maester-luwin', 'ser-davos-seaworth', 'renly-baratheon', 'salladhor-saan'],
  },
  adjacency: { sure: 'likely', rule: 'A33', areas: ['oldtown', 'sunset-sea', 'crackclaw-point', 'narrow-sea'] },
  areaIcons: { sure: 'sure', rule: 'R1.8' },
  startingUnits: { sure: 'sure', rule: 'R0' },
  startingTracks: { sure: 'sure', rule: 'A42' },
  orderTokens: { sure: 'sure', rule: 'R8.2' },
  threatTrack: { sure: 'sure', rule: 'R6.1' },
  victory: { sure: 'sure', rule: 'R17.1' },
  footmenKnightsPower: { sure: 'sure', rule: 'R18.1' },
}

/** Printed values to compare with the physical game, least certain first. */
export const TO_CHECK: readonly Fact[] = (['unsure', 'likely'] as const).flatMap((sure) =>
  FACTS.filter((fact) => EVIDENCE[fact].sure === sure),
)

/** Certainty of the printed values of the second edition. Nearly all of them are confirmed by three independent sources. */
const SECOND_EVIDENCE: Readonly<Record<Fact, Evidence>> = {
  ...(Object.fromEntries(FACTS.map((fact) => [fact, { sure: 'sure', rule: EVIDENCE[fact].rule }])) as Record<Fact, Evidence>),
  cardFigures: { sure: 'likely', rule: 'E14.1', cards: ['greatjon-umber', 'randyll-tarly'] },
  cardTexts: { sure: 'likely', rule: 'E14.7' },
  adjacency: { sure: 'likely', rule: 'A33' },
}

/** Returns the certainty of the printed values of an edition. */
export const evidenceOf = ({ edition }: Pick<Box, 'edition'>): Readonly<Record<Fact, Evidence>> =>
  edition === 2 ? SECOND_EVIDENCE : EVIDENCE
