import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'
import { useNowSpeech } from './speech'

/** Maximum number of log entries in the expanded list; the log shows all entries. */
const IN_THE_FOLD = 6

/**
 * Shows the finished steps of the round in one line: "Orders face up · Raids done · 3 marches". Expands to a list of the newest log
 * entries.
 */
export function DoneLine() {
  const { words } = useTableWords()
  const { DoneSteps } = useGameTable().now
  const head = useTable((open) => open.ledger.head)
  const { moments, steps } = useNowSpeech().done(head)
  const path = useGamePath()
  const [open, setOpen] = useState(false)
  if (steps.length === 0) return
  return (
    <details
      className="done-steps text-ink-2 type-note [border-block:1px_solid_var(--line)]"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon of={icons.check} size="xs" />
        <span className="flex-1">{steps.join(' · ')}</span>
        <Icon of={icons.down} size="s" />
      </summary>
      {open && (
        <Suspense>
          <DoneSteps moments={moments.slice(0, IN_THE_FOLD)} />
        </Suspense>
      )}
      <Link className="quiet" to={path('log')}>
        <Icon of={icons.history} size="s" />
        {words.now.wholeLog}
      </Link>
    </details>
  )
}
