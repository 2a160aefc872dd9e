import { minutesPlayed, type GameSummary, type Ledger, type RoleSummary, type Vocabulary } from '../../../referee'
import { openCities } from '../rules/payday'
import { courseOf, earnedBy, INCOME, placeOf } from './course'

/** Ids of the numbers that the archive shows for each player. */
export const FIGURES = ['florins', 'cities', 'proliferation', 'majority', 'fortresses', 'loans'] as const
export type Figure = (typeof FIGURES)[number]

/**
 * Returns the summary of a game for the archive: the final florins, the number of cities with an open warehouse and, if the app tracks
 * turns, the number of loans.
 */
export const summaryOf = (ledger: Ledger<Vocabulary>): GameSummary => {
  const course = courseOf(ledger)
  const { moments, state, loans } = course
  const { players, result, settings } = state
  const isOver = result !== undefined
  return {
    over: isOver,
    ...(isOver ? { how: result.winners.length > 1 ? 'shared' : 'won' } : {}),
    // If the app does not track turns, the number of rounds is unknown, so the length of every game is counted in phases.
    rounds: state.phase,
    unit: 'phase',
    began: moments[0]?.entry.time ?? 0,
    ended: moments.at(-1)?.entry.time ?? 0,
    minutes: minutesPlayed(moments),
    roles: players.map(({ colour, name }): RoleSummary => {
      const florins = result?.florins[colour] ?? state.money[colour] ?? 0
      const known: Partial<Record<Figure, number>> = settings.turnsTold ? { loans: loans[colour] ?? 0 } : {}
      const figures: Partial<Record<Figure, number>> = {
        florins,
        cities: openCities(state, colour).length,
        proliferation: earnedBy(course, colour, INCOME.proliferation),
        majority: earnedBy(course, colour, INCOME.majority),
        fortresses: earnedBy(course, colour, INCOME.fortresses),
        ...known,
      }
      return {
        role: colour,
        ...(name.trim() === '' ? {} : { player: name.trim(), seat: colour }),
        won: result?.winners.includes(colour) === true,
        place: placeOf(state, colour),
        figures,
      }
    }),
  }
}
