import type { CSSProperties } from 'react'
import { Figure, type FigureTable } from '../../ui/chart/Figure'
import { useGameTable } from '../context'
import { calledIn, type GameStory, type GridData } from './story'
import { useChartWords } from './words'

/** Text shown if the app does not know which role holds a place on the board. */
const UNKNOWN = '?'

/** Table with a row for each place of the board and a column for each round; each cell shows the badge of the role that held the place. */
export function GridChart({
  chart: { icon, title, summary, head, rounds, rows, nobody },
  story: { roles },
}: {
  chart: GridData
  story: Pick<GameStory, 'roles'>
}) {
  const { words } = useChartWords()
  const { RoleBadge } = useGameTable()
  const nameOf = (role: string) => calledIn(roles.find((one) => one.role === role) ?? { name: role })
  const table: FigureTable = {
    head: [head, ...rounds.map(({ name }) => name)],
    rows: rows.map(({ name, holders }) => [
      name,
      ...rounds.map((_, at) => {
        const holder = holders[at]
        return holder === undefined ? UNKNOWN : holder === null ? nobody : nameOf(holder)
      }),
    ]),
  }
  return (
    <Figure icon={icon} title={title} summary={summary} asTable={words.asTable} table={table}>
      <div className="holders-grid" style={{ '--rounds': rounds.length } as CSSProperties}>
        <span />
        {rounds.map(({ mark, name }) => (
          <b key={name}>{mark}</b>
        ))}
        {rows.map(({ name, short = name, holders }) => [
          <span key={name} className="note">
            {short}
          </span>,
          ...rounds.map((round, at) => {
            const holder = holders[at]
            return (
              <i key={`${name} ${round.name}`}>
                {holder === undefined ? UNKNOWN : holder === null ? '–' : <RoleBadge role={holder} size={28} />}
              </i>
            )
          }),
        ])}
      </div>
    </Figure>
  )
}
