import { Suspense, useState, type ReactNode } from 'react'
import { isSeedMove, lastAnswer, losesSealed, restorable, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { Button } from '../../ui/Button'
import { lazyPart } from '../../ui/lazy-part'
import * as icons from '../icons'
import { useGameSpeech } from '../context'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useOnlyShows } from '../own-phone'
import { useTableWords } from '../words'
import { usePrepared } from './prepared'
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

/** Maximum number of characters of a corrected value on an undo button. */
const MOST_CHARACTERS = 48

/** Maximum number of players that an undo button names. */
const MOST_NAMES = 3

/** Shortens the text of a corrected value to its label, if the whole text is too long for a button: "Petr" for "Petr: wood, stone, ...". */
const shortened = (text: string): string => (text.length <= MOST_CHARACTERS ? text : text.replace(/: .*$/s, ''))

/**
 * Returns a function that formats the label of an undo or redo: "Undo Petr’s mustering". The label has no name if the move belongs to no
 * single player. The undo of a correction names the first corrected value, so that the labels of two corrections differ. Its redo names no
 * value: the correction has just been undone, and a second line would cover the question.
 * The label ends with the names of the other moves that the step takes back.
 */
function useStepName(): (step: 'undo' | 'redo', moment: Moment<Vocabulary>, others: string) => string {
  const { words, say, language } = useTableWords()
  const { action, corrected } = useGameSpeech()
  const text = words.undo
  const { owned, alone } = actionFormsIn(language)
  return (step, moment, others) => {
    const [kind, who] = action(moment)
    const [first, ...more] = step === 'redo' ? [] : (corrected?.(moment) ?? []).map(shortened)
    const what =
      first === undefined
        ? kind
        : more.length === 0
          ? say(text.corrected, { what: kind, value: first })
          : say(text.correctedMore, { what: kind, value: first, n: more.length })
    if (who !== undefined) return say(step === 'undo' ? text.undoOf : text.redoOf, { what: owned(what) + others, who })
    return say(text[step], { what: alone(what) + others })
  }
}

/**
 * Hook that returns a function. The function returns the label that undoes or redoes an answer. The label names the first move of the
 * answer that is not merely a pass, and the other kinds of such moves: "supply card + end of building". If the answer contains the same
 * decision of several players, the label names all of them.
 */
function useAnswerName(): (step: 'undo' | 'redo', answer: readonly [Moment<Vocabulary>, ...Moment<Vocabulary>[]]) => string {
  const name = useStepName()
  const { isPassing, isAddedBefore } = useGameTable()
  const { action } = useGameSpeech()
  const { words, say, language } = useTableWords()
  const { owned, alone } = actionFormsIn(language)
  return (step, answer) => {
    const moves = answer.filter((moment) => isPassing?.(moment) !== true && !isSeedMove(moment.entry.move))
    const main = moves[0] ?? answer.find((moment) => isAddedBefore?.(moment) !== true) ?? answer[0]
    const [what] = action(main)
    const kinds = new Set(moves.map((moment) => action(moment)[0]))
    const others = [...kinds].flatMap((other) => (other === what ? [] : ` + ${owned(other)}`)).join('')
    const same = answer.map((moment) => action(moment)).filter(([other]) => other === what)
    const names = [...new Set(same.flatMap(([, who]) => who ?? []))]
    if (names.length < 2) return name(step, main, others)
    if (names.length > MOST_NAMES) return say(words.undo[step], { what: alone(what) + others })
    return say(words.undo[step === 'undo' ? 'undoAll' : 'redoAll'], { what: alone(what) + others, who: names.join(', ') })
  }
}

/**
 * Button that undoes the last answer. Renders nothing on a linked phone, in a window that only watches, and if undo would discard sealed
 * choices.
 */
export function UndoButton({ kind = 'quiet' }: { kind?: 'alt' | 'quiet' }) {
  const name = useAnswerName()
  const { undoTo, ledger } = useTable((open) => open)
  const onlyShows = useOnlyShows()
  const { go, sheet } = useGoBack()
  const { words } = useTableWords()
  const prepared = usePrepared(({ entry }) => entry)
  const answer = lastAnswer(ledger)
  if (undoTo === undefined || onlyShows || losesSealed(ledger, undoTo) || ledger.head.entry.id === prepared) return
  return (
    <>
      <Button kind={kind} className="undo" icon={icons.undo} onClick={() => go(undoTo)}>
        <span className="undo-full">{name('undo', answer)}</span>
        <span className="undo-short" aria-hidden>
          {words.undo.short}
        </span>
      </Button>
      {sheet}
    </>
  )
}

/**
 * Button that redoes all undone answers. Renders nothing if there are no undone answers, or if players have made a new move since the undo.
 * @param atLeast minimum number of answers to redo; 2 if a redo button is next to this button
 */
export function RestoreButton({ onDone, atLeast = 1 }: { onDone?: () => void; atLeast?: number }) {
  const { words, count } = useTableWords()
  const name = useAnswerName()
  const { rewindTo, writes } = useTable((_, play) => play)
  const ledger = useTable((open) => open.ledger)
  const left = restorable(ledger)
  if (left === undefined || left.answers < atLeast || !writes) return
  const restore = async () => {
    const { how } = await rewindTo(left.to)
    if (how === 'done') onDone?.()
  }
  return (
    <Button kind="quiet" icon={icons.redo} onClick={() => void restore()}>
      {left.answers === 1 ? name('redo', undoneAnswer(ledger, left.to)) : count(words.undo.restore, left.answers)}
    </Button>
  )
}

/** Returns the undone answer that ends with an entry, oldest move first. */
const undoneAnswer = ({ tip }: Ledger<Vocabulary>, entry: string): readonly [Moment<Vocabulary>, ...Moment<Vocabulary>[]] => {
  let head = tip
  while (head.entry.id !== entry && head.parent !== undefined) head = head.parent
  return lastAnswer({ head })
}

/** Button that redoes the last undone answer. Renders nothing if there is no undone answer, or in a window that only shows the game. */
export function RedoButton() {
  const name = useAnswerName()
  const { redoTo, ledger } = useTable((open) => open)
  const onlyShows = useOnlyShows()
  const redo = useTable((_, play) => play.redo)
  const { words } = useTableWords()
  if (redoTo === undefined || onlyShows) return
  return (
    <Button kind="quiet" className="redo" icon={icons.redo} onClick={() => void redo()}>
      <span className="undo-full">{name('redo', undoneAnswer(ledger, redoTo))}</span>
      <span className="undo-short" aria-hidden>
        {words.undo.redoShort}
      </span>
    </Button>
  )
}
