import { DECK } from '../box/units'

/** Phase 5, what is left once everything has moved: R52, R84. */

/** Fighters in a zone for which no deck is left. */
export const fightersLost = (carriers: number, fighters: number): number => Math.max(0, fighters - carriers * DECK)

/** How a promise of a carrier came out. */
export interface Kept {
  readonly to: string
  readonly carrierEnds?: string
  readonly carrierAlive?: boolean
  readonly fighterAlive?: boolean
}

/** R52: a promise holds unless carrier or fighter is destroyed. */
export const isBroken = ({ to, carrierEnds, carrierAlive = true, fighterAlive = true }: Kept): boolean =>
  carrierAlive && fighterAlive && carrierEnds !== to
