import { createContext, useContext } from 'react'
import { useLanguage } from '../../ui/words'
import type { PlainGame, PlainTexts } from './plain-game'

const PlainGameContext = createContext<PlainGame | undefined>(undefined)

/** Hands plain screens the game that they are about. */
export const PlainGameProvider = PlainGameContext.Provider

/**
 * The game that plain screens are about.
 * @throws where none has been handed in
 */
export function usePlainGame(): PlainGame {
  const game = useContext(PlainGameContext)
  if (game === undefined) throw new Error('no plain game has been handed in')
  return game
}

/** The texts of that game in the language of the page. */
export const usePlainTexts = (): PlainTexts => usePlainGame().texts[useLanguage()]

/** The same with the names that the table of a game gave, where the game has any. */
export function useTextsOfGame(state: unknown): PlainTexts {
  const language = useLanguage()
  const { own } = usePlainGame()
  const plain = usePlainTexts()
  return own?.textsOf?.(state, language) ?? plain
}
