import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import * as icons from '../icons'
import { GoalSlots } from '../roles/GoalSlots'
import type { FigureColumn } from '../RoleFigures'
import type { SlotGroups, OverviewRole } from './overview-spec'

const MARKS = { done: icons.check, here: icons.now, sealed: icons.seal, waits: undefined } as const

/** Column of a role: the victory figure first, then the other figures. */
export function RoleColumn({ column, figures }: { column: OverviewRole; figures: readonly FigureColumn[] }) {
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
          <b>{goal.reached}</b>
          <span>{goalText}</span>
        </p>
        {!isAmount && <GoalSlots {...goal} wide />}
        {heaps !== undefined && <Heaps spec={heaps} />}
        <dl>
          {figures.map((figure, at) => (
            <div key={figure.name}>
              <dt>
                <Icon of={figure.icon} label={figure.name} />
              </dt>
              <dd>{row.figures[at] ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

/** Groups of slots with the number of occupied ones; only the slots if that number is not reported. */
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
