import type { Hero, Terrain, Thing } from '../../box/box'
import * as icons from './icons'

/** The drawings of terrains, heroes and of everything that can be built. */

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
export const TERRAIN_ICONS: Readonly<Record<Terrain, string>> = {
  plains: icons.plains,
  forest: icons.forest,
  hills: icons.hills,
  mountains: icons.mountains,
}
