import { lineOfPlay, minutesPlayed, type GameSummary, type Ledger, type RoleSummary, type Vocabulary } from '../../../referee'
import type { Clan } from '../box/box'
import type { Event } from '../model/events'
import { armyOf } from '../model/board'
import type { State } from '../model/state'
import { goalsOf } from '../rules/goals'
import { settlementsOf } from '../rules/places'

/** Ids of the numbers that the archive shows for each clan. */
export const FIGURES = ['goals', 'points', 'settlements', 'army', 'adopted'] as const
export type Figure = (typeof FIGURES)[number]

/** Returns the summary of a game for the archive. The summary contains points only if victory point cards are used and revealed. */
export const summaryOf = (ledger: Ledger<Vocabulary>): GameSummary => {
  const moments = lineOfPlay(ledger)
  const state = (moments.at(-1)?.state ?? ledger.head.state) as State
  const events = moments.flatMap(({ entry }) => entry.events as readonly Event[])
  const { players, result, settings, round } = state
  const adopted = (clan: Clan): number =>
    events.filter((event) => event.e === 'voteClosed' && event.adopted && event.proposal.by === clan).length
  const scoreOf = (clan: Clan): number => result?.score[clan] ?? (settings.vpCards ? 0 : goalsOf(state, clan).length)
  const placeOf = (clan: Clan): number => {
    if (result === undefined) return 1 + players.filter((other) => scoreOf(other.clan) > scoreOf(clan)).length
    const at = result.places.findIndex((here) => here.includes(clan))
    return 1 + result.places.slice(0, Math.max(0, at)).flat().length
  }
  return {
    over: result !== undefined,
    ...(result === undefined ? {} : { how: settings.vpCards ? 'points' : 'goals' }),
    rounds: round,
    began: moments[0]?.entry.time ?? 0,
    ended: moments.at(-1)?.entry.time ?? 0,
    minutes: minutesPlayed(moments),
    roles: players.map(({ clan, name }): RoleSummary => {
      const known: Partial<Record<Figure, number>> = settings.vpCards
        ? result === undefined
          ? {}
          : { points: scoreOf(clan) }
        : { goals: scoreOf(clan) }
      const figures: Partial<Record<Figure, number>> = {
        ...known,
        settlements: settlementsOf(state, clan),
        army: armyOf(state, clan),
        adopted: adopted(clan),
      }
      return {
        role: clan,
        ...(name.trim() === '' ? {} : { player: name.trim(), seat: clan }),
        won: result?.places[0]?.includes(clan) ?? false,
        place: placeOf(clan),
        figures,
      }
    }),
  }
}
