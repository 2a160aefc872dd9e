import { Suspense, type ReactNode } from 'react'
import type { Vocabulary } from '../../referee'
import { Icon } from '../../ui/Icon'
import { Question } from '../../ui/Screen'
import { useGameTable } from '../context'
import { RoleFigures, type FigureColumn, type FigurePart } from '../RoleFigures'

export interface GameOverProps<V extends Vocabulary = Vocabulary> {
  readonly winners: readonly V['role'][]
  /** CSS class that sets the banner colours `--banner` and `--on-banner` to the colours of the winner. Undefined if several roles win. */
  readonly tone?: string
  /** Text that names the winner. */
  readonly title: string
  /** Text that says how the game ended. */
  readonly how: string
  /** Text that names the criterion that decided the game. */
  readonly why: string
  readonly standings: Standings<V['role']>
  /** Charts and export buttons, shown below the ranking. */
  readonly children: ReactNode
}

/** Final ranking of the roles, best first. */
export interface Standings<Role extends string = string> {
  readonly title: string
  /** Name for the roles of this game: "House". */
  readonly role: string
  /** Columns of the ranking: the criteria that decide it, in order. */
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly StandingsRow<Role>[]
}

export interface StandingsRow<Role extends string = string> {
  readonly role: Role
  readonly name: string
  readonly player: string
  /** Score of the role for each column; undefined if the players did not report the score. */
  readonly figures: readonly (number | undefined)[]
  /** Part of each score in the ranking. */
  readonly parts?: readonly FigurePart[]
}

/** Screen that shows the result of a game: winner and reason, ranking, charts and exports. */
export function GameOver({ winners, tone, title, how, why, standings, children }: GameOverProps) {
  const { RoleBadge, rooms } = useGameTable()
  const { 'house-rules': HouseRules } = rooms
  return (
    <>
      <div className={`banner ${tone ?? ''}`} data-banner>
        <span className="flex justify-center gap-3">
          {winners.map((role) => (
            <RoleBadge key={role} role={role} size={winners.length === 1 ? 100 : 64} alone />
          ))}
        </span>
        <div className="plate">
          <Question>{title}</Question>
          <p className="type-row">{how}</p>
        </div>
      </div>
      <p className="note">{why}</p>
      <StandingsTable {...standings} winners={winners} />
      {HouseRules && (
        <Suspense fallback={null}>
          <HouseRules changedOnly />
        </Suspense>
      )}
      {children}
    </>
  )
}

const StandingsTable = ({ title, role, columns, rows, winners }: Standings & Pick<GameOverProps, 'winners'>) => (
  <div className="flex flex-col gap-1.5">
    <RoleFigures
      label={title}
      head={role}
      columns={columns}
      rows={rows.map((row) => ({
        role: row.role,
        title: (
          <>
            <span className="block">{row.name}</span>
            <span className="note block truncate">{row.player}</span>
          </>
        ),
        figures: row.figures,
        ...(row.parts && { parts: row.parts }),
        wins: winners.includes(row.role),
      }))}
    />
    {/* Screen readers read these names as the headings of the columns. */}
    {columns.some(({ short }) => short === undefined) && (
      <p className="note flex flex-wrap gap-x-4 gap-y-1" aria-hidden>
        {columns.map(({ icon, name }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <Icon of={icon} size="xs" />
            {name}
          </span>
        ))}
      </p>
    )}
  </div>
)
