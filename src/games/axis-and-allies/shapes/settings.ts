import { fields, listOf, only, truth, whole } from '../../../kit/shape'
import { ADVANTAGES } from '../box/powers'
import type { Settings } from '../model/settings'
import { advantage } from './pieces'

/** What a table agrees on, as any JSON. */
export const settings = fields<Settings>({
  needed: whole(1, 12),
  individual: truth,
  errata: truth,
  noFireHome: truth,
  destroyerBothSides: truth,
  leftover: only('refund', 'keep'),
  heavyCap: only('bomber', 'die'),
  destroyerBlocks: truth,
  destroyerStops: truth,
  sealedLosses: truth,
  landing: only('all', 'fighters'),
  advantages: listOf(advantage, ADVANTAGES.length),
  moneyTold: truth,
  battlesTold: truth,
  raidsTold: truth,
  mobilizingTold: truth,
  landingsTold: truth,
  armiesTold: truth,
})
