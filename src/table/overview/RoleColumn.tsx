import type { CSSProperties } from 'react'
import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import * as icons from '../icons'
import { GoalSlots } from '../roles/GoalSlots'
import type { OverviewFigure, OverviewRole, SlotGroups } from './overview-spec'

const MARKS = { done: icons.check, here: icons.now, sealed: icons.seal, waits: undefined } as const

/** Returns the number of characters of a number as a CSS variable. At least 2, the size for which the largest type is made. */
const digitsStyle = (value: number): CSSProperties => ({ '--digits': Math.max(2, `${value}`.length) }) as CSSProperties

/** Column of one role: first the number that decides victory, then its other numbers. */
export function RoleColumn({ column, figures }: { column: OverviewRole; figures: readonly OverviewFigure[] }) {
  const { RoleBadge } = useGameTable()
  const { row, colours, waits, progress, goalText, heaps, isAmount = false } = column
  const { role, name, player, goal } = row
  const mark = progress && (progress.icon ?? MARKS[progress.at])
  return (
    <article className={`overview-role ${colours ?? role}`} data-progress={progress?.at} aria-label={name}>
      <div className="role-band">
        {progress !== undefined && (
          <span className="progress">
            {mark !== undefined && <Icon of={mark} />}
            {progress.text}
          </span>
        )}
      </div>
      <div className="inside">
        <div className="who-plays">
          <RoleBadge role={role} size={52} waits={waits} />
          <div className="min-w-0">
            <h2>{name}</h2>
            <p className="wrap-break-word">{player}</p>
          </div>
        </div>
        <p className="goal">
          <b style={digitsStyle(goal.reached)}>{goal.reached}</b>
          <span>{goalText}</span>
        </p>
        {!isAmount && <GoalSlots {...goal} wide />}
        {heaps !== undefined && <Heaps spec={heaps} />}
        <dl>
          {figures.map((figure, at) => (
            <Figure key={figure.name} of={figure} value={row.figures[at]} isOneOfMany={figures.length > 4} />
          ))}
        </dl>
      </div>
    </article>
  )
}

interface FigureProps {
  readonly of: OverviewFigure
  readonly value: number | undefined
  /** Whether the role has more than four numbers. If so, the numbers are smaller and below their icons. */
  readonly isOneOfMany: boolean
}

function Figure({ of: { icon, name, asked }, value, isOneOfMany }: FigureProps) {
  const isReached = asked !== undefined && value !== undefined && value >= asked
  const tone = asked === undefined || isReached ? 'text-ink' : 'text-ink-2'
  return (
    <div className={isOneOfMany ? `flex-col ${tone}` : undefined}>
      <dt>
        <Icon of={icon} label={name} />
      </dt>
      <dd className={isOneOfMany ? `whitespace-nowrap [font:700_max(1.25rem,calc(22*var(--u)))/1_var(--plain)] ${tone}` : undefined}>
        {value ?? '–'}
        {asked !== undefined && <span className="font-normal">/{asked}</span>}
      </dd>
    </div>
  )
}

/**
 * Groups of slots, with the number of occupied slots in each group. If the players have not reported how many are occupied, only the slots
 * are shown.
 */
function Heaps({ spec }: { spec: SlotGroups }) {
  if ('rooms' in spec)
    return (
      <div className="heaps" role="img" aria-label={spec.label}>
        {spec.rooms.map((room, k) => (
          <div key={k}>
            <span>{slots(room, () => 'flag')}</span>
          </div>
        ))}
      </div>
    )
  return (
    <ul className="heaps">
      {spec.heaps.map(({ label, filled, room }, k) => (
        <li key={k}>
          <span role="img" aria-label={label}>
            {slots(Math.max(room, filled), (at) => (at >= filled ? 'free' : at >= room ? 'over' : 'full'))}
          </span>
        </li>
      ))}
    </ul>
  )
}

const slots = (length: number, kind: (at: number) => 'flag' | 'free' | 'full' | 'over') =>
  Array.from({ length }, (_, at) => <i key={at} data-slot={kind(at)} />)
