import { useState } from 'react'
import { create } from 'zustand'
import type { Moment, Vocabulary } from '../../referee'
import { saveText, readText } from '../../session/environment/local-storage'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { uncorrected } from '../moments'
import { useNewestEntry } from '../question/answering'

const storedUnder = 'castellan.seen'
/** How many entries are remembered, so that a way back tells nothing twice. */
const MOST = 40

/** Ids of the entries whose outcome was seen, the newest last; nothing where the device keeps nothing. */
const useSeen = create<{ readonly seen: readonly string[] }>(() => ({ seen: (readText(storedUnder, 'sessionStorage') ?? '').split(' ') }))

/** Takes the outcome of an entry from the table; it stays away when the page is loaded again. */
export function dismiss(entry: string): void {
  const { seen } = useSeen.getState()
  const all = [...seen.filter((one) => one !== entry), entry].slice(-MOST)
  useSeen.setState({ seen: all })
  saveText(storedUnder, all.join(' '), 'sessionStorage')
}

/** Whether the outcome of an entry was seen on this device. */
const useIsSeen = (entry: string): boolean => useSeen(({ seen }) => seen.includes(entry))

/** Whether the newest entry has turned something up, or has decided what was. */
export function useJustRevealed(): boolean {
  const { isDecided } = useGameTable().reveals
  return useNewestEntry().events.some((event) => event.e === 'revealed' || isDecided(event))
}

/** Whether the newest entry has turned up choices that lie on the table for all to see: others are shown in their question itself. */
export function useRevealedOpenly(): boolean {
  const { id, events } = useNewestEntry()
  const { isDecided, isTied } = useGameTable().reveals
  const seen = useIsSeen(id)
  const isTurnedUp = events.some(({ e }) => e === 'revealed')
  return !seen && events.some((event) => isDecided(event) || (isTurnedUp && isTied(event)))
}

/** The moments of an answer that have an outcome to tell, the first one first. */
const toldIn = (head: Moment<Vocabulary>, isTold: (moment: Moment<Vocabulary>) => boolean): readonly Moment<Vocabulary>[] => {
  const before = head.entry.continues === true && head.parent !== undefined ? toldIn(head.parent, isTold) : []
  return isTold(head) ? [...before, head] : before
}

/**
 * The first moment of the newest answer whose outcome nobody has seen: it is shown before anything else; undefined where there is none.
 * A game that was over when it was looked at first has put its board away.
 */
export function useUnseenOutcome(): Moment<Vocabulary> | undefined {
  const { outcomes: told } = useGameTable()
  const isOver = useTable((open) => open.prompts.length === 0)
  const head = uncorrected(useTable((open) => open.ledger.head))
  const [first] = useState(head.entry.id)
  const { seen } = useSeen()
  if (isOver && head.entry.id === first) return undefined
  return toldIn(head, (one) => told?.hasOutcome(one) === true).find(({ entry }) => !seen.includes(entry.id))
}
