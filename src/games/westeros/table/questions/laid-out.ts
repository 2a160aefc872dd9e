import { create } from 'zustand'
import { keepText, readText } from '../../../../session/local-storage'
import type { Event } from '../../model/events'
import { useLastEntry } from './play'

const storedUnder = 'castellan.seen'

/** Id of the entry whose reveal was seen; nothing where the device keeps nothing. */
const useSeen = create<{ readonly seen: string | undefined }>(() => ({ seen: readText(storedUnder, 'sessionStorage') }))

/** Takes the reveal of an entry from the middle of the table; it stays away when the page is loaded again. */
export function takeUp(entry: string): void {
  useSeen.setState({ seen: entry })
  keepText(storedUnder, entry, 'sessionStorage')
}

const isDecided = ({ e }: Event): boolean => e === 'ordersRevealed' || e === 'trackOrdered' || e === 'wildlingsAttacked'

/** Whether the newest entry has turned something up, or has decided what was. */
export const useTurnedUp = (): boolean =>
  (useLastEntry().events as readonly Event[]).some((event) => event.e === 'revealed' || isDecided(event))

/** Whether the newest entry has turned up choices that lie on the table for all to see: cards are shown in the battle itself. */
export function useLaidOut(): boolean {
  const { id, events } = useLastEntry()
  const seen = useSeen((store) => store.seen)
  const all = events as readonly Event[]
  const shows = all.some(isDecided)
  const ties = all.some((event) => event.e === 'moved' && (event.stage.at === 'auctionTies' || event.stage.at === 'wildlingTie'))
  return seen !== id && all.some(({ e }) => e === 'revealed') && (shows || ties)
}
