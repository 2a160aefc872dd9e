import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { line, type Entry, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { saveText, readText } from '../../session/environment/local-storage'
import { useGameTable } from '../context'
import type { GameOutcomes } from '../game/game-outcomes'
import { useTable } from '../hook'
import { answerUpTo, isCast, uncorrected } from '../moments'
import { useHasSeatHere, useIsAskedHere, useIsAwaitedHere, useLooksOn } from '../own-phone'
import { newestMoment, useNewestEntry } from '../question/answering'

const storedUnder = 'castellan.seen'
/** Maximum number of stored entry ids. The app stores several ids, so that undo and redo do not show an outcome twice. */
const MOST = 40

const storedIds = (): readonly string[] => (readText(storedUnder) ?? '').split(' ')

/** Ids of the entries whose outcome the user has closed, the newest last. Empty if the browser blocks storage. */
const useSeen = create<{ readonly seen: readonly string[] }>(() => ({ seen: storedIds() }))

/** Returns the ids of the closed outcomes of this window and of the other windows of this device. */
const allSeen = (): readonly string[] => [...new Set([...storedIds(), ...useSeen.getState().seen])]

// Another window of this device has closed an outcome.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === storedUnder) useSeen.setState({ seen: allSeen() })
  })

/** Stores that the user has closed the outcomes of entries on this device. They are not shown again, also after the app was closed. */
export function dismiss(...entries: readonly string[]): void {
  const all = [...allSeen().filter((one) => !entries.includes(one)), ...entries].slice(-MOST)
  useSeen.setState({ seen: all })
  saveText(storedUnder, all.join(' '))
}

/**
 * On a linked phone that becomes the shared phone: stores that the players have closed all outcomes that they had closed on the earlier
 * shared phone.
 * @param seq sequence number of the last entry whose outcome was closed
 */
export function dismissUpTo({ head }: Pick<Ledger<Vocabulary>, 'head'>, seq: number): void {
  const closed = line({ head }).filter(({ entry }) => entry.seq <= seq)
  dismiss(...closed.slice(-MOST).map(({ entry }) => entry.id))
}

/** Returns a function that says whether the user has closed the notice of an entry on this device. */
export function useIsDismissed(): (entry: string) => boolean {
  const { seen } = useSeen()
  return (entry) => seen.includes(entry)
}

/**
 * Returns a function that closes the outcome of an entry. If called on the shared phone, the outcome is also closed on linked phones. Does
 * nothing in a window that only watches.
 */
export function useDismiss(): (entry: Pick<Entry, 'id' | 'seq'>) => void {
  const { id, followed } = useTable((open) => open)
  const noteLinks = useTable((_, play) => play.noteLinks)
  const looksOn = useLooksOn()
  return (entry) => {
    if (looksOn) return
    dismiss(entry.id)
    if (!followed) noteLinks({ goneOn: { id, seq: entry.seq } })
  }
}

/**
 * Returns a function that says whether a user has closed the outcome of an entry on this phone or on the shared phone. On a linked phone,
 * the result of a ballot stays until it is closed on that phone, or until a role of the phone takes part in a new ballot.
 */
const useIsPutAway = (): ((moment: Moment<Vocabulary>) => boolean) => {
  const { id, followed } = useTable((open) => open)
  const goneOn = useTable((_, play) => play.goneOn)
  const isAskedHere = useIsAskedHere()
  const isResult = useIsResult()
  const { seen } = useSeen()
  return (moment) => {
    const isLeft = followed && goneOn?.id === id && moment.entry.seq <= goneOn.seq
    return seen.includes(moment.entry.id) || (isLeft && (isAskedHere || !isResult(moment)))
  }
}

/**
 * Returns whether the position on the shared phone is still the one of an outcome, apart from corrections. If so, the outcome screen may
 * offer the next answer.
 */
export const useIsPositionOf = ({ id }: Pick<Entry, 'id'>): boolean =>
  useTable(({ ledger, followed }) => !followed && uncorrected(ledger.head).entry.id === id)

/** Returns whether the newest entry has revealed choices or decided a ballot. */
export function useJustRevealed(): boolean {
  const { isDecided } = useGameTable().reveals
  return useNewestEntry().events.some((event) => event.e === 'revealed' || isDecided(event))
}

