import { Bars } from '../../../../ui/chart/Bars'
import { Figure } from '../../../../ui/chart/Figure'
import { HOUSE_NAMES } from '../../words/lookup'
import * as icons from '../icons'
import { mark } from './houses'
import type { Story } from './story'
import { useChartWords } from './words'

/** Power that every house has earned and spent, as far as the app was told; nothing where it was told of none. */
export function PowerChart({ story: { state, chronicle } }: { story: Story }) {
  const { words } = useChartWords()
  const now = chronicle.rounds.at(-1)?.houses ?? {}
  const rows = state.playing.map((house) => ({
    house,
    earned: now[house]?.earned ?? 0,
    spent: now[house]?.spent ?? 0,
    left: now[house]?.power,
  }))
  if (rows.every(({ earned, spent }) => earned + spent === 0)) return undefined
  const tracked = rows.some(({ left }) => left !== undefined)
  return (
    <Figure
      icon={icons.power}
      title={words.power.title}
      summary={words.power.legend}
      asTable={words.asTable}
      table={{
        head: [words.house, words.power.earned, words.power.spent, ...(tracked ? [words.power.left] : [])],
        rows: rows.map(({ house, earned, spent, left }) => [
          HOUSE_NAMES[house],
          earned,
          spent,
          ...(tracked ? [left ?? words.battles.untold] : []),
        ]),
      }}
    >
      <Bars
        bars={rows.flatMap(({ house, earned, spent }) => [
          { id: `${house} earned`, className: house, mark: mark(house), value: earned },
          { id: `${house} spent`, className: `${house} under`, value: spent, hollow: true },
        ])}
      />
    </Figure>
  )
}
