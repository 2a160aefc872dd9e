import { Fragment, useState } from 'react'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { useLogWords } from './words'
import { tellsChance } from './chance'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useGameLog } from './context'
import { authorOf } from './lines'
import { countsOf, type FoldedRow as Row } from './folds'
import { ChanceRow } from './ChanceRow'
import { FoldMark, LogRow } from './LogRow'
import { stepsUndone, type LogMoment, type LogRound } from './rounds'

interface Showing {
  /** Whether less important entries, such as the beginning of a phase, are also listed. */
  readonly all: boolean
  /** Whether groups of undone entries are expanded, because the filter selects undone entries. */
  readonly unfolded: boolean
}

export interface LogListProps extends Showing {
  /** Rounds of the log, newest first, with their rows. */
  readonly rounds: readonly (Omit<LogRound, 'rows'> & { readonly rows: readonly Row[]; readonly open: boolean })[]
  /** Maximum number of rendered rows; the user can request further rows. */
  readonly most: number
  readonly onFold: (key: string, open: boolean) => void
}

const newestOf = ({ moment, fold }: Row): LogMoment | undefined => moment ?? fold?.[0]
const isPlayed = (row: Row): boolean => {
  const moment = newestOf(row)
  return moment !== undefined && !tellsChance(moment)
}

/** Returns an entry of the round that the rows belong to. The oldest entry of an undone branch was made in the round itself. */
const momentIn = (rows: readonly Row[]): LogMoment | undefined => {
  const played = rows.find(isPlayed)
  return played === undefined ? rows[0]?.branch?.at(-1) : newestOf(played)
}

/** Component that shows the log, newest entries first. Each round is collapsible and is divided into its phases. */
export function LogList({ rounds, most, onFold, ...showing }: LogListProps) {
  const { words, say, count } = useLogWords()
  const log = useGameLog()
  const titleOf = (rows: readonly Row[]) => {
    const moment = momentIn(rows)
    return moment && log.roundTitle?.((moment.parent ?? moment).state)
  }
  // For each round: the number of rows in the expanded rounds above.
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
                  {round === 0 ? words.setUp : (titleOf(rows) ?? say(words.round, { n: round }))}{' '}
                  <span className="note">{count(words.entries, entries)}</span>
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

/** Log rows of a round, grouped by phase. */
function Rows({ rows, ...showing }: Showing & { rows: readonly Row[] }) {
  const log = useGameLog()
  const phaseAt = ({ parent, state }: LogMoment) => log.phase((parent ?? { state }).state)
  const phases = rows.map((row) => {
    const moment = newestOf(row)
    return moment !== undefined && isPlayed(row) ? phaseAt(moment) : undefined
  })
  const played = (at: number) => phases.slice(0, at).findLast((_, k) => rows[k] !== undefined && isPlayed(rows[k]))
  return (
    <ol reversed>
      {rows.map((row, at) => {
        const phase = phases[at]
        const fresh = row.branch === undefined && phase !== undefined && phase !== played(at)
        return (
          <Fragment key={(row.branch ?? row.fold)?.[0]?.entry.id ?? row.moment?.entry.id}>
            {fresh && (
              <li className="log-head">
                <h3>{phase}</h3>
              </li>
            )}
            {row.branch !== undefined ? (
              <Branch branch={row.branch} {...showing} />
            ) : row.fold !== undefined ? (
              <Fold moments={row.fold} all={showing.all} />
            ) : (
              <Entry moment={row.moment} all={showing.all} />
            )}
          </Fragment>
        )
      })}
    </ol>
  )
}

/** Row of one log entry. */
const Entry = ({ moment, all }: { moment: LogMoment; all: boolean }) =>
  tellsChance(moment) ? <ChanceRow moment={moment} /> : <LogRow moment={moment} all={all} />

/** Collapsible row that contains the entries of one step, newest first. */
function Fold({ moments, all }: { moments: readonly LogMoment[]; all: boolean }) {
  const log = useGameLog()
  const { step, summary } = log
  const { action, player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const [open, setOpen] = useState(false)
  const title = moments.flatMap((moment) => step?.(moment)?.title ?? [])[0]
  const counts = countsOf(moments, (moment) => step?.(moment)?.kind ?? action(moment)[0])
  const what = summary?.(moments.toReversed(), counts) ?? counts
  const roles = moments.toReversed().flatMap((moment) => authorOf(moment, log) ?? [])
  const isNamed = moments.some((moment) => step?.(moment)?.isNamed)
  const names = isNamed ? '' : [...new Set(roles)].map((role) => player(state, role)).join(', ')
  return (
    <li className="log-branch">
      <button type="button" className="log-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FoldMark moments={moments} />
        <span className="words wrap-anywhere">
          {title ?? what}
          {title !== undefined && <span className="note mt-0.5 block">{what}</span>}
          {title === undefined && names !== '' && <span className="note mt-0.5 block">{names}</span>}
        </span>
        <Icon of={open ? icons.up : icons.down} size="s" />
      </button>
      {open && (
        <ol reversed>
          {moments.map((moment) => (
            <LogRow key={moment.entry.id} moment={moment} all={all} />
          ))}
        </ol>
      )}
    </li>
  )
}

/** Collapsible row that contains the entries that the players undid at this point of the game. */
function Branch({ branch, unfolded, all }: Showing & { branch: readonly LogMoment[] }) {
  const { words, count } = useLogWords()
  const [open, setOpen] = useState(unfolded)
  return (
    <li className="log-branch">
      <button type="button" className="log-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="grid flex-none place-items-center w-7 h-7 text-ink-3">
          <Icon of={icons.undo} size="s" />
        </span>
        <span className="words wrap-anywhere">{count(words.branch, stepsUndone(branch))}</span>
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