/**
 * Returns whether the newest entry has revealed choices that have their own screen for all players. Other reveals are part of the screen of
 * their question.
 */
export function useRevealedOpenly(): boolean {
  const newest = newestMoment(useTable((open) => open.ledger))
  const { events } = newest.entry
  const { isDecided, isTied } = useGameTable().reveals
  const seen = useIsPutAway()(newest)
  const isTurnedUp = events.some(({ e }) => e === 'revealed')
  return !seen && events.some((event) => isDecided(event) || (isTurnedUp && isTied(event)))
}

/**
 * Returns the entries of an answer whose outcomes the app shows one after another.
 * @param head last entry of the answer
 * @param hasOutcome returns whether this device shows the outcome of an entry; by default all outcomes of the game
 */
export const outcomesToShow = <V extends Vocabulary>(
  head: Moment<V>,
  outcomes: Pick<GameOutcomes<V>, 'hasOutcome' | 'coversAnswer'>,
  hasOutcome = outcomes.hasOutcome,
): readonly Moment<V>[] => {
  const all = answerUpTo(head).filter(hasOutcome)
  return outcomes.coversAnswer === true ? all.slice(-1) : all
}

/** Returns a function that says whether an entry has decided a ballot, or has an outcome to show immediately after the reveal. */
const useIsResult = (): ((moment: Moment<Vocabulary>) => boolean) => {
  const { outcomes, reveals } = useGameTable()
  return (moment) => {
    const { events } = moment.entry
    return (
      events.some((event) => reveals.isDecided(event)) ||
      (events.some(({ e }) => e === 'revealed') && outcomes?.hasOutcome(moment) === true)
    )
  }
}

/**
 * Returns the first entry of the newest answer whose outcome the user has not closed; undefined if all are closed. Ignores the newest entry
 * if the game was already over when it was opened. On a linked phone that must make a choice, returns only reveals; the shared phone shows
 * all other outcomes.
 */
export function useUnseenOutcome(): Moment<Vocabulary> | undefined {
  const { outcomes } = useGameTable()
  const isOver = useTable((open) => open.prompts.length === 0)
  const head = uncorrected(useTable((open) => open.ledger.head))
  const [first] = useState(head.entry.id)
  const isAwaitedHere = useIsAwaitedHere()
  const isResult = useIsResult()
  const isPutAway = useIsPutAway()
  if (outcomes === undefined || (isOver && head.entry.id === first)) return undefined
  return outcomesToShow(head, outcomes, (one) => outcomes.hasOutcome(one) && (!isAwaitedHere || isResult(one))).find(
    (one) => !isPutAway(one),
  )
}

/**
 * Returns the last result of a ballot that the user has not closed although later entries exist.
 * On a linked phone: only results since the game was opened on the phone. The result stays until the user closes it, or until the phone
 * takes part in a new choice after the shared phone has continued.
 * On the shared phone: only while all later entries are choices made on linked phones.
 */
export function useHeldReveal(): Moment<Vocabulary> | undefined {
  const head = useTable((open) => open.ledger.head)
  const followed = useTable((open) => open.followed)
  const [since] = useState(head.entry.seq)
  const isResult = useIsResult()
  const hasSeat = useHasSeatHere()
  const isAskedHere = useIsAskedHere()
  const isPutAway = useIsPutAway()
  const least = followed ? since : 0
  let moment: Moment<Vocabulary> | undefined = head
  let isGoneOn = false
  while (moment !== undefined && moment.entry.seq >= least && !isResult(moment)) {
    isGoneOn ||= !isCast(moment)
    moment = isGoneOn && !followed ? undefined : moment.parent
  }
  const isHeld = moment !== undefined && moment.entry.seq >= least && moment !== head && (hasSeat || !followed)
  const over = isHeld && isGoneOn && isAskedHere ? moment?.entry.id : undefined
  // A result that has given way to a new choice does not come back, even if the table goes back before that choice.
  useEffect(() => {
    if (over !== undefined) dismiss(over)
  }, [over])
  return moment === undefined || !isHeld || isPutAway(moment) || over !== undefined ? undefined : moment
}
