import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { Table } from '../link/writer'
import type { Vocabulary } from '../referee'
import { deferredStore } from '../storage/deferred'
import { standbyStore } from '../storage/standby'
import { createGames, type Games } from './games'
import { createPlay } from './open-game'
import type { OpenGame } from './ledger/opening'
import type { FollowedCopies } from './linked'
import { isPlayOf, type Play } from './actions/play'
import { browserTabs } from './environment/tab-lock'
import type { Environment } from './environment/environment'
import type { GameOnOffer } from './environment/game-on-offer'

/** The game on the table and the list of games, as the screens of one page share them. */
export interface Session {
  readonly play: StoreApi<Play>
  readonly games: StoreApi<Games>
  readonly catalogue: readonly GameOnOffer[]
}

export const createSession = (outside: Environment): Session => {
  const environment = { ...outside, cache: {} }
  return { play: createPlay(environment), games: createGames(environment), catalogue: environment.catalogue }
}

/** A page's own session: everything on this device's disk. @param catalogue the games on offer */
export const deviceSession = (catalogue: readonly GameOnOffer[]): Session => {
  const listener = {
    onRestored: (games: number) => session.games.getState().cameBack(games),
    onUnsynced: (isMirrorUnsynced: boolean) => session.games.setState({ isMirrorUnsynced }),
  }
  // The first screen is painted meanwhile.
  const disk = standbyStore(deferredStore(async () => (await import('../storage/device')).deviceStore(listener)))
  const session = createSession({
    store: disk,
    standby: disk,
    catalogue,
    now: () => Date.now(),
    // Tools that draw screens are not built so.
    ...(typeof __BUILD__ === 'undefined' ? {} : { build: __BUILD__ }),
    tabs: browserTabs(navigator.locks, typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('castellan')),
  })
  return session
}

/** The ledger of a game for the writer of a link. @returns undefined: the game cannot be opened, or it is itself followed */
export const linkedTable = async ({ play }: Session, id: string): Promise<Table | undefined> => (await import('./linked')).tableOf(play, id)

/** The followed games of this page, for the reader of a link. */
export const followedCopies = ({ games, play }: Session): Promise<FollowedCopies> =>
  games.getState().followed((id) => play.getState().refresh(id), play.getState().takeSeat)

/** Phones close the database behind a page in the background: whoever comes back finds it opened again. */
export const wakeWithThePage = (session: Session): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.play.getState().wake()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void session.play.getState().wake()
  })
}

const SessionContext = createContext<Session | undefined>(undefined)

/** Puts a table under everything inside: the page's own, a practice round, a game as it was. */
export const SessionProvider = SessionContext.Provider

/** The table under a screen. @throws outside a `SessionProvider` */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('no session is provided')
  return session
}

/** Selects from the state of play: `useOpenGame(({ saving }) => saving)`. Actions never change, so they may be picked like all else. */
export const useOpenGame = <T>(select: (play: Play) => T): T => useStore(useSession().play, select)

/**
 * A hook for the screens of one game, inside the table of that game: it picks from the open game, typed in the game's own
 * words. @throws if no such game is open
 * @param game id of the game in the catalogue
 */
export const tableHook =
  <V extends Vocabulary>(game: string) =>
  <T>(select: (open: OpenGame<V>, play: Play<V>) => T): T =>
    useStore(useSession().play, (play) => {
      if (!isPlayOf<V>(play, game)) throw new Error('no such game is open')
      return select(play.open, play)
    })

/**
 * A hook for the screens of every game: it picks from the open game, whichever it is, and what a state holds only that game knows.
 * @throws if no game is open
 */
export const useAnyTable = <T>(select: (open: OpenGame, play: Play) => T): T =>
  useStore(useSession().play, (play) => {
    if (play.open === undefined) throw new Error('no game is open')
    return select(play.open, play)
  })

/** How many games came back from the second database, and how to say that it has been read. */
export const useRestored = (): readonly [games: number, read: () => void] => {
  const { games } = useSession()
  return [useStore(games, ({ restored }) => restored), () => games.setState({ restored: 0 })]
}

/** Whether the second database lacks moves, because there was no room for them. */
export const useMirrorUnsynced = (): boolean => useStore(useSession().games, ({ isMirrorUnsynced }) => isMirrorUnsynced)

/** The actions on the games of this device, for a screen that does not show their list. */
export const useGameActions = (): Games => useSession().games.getState()

/** The list of games, read when a screen that shows it comes up. */
export const useGames = (): Games => {
  const { games } = useSession()
  const list = useStore(games)
  const { arrive } = list
  useEffect(() => void arrive(), [arrive])
  return list
}
