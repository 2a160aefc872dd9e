import { minutesPlayed, type GameSummary, type Ledger, type RoleSummary, type Vocabulary } from '../../../referee'
import { courseOf } from './course'

/** Ids of the numbers that the archive shows for each player. */
export const FIGURES = ['points', 'controlled', 'stars', 'vetoes', 'jailed'] as const
export type Figure = (typeof FIGURES)[number]

/**
 * Returns the summary of a game for the archive. The numbers of vetoes and of jailed Mafiosi are included only if the app tracked Mafiosi
 * in this game.
 */
export const summaryOf = (ledger: Ledger<Vocabulary>): GameSummary => {
  const { moments, state, controlled, stars, vetoes, jailed } = courseOf(ledger)
  const { players, result, settings, vp, round } = state
  return {
    over: result !== undefined,
    ...(result === undefined ? {} : { how: result.decidedBy[0] ?? 'vp' }),
    rounds: round,
    began: moments[0]?.entry.time ?? 0,
    ended: moments.at(-1)?.entry.time ?? 0,
    minutes: minutesPlayed(moments),
    roles: players.map(({ colour, name }): RoleSummary => {
      const ahead = players.filter((other) => (vp[other.colour] ?? 0) > (vp[colour] ?? 0)).length
      const known: Partial<Record<Figure, number>> = settings.tokensKept ? { vetoes: vetoes[colour] ?? 0, jailed: jailed[colour] ?? 0 } : {}
      const figures: Partial<Record<Figure, number>> = {
        points: vp[colour] ?? 0,
        controlled: controlled.filter(({ by }) => by === colour).length,
        stars: stars[colour] ?? 0,
        ...known,
      }
      return {
        role: colour,
        ...(name.trim() === '' ? {} : { player: name.trim(), seat: colour }),
        won: result?.places[0] === colour,
        place: 1 + (result === undefined ? ahead : Math.max(0, result.places.indexOf(colour))),
        figures,
      }
    }),
  }
}
