import { HERO_OF, isBuilding, isSettlement, isWork, ON_TRACK, type Clan, type Thing } from '../box/box'
import type { PlaceId } from '../box/island'
import { numberOf, tokensOf } from '../box/numbers'
import { armyOf, countOf, hasWork, heroAt, holdingOf, ownBuildings, ownSettlements, placesOf, settledIn } from '../model/board'
import type { HeroThere } from '../model/events'
import type { Plan } from '../model/moves'
import type { Reason } from '../model/refusals'
import type { State } from '../model/state'

/** Rules about the territories in which each construction is allowed (R39–R50), and about its effect on heroes (R45–R47). */

const sum = (counts: readonly (number | undefined)[]): number => counts.reduce<number>((total, count) => total + (count ?? 0), 0)
export const settlementsOf = (state: Pick<State, 'settlements'>, clan: Clan): number => sum(Object.values(ownSettlements(state, clan)))

/** R39: returns whether a clan has a settlement in a territory or in a neighbouring territory. */
const isNear = (state: State, clan: Clan, at: PlaceId): boolean => {
  const own = ownSettlements(state, clan)
  return [at, ...Object.values(state.island[at]?.ways ?? {})].some((place) => (own[place] ?? 0) > 0)
}

/** R41: returns the number of houses that a clan can still place on the map. One house marks the army. */
export const housesLeft = (state: State, clan: Clan): number => numberOf(state.numbers, 'houses') - ON_TRACK - settlementsOf(state, clan)

const againstBuilding = (state: State, clan: Clan, what: Thing, at: PlaceId): readonly Reason[] => {
  const tile = state.island[at]
  if (!isBuilding(what) || tile === undefined) return []
  const isMountain = tile.terrain === 'mountains'
  const isTaken = Object.values(state.settlements[at] ?? {}).some((holding) => (holding?.[what] ?? 0) > 0)
  return [
    isMountain && ['NO_BUILDINGS_IN_MOUNTAINS', { at }],
    holdingOf(state, at, clan).village === 0 && ['NO_OWN_VILLAGE', { at }],
    isTaken && ['BUILDING_TAKEN', { at, what }],
    !isMountain && !tile.spaces.includes(what) && ['NO_SPACE_FOR_BUILDING', { at, what }],
  ]
}

const againstWork = (state: State, clan: Clan, what: Thing, at: PlaceId): readonly Reason[] => {
  if (!isWork(what)) return []
  const placed = placesOf(state).filter((place) => hasWork(state, place, what)).length
  // The reason that the players cannot change comes first: they can overrule a missing settlement, but not a second work of one kind.
  return [
    hasWork(state, at, what) && ['WORK_EXISTS', { at, what }],
    placed >= tokensOf(state.numbers, what) && ['NO_TOKEN_LEFT', { what }],
    countOf(holdingOf(state, at, clan)) === 0 && ['NO_OWN_SETTLEMENT', { at }],
  ]
}

/**
 * R46, R88, A10: returns the reasons why the hero of a church or hall cannot move to the new building, e.g. because the hero is not on the
 * map yet.
 */
const againstRelocation = (state: State, clan: Clan, { what, at = '', relocate = false }: Plan): readonly Reason[] => {
  const hero = HERO_OF[what]
  if (!relocate || hero === undefined) return []
  const stands = state.heroes[clan]?.[hero]
  const mayEnter = state.settings.enterNew && state.waiting.some((one) => one.clan === clan && one.hero === hero)
  const there = heroAt(state, clan, at)
  return [
    stands === undefined && !mayEnter && ['HERO_NOT_ON_MAP', { clan, hero }, 'R46'],
    there !== undefined && there !== hero && ['RELOCATION_BLOCKED', { clan, hero: there }],
  ]
}

/** Returns the reasons why a construction is not allowed in a territory, apart from its price. An army step has no territory (R48). */
export const reasonsAgainstPlace = (state: State, clan: Clan, plan: Plan): readonly Reason[] => {
  const { what, at = '' } = plan
  const top = numberOf(state.numbers, 'armyTop')
  return [
    what === 'army' && top > 0 && armyOf(state, clan) >= top && ['ARMY_AT_TOP', { top }],
    what === 'village' && !isNear(state, clan, at) && ['NOT_ADJACENT', { at }],
    ...againstBuilding(state, clan, what, at),
    isSettlement(what) && housesLeft(state, clan) <= 0 && ['NO_HOUSE_LEFT'],
    ...againstWork(state, clan, what, at),
    ...againstRelocation(state, clan, plan),
  ]
}

/**
 * Returns the territories in which a construction is allowed, in board order.
 * @param waived codes of the refusals that the players overrule
 */
export const placesFor = (state: State, clan: Clan, what: Thing, waived: readonly string[] = []): readonly PlaceId[] =>
  placesOf(state).filter((at) => reasonsAgainstPlace(state, clan, { what, at }).every((reason) => !reason || waived.includes(reason[0])))

/** Returns whether a construction is allowed in at least one territory. */
export const canBuild = (state: State, clan: Clan, what: Thing): boolean =>
  what === 'army' ? reasonsAgainstPlace(state, clan, { what }).every((reason) => !reason) : placesFor(state, clan, what).length > 0

/** R45–R47, R88, R89: returns the effect of a new church or hall on its hero; undefined if there is no effect. */
export const heroOfBuilding = (state: State, clan: Clan, { what, at = '', relocate = false }: Plan): HeroThere | undefined => {
  const hero = HERO_OF[what]
  if (hero === undefined) return undefined
  if (ownBuildings(state, clan, what) > 0) return relocate ? { hero, how: 'relocates' } : undefined
  return { hero, how: heroAt(state, clan, at) === undefined ? 'enters' : 'waits' }
}

/**
 * R54: returns the clans that receive a card as the palisade fee, in the order of `settlements`. The fee is due when a clan builds its
 * first village in a territory with a palisade.
 */
export const feeTo = (clan: Clan, palisade: boolean, settlements: Readonly<Partial<Record<Clan, number>>>): readonly Clan[] =>
  palisade && (settlements[clan] ?? 0) === 0
    ? (Object.keys(settlements) as Clan[]).filter((other) => other !== clan && (settlements[other] ?? 0) > 0)
    : []
/** Returns the clans that receive a palisade fee for a construction in a territory of the board. */
export const feeAt = (state: State, clan: Clan, { what, at = '' }: Plan): readonly Clan[] =>
  what === 'village' ? feeTo(clan, hasWork(state, at, 'palisade'), settledIn(state, at)) : []
