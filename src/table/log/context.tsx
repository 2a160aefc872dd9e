import { createContext, useContext } from 'react'
import type { GameLog } from './game-log'

const GameLogContext = createContext<GameLog | undefined>(undefined)

/** Provides the log configuration of a game. */
export const GameLogProvider = GameLogContext.Provider

/** Returns the log configuration of the open game. @throws an `Error` outside of `GameLogProvider` */
export function useGameLog(): GameLog {
  const log = useContext(GameLogContext)
  if (log === undefined) throw new Error('no game has handed in its log')
  return log
}
