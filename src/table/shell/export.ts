import { useGames } from '../../session'
import { useShareFile } from '../../ui/share-file'
import { showToast } from '../../ui/status'
import { useTable } from '../hook'
import { useTableWords } from '../words'

/**
 * Returns a function that exports the open game as a file. Shows a message if the game cannot be read.
 * @param what `rest` exports the unreadable data of a damaged game
 */
export function useExport(what: 'game' | 'rest' = 'game'): () => void {
  const { words } = useTableWords()
  const { exportGame, exportRest } = useGames()
  const id = useTable((open) => open.id)
  const shareFile = useShareFile()
  return () =>
    void (what === 'game' ? exportGame : exportRest)(id).then((answer) => {
      if (answer.ok) void shareFile(answer.value.text, answer.value.fileName)
      else showToast(words.saved.noExport)
      return answer.ok
    })
}
