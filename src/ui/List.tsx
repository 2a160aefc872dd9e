import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './Icon'
import * as icons from './icons'

/** Rows on one card; `label` names the list where no heading does. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="card list" aria-label={label}>
      {children}
    </ul>
  )
}

export interface RowProps {
  readonly title: ReactNode
  /** The second line. */
  readonly note?: ReactNode
  /** Before the words: a shield or an icon. */
  readonly lead?: ReactNode
  /** After the words: a figure, a tag, a stepper. A row that leads somewhere gets an arrow where there is nothing else. */
  readonly trail?: ReactNode
  /** Makes the whole row a button… */
  readonly onPress?: () => void
  /** … or a link to a route of the app. */
  readonly to?: string
  /** … or one that another app of this device opens. */
  readonly href?: string
  /** Another way beside a link: a round button at the end of the row. */
  readonly beside?: ReactNode
}

/** A row of a list: a fact, a button or a link, always 56 high at least. */
export function Row({ title, note, lead, trail, onPress, to, href, beside }: RowProps) {
  const leads = (onPress ?? to ?? href) !== undefined
  const inside = (
    <>
      {lead}
      <span className="words">
        {title}
        {note !== undefined && <span className="note">{note}</span>}
      </span>
      {trail ?? (leads && <Icon of={icons.chevron} size="s" />)}
    </>
  )
  if (to !== undefined) {
    return (
      <li {...(beside === undefined ? {} : { className: 'row-beside' })}>
        <Link className="row" to={to}>
          {inside}
        </Link>
        {beside}
      </li>
    )
  }
  if (href !== undefined) {
    return (
      <li>
        <a className="row" href={href}>
          {inside}
        </a>
      </li>
    )
  }
  if (onPress) {
    return (
      <li>
        <button type="button" className="row" onClick={onPress}>
          {inside}
        </button>
      </li>
    )
  }
  return <li className="row">{inside}</li>
}
