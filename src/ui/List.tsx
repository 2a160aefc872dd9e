import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './Icon'
import * as icons from './icons'

/** A list of rows on a card. Pass `label` as the accessible name if no heading names the list. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="card list" aria-label={label}>
      {children}
    </ul>
  )
}

export interface RowProps {
  readonly title: ReactNode
  /** Second line of the row, below the title. */
  readonly note?: ReactNode
  /** Content before the text: a shield or an icon. */
  readonly lead?: ReactNode
  /** Content after the text: a number, a tag or a stepper. If omitted, a button or link shows an arrow. */
  readonly trail?: ReactNode
  /** Makes the whole row a button. */
  readonly onPress?: () => void
  /** Makes the whole row a link to a route of the app. */
  readonly to?: string
  /** Makes the whole row a link to a URL that another app opens. */
  readonly href?: string
  /** Second action at the end of a row that is a link, e.g. a round button. */
  readonly beside?: ReactNode
  /** Path to which the back button of the linked page leads, if the page has other links to it. */
  readonly from?: string | undefined
}

/** A row of a list: plain text, a button or a link. At least 56 px high. */
export function Row({ title, note, lead, trail, onPress, to, from, href, beside }: RowProps) {
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
        <Link className="row" to={to} state={from}>
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
