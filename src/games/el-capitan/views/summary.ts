import { minutesPlayed, type GameSummary, type Ledger, type RoleSummary, type Vocabulary } from '../../../referee'
import { openCities } from '../rules/payday'
import { courseOf, earnedBy, INCOME, placeOf } from './course'

/** Figures of each player in the archive. */
export const FIGURES = ['florins', 'cities', 'proliferation', 'majority', 'fortresses', 'loans'] as const
export type Figure = (typeof FIGURES)[number]

/**
 * Summarises a game. Florins are those at the end; cities are those with an open warehouse; loans are included only if turns are tracked.
 */
export const summaryOf = (ledger: Ledger<Vocabulary>): GameSummary => {
  const course = courseOf(ledger)
  const { moments, state, loans } = course
  const { players, result, settings } = state
  const isOver = result !== undefined
  return {
    over: isOver,
    ...(isOver ? { how: result.winners.length > 1 ? 'shared' : 'won' } : {}),
    // Without turn tracking, the number of rounds is unknown, so use the phase.
    rounds: settings.turnsTold ? Math.max(1, state.rounds) : state.phase,
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
