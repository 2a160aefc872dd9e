import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useIsCutOff, useLooksOn, useNewTable } from '../own-phone'
import { useAskingWords } from './words'

/**
 * On a linked phone, or in a window that only shows the game: returns the text that says where the question is answered. Without a link,
 * the text says that the question may be over.
 */
export function useAnsweredAt(): string {
  const { words, say, list } = useAskingWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const newTable = useNewTable() ?? []
  const isCutOff = useIsCutOff()
  if (useLooksOn()) return words.inOtherWindow
  if (newTable.length === 0) return isCutOff ? words.unlinked : words.atTheTable
  return say(words.atNewTable, { player: list([...new Set(newTable.map((role) => player(state, role)))]) })
}
