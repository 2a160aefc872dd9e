import './overview.css'
import { useNavigate } from 'react-router'
import { IconButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useLabels } from '../../ui/labels'
import * as icons from '../icons'
import { useGamePath } from '../paths'
import { SavedNotice } from '../shell/SavedNotice'
import { useTableWords } from '../words'
import { useFullScreen } from './full-screen'
import { fullScreen, smallScreen } from './icons'
import type { OverviewSpec } from './overview-spec'
import { RoleColumn } from './RoleColumn'
import { OrderRows, SpaceRow } from './TrackRows'

/**
 * Screen that shows all public information of a game in large type. Made for a tablet or television next to the board, readable from two
 * metres. Contains no questions and no secrets.
 */
export function Overview({ spec }: { spec: OverviewSpec }) {
  const { where, asked, inForce, board, below, rolesLabel, roles, figures, ordersLabel, orders, spaces, phases, legend } = spec
  return (
    <div className="screen overview">
      <SavedNotice />
      <header className="overview-head flex flex-wrap flex-none items-center gap-x-4 gap-y-2 wide:flex-nowrap">
        <div className="flex flex-col flex-1 gap-3 min-w-0" aria-live="polite">
          <p>{where.filter((part, at) => part !== where[at - 1]).join(' · ')}</p>
          <h1>{asked}</h1>
        </div>
        {inForce.rules.length > 0 && (
          <ul className="effects" aria-label={inForce.label}>
            {inForce.rules.map((rule, at) => (
              <li key={rule}>
                <Icon of={inForce.icons?.[at] ?? inForce.icon ?? icons.portcullis} />
                {rule}
              </li>
            ))}
          </ul>
        )}
        <Ways />
      </header>
      <main data-board={board === undefined ? undefined : ''}>
        {board !== undefined && <div className="flex flex-col gap-3.5 min-w-0">{board}</div>}
        <section className="overview-roles" aria-label={rolesLabel}>
          {roles.map((column) => (
            <RoleColumn key={column.row.role} column={column} figures={figures} />
          ))}
        </section>
        {below !== undefined && <div className="overview-below">{below}</div>}
        {orders.length + spaces.length > 0 && (
          <div className="overview-tracks">
            {orders.length > 0 && <OrderRows label={ordersLabel} tracks={orders} />}
            <div className="lines">
              {spaces.map((track) => (
                <SpaceRow key={track.id} track={track} />
              ))}
            </div>
          </div>
        )}
      </main>
      {(phases !== undefined || legend !== undefined) && <Foot phases={phases} legend={legend} />}
    </div>
  )
}

/** Footer with the phases of the round and the legend of the icons. */
function Foot({ phases, legend = [] }: { readonly phases: OverviewSpec['phases']; readonly legend: OverviewSpec['legend'] }) {
  return (
    <footer className="overview-foot flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      {phases !== undefined && (
        <ol aria-label={phases.label}>
          {phases.names.map(({ id, name }) => (
            <li key={id} aria-current={id === phases.at ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <ul aria-hidden>
        {legend.map(({ icon, name }) => (
          <li key={name}>
            <Icon of={icon} />
            {name}
          </li>
        ))}
      </ul>
    </footer>
  )
}

/** Buttons that return to the open question and toggle full screen. */
function Ways() {
  const { words } = useTableWords()
  const labels = useLabels()
  const navigate = useNavigate()
  const path = useGamePath()
  const screen = useFullScreen()
  return (
    <div className="flex self-start wide:self-center">
      {screen !== undefined && (
        <IconButton
          icon={screen.full ? smallScreen : fullScreen}
          label={screen.full ? words.smallScreen : words.fullScreen}
          onClick={screen.toggle}
        />
      )}
      <IconButton icon={icons.close} label={labels.close} onClick={() => void navigate(path(), { replace: true })} />
    </div>
  )
}
