import { useGames } from '../../session'
import { shareOrSaveFile } from '../../ui/files'
import { showToast } from '../../ui/status'
import { useTable } from '../hook'
import { useTableWords } from '../words'

/**
 * Returns a function that exports the open game as a file; shows a message if the game cannot be read.
 * @param what `rest`: exports the unreadable part of a damaged game
 */
export function useExport(what: 'game' | 'rest' = 'game'): () => void {
  const { words } = useTableWords()
  const { exportGame, exportRest } = useGames()
  const id = useTable((open) => open.id)
  return () =>
    void (what === 'game' ? exportGame : exportRest)(id).then((answer) => {
      if (answer.ok) void shareOrSaveFile(answer.value.text, answer.value.fileName)
      else showToast(words.saved.noExport)
      return answer.ok
    })
}
