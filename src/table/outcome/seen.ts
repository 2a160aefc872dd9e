import { useState } from 'react'
import { create } from 'zustand'
import type { Entry, Moment, Vocabulary } from '../../referee'
import { saveText, readText } from '../../session/environment/local-storage'
import { useGameTable } from '../context'
import type { GameOutcomes } from '../game/game-outcomes'
import { useTable } from '../hook'
import { uncorrected } from '../moments'
import { useHasSeatHere, useIsAskedHere, useIsAwaitedHere } from '../own-phone'
import { newestMoment, useNewestEntry } from '../question/answering'

const storedUnder = 'castellan.seen'
/** How many entries are remembered, so that a way back tells nothing twice. */
const MOST = 40

/** Ids of the entries whose outcome was seen, the newest last; nothing where the device keeps nothing. */
const useSeen = create<{ readonly seen: readonly string[] }>(() => ({ seen: (readText(storedUnder, 'sessionStorage') ?? '').split(' ') }))

/** Puts the outcome of an entry away here; it stays away when the page is loaded again. */
function dismiss(entry: string): void {
  const { seen } = useSeen.getState()
  const all = [...seen.filter((one) => one !== entry), entry].slice(-MOST)
  useSeen.setState({ seen: all })
  saveText(storedUnder, all.join(' '), 'sessionStorage')
}

/** Puts the outcome of an entry away: on the table's phone also for the phones that follow the game. */
export function useDismiss(): (entry: Pick<Entry, 'id' | 'seq'>) => void {
  const { id, followed } = useTable((open) => open)
  const noteLinks = useTable((_, play) => play.noteLinks)
  return (entry) => {
    dismiss(entry.id)
    if (!followed) noteLinks({ goneOn: { id, seq: entry.seq } })
  }
}

/**
 * Tells whether the outcome of a moment was put away: on this phone, or on the table's phone. On a phone that follows the game a result of
 * secret choices stays until it is put away there, or until that phone takes part in a new secret choice.
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

/** Whether the newest entry has turned something up, or has decided what was. */
export function useJustRevealed(): boolean {
  const { isDecided } = useGameTable().reveals
  return useNewestEntry().events.some((event) => event.e === 'revealed' || isDecided(event))
}

/** Whether the newest entry has turned up choices that lie on the table for all to see: others are shown in their question itself. */
export function useRevealedOpenly(): boolean {
  const newest = newestMoment(useTable((open) => open.ledger))
  const { events } = newest.entry
  const { isDecided, isTied } = useGameTable().reveals
  const seen = useIsPutAway()(newest)
  const isTurnedUp = events.some(({ e }) => e === 'revealed')
  return !seen && events.some((event) => isDecided(event) || (isTurnedUp && isTied(event)))
}

/** The moments of an answer that have an outcome, in the order in which they happened. */
const momentsWithOutcome = (
  head: Moment<Vocabulary>,
  hasOutcome: (moment: Moment<Vocabulary>) => boolean,
): readonly Moment<Vocabulary>[] => {
  const before = head.entry.continues === true && head.parent !== undefined ? momentsWithOutcome(head.parent, hasOutcome) : []
  return hasOutcome(head) ? [...before, head] : before
}

/**
 * Returns the moments of an answer whose outcomes are shown one after the other.
 * @param head the last moment of the answer
 * @param hasOutcome whether the outcome of a moment is shown on this device; defaults to all that the game has
 */
export const outcomesToShow = (
  head: Moment<Vocabulary>,
  outcomes: Pick<GameOutcomes, 'hasOutcome' | 'coversAnswer'>,
  hasOutcome = outcomes.hasOutcome,
): readonly Moment<Vocabulary>[] => {
  const all = momentsWithOutcome(head, hasOutcome)
  return outcomes.coversAnswer === true ? all.slice(-1) : all
}

/** Tells whether a moment has decided what was chosen in secret, or has an outcome to show right after the reveal. */
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
 * The first moment of the newest answer whose outcome nobody has seen: it is shown before anything else; undefined where there is none.
 * A game that was over when it was looked at first has put its board away. On a phone of a role's own that is awaited only a reveal is
 * shown: everything else is confirmed on the table's phone.
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

/** Whether an entry only put a choice into a ballot. */
const isCast = ({ entry: { move } }: Moment<Vocabulary>): boolean => move.do === 'cast' || move.do === 'castAnew'

/**
 * The last result of secret choices that was not put away although entries have come since. On a phone of a role's own: since the game was
 * opened there; it stays until it is put away there, or until that phone takes part in a new choice and the table has gone on. On the
 * table's phone: while only choices of phones of their own have come since.
 */
export function useHeldReveal(): Moment<Vocabulary> | undefined {
  const head = useTable((open) => open.ledger.head)
  const followed = useTable((open) => open.followed)
  const [since] = useState(head.entry.seq)
  const isResult = useIsResult()
  const hasSeat = useHasSeatHere()
  const isAskedHere = useIsAskedHere()
  const isPutAway = useIsPutAway()
  if (followed && !hasSeat) return undefined
  const least = followed ? since : 0
  let moment: Moment<Vocabulary> | undefined = head
  let isGoneOn = false
  while (moment !== undefined && moment.entry.seq >= least && !isResult(moment)) {
    isGoneOn ||= !isCast(moment)
    moment = isGoneOn && !followed ? undefined : moment.parent
  }
  if (moment === undefined || moment.entry.seq < least || moment === head) return undefined
  return isPutAway(moment) || (isGoneOn && isAskedHere) ? undefined : moment
}
