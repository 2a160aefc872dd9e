import { BUILDINGS, CLANS, HERO_OF, HEROES, ON_TRACK, WORKS, type Building, type Clan, type Hero, type Work } from '../box/box'
import type { PlaceId } from '../box/island'
import { numberOf, tokensOf } from '../box/numbers'
import { allSettledIn, clansOf, hasWork, holdingOf, ownBuildings, ownSettlements, placesOf } from './board'
import type { State } from './state'

/**
 * Checks the invariants that every position must satisfy, even after a correction or an overruled refusal: I1, I5. A violation of I8 causes
 * only a warning.
 */

/** I1: the game has three to five players with different clans. */
export const holdsPlayers = ({ players }: Pick<State, 'players'>): boolean =>
  players.length >= 3 && players.length <= CLANS.length && new Set(players.map(({ clan }) => clan)).size === players.length

const isIn = ({ island }: State, at: string | undefined): boolean => at !== undefined && Object.hasOwn(island, at)

/** I5: every hero is in an existing territory or waits to enter one, but not both. No territory contains two heroes of one clan. */
const holdsHeroes = (state: State): boolean => {
  const waits = (clan: string, hero: string) => state.waiting.filter((one) => one.clan === clan && one.hero === hero).length
  return (
    state.waiting.every(({ at }) => isIn(state, at)) &&
    state.players.every(({ clan }) => {
      const stands = HEROES.flatMap((hero) => state.heroes[clan]?.[hero] ?? [])
      return (
        new Set(stands).size === stands.length &&
        stands.every((at) => isIn(state, at)) &&
        HEROES.every((hero) => waits(clan, hero) + (state.heroes[clan]?.[hero] === undefined ? 0 : 1) <= 1)
      )
    })
  )
}

/** Returns the ids of the violated invariants; an empty list if no invariant is violated. */
export const broken = (state: State): readonly string[] => [
  ...(holdsPlayers(state) && state.players.some(({ clan }) => clan === state.chief) ? [] : ['I1']),
  ...(holdsHeroes(state) ? [] : ['I5']),
]

/** Number of pieces or cards that is impossible under the rules or with the contents of the box. The game can still continue. */
export type Miscount =
  | { readonly is: 'several'; readonly at: PlaceId; readonly what: Building }
  | { readonly is: 'noVillage'; readonly at: PlaceId; readonly what: Building; readonly clan: Clan }
  | { readonly is: 'mountains' | 'noSpace'; readonly at: PlaceId; readonly what: Building }
  | { readonly is: 'houses'; readonly clan: Clan; readonly found: number; readonly all: number }
  | { readonly is: 'tokens'; readonly what: Work; readonly found: number; readonly all: number }
  | { readonly is: 'nobodyThere'; readonly at: PlaceId; readonly what: Work }
  | { readonly is: 'noHero' | 'noBuilding'; readonly clan: Clan; readonly hero: Hero; readonly what: Building }
  | { readonly is: 'cards'; readonly at: PlaceId; readonly found: number; readonly all: number }

const buildingMiscounts = (state: State, at: PlaceId): readonly Miscount[] => {
  const tile = state.island[at]
  return BUILDINGS.flatMap((what): readonly Miscount[] => {
    const owners = clansOf(state).filter((clan) => holdingOf(state, at, clan)[what] > 0)
    const count = owners.reduce((sum, clan) => sum + holdingOf(state, at, clan)[what], 0)
    if (count === 0) return []
    const isMountain = tile?.terrain === 'mountains'
    return [
      ...(count > 1 ? [{ is: 'several', at, what } as const] : []),
      ...owners.flatMap((clan) => (holdingOf(state, at, clan).village > 0 ? [] : [{ is: 'noVillage', at, what, clan } as const])),
      ...(isMountain ? [{ is: 'mountains', at, what } as const] : []),
      ...(!isMountain && tile?.spaces.includes(what) === false ? [{ is: 'noSpace', at, what } as const] : []),
    ]
  })
}

/** Returns whether a hero of a clan is neither on the map nor waiting to enter a territory. */
export const isAbsent = ({ heroes, waiting }: State, clan: Clan, hero: Hero): boolean =>
  heroes[clan]?.[hero] === undefined && !waiting.some((one) => one.clan === clan && one.hero === hero)

/** I5: a clan has its priest if and only if it has a church, and its skald if and only if it has a hall (R45, R47). */
const heroMiscounts = (state: State, clan: Clan): readonly Miscount[] =>
  BUILDINGS.flatMap((what): readonly Miscount[] => {
    const hero = HERO_OF[what]
    if (hero === undefined) return []
    const owns = ownBuildings(state, clan, what) > 0
    if (owns !== isAbsent(state, clan, hero)) return []
    return [{ is: owns ? 'noHero' : 'noBuilding', clan, hero, what }]
  })

/**
 * Returns the impossible numbers of houses (I2), buildings (I3), public works (I4) and cards (I8) in a position, and heroes without
 * their building (I5). The app shows these faults before it saves a correction, but still allows the correction.
 */
export const miscounts = (state: State): readonly Miscount[] => {
  const places = placesOf(state)
  const houses = numberOf(state.numbers, 'houses') - ON_TRACK
  return [
    ...clansOf(state).flatMap((clan): readonly Miscount[] => {
      const found = Object.values(ownSettlements(state, clan)).reduce<number>((sum, count) => sum + (count ?? 0), 0)
      return found > houses ? [{ is: 'houses', clan, found, all: houses }] : []
    }),
    ...places.flatMap((at) => buildingMiscounts(state, at)),
    ...clansOf(state).flatMap((clan) => heroMiscounts(state, clan)),
    ...WORKS.flatMap((what): readonly Miscount[] => {
      const there = places.filter((at) => hasWork(state, at, what))
      const all = tokensOf(state.numbers, what)
      return [
        ...(there.length > all ? [{ is: 'tokens', what, found: there.length, all } as const] : []),
        ...there.flatMap((at) => (allSettledIn(state, at) === 0 ? [{ is: 'nobodyThere', at, what } as const] : [])),
      ]
    }),
    ...places.flatMap((at): readonly Miscount[] => {
      const found = state.cards[at]?.length ?? 0
      const settlements = allSettledIn(state, at)
      const all = settlements === 0 ? 0 : settlements + numberOf(state.numbers, 'stock')
      return found > all ? [{ is: 'cards', at, found, all }] : []
    }),
  ]
}
