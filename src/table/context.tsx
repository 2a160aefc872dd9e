import { createContext, useContext } from 'react'
import type { GameSpeech, GameTable } from './game/game-table'

const GameTableContext = createContext<GameTable | undefined>(undefined)

/** Hands the screens of the table what their game brings along. */
export const GameTableProvider = GameTableContext.Provider

/**
 * What the game on the table brings along.
 * @throws outside the table of a game
 */
export function useGameTable(): GameTable {
  const table = useContext(GameTableContext)
  if (table === undefined) throw new Error('no game has handed in its table')
  return table
}

/** What the game on the table says around the open question. */
export function useGameSpeech(): GameSpeech {
  const { useSpeech } = useGameTable()
  // The game on a table never changes.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}
