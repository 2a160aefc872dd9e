import { createContext, useContext } from 'react'
import { useLanguage } from '../../ui/words'
import type { PlainGame, PlainTexts } from './plain-game'

const PlainGameContext = createContext<PlainGame | undefined>(undefined)

/** Context provider for the data of the current game with the shared screens. */
export const PlainGameProvider = PlainGameContext.Provider

/** Hook that returns the data of the current game. @throws an `Error` outside of `PlainGameProvider` */
export function usePlainGame(): PlainGame {
  const game = useContext(PlainGameContext)
  if (game === undefined) throw new Error('no plain game has been handed in')
  return game
}

/** Hook that returns the texts of the current game in the current language. */
export const usePlainTexts = (): PlainTexts => usePlainGame().texts[useLanguage()]

/** Hook that returns the texts of the current game with the names that the players entered, if the game uses such names in its texts. */
export function useTextsOfGame(state: unknown): PlainTexts {
  const language = useLanguage()
  const { own } = usePlainGame()
  const plain = usePlainTexts()
  return own?.textsOf?.(state, language) ?? plain
}
