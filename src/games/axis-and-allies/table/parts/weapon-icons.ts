import type { Development } from '../../box/powers'
import { bomber, destroyer, fighter, rocket, submarine } from './icons'

/** Bomber with an arrow that shows its long way. */
const longWay =
  'M2.500 19h17M16 15.500l3.500 3.500-3.500 3.500 M3 9.500l7 .5 1.500-7h1.800L13.500 10.200l7.500.8v2H13l-3 2.500H8l1.500-3H3z'
/** Icon of each weapon that research can develop. */
export const DEVELOPMENT_ICONS: Readonly<Record<Development, string>> = {
  jetFighters: fighter,
  rockets: rocket,
  superSubs: submarine,
  longRange: longWay,
  combinedBombardment: destroyer,
  heavyBombers: bomber,
}
