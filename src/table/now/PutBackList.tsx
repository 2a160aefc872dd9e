import { Button } from '../../ui/Button'
import type { ChangedValue } from '../game/changed-value'
import type { RestoredProps } from '../game/game-table'
import * as icons from '../icons'
import { changeLine } from '../log/change-line'
import { useConsentWords } from '../undo/words'

export interface PutBackListProps extends Pick<RestoredProps, 'onDone'> {
  /** Texts about the pieces that differ, each with the value that the undo has restored and the value before the undo. */
  readonly values: readonly ChangedValue[]
}

/** List of the pieces to put back on the real table, with a button that closes it. Renders nothing if the list is empty. */
export function PutBackList({ values, onDone }: PutBackListProps) {
  const { words, say } = useConsentWords()
  if (values.length === 0) return
  return (
    <section className="card put-back flex flex-col" aria-label={words.putBack}>
      <h2 className="type-title px-3 pt-2">{words.putBack}</h2>
      <ul className="list">
        {values.map((value) => {
          const text = changeLine(value, (was, now) => `${now} (${say(words.putBackFrom, { text: was })})`)
          return (
            <li key={text} className="row">
              <span className="words first-letter:uppercase">{text}</span>
            </li>
          )
        })}
      </ul>
      <Button kind="quiet" icon={icons.check} onClick={onDone}>
        {words.putBackDone}
      </Button>
    </section>
  )
}
