import './log.css'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { losesSealed, type Game, type Vocabulary } from '../../referee'
import { Button } from '../../ui/Button'
import * as icons from '../icons'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'
import { useLogWords } from './words'
import { TableScreen } from '../shell/TableScreen'
import { useGameLog } from './context'
import { isOfKind, LOG_KINDS, useShown, type LogKind } from './filter'
import type { GameLog } from './game-log'
import { markOf } from './lines'
import { foldedRows, type FoldedRow } from './folds'
import { LogFilters } from './LogFilters'
import { LogList } from './LogList'
import { roundsOf, written, type LogMoment, type Written } from './rounds'
import { RedoButton, RestoreButton, UndoButton } from '../undo/UndoRedo'

/** Number of log rows rendered at first, so that the log of a long game opens fast. */
const AT_FIRST = 100

/** Returns whether an entry may be in a collapsed row. A step that the game names also contains its rolls, e.g. all rolls of a battle. */
const isFoldable = (moment: LogMoment, game: Game<Vocabulary>, log: GameLog): boolean => {
  const mark = markOf(moment, game)
  return log.mayFold?.(moment) !== false && (mark === 'plain' || (mark === 'revealed' && log.step?.(moment) !== undefined))
}

/** Page of the log, newest first. Each entry links to the position after it; the page also has undo and redo. */
export function LogPage() {
  const { words, count } = useLogWords()
  const { words: table } = useTableWords()
  const { hasFilm } = useGameTable()
  const path = useGamePath()
  const navigate = useNavigate()
  const log = useGameLog()
  const { id, game, ledger, undoTo } = useTable((open) => open)
  const [{ role, area, kind, all, folded, looked }, show] = useShown(id)
  const [most, setMost] = useState(AT_FIRST)
  const [backTo] = useState(looked)
  const entries = useMemo(() => written(ledger), [ledger])
  const isKind = useCallback((one: LogKind, { moment, takenBack }: Written) => isOfKind(one, markOf(moment, game), takenBack), [game])
  const kinds = useMemo(() => LOG_KINDS.filter((one) => entries.some((entry) => isKind(one, entry))), [entries, isKind])
  const filtered = role !== undefined || area !== undefined || kind !== undefined
  const rounds = useMemo(() => {
    const isThere = ({ moment }: Written) => area === undefined || log.areas?.(moment).includes(area) === true
    const keeps = (one: Written) =>
      (role === undefined || log.concerned(one.moment).has(role)) && isThere(one) && (kind === undefined || isKind(kind, one))
    const found = roundsOf(entries, log.round, keeps, log.roundTitle)
    if (all || filtered) return found.map((round) => ({ ...round, rows: round.rows as readonly FoldedRow[] }))
    const folding = {
      step: (moment: LogMoment) => log.step?.(moment),
      kind: (moment: LogMoment) => `${moment.entry.move.do} ${log.phase((moment.parent ?? moment).state) ?? ''}`,
      phase: (moment: LogMoment) => log.phase((moment.parent ?? moment).state) ?? '',
      mayFold: (moment: LogMoment) => moment.entry.seq !== backTo && isFoldable(moment, game, log),
    }
    return found.map((round) => ({ ...round, rows: foldedRows(round.rows, folding) }))
  }, [entries, role, area, kind, all, filtered, log, game, isKind, backTo])
  const shown = rounds.reduce((sum, round) => sum + round.entries, 0)
  // If a filter is active, all rounds are expanded; otherwise only the newest round is.
  const displayRounds = rounds.map((round, at) => ({ ...round, open: folded[round.key] ?? (filtered || at === 0) }))
  const rows = displayRounds.reduce((sum, round) => sum + (round.open ? round.rows.length : 0), 0)
  const older = displayRounds.find((round, at) => !round.open && displayRounds.slice(at).every(({ open }) => !open))
  const isSealed = undoTo !== undefined && losesSealed(ledger, undoTo)
  useEffect(() => {
    document.querySelector(`.log [data-seq="${backTo}"]`)?.scrollIntoView({ block: 'center' })
  }, [backTo])
  return (
    <TableScreen
      where={words.title}
      note={count(words.entries, entries.length)}
      answer={
        <>
          {isSealed ? <p className="note text-center">{table.undo.onlyCallOff}</p> : <UndoButton kind="alt" />}
          <RedoButton />
          <RestoreButton atLeast={2} />
        </>
      }
    >
      <h1 className="sr-only">{words.title}</h1>
      <div className="flex flex-wrap gap-2 *:flex-1 has-[[aria-expanded=true]]:*:flex-[1_1_100%]">
        {hasFilm && (
          <Button icon={icons.map} onClick={() => void navigate(path('film'))}>
            {words.film}
          </Button>
        )}
        <LogFilters kinds={kinds} />
      </div>
      {filtered && (
        <p className="note" role="status">
          {shown === 0 ? words.nothing : count(words.shown, entries.length, { shown })}
        </p>
      )}
      <LogList
        key={`${role} ${area} ${kind}`}
        rounds={displayRounds}
        most={most}
        all={all}
        unfolded={filtered}
        onFold={(key, open) => show({ folded: { ...folded, [key]: open } })}
      />
      {(rows > most || older !== undefined) && (
        <Button
          onClick={() =>
            rows > most || older === undefined ? setMost(most + 2 * AT_FIRST) : show({ folded: { ...folded, [older.key]: true } })
          }
        >
          {words.older}
        </Button>
      )}
    </TableScreen>
  )
}
