import { DECK } from '../box/units'

/** Rules for landing aircraft after all moves of phase 5: R52, R84. */

/** Returns the number of fighters in a sea zone for which the carriers have no space. */
export const fightersLost = (carriers: number, fighters: number): number => Math.max(0, fighters - carriers * DECK)

/** Guarantee that a carrier will come, with the report whether it came. */
export interface Kept {
  readonly to: string
  readonly carrierEnds?: string
  readonly carrierAlive?: boolean
  readonly fighterAlive?: boolean
}

/**
 * R52: returns whether a guarantee is broken: both the carrier and the fighter still exist, but the carrier is not in the guaranteed sea
 * zone.
 */
export const isBroken = ({ to, carrierEnds, carrierAlive = true, fighterAlive = true }: Kept): boolean =>
  carrierAlive && fighterAlive && carrierEnds !== to
