import { useGames } from '../../../../play'
import { handOver } from '../../../../ui/files'
import { tell } from '../../../../ui/status'
import { useTable } from '../hook'
import { useSpeech } from '../speech'

/** Hands the open game to the device as a file; says so where it cannot be read. */
export function useExport(): () => void {
  const { words } = useSpeech()
  const { exportGame } = useGames()
  const id = useTable((open) => open.id)
  return () =>
    void exportGame(id).then((answer) => {
      if (answer.ok) void handOver(answer.value.text, answer.value.fileName)
      else tell(words.saved.noExport)
      return answer.ok
    })
}
