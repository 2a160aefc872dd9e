import { BUILDINGS, CLANS, HEROES, ON_TRACK, WORKS, type Building, type Clan, type Work } from '../box/box'
import type { PlaceId } from '../box/island'
import { numberOf, tokensOf } from '../box/numbers'
import { allSettledIn, clansOf, hasWork, holdingOf, ownSettlements, placesOf } from './board'
import type { State } from './state'

/** Counts that every position must satisfy, even after a correction or an overrule: I1, I5. I8 is a miscount only. */

/** I1: three to five players of different clans. */
export const holdsPlayers = ({ players }: Pick<State, 'players'>): boolean =>
  players.length >= 3 && players.length <= CLANS.length && new Set(players.map(({ clan }) => clan)).size === players.length

const isIn = ({ island }: State, at: string | undefined): boolean => at !== undefined && Object.hasOwn(island, at)

/** I5: every hero is on an existing territory or waits for one, not both; no two heroes of a clan are in one territory. */
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

/** Returns the numbers of the violated invariants; empty if all hold. */
export const broken = (state: State): readonly string[] => [
  ...(holdsPlayers(state) && state.players.some(({ clan }) => clan === state.chief) ? [] : ['I1']),
  ...(holdsHeroes(state) ? [] : ['I5']),
]

/** Count that the rules or the box do not allow; the game can continue with this count. */
export type Miscount =
  | { readonly is: 'several'; readonly at: PlaceId; readonly what: Building }
  | { readonly is: 'noVillage'; readonly at: PlaceId; readonly what: Building; readonly clan: Clan }
  | { readonly is: 'mountains' | 'noSpace'; readonly at: PlaceId; readonly what: Building }
  | { readonly is: 'houses'; readonly clan: Clan; readonly found: number; readonly all: number }
  | { readonly is: 'tokens'; readonly what: Work; readonly found: number; readonly all: number }
  | { readonly is: 'nobodyThere'; readonly at: PlaceId; readonly what: Work }
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

/**
 * Returns the counts of a position that the rules cannot produce: I2 (houses), I3 (buildings), I4 (public works), I8 (cards). The app
 * shows these counts before a correction is saved, and does not block the correction.
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
