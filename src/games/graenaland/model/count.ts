import { CLANS, HEROES } from '../box/box'
import type { State } from './state'

/** Counts that hold in every position, whatever was corrected or overruled: I1, I5, I8. */

/** I1: three to five players of different clans. */
export const holdsPlayers = ({ players }: Pick<State, 'players'>): boolean =>
  players.length >= 3 && players.length <= CLANS.length && new Set(players.map(({ clan }) => clan)).size === players.length

const isIn = ({ island }: State, at: string | undefined): boolean => at !== undefined && Object.hasOwn(island, at)

/** I5: every hero stands on the map or waits, once at most, and where there is a place; no two of a clan in one territory. */
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

/** The numbers of the invariants that do not hold; empty = all do. */
export const broken = (state: State): readonly string[] => [
  ...(holdsPlayers(state) && state.players.some(({ clan }) => clan === state.chief) ? [] : ['I1']),
  ...(holdsHeroes(state) ? [] : ['I5']),
]
