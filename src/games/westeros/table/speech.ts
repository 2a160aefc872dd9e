import type { Words } from '../../../ui/words'
import type { GameWords } from '../words'
import { useGameWords } from '../words/hook'
import { useTableWords } from './words'
import type en from './words/en'

/** Everything a screen of the table says: the words of its screens, and those of the game in the same language. */
export type Speech = Words<typeof en> & { readonly game: GameWords; readonly names: GameWords['names']; readonly cards: GameWords['cards'] }

export function useSpeech(): Speech {
  const speech = useTableWords()
  const game = useGameWords()
  return { ...speech, game, names: game.names, cards: game.cards }
}
