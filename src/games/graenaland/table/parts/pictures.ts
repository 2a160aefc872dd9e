import type { Goal, Hero, Terrain, Thing } from '../../box/box'
import * as tableIcons from '../../../../table/icons'
import * as icons from './icons'

/** Icons of terrains, heroes and all constructions. */

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
export const GOAL_ICONS: Readonly<Record<Goal, string>> = {
  settlements: icons.village,
  territories: icons.island,
  largest: icons.largest,
  buildings: icons.church,
  army: icons.army,
}
/** Log icons of the moves, so that the icon shows the kind of an entry. The icon of a construction is the icon of the built thing. */
export const MOVE_ICONS: Readonly<Record<string, string | undefined>> = {
  firstPlayer: icons.longship,
  place: icons.village,
  settle: icons.village,
  anchor: icons.longship,
  order: icons.warrior,
  propose: tableIcons.card,
  waive: tableIcons.check,
  vote: icons.goal,
  announce: icons.goal,
  claim: icons.goal,
  proof: icons.goal,
  wait: icons.waiting,
  ready: tableIcons.check,
  takeSupply: icons.supply,
  offer: icons.village,
  done: tableIcons.check,
  keepOnPaper: icons.goal,
  cardsChosen: icons.goal,
  draw: tableIcons.card,
  drawAll: tableIcons.card,
  reveal: icons.warrior,
  closeVote: icons.goal,
  closeAnnounce: icons.goal,
  jointBuild: tableIcons.users,
  passShip: icons.longship,
}
