import { useMemo } from 'react'
import type { Words } from '../../../ui/words'
import type { FirstWords, GameWords } from '../words'
import { useFirstWords, useGameWords } from '../words/hook'
import { useDeferredWords } from './words/deferred'
import type later from './words/deferred/en'
import { useScreenWords } from './words'
import type first from './words/en'

interface Spoken<Texts, Game extends FirstWords> extends Words<Texts> {
  readonly game: Game
  readonly names: Game['names']
  readonly cards: Game['cards']
}

/** The texts of the screen of the open question: the words of the table, and the first ones of the game in the same language. */
export type FirstSpeech = Spoken<typeof first, FirstWords>

/** Everything a screen of the table says: the words of its screens, and those of the game in the same language. */
export type Speech = Spoken<typeof first & typeof later, GameWords>

/** For everything that stands on the screen of the open question. */
export function useSpeech(): FirstSpeech {
  const speech = useScreenWords()
  const game = useFirstWords()
  return { ...speech, game, names: game.names, cards: game.cards }
}

/** For screens and sheets that are fetched when they are shown: the rest of the words comes with them. */
export function useAllSpeech(): Speech {
  const speech = useScreenWords()
  const { words: more } = useDeferredWords()
  const game = useGameWords()
  const words = useMemo(() => ({ ...speech.words, ...more }), [speech.words, more])
  return { ...speech, words, game, names: game.names, cards: game.cards }
}
