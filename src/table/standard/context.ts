import { createContext, useContext } from 'react'
import { useLanguage } from '../../ui/words'
import type { StandardGame, StandardTexts } from './standard-game'

const StandardGameContext = createContext<StandardGame | undefined>(undefined)

/** Context provider for the data of the current game with the shared screens. */
export const StandardGameProvider = StandardGameContext.Provider

/** Hook that returns the data of the current game. @throws an `Error` outside of `StandardGameProvider` */
export function useStandardGame(): StandardGame {
  const game = useContext(StandardGameContext)
  if (game === undefined) throw new Error('no plain game has been handed in')
  return game
}

/** Hook that returns the texts of the current game in the current language. */
export const useStandardTexts = (): StandardTexts => useStandardGame().texts[useLanguage()]

/** Hook that returns the texts of the current game with the names that the players entered, if the game uses such names in its texts. */
export function useTextsOfGame(state: unknown): StandardTexts {
  const language = useLanguage()
  const game = useStandardGame()
  const plain = useStandardTexts()
  return game.textsOf?.(state, language) ?? plain
}
