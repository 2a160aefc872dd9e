import { createContext, useContext } from 'react'
import type { GameSpeech, GameTable } from './game/game-table'

const GameTableContext = createContext<GameTable | undefined>(undefined)

/** Provides the configuration of a game to the screens of the table. */
export const GameTableProvider = GameTableContext.Provider

/** Returns the configuration of the open game. @throws an `Error` outside of `GameTableProvider` */
export function useGameTable(): GameTable {
  const table = useContext(GameTableContext)
  if (table === undefined) throw new Error('no game has handed in its table')
  return table
}

/** Returns the texts of the open game that are shown around the open question. */
export function useGameSpeech(): GameSpeech {
  const { useSpeech } = useGameTable()
  // The game of a table never changes, so the hook is always the same.
  // oxlint-disable-next-line react/hooks
  return useSpeech()
}
