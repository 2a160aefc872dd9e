import { useGameLog } from '../log/context'
import { lineOf } from '../log/lines'
import { useTable } from '../hook'
import { useTableWords } from '../words'
import type { DoneStepsProps } from '../game/game-now'

/** Expanded list of the finished steps, with one log row each. */
export function DoneSteps({ moments }: DoneStepsProps) {
  const { words } = useTableWords()
  const game = useTable((open) => open.game)
  const log = useGameLog()
  return (
    <ol reversed aria-label={words.now.steps}>
      {moments.map((moment) => (
        <li key={moment.entry.id}>{lineOf(moment, game, log).main}</li>
      ))}
    </ol>
  )
}
