import { useSyncExternalStore } from 'react'
import { keptPhones } from '../session/environment/linked-phones'
import { useTableWords } from './words'

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/**
 * In a window that only shows a game: returns the text that says how many phones have to be linked again if the players play on in this
 * window. Undefined if no phone is linked in the other window.
 */
export const usePhonesAgain = (game: string): string | undefined => {
  const { words, count } = useTableWords()
  const phones = useSyncExternalStore(subscribe, () => keptPhones(game, Date.now()).length)
  return phones === 0 ? undefined : count(words.saved.phonesAgain, phones)
}
