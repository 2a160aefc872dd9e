import { useState } from 'react'
import { Button } from '../../ui/Button'
import type { ChangedValue } from '../game/changed-value'
import type { RestoredProps } from '../game/game-table'
import * as icons from '../icons'
import { changeLine } from '../log/change-line'
import { useConsentWords } from '../undo/words'

export interface PutBackListProps extends Pick<RestoredProps, 'onDone' | 'isAnswering'> {
  /** Texts about the pieces that differ, each with the value that the undo has restored and the value before the undo. */
  readonly values: readonly ChangedValue[]
}

const isPhone = () => matchMedia('(max-height: 43.75em), (max-width: 30em)').matches

/**
 * List of the pieces to put back on the real table, with a button that closes it. Folded to one line on a phone, so that the question stays
 * in sight, and when the user begins an answer. Renders nothing if the list is empty.
 */
export function PutBackList({ values, onDone, isAnswering }: PutBackListProps) {
  const { words, say, count } = useConsentWords()
  const [isOpen, setOpen] = useState(!isPhone())
  const [wasAnswering, setWasAnswering] = useState(isAnswering)
  if (isAnswering !== wasAnswering) {
    setWasAnswering(isAnswering)
    if (isAnswering) setOpen(false)
  }
  if (values.length === 0) return
  return (
    <section className="card flex flex-col" aria-label={words.putBack}>
      <details className="more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="px-3 text-ink">
          <h2 className="type-title">{isOpen ? words.putBack : count(words.putBackMany, values.length)}</h2>
        </summary>
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
      </details>
      {isOpen && onDone !== undefined && (
        <Button kind="quiet" icon={icons.check} onClick={onDone}>
          {words.putBackDone}
        </Button>
      )}
    </section>
  )
}
