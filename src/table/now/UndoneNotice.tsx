import { Button } from '../../ui/Button'
import { useLanguage } from '../../ui/words'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { changeLine } from '../log/change-line'
import { dismiss, useIsDismissed } from '../outcome/seen'
import { undoneIn } from './undone'
import { useConsentWords } from '../undo/words'

/**
 * Lists the pieces that the players must put back on the real table after an undo. The list stays until the players close it or make the
 * next move. Renders nothing if the undo changes no piece, and on a linked phone.
 */
export function UndoneNotice() {
  const { words, say } = useConsentWords()
  const { restored } = useGameTable()
  const language = useLanguage()
  const { ledger, state, followed } = useTable((open) => open)
  const undone = undoneIn(ledger, useIsDismissed())
  const values = undone === undefined || followed ? [] : (restored?.(undone.from.state, state, language) ?? [])
  if (undone === undefined || values.length === 0) return
  return (
    <section className="card flex flex-col" aria-label={words.putBack}>
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
      <Button kind="quiet" icon={icons.check} onClick={() => dismiss(undone.by.entry.id)}>
        {words.putBackDone}
      </Button>
    </section>
  )
}
