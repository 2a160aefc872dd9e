import { createContext, useContext } from 'react'
import { useLanguage } from '../../ui/words'
import type { PlainGame, PlainTexts } from './plain-game'

const PlainGameContext = createContext<PlainGame | undefined>(undefined)

/** Provides the current plain game to its screens. */
export const PlainGameProvider = PlainGameContext.Provider

/** Returns the plain game of the context. @throws an `Error` outside of `PlainGameProvider` */
export function usePlainGame(): PlainGame {
  const game = useContext(PlainGameContext)
  if (game === undefined) throw new Error('no plain game has been handed in')
  return game
}

/** Returns the texts of the current game in the language of the page. */
export const usePlainTexts = (): PlainTexts => usePlainGame().texts[useLanguage()]

/** Returns the texts of the current game, with names entered by the players if the game supports them. */
export function useTextsOfGame(state: unknown): PlainTexts {
  const language = useLanguage()
  const { own } = usePlainGame()
  const plain = usePlainTexts()
  return own?.textsOf?.(state, language) ?? plain
}
