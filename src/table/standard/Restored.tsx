import { useLanguage } from '../../ui/words'
import type { RestoredProps } from '../game/game-table'
import { PutBackList } from '../now/PutBackList'
import { useStandardGame } from './context'

/** Lists the pieces and cards that the players put back after an undo, for a game that describes them with `own.restored`. */
export function Restored({ undone, state, entries, again, onDone, isAnswering }: RestoredProps) {
  const game = useStandardGame()
  const language = useLanguage()
  return (
    <PutBackList
      values={game.log?.restored?.(undone, state, language, { entries, again }) ?? []}
      onDone={onDone}
      isAnswering={isAnswering}
    />
  )
}
