import { createContext, useContext } from 'react'
import type { GameLog } from './game-log'

const GameLogContext = createContext<GameLog | undefined>(undefined)

/** Hands the log what its game tells of its entries. */
export const GameLogProvider = GameLogContext.Provider

/**
 * The texts of the game on the table for its entries.
 * @throws outside a log
 */
export function useGameLog(): GameLog {
  const log = useContext(GameLogContext)
  if (log === undefined) throw new Error('no game has handed in its log')
  return log
}
