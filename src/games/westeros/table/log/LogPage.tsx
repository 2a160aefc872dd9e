import './log.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Chip } from '../../../../ui/Tag'
import * as icons from '../icons'
import { useTable } from '../hook'
import { useMomentWords } from '../moment/words'
import { TableScreen } from '../shell/TableScreen'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import { concernedBy } from './concerned'
import { isOfKind, LOG_KINDS, useShown, type LogKind } from './kept'
import { markOf } from './lines'
import { LogList } from './LogList'
import { roundsOf, written, type Written } from './rounds'
import { RedoButton, UndoButton } from './UndoRedo'

/** How many rows are there at first; the rest on request, so that a long game opens at once. */
const AT_FIRST = 100

const KIND_ICONS: Readonly<Record<LogKind, string>> = { byHand: icons.adjust, overruled: icons.overrule, takenBack: icons.undo }

const isKind = (kind: LogKind, { moment, takenBack }: Written) => isOfKind(kind, markOf(moment.entry.events), takenBack)

/** Everything that happened, newest first; each entry opens the moment after it, and from here the table goes back and forth. */
export function LogPage() {
  const { words, game, count: countEntries } = useAllSpeech()
  const { words: own, count } = useMomentWords()
  const { id, ledger, state, ballot } = useTable((open) => open)
  const [{ house, kind, all, folded, looked }, show] = useShown(id)
  const [most, setMost] = useState(AT_FIRST)
  const entries = useMemo(() => written(ledger), [ledger])
  const kinds = useMemo(() => LOG_KINDS.filter((one) => entries.some((entry) => isKind(one, entry))), [entries])
  const rounds = useMemo(() => {
    const keeps = (one: Written) => (house === undefined || concernedBy(one.moment).has(house)) && (kind === undefined || isKind(kind, one))
    return roundsOf(entries, keeps)
  }, [entries, house, kind])
  const filtered = house !== undefined || kind !== undefined
  const shown = rounds.reduce((sum, round) => sum + round.entries, 0)
  // What was looked for stands open; otherwise only the newest round does.
  const laid = rounds.map((round, at) => ({ ...round, open: folded[round.key] ?? (filtered || at === 0) }))
  const rows = laid.reduce((sum, round) => sum + (round.open ? round.rows.length : 0), 0)
  const older = laid.find((round, at) => !round.open && laid.slice(at).every(({ open }) => !open))
  const cast = ballot !== undefined && Object.keys(ballot.cast).length > 0
  const backAt = useRef(looked)
  useEffect(() => {
    document.querySelector(`.log [data-seq="${backAt.current}"]`)?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <TableScreen
      where={words.log.title}
      note={countEntries(words.log.entries, entries.length)}
      answer={
        <>
          {cast ? <p className="note text-center">{game.ballots.onlyCallOff}</p> : <UndoButton kind="alt" />}
          <RedoButton />
        </>
      }
    >
      <h1 className="sr-only">{words.log.title}</h1>
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.log.filter}>
        <Chip on={house === undefined} onPress={() => show({ house: undefined })}>
          {words.areas.all}
        </Chip>
        {state.playing.map((one) => (
          <Chip key={one} on={house === one} onPress={() => show({ house: one })}>
            <Shield house={one} size={24} alone />
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2" role="group" aria-label={own.only}>
        {kinds.map((one) => (
          <Chip key={one} on={kind === one} onPress={() => show({ kind: kind === one ? undefined : one })}>
            <Icon of={KIND_ICONS[one]} size="s" />
            {own.kinds[one]}
          </Chip>
        ))}
        <Chip on={all} onPress={() => show({ all: !all })}>
          {words.log.seeAll}
        </Chip>
      </div>
      {filtered && (
        <p className="note" role="status">
          {shown === 0 ? own.nothing : count(own.shown, entries.length, { shown })}
        </p>
      )}
      <LogList
        key={`${house} ${kind}`}
        rounds={laid}
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
          {words.log.older}
        </Button>
      )}
    </TableScreen>
  )
}
