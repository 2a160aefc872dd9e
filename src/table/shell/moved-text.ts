import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useNewTable } from '../own-phone'
import { useTableWords } from '../words'

/** On a linked phone: returns the text that another phone or window is the shared phone now; undefined if that is not so. */
export function useMovedText(): string | undefined {
  const { words, say, list } = useTableWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const newTable = useNewTable()
  const isInWindow = useTable((open, play) => play.newTable?.id === open.id && play.newTable.isWindow === true)
  if (newTable === undefined) return undefined
  if (newTable.length === 0) return words.saved[isInWindow ? 'movedWindow' : 'moved']
  return say(words.saved.movedTo, { player: list([...new Set(newTable.map((role) => player(state, role)))]) })
}
