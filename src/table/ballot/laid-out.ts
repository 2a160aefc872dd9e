import { create } from 'zustand'
import { keepText, readText } from '../../session/local-storage'
import { useGameTable } from '../context'
import { useNewestEntry } from '../question/answering'

const storedUnder = 'castellan.seen'

/** Id of the entry whose reveal was seen; nothing where the device keeps nothing. */
const useSeen = create<{ readonly seen: string | undefined }>(() => ({ seen: readText(storedUnder, 'sessionStorage') }))

/** Takes the reveal of an entry from the middle of the table; it stays away when the page is loaded again. */
export function takeUp(entry: string): void {
  useSeen.setState({ seen: entry })
  keepText(storedUnder, entry, 'sessionStorage')
}

/** Whether the newest entry has turned something up, or has decided what was. */
export function useTurnedUp(): boolean {
  const { isDecided } = useGameTable().reveals
  return useNewestEntry().events.some((event) => event.e === 'revealed' || isDecided(event))
}

/** Whether the newest entry has turned up choices that lie on the table for all to see: others are shown in their question itself. */
export function useLaidOut(): boolean {
  const { id, events } = useNewestEntry()
  const { isDecided, isTied } = useGameTable().reveals
  const seen = useSeen((store) => store.seen)
  return seen !== id && events.some(({ e }) => e === 'revealed') && events.some((event) => isDecided(event) || isTied(event))
}
