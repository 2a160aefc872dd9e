import { DECK } from '../box/units'

/** Phase 5, landing after all moves: R52, R84. */

/** Number of fighters in a zone without a deck. */
export const fightersLost = (carriers: number, fighters: number): number => Math.max(0, fighters - carriers * DECK)

/** Promise of a carrier and its result. */
export interface Kept {
  readonly to: string
  readonly carrierEnds?: string
  readonly carrierAlive?: boolean
  readonly fighterAlive?: boolean
}

/** R52: true if the carrier is not in the promised zone and neither carrier nor fighter was destroyed. */
export const isBroken = ({ to, carrierEnds, carrierAlive = true, fighterAlive = true }: Kept): boolean =>
  carrierAlive && fighterAlive && carrierEnds !== to
