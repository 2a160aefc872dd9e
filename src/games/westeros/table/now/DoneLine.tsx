import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../../ui/Icon'
import { part } from '../../../../ui/part'
import * as icons from '../icons'
import { useTable } from '../hook'
import { useGamePath } from '../../../../table/paths'
import { useSpeech } from '../speech'
import { doneSteps } from './done-steps'

/** What the fold tells, in the words of the log: they are fetched when the page has time, or when it is opened. */
export const DoneSteps = part(() => import('./DoneSteps').then((steps) => steps.DoneSteps))

/** How many lines of the round stand in the fold; the rest is in the log. */
const IN_THE_FOLD = 6

/** The finished steps of the round, folded into one line: "Orders face up · Raids done · 3 marches". Open, it tells the newest of them. */
export function DoneLine() {
  const { words, count } = useSpeech()
  const head = useTable((open) => open.ledger.head)
  const path = useGamePath()
  const [open, setOpen] = useState(false)
  const done = doneSteps(head)
  const text = words.now.steps
  const steps = [
    ...(done.westeros ? [text.westeros] : []),
    ...(done.orders ? [text.orders] : []),
    ...(done.raids === 'done' ? [text.raids] : done.raids === 'under way' ? [text.someRaids] : []),
    ...(done.marches > 0 ? [count(text.marches, done.marches)] : []),
    ...(done.battles > 0 ? [count(text.battles, done.battles)] : []),
  ]
  if (steps.length === 0) return
  return (
    <details className="done-steps" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon of={icons.check} size="xs" />
        <span className="flex-1">{steps.join(' · ')}</span>
        <Icon of={icons.down} size="s" />
      </summary>
      {open && (
        <Suspense>
          <DoneSteps moments={done.moments.slice(0, IN_THE_FOLD)} />
        </Suspense>
      )}
      <Link className="quiet" to={path('log')}>
        <Icon of={icons.history} size="s" />
        {text.all}
      </Link>
    </details>
  )
}
