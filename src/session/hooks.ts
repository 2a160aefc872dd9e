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

/** The stores that all screens of a page share: the open game and the list of games. */
export interface Session {
  readonly play: StoreApi<Play>
  readonly games: StoreApi<Games>
  readonly catalogue: readonly GameOnOffer[]
}

export const createSession = (outside: Environment): Session => {
  const environment = { ...outside, cache: {} }
  return { play: createPlay(environment), games: createGames(environment), catalogue: environment.catalogue }
}

/** Creates the session of a page, with the storage of this device. @param catalogue the games on offer */
export const deviceSession = (catalogue: readonly GameOnOffer[]): Session => {
  const listener = {
    onRestored: (games: number) => session.games.getState().cameBack(games),
    onUnsynced: (isMirrorUnsynced: boolean) => session.games.setState({ isMirrorUnsynced }),
  }
  // Loads the database code in the background while the first screen renders.
  const disk = standbyStore(deferredStore(async () => (await import('../storage/device')).deviceStore(listener)))
  const session = createSession({
    store: disk,
    standby: disk,
    catalogue,
    now: () => Date.now(),
    // `__BUILD__` is undefined in tools that render screens without the app's build.
    ...(typeof __BUILD__ === 'undefined' ? {} : { build: __BUILD__ }),
    tabs: browserTabs(navigator.locks, typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('castellan')),
  })
  return session
}

/**
 * Returns the ledger of a game for the writer of a link.
 * @returns undefined if the game cannot be opened, or is written on another phone
 */
export const linkedTable = async ({ play }: Session, id: string): Promise<Table | undefined> => (await import('./linked')).tableOf(play, id)

/** Returns the games of this page that other phones write, for the reader of a link. */
export const followedCopies = ({ games, play }: Session): Promise<FollowedCopies> =>
  games.getState().followed((id) => play.getState().refresh(id), play.getState().takeSeat)

/** Reopens the database when the page becomes visible again, because phones close the database of a background page. */
export const wakeWithThePage = (session: Session): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.play.getState().wake()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void session.play.getState().wake()
  })
}

const SessionContext = createContext<Session | undefined>(undefined)

/** Provides a session to its children: the session of the page, a practice game, or an earlier position of a game. */
export const SessionProvider = SessionContext.Provider

/** Returns the session of a screen. @throws outside a `SessionProvider` */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('no session is provided')
  return session
}

/** Hook that selects data or actions from the store of the open game: `useOpenGame(({ saving }) => saving)`. Actions never change. */
export const useOpenGame = <T>(select: (play: Play) => T): T => useStore(useSession().play, select)

/**
 * Creates a hook for the screens of one game, which selects from the open game with the types of that game.
 * @param games ids of the game in the catalogue, one for each edition
 * @throws if no such game is open
 */
export const tableHook =
  <V extends Vocabulary>(...games: readonly string[]) =>
  <T>(select: (open: OpenGame<V>, play: Play<V>) => T): T =>
    useStore(useSession().play, (play) => {
      if (!isPlayOf<V>(play, ...games)) throw new Error('no such game is open')
      return select(play.open, play)
    })

/**
 * Creates a hook like that of `tableHook`, for components that are also used before a game is open. It returns undefined if no such game is
 * open.
 */
export const openTableHook =
  <V extends Vocabulary>(...games: readonly string[]) =>
  <T>(select: (open: OpenGame<V>) => T): T | undefined =>
    useStore(useSession().play, (play) => (isPlayOf<V>(play, ...games) ? select(play.open) : undefined))

/**
 * Hook that selects data from the open game of any type; the state has type `unknown`.
 * @throws if no game is open
 */
export const useAnyTable = <T>(select: (open: OpenGame, play: Play) => T): T =>
  useStore(useSession().play, (play) => {
    if (play.open === undefined) throw new Error('no game is open')
    return select(play.open, play)
  })

/** Returns the number of games restored from the mirror database, and a function that records that the user has read the notice. */
export const useRestored = (): readonly [games: number, read: () => void] => {
  const { games } = useSession()
  return [useStore(games, ({ restored }) => restored), () => games.setState({ restored: 0 })]
}

/** Returns whether moves are missing in the mirror database because they could not be written. */
export const useMirrorUnsynced = (): boolean => useStore(useSession().games, ({ isMirrorUnsynced }) => isMirrorUnsynced)

/** Returns the actions on the games of this device without subscribing to the list. */
export const useGameActions = (): Games => useSession().games.getState()

/** Returns the list of games; loads it when the screen is mounted. */
export const useGames = (): Games => {
  const { games } = useSession()
  const list = useStore(games)
  const { arrive } = list
  useEffect(() => void arrive(), [arrive])
  return list
}
