import { Suspense, useState, type ReactNode } from 'react'
import { lastAnswer, losesSealed, restorable, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { Button } from '../../ui/Button'
import { lazyPart } from '../../ui/lazy-part'
import * as icons from '../icons'
import { useGameSpeech } from '../context'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useTableWords } from '../words'
import { actionFormsIn } from './words/actions'

/** Dialog in which all players agree to an undo. Rarely used, therefore loaded separately and preloaded. */
export const ConsentSheet = lazyPart(() => import('./ConsentSheet').then((sheet) => sheet.ConsentSheet))

/**
 * Returns a function that goes back to an entry: immediately, or after all players have agreed if information was revealed since the entry.
 * @param onDone called after the game has gone back
 */
export function useGoBack(onDone?: () => void): { readonly go: (to: string) => void; readonly sheet: ReactNode } {
  const [asks, setAsks] = useState<string | undefined>()
  const { crossedBy, rewindTo } = useTable((_, play) => play)
  const go = (to: string) => {
    if (crossedBy(to).length > 0) setAsks(to)
    else void rewindTo(to).then(({ how }) => how === 'done' && onDone?.())
  }
  const sheet = asks !== undefined && (
    <Suspense>
      <ConsentSheet to={asks} onClose={() => setAsks(undefined)} {...(onDone === undefined ? {} : { onDone })} />
    </Suspense>
  )
  return { go, sheet }
}

/**
 * Returns a function that formats the label of an undo or redo: "Undo Petr’s mustering". The label has no name if the move belongs to no
 * single player.
 */
function useStepName(): (step: 'undo' | 'redo', moment: Moment<Vocabulary>) => string {
  const { words, say, language } = useTableWords()
  const { action } = useGameSpeech()
  const text = words.undo
  const { owned, alone } = actionFormsIn(language)
  return (step, moment) => {
    const [what, who] = action(moment)
    if (who !== undefined) return say(step === 'undo' ? text.undoOf : text.redoOf, { what: owned(what), who })
    return say(text[step], { what: alone(what) })
  }
}

/** Button that undoes the last answer. Renders nothing on a linked phone, and if undo would discard sealed choices. */
export function UndoButton({ kind = 'quiet' }: { kind?: 'alt' | 'quiet' }) {
  const name = useStepName()
  const { undoTo, ledger, followed } = useTable((open) => open)
  const { go, sheet } = useGoBack()
  const { isPassing } = useGameTable()
  const { words } = useTableWords()
  const answer = lastAnswer(ledger)
  if (undoTo === undefined || followed || losesSealed(ledger, undoTo)) return
  return (
    <>
      <Button kind={kind} className="undo" icon={icons.undo} onClick={() => go(undoTo)}>
        <span className="undo-full">{name('undo', answer.find((moment) => isPassing?.(moment) !== true) ?? answer[0])}</span>
        <span className="undo-short" aria-hidden>
          {words.undo.short}
        </span>
      </Button>
      {sheet}
    </>
  )
}

/**
 * Button that redoes all undone entries. Renders nothing if there are no undone entries, or if players have made a new move since the undo.
 * @param atLeast minimum number of entries to redo; 2 if a redo button is next to this button
 */
export function RestoreButton({ onDone, atLeast = 1 }: { onDone?: () => void; atLeast?: number }) {
  const { words, count } = useTableWords()
  const name = useStepName()
  const { rewindTo, writes } = useTable((_, play) => play)
  const ledger = useTable((open) => open.ledger)
  const left = restorable(ledger)
  if (left === undefined || left.entries < atLeast || !writes) return
  const restore = async () => {
    const { how } = await rewindTo(left.to)
    if (how === 'done') onDone?.()
  }
  return (
    <Button kind="quiet" icon={icons.redo} onClick={() => void restore()}>
      {left.entries === 1 ? name('redo', undoneMoment(ledger, left.to)) : count(words.undo.restore, left.entries)}
    </Button>
  )
}

/** Returns an entry that was undone, with the state after it. */
const undoneMoment = ({ tip }: Ledger<Vocabulary>, entry: string): Moment<Vocabulary> => {
  let moment = tip
  while (moment.entry.id !== entry && moment.parent !== undefined) moment = moment.parent
  return moment
}

/** Button that redoes the last undone answer. Renders nothing if there is no undone answer, or on a linked phone. */
export function RedoButton() {
  const name = useStepName()
  const { redoTo, ledger, followed } = useTable((open) => open)
  const redo = useTable((_, play) => play.redo)
  if (redoTo === undefined || followed) return
  return (
    <Button kind="quiet" icon={icons.redo} onClick={() => void redo()}>
      {name('redo', undoneMoment(ledger, redoTo))}
    </Button>
  )
}
