import { createContext, useContext } from 'react'
import type { GameSpeech, GameTable } from './game/game-table'

const GameTableContext = createContext<GameTable | undefined>(undefined)

/** Hands the screens of the table what their game brings along. */
export const GameTableProvider = GameTableContext.Provider

/**
 * The parts that the game on the table provides.
 * @throws outside the table of a game
 */
export function useGameTable(): GameTable {
  const table = useContext(GameTableContext)
  if (table === undefined) throw new Error('no game has handed in its table')
  return table
}

/** The texts of the game on the table around the open question. */
export function useGameSpeech(): GameSpeech {
  const { useSpeech } = useGameTable()
  // The game on a table never changes.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}
