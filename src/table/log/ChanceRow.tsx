import { Icon } from '../../ui/Icon'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useLogWords } from './words'
import { useGameLog } from './context'
import { chanceLine } from './chance'
import type { LogMoment } from './rounds'

/** Log row for an entry about a random seed. A seed does not change the board, so the row has no link to a position. */
export function ChanceRow({ moment }: { moment: LogMoment }) {
  const game = useTable((open) => open.game)
  const draws = game.draws === undefined ? 'cards' : game.draws(moment.state)
  const text = chanceLine(moment, useLogWords(), useGameLog().seats, draws)
  return (
    <li data-mark="chance">
      <div className="log-line" data-seq={moment.entry.seq}>
        <span className="grid flex-none place-items-center w-7 h-7 text-ink-3">
          <Icon of={icons.dice} size="s" />
        </span>
        <span className="words">{text}</span>
      </div>
    </li>
  )
}
