import type { Copies } from '../../link/reader'
import type { Table } from '../../link/writer'
import { entries, type Entry } from '../../referee'
import type { Session } from '../../session'

/** What a link needs of the session. */

/** Games of the other phone that are followed here. */
export interface Followed extends Copies {
  /** The id of such a game on this phone, by the id of its first entry. */
  readonly idOf: (origin: string) => string | undefined
}

/** The ledger of the open game. @returns undefined: the game does not open */
export const tableFor = async ({ play }: Session, id: string): Promise<Table | undefined> => {
  if (play.getState().open?.id !== id) await play.getState().openGame(id)
  const { open } = play.getState()
  if (open?.id !== id) return undefined
  const now = (): readonly Entry[] => {
    const { open: is } = play.getState()
    return is?.id === id ? entries(is.ledger) : []
  }
  return { game: open.game.id, name: open.name, entries: now, onChange: (listener) => play.subscribe(listener) }
}

/** The followed games, which stay in the memory of this page. */
export const copiesFor = async ({ games }: Session): Promise<Followed> => {
  await games.getState().arrive()
  const kept = new Map<string, readonly Entry[]>()
  return {
    idOf: (origin) => (kept.has(origin) ? origin : undefined),
    find: async (origin) => kept.get(origin) ?? [],
    add: async ({ origin }, from, more) => {
      kept.set(origin, [...(kept.get(origin) ?? []).slice(0, from), ...more])
      return 'added'
    },
  }
}
