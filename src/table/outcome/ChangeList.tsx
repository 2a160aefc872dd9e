import { useState } from 'react'
import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useOnlyShows } from '../own-phone'
import type { BoardChange } from '../game/game-outcomes'
import { useOutcomeWords } from './words'

/** Number of changes listed at first; a button shows the others. */
const MOST = 5

/**
 * List of the pieces that the players must move on the physical board. Rows that need no action come last, because the app has ticked
 * them. Players can tick rows, but one button confirms all rows. In a window that only shows the game, the rows have no
 * checkboxes. On a linked phone, the list is hidden on the result of a battle, vote or bidding.
 */
export function ChangeList({ changes, heading = false }: { changes: readonly BoardChange[]; heading?: boolean }) {
  const { words, count } = useOutcomeWords()
  const [all, showAll] = useState(false)
  const isFollowed = useTable((open) => open.followed)
  const onlyShows = useOnlyShows()
  if (changes.length === 0 || (isFollowed && heading)) return
  const rows = [...changes.filter(({ byApp }) => byApp !== true), ...changes.filter(({ byApp }) => byApp === true)]
  const rest = all || changes.length <= MOST + 1 ? 0 : changes.length - MOST
  return (
    <section className="card told-changes" aria-label={words.title}>
      {heading && <h2>{words.title}</h2>}
      <ul className="list">
        {rows.slice(0, rows.length - rest).map((change) => (
          <Change key={change.id} {...change} isTicked={!onlyShows} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="quiet" onClick={() => showAll(true)}>
          {count(words.more, rest)}
          <Icon of={icons.down} size="s" />
        </button>
      )}
    </section>
  )
}

function Change({ icon, role, title, note, from, to, byApp = false, isTicked }: BoardChange & { readonly isTicked: boolean }) {
  const { RoleBadge } = useGameTable()
  return (
    <li>
      <label className="row">
        {isTicked && (
          <>
            <input type="checkbox" className="sr-only" {...(byApp ? { checked: true, disabled: true } : {})} />
            <span className="check" aria-hidden />
          </>
        )}
        {role !== undefined && <RoleBadge role={role} size={28} />}
        <span className="grid flex-none place-items-center w-10 h-10 rounded-s bg-surface-2 [color:light-dark(var(--ink-2),var(--action))]">
          <Icon of={icon} size="s" />
        </span>
        <span className="words">
          {title}
          {note !== undefined && <span className="note">{note}</span>}
        </span>
        {to !== undefined && (
          <span
            className="told-value flex flex-none items-center gap-1 text-ink-3 [font:500_1.125rem/1_var(--plain)]"
            role="img"
            aria-label={`${from} → ${to}`}
          >
            {from}
            <Icon of={icons.chevron} size="xs" />
            <b>{to}</b>
          </span>
        )}
      </label>
    </li>
  )
}
