import { fields, listOf, only, boolean, whole } from '../../../kit/shape'
import { ADVANTAGES } from '../box/powers'
import type { Settings } from '../model/settings'
import { advantage } from './pieces'

/** Validator for the settings. */
export const settings = fields<Settings>({
  needed: whole(1, 12),
  individual: boolean,
  errata: boolean,
  noFireHome: boolean,
  destroyerBothSides: boolean,
  leftover: only('refund', 'keep'),
  heavyCap: only('bomber', 'die'),
  destroyerBlocks: boolean,
  destroyerStops: boolean,
  sealedLosses: boolean,
  landing: only('all', 'fighters'),
  advantages: listOf(advantage, ADVANTAGES.length),
  moneyTold: boolean,
  battlesTold: boolean,
  raidsTold: boolean,
  mobilizingTold: boolean,
  landingsTold: boolean,
  armiesTold: boolean,
})
