import { DECK } from '../box/units'

/** Rules of landing after all moves of phase 5: R52, R84. */

/** Returns the number of fighters in a sea zone for which the carriers have no space. */
export const fightersLost = (carriers: number, fighters: number): number => Math.max(0, fighters - carriers * DECK)

/** Carrier promise and its result. */
export interface Kept {
  readonly to: string
  readonly carrierEnds?: string
  readonly carrierAlive?: boolean
  readonly fighterAlive?: boolean
}

/**
 * R52: returns whether a promise is broken: the carrier is not in the promised sea zone, although neither the carrier nor the fighter was
 * destroyed.
 */
export const isBroken = ({ to, carrierEnds, carrierAlive = true, fighterAlive = true }: Kept): boolean =>
  carrierAlive && fighterAlive && carrierEnds !== to
