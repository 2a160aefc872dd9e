import './charts.css'
import { Bars, Columns } from '../../ui/chart/Bars'
import { Figure, type FigureTable } from '../../ui/chart/Figure'
import { hasEqualValues } from '../../ui/chart/geometry'
import { LineChart, MARK } from '../../ui/chart/LineChart'
import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import type { GameTable } from '../game/game-table'
import { DuelsChart } from './DuelsChart'
import { GridChart } from './GridChart'
import { calledIn, type BarsData, type Chart, type ColumnsData, type GameStory, type LinesData } from './story'
import { useChartWords } from './words'

/** Text shown in place of a number that the players did not report. */
const UNTOLD = '–'

/** Renders the badge next to a bar. */
const markOf = (RoleBadge: GameTable['RoleBadge'], role: string) => <RoleBadge role={role} size={24} />

export interface ChartProps<Data> {
  readonly chart: Data
  readonly story: Pick<GameStory, 'roles' | 'roleWord'>
}

/** Chart of a game. The numbers of the chart can also be shown as a table. */
export function ChartView({ chart, story }: ChartProps<Chart>) {
  switch (chart.kind) {
    case 'lines':
      return <LinesChart chart={chart} story={story} />
    case 'bars':
      return <BarsChart chart={chart} story={story} />
    case 'columns':
      return <ColumnsChart chart={chart} story={story} />
    case 'duels':
      return <DuelsChart chart={chart} story={story} />
    case 'grid':
      return <GridChart chart={chart} story={story} />
  }
}

function LinesChart({ chart: { icon, title, summary, head, rounds, values, goal }, story: { roles } }: ChartProps<LinesData>) {
  const { words } = useChartWords()
  const { RoleBadge } = useGameTable()
  const table: FigureTable = {
    head: [head ?? words.round, ...roles.map(calledIn)],
    rows: rounds.map(({ name }, at) => [name, ...roles.map(({ role }) => values[role]?.[at] ?? UNTOLD)]),
  }
  const isShifted = hasEqualValues(roles.map(({ role }) => values[role] ?? []))
  return (
    <Figure
      icon={icon}
      title={title}
      summary={summary}
      asTable={words.asTable}
      table={table}
      more={isShifted && <p className="note">{words.sideBySide}</p>}
    >
      <LineChart
        columns={rounds.map(({ round, mark }) => ({ at: round, mark }))}
        {...(goal === undefined ? {} : { goal })}
        series={roles.map(({ role, dash, colours = role }) => ({
          id: role,
          className: colours,
          values: values[role] ?? [],
          mark: <RoleBadge role={role} size={MARK} />,
          dash,
        }))}
      />
    </Figure>
  )
}

function BarsChart({ chart: { icon, title, summary, figures, isThirdDrawn = false }, story: { roles, roleWord } }: ChartProps<BarsData>) {
  const { words } = useChartWords()
  const { RoleBadge } = useGameTable()
  const table: FigureTable = {
    head: [roleWord, ...figures.map(({ name }) => name)],
    rows: roles.map((one) => [calledIn(one), ...figures.map(({ values }) => values[one.role] ?? UNTOLD)]),
  }
  const [full, hollow, third] = figures
  const thin = isThirdDrawn ? third : undefined
  return (
    <Figure icon={icon} title={title} summary={summary} asTable={words.asTable} table={table}>
      <Bars
        bars={roles.flatMap(({ role, colours = role }) => [
          { id: role, className: colours, mark: markOf(RoleBadge, role), value: full?.values[role] ?? 0 },
          ...(hollow === undefined
            ? []
            : [{ id: `${role} ${hollow.name}`, className: `${colours} under`, value: hollow.values[role] ?? 0, hollow: true }]),
          ...(thin === undefined
            ? []
            : [{ id: `${role} ${thin.name}`, className: `${colours} under`, value: thin.values[role] ?? 0, thin: true }]),
        ])}
      />
    </Figure>
  )
}

function ColumnsChart({ chart: { icon, title, summary, head, times }, story: { roles } }: ChartProps<ColumnsData>) {
  const { words } = useChartWords()
  const { RoleBadge } = useGameTable()
  const table: FigureTable = {
    head: [head[0], ...roles.map(calledIn), head[1]],
    rows: times.map(({ name, values, result }) => [name, ...roles.map(({ role }) => values[role] ?? UNTOLD), result]),
  }
  const highest = Math.max(1, ...times.flatMap(({ values }) => Object.values(values).map((value) => value ?? 0)))
  return (
    <Figure icon={icon} title={title} summary={summary} asTable={words.asTable} table={table}>
      <div className="columns-charts">
        {times.map((time, at) => (
          <Columns
            /**
             * The app only adds rows at the end of the list. After a correction, two rows of a round may have the same title, so the index
             * is part of the key.
             */
            key={`${at} ${time.title}`}
            title={
              time.icon === undefined ? (
                time.title
              ) : (
                <span className="flex items-center gap-2">
                  <Icon of={time.icon} size="s" />
                  {time.title}
                </span>
              )
            }
            note={time.note}
            bars={roles.flatMap(({ role, colours = role }) => {
              const value = time.values[role]
              if (value === undefined) return []
              return [{ id: role, className: colours, mark: markOf(RoleBadge, role), value, best: role === time.best }]
            })}
            highest={highest}
          />
        ))}
      </div>
    </Figure>
  )
}
