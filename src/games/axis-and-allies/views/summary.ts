import { lineOfPlay, minutesPlayed, type GameSummary, type Ledger, type RoleSummary, type Vocabulary } from '../../../referee'
import { SIDES } from '../box/powers'
import type { State } from '../model/state'
import { productionOf } from '../rules/collect-income'
import { citiesOf, cityHolders } from '../rules/winning'

/** The figures of every power in the archive. */
export const FIGURES = ['production', 'cities'] as const
export type Figure = (typeof FIGURES)[number]

/** A game in a few figures: a side wins, with all its powers. */
export const summaryOf = (ledger: Ledger<Vocabulary>): GameSummary => {
  const moments = lineOfPlay(ledger)
  const state = (moments.at(-1)?.state ?? ledger.head.state) as State
  const { players, over, result, round, territories } = state
  const holders = cityHolders(territories)
  const count = citiesOf(holders)
  const ahead = result?.side ?? (count.axis > count.allies ? 'axis' : 'allies')
  return {
    over,
    ...(over ? { how: 'cities' } : {}),
    rounds: round,
    began: moments[0]?.entry.time ?? 0,
    ended: moments.at(-1)?.entry.time ?? 0,
    minutes: minutesPlayed(moments),
    roles: players.flatMap(({ name, powers }) =>
      powers.map((power): RoleSummary => {
        const figures: Record<Figure, number> = {
          production: productionOf(territories, power),
          cities: Object.values(holders).filter((holder) => holder === power).length,
        }
        return {
          role: power,
          ...(name.trim() === '' ? {} : { player: name.trim() }),
          won: over && SIDES[power] === result?.side,
          place: SIDES[power] === ahead ? 1 : 2,
          figures,
        }
      }),
    ),
  }
}
