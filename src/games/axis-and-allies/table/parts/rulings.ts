import type { Settings } from '../../model/settings'

/**
 * Lists the settings except national advantages: rule number, group on the page with house rules, and choices of settings that are not
 * numbers.
 */

/** Groups of settings on the page with house rules, in display order. */
export const RULING_GROUPS = ['victory', 'tracked', 'battle', 'air', 'raids', 'placing'] as const
export type RulingGroup = (typeof RULING_GROUPS)[number]
export type Ruling = Exclude<keyof Settings, 'advantages'>

interface About {
  readonly rule: string
  readonly group: RulingGroup
  readonly values?: readonly string[]
}

export const RULINGS: Readonly<Record<Ruling, About>> = {
  needed: { rule: 'R97', group: 'victory' },
  individual: { rule: 'R98', group: 'victory' },
  moneyTold: { rule: 'R11', group: 'tracked' },
  battlesTold: { rule: 'R30', group: 'tracked' },
  raidsTold: { rule: 'R63', group: 'tracked' },
  mobilizingTold: { rule: 'R91', group: 'tracked' },
  landingsTold: { rule: 'R52', group: 'tracked' },
  armiesTold: { rule: 'R13', group: 'tracked' },
  destroyerBothSides: { rule: 'A6', group: 'battle' },
  destroyerBlocks: { rule: 'A11', group: 'battle' },
  destroyerStops: { rule: 'A12', group: 'battle' },
  sealedLosses: { rule: 'A14', group: 'battle' },
  noFireHome: { rule: 'A4', group: 'air' },
  landing: { rule: 'A24', group: 'air', values: ['all', 'fighters'] },
  errata: { rule: 'A2', group: 'raids' },
  heavyCap: { rule: 'A10', group: 'raids', values: ['bomber', 'die'] },
  leftover: { rule: 'A9', group: 'placing', values: ['refund', 'keep'] },
}
export const RULING_NAMES = Object.keys(RULINGS) as readonly Ruling[]
