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

/** Texts of the first screen and the first texts of the game, in one language. */
export type FirstSpeech = Spoken<typeof first, FirstWords>

/** All texts of the screens and of the game, in one language. */
export type Speech = Spoken<typeof first & typeof later, GameWords>

/** Hook that returns the texts for components of the first screen in the language of the page. */
export function useSpeech(): FirstSpeech {
  const speech = useScreenWords()
  const game = useFirstWords()
  return { ...speech, game, names: game.names, cards: game.cards }
}

/** Hook that returns all texts, for screens that are loaded later. Suspends until these texts are loaded. */
export function useAllSpeech(): Speech {
  const speech = useScreenWords()
  const { words: more } = useDeferredWords()
  const game = useGameWords()
  const words = useMemo(() => ({ ...speech.words, ...more }), [speech.words, more])
  return { ...speech, words, game, names: game.names, cards: game.cards }
}
