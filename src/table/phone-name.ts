import type { Holder } from '../session'
import { useGameSpeech } from './context'
import { useTable } from './hook'
import { useTableWords } from './words'

/** Returns a function that names a linked phone as the list of phones does: by its player, or by its number. */
export const usePhoneName = (): ((phone: Holder) => string) => {
  const { words, say } = useTableWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  return ({ roles: [first], phone }) =>
    first === undefined ? say(words.phones.name, { n: phone }) : say(words.phones.of, { player: player(state, first) })
}
