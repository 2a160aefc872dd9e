import { createContext, useContext } from 'react'
import type { Moment, Vocabulary } from '../../referee'
import { useTable } from '../hook'
import { isCast } from '../moments'
import { useIsAwaitedHere } from '../own-phone'
import { useQuestionSpeech } from '../question/speech'
import { useOutcomeWords } from './words'

/** How the game has gone on since a result that is shown with the position at its time. */
interface GoneOnSince {
  readonly text: string | undefined
  /** Whether a player of this linked phone must make the next secret choice. */
  readonly isAwaitedHere: boolean
}
const GoesOnContext = createContext<GoneOnSince | undefined>(undefined)

/** Provides this to the screen of an earlier result. */
export const GoesOnProvider = GoesOnContext.Provider

/** Returns whether this is a linked phone that only shows a result: after the result, no player must choose on the phone. */
export const useOnlyClosesResult = (): boolean => {
  const isFollowed = useTable((open) => open.followed)
  const since = useContext(GoesOnContext)
  const isAwaitedNow = useIsAwaitedHere()
  return isFollowed && !(since?.isAwaitedHere ?? isAwaitedNow)
}

/**
 * On a linked phone that shows a result: returns a text if a player of the phone must make the next secret choice, or if the shared phone
 * has gone on.
 * @param moment entry whose result is shown
 */
export function useGoesOnText(moment: Moment<Vocabulary>): string | undefined {
  const { words, say } = useOutcomeWords()
  const speech = useQuestionSpeech()
  const { id, followed, ledger, prompts, state } = useTable((open) => open)
  const isLinked = useTable((open, play) => play.link?.id === open.id)
  const goneOn = useTable((_, play) => play.goneOn)
  const isAwaitedHere = useIsAwaitedHere()
  if (!followed || !isLinked) return undefined
  if (isAwaitedHere) return words.nextChoice
  let newer: Moment<Vocabulary> | undefined = ledger.head
  while (newer !== undefined && newer.entry.seq > moment.entry.seq && isCast(newer)) newer = newer.parent
  const isClosed = goneOn?.id === id && goneOn.seq >= moment.entry.seq
  if (!isClosed && (newer?.entry.seq ?? 0) <= moment.entry.seq) return undefined
  const [question] = prompts
  return question === undefined || question.sealed ? words.goneOn : say(words.goesOn, { question: speech.question(question, state).title })
}

/** Line above the buttons of a result on a linked phone, which says how the game goes on. */
export function TableGoesOn({ moment }: { readonly moment: Moment<Vocabulary> }) {
  const since = useContext(GoesOnContext)
  const now = useGoesOnText(moment)
  const text = since?.text ?? now
  if (text === undefined) return
  return (
    <p className="note text-center" role="status">
      {text}
    </p>
  )
}
