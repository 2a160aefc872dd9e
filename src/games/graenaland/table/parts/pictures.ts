import type { Hero, Thing } from '../../box/box'
import * as icons from './icons'

/** The drawings of heroes and of everything that can be built. */

export const HERO_ICONS: Readonly<Record<Hero, string>> = { warrior: icons.warrior, priest: icons.priest, skald: icons.skald }
export const THING_ICONS: Readonly<Record<Thing, string>> = {
  village: icons.village,
  fort: icons.fort,
  church: icons.church,
  hall: icons.hall,
  road: icons.road,
  market: icons.market,
  palisade: icons.palisade,
  improvement: icons.improvement,
  army: icons.army,
}
