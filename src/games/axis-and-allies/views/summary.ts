import { minutesPlayed, type GameSummary, type Ledger, type RoleSummary, type Vocabulary } from '../../../referee'
import { SIDES } from '../box/powers'
import { productionOf } from '../rules/collect-income'
import { citiesHeld, courseOf, placeOf } from './course'

/** Ids of the numbers that the archive shows for each power. */
export const FIGURES = ['production', 'cities', 'destroyed', 'lost'] as const
export type Figure = (typeof FIGURES)[number]

/**
 * Returns the summary of a game for the archive. All powers of the winning side win. Losses are included only if the app tracks battles.
 */
export const summaryOf = (ledger: Ledger<Vocabulary>): GameSummary => {
  const { moments, state, tally } = courseOf(ledger)
  const { players, over, result, round, territories, settings } = state
  return {
    over,
    ...(over ? { how: 'cities' } : {}),
    // Subtracts 1, because the round counter has already advanced when the players decide about the victory.
    rounds: over ? Math.max(1, round - 1) : round,
    began: moments[0]?.entry.time ?? 0,
    ended: moments.at(-1)?.entry.time ?? 0,
    minutes: minutesPlayed(moments),
    roles: players.flatMap(({ name, powers }, at) =>
      powers.map((power): RoleSummary => {
        const { destroyed, lost } = tally[power]
        const figures: Partial<Record<Figure, number>> = {
          production: productionOf(territories, power),
          cities: citiesHeld(state, power),
          ...(settings.battlesTold && { destroyed, lost }),
        }
        return {
          role: power,
          ...(name.trim() === '' ? {} : { player: name.trim(), seat: `${at + 1}` }),
          won: over && SIDES[power] === result?.side,
          place: placeOf(state, power),
          figures,
        }
      }),
    ),
  }
}
