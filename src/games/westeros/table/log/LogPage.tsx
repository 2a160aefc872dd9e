import { useMemo, useState } from 'react'
import { line } from '../../../../referee'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import * as icons from '../icons'
import { Chip } from '../../../../ui/Tag'
import type { HouseId } from '../../box/box'
import { useTable } from '../hook'
import { TableScreen } from '../shell/TableScreen'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { inShort, lineOf, type LogLine } from './lines'
import { LogList } from './LogList'
import { RedoButton, UndoButton, useGoBack } from './UndoRedo'

/** How many lines are there at first; the rest on request, so that a long game opens at once. */
const AT_FIRST = 60

/** Everything that happened, newest first; from here the table goes back and forth. */
export function LogPage() {
  const { words, count, game } = useSpeech()
  const { ledger, state, ballot } = useTable((open) => open)
  const [shown, setShown] = useState(AT_FIRST)
  const [house, setHouse] = useState<HouseId | undefined>()
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<LogLine | undefined>()
  const { go, sheet } = useGoBack()
  const moments = useMemo(() => line(ledger).toReversed(), [ledger])
  const lines = useMemo(() => moments.slice(0, shown).map((moment) => lineOf(moment, game)), [moments, shown, game])
  const cast = ballot !== undefined && Object.keys(ballot.cast).length > 0
  return (
    <TableScreen
      where={words.log.title}
      note={count(words.log.entries, moments.length)}
      answer={
        <>
          {cast ? <p className="note text-center">{game.ballots.onlyCallOff}</p> : <UndoButton kind="alt" />}
          <RedoButton />
        </>
      }
    >
      <h1 className="sr-only">{words.log.title}</h1>
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.log.filter}>
        <Chip on={house === undefined} onPress={() => setHouse(undefined)}>
          {words.areas.all}
        </Chip>
        {state.playing.map((one) => (
          <Chip key={one} on={house === one} onPress={() => setHouse(one)}>
            <Shield house={one} size={24} alone />
          </Chip>
        ))}
        <Chip on={all} onPress={() => setAll(!all)}>
          {words.log.seeAll}
        </Chip>
      </div>
      <LogList lines={lines.filter((one) => house === undefined || one.house === house)} onOpen={setOpen} all={all} />
      {shown < moments.length && <Button onClick={() => setShown(shown + 2 * AT_FIRST)}>{words.log.older}</Button>}
      <Sheet open={open !== undefined} title={open?.main ?? ''} onClose={() => setOpen(undefined)}>
        {open !== undefined && (
          <>
            {[...open.more, ...open.quiet].map((text) => (
              <p key={text} className="note">
                {text}
              </p>
            ))}
            <p className="label">{new Intl.DateTimeFormat(game.language, { dateStyle: 'medium', timeStyle: 'short' }).format(open.time)}</p>
            {open.id !== ledger.head.entry.id && !cast && (
              <>
                <Button
                  icon={icons.undo}
                  aria-label={`${words.log.jump}: ${inShort(open.main)}`}
                  onClick={() => {
                    setOpen(undefined)
                    go(open.id)
                  }}
                >
                  {words.log.jump}
                </Button>
                <p className="note">{words.log.jumpNote}</p>
              </>
            )}
          </>
        )}
      </Sheet>
      {sheet}
    </TableScreen>
  )
}
