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
 * List of the pieces to put back on the real table, with a button that closes it. On a phone, the list is folded to its heading and the
 * first piece, so that the question stays in sight. When the user begins an answer, it is folded to its heading. Renders nothing if the
 * list is empty.
 */
export function PutBackList({ values, onDone, isAnswering }: PutBackListProps) {
  const { words, say, count } = useConsentWords()
  const [isOpen, setOpen] = useState(!isPhone())
  const [wasAnswering, setWasAnswering] = useState(isAnswering)
  if (isAnswering !== wasAnswering) {
    setWasAnswering(isAnswering)
    if (isAnswering) setOpen(false)
  }
  const texts = values.map((value) => changeLine(value, (was, now) => `${now} (${say(words.putBackFrom, { text: was })})`))
  const [first, ...others] = texts
  if (first === undefined) return
  return (
    <section className="card flex flex-col" aria-label={words.putBack}>
      <details className="more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="px-3 text-ink">
          <h2 className="type-title">{isOpen ? words.putBack : count(words.putBackMany, values.length)}</h2>
          {!isOpen && !isAnswering && (
            <span className="note block line-clamp-2 first-letter:uppercase">
              {others.length === 0 ? first : `${first} ${say(words.putBackMore, { n: others.length })}`}
            </span>
          )}
        </summary>
        <ul className="list">
          {texts.map((text) => (
            <li key={text} className="row">
              <span className="words first-letter:uppercase">{text}</span>
            </li>
          ))}
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
