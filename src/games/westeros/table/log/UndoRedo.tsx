import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import * as icons from '../icons'
import { useTable } from '../hook'
import { useSpeech } from '../speech'
import { ConsentSheet } from './ConsentSheet'
import { deedOf } from './deeds'

/**
 * Goes back to an entry: at once, or with the table's consent where something was shown on the way.
 * @param onDone called when play stands there
 */
export function useGoBack(onDone?: () => void): { readonly go: (to: string) => void; readonly sheet: ReactNode } {
  const [asks, setAsks] = useState<string | undefined>()
  const { crossedBy, rewindTo } = useTable((_, play) => play)
  const go = (to: string) => {
    if (crossedBy(to).length > 0) setAsks(to)
    else void rewindTo(to).then(({ how }) => how === 'done' && onDone?.())
  }
  return { go, sheet: <ConsentSheet to={asks} onClose={() => setAsks(undefined)} {...(onDone === undefined ? {} : { onDone })} /> }
}

/** One step back, named by what it takes back. Nothing where a secret choice is open or nothing has happened. */
export function UndoButton({ kind = 'quiet' }: { kind?: 'alt' | 'quiet' }) {
  const { game } = useSpeech()
  const { undoTo, ledger, ballot } = useTable((open) => open)
  const { go, sheet } = useGoBack()
  const cast = ballot !== undefined && Object.keys(ballot.cast).length > 0
  if (undoTo === undefined || cast) return
  return (
    <>
      <Button kind={kind} className="undo" icon={icons.undo} onClick={() => go(undoTo)}>
        {game.consent.undo(...deedOf(ledger.head, game))}
      </Button>
      {sheet}
    </>
  )
}

/** One step forth again. */
export function RedoButton() {
  const { game } = useSpeech()
  const { redoTo, ledger } = useTable((open) => open)
  const redo = useTable((_, play) => play.redo)
  if (redoTo === undefined) return
  let moment = ledger.tip
  while (moment.entry.id !== redoTo && moment.parent !== undefined) moment = moment.parent
  return (
    <Button kind="quiet" icon={icons.redo} onClick={() => void redo()}>
      {game.consent.redo(...deedOf(moment, game))}
    </Button>
  )
}
