import { Fragment, useState } from 'react'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { useLogWords } from './words'
import { tellsChance } from './chance'
import { useGameLog } from './context'
import { ChanceRow } from './ChanceRow'
import { LogRow } from './LogRow'
import type { LogMoment, LogRound, LogRow as Row } from './rounds'

interface Showing {
  /** Also lists the minor steps of each turn. */
  readonly all: boolean
  /** Shows undone entries expanded, because the filter asks for them. */
  readonly unfolded: boolean
}

export interface LogListProps extends Showing {
  /** Newest first. */
  readonly rounds: readonly (LogRound & { readonly open: boolean })[]
  /** Maximum number of rendered rows; more are rendered on request. */
  readonly most: number
  readonly onFold: (key: string, open: boolean) => void
}

/** Log, newest first: each round is collapsible and contains its phases. */
export function LogList({ rounds, most, onFold, ...showing }: LogListProps) {
  const { words, say, count } = useLogWords()
  // Number of expanded rows before each round.
  const before = rounds.map((_, at) => rounds.slice(0, at).reduce((sum, round) => sum + (round.open ? round.rows.length : 0), 0))
  return (
    <div className="log">
      {rounds.map(({ key, round, rows, entries, open }, at) => {
        const shown = open ? rows.slice(0, Math.max(0, most - (before[at] ?? 0))) : []
        return (
          <section key={key}>
            <h2>
              <button type="button" className="log-round" aria-expanded={open} onClick={() => onFold(key, !open)}>
                <span className="flex-1">
                  {round === 0 ? words.setUp : say(words.round, { n: round })} <span className="note">{count(words.entries, entries)}</span>
                </span>
                <Icon of={open ? icons.up : icons.down} size="s" />
              </button>
            </h2>
            {shown.length > 0 && <Rows rows={shown} {...showing} />}
          </section>
        )
      })}
    </div>
  )
}

/** Rows of a round, grouped by phase. */
function Rows({ rows, ...showing }: Showing & { rows: readonly Row[] }) {
  const log = useGameLog()
  const phaseAt = ({ parent, state }: LogMoment) => log.phase((parent ?? { state }).state)
  const isPlayed = ({ moment }: Row) => moment !== undefined && !tellsChance(moment)
  const phases = rows.map((row) => (row.moment !== undefined && isPlayed(row) ? phaseAt(row.moment) : undefined))
  const played = (at: number) => phases.slice(0, at).findLast((_, k) => rows[k] !== undefined && isPlayed(rows[k]))
  return (
    <ol reversed>
      {rows.map((row, at) => {
        const phase = phases[at]
        const fresh = row.branch === undefined && phase !== undefined && phase !== played(at)
        return (
          <Fragment key={row.branch?.[0]?.entry.id ?? row.moment?.entry.id}>
            {fresh && (
              <li className="log-head">
                <h3>{phase}</h3>
              </li>
            )}
            {row.branch === undefined ? <Entry moment={row.moment} all={showing.all} /> : <Branch branch={row.branch} {...showing} />}
          </Fragment>
        )
      })}
    </ol>
  )
}

/** One log entry. */
const Entry = ({ moment, all }: { moment: LogMoment; all: boolean }) =>
  tellsChance(moment) ? <ChanceRow moment={moment} /> : <LogRow moment={moment} all={all} />

/** Collapsible row of the entries undone at this point. */
function Branch({ branch, unfolded, all }: Showing & { branch: readonly LogMoment[] }) {
  const { words, count } = useLogWords()
  const [open, setOpen] = useState(unfolded)
  return (
    <li className="log-branch">
      <button type="button" className="log-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="grid flex-none place-items-center w-7 h-7 text-ink-3">
          <Icon of={icons.undo} size="s" />
        </span>
        <span className="words wrap-anywhere">{count(words.branch, branch.length)}</span>
        <Icon of={open ? icons.up : icons.down} size="s" />
      </button>
      {open && (
        <ol reversed>
          {branch.map((moment) => (
            <LogRow key={moment.entry.id} moment={moment} all={all} takenBack />
          ))}
        </ol>
      )}
    </li>
  )
}
