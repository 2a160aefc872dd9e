import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'

/** One of the two sides of a battle or vote. */
export interface BalanceSide {
  /** Badge, 52 px wide. */
  readonly badge: ReactNode
  readonly total: string
  /** Action of the side: "Stark attacks". */
  readonly note: string
  /** The side would win now. */
  readonly ahead: boolean
}

/** Strength of one side in one row. */
export interface BalanceShare {
  readonly sum: ReactNode
  /** Text that replaces the sum while it is unknown. */
  readonly waits?: string | undefined
  /** Addends of the sum. */
  readonly parts?: ReactNode
  /** Addends that need the full width of the table. */
  readonly wholeLine?: ReactNode
}

export interface BalanceRow {
  readonly id: string
  readonly icon: string
  readonly name: string
  /** Rule or card that currently affects the row. */
  readonly ruledBy?: ReactNode
  readonly shares: readonly [BalanceShare, BalanceShare]
}

/** State and toggle of the addends. */
export interface Fold {
  readonly open: boolean
  readonly turn: () => void
  /** Label of the button that shows the addends: "Breakdown". */
  readonly label: string
}

export interface BalanceProps {
  readonly label: string
  readonly sides: readonly [BalanceSide, BalanceSide]
  /** Content between the totals. */
  readonly between: ReactNode
  readonly rows: readonly BalanceRow[]
  /** For small screens: shows only the totals, with a button that expands all rows. */
  readonly fold?: Fold | undefined
}

/** Table that compares two sides: their totals, and a row for each kind of strength with the kind in the middle. */
export function Balance({ label, sides, between, rows, fold }: BalanceProps) {
  const head = ({ badge, total, note, ahead }: BalanceSide) => (
    <th scope="col" data-ahead={ahead ? '' : undefined}>
      <span className="side">
        {badge}
        <b className="total">{total}</b>
        <span className="note">{note}</span>
      </span>
    </th>
  )
  return (
    <table className="balance" aria-label={label} data-folds={fold === undefined ? undefined : ''}>
      <thead>
        <tr>
          {head(sides[0])}
          <td className="label">
            {fold === undefined ? (
              between
            ) : (
              <button type="button" aria-expanded={fold.open} onClick={fold.turn}>
                {between} {!fold.open && rows.map(({ id, ruledBy }) => <Fragment key={id}>{ruledBy}</Fragment>)}
                <span className="every">
                  {fold.label}
                  <Icon of={icons.down} size="xs" />
                </span>
              </button>
            )}
          </td>
          {head(sides[1])}
        </tr>
      </thead>
      <tbody hidden={fold?.open === false}>
        {rows.map(({ id, icon, name, ruledBy, shares }) => (
          <Fragment key={id}>
            <tr>
              <Share share={shares[0]} />
              <th scope="row">
                <Icon of={icon} size="s" /> {name}
                {ruledBy}
              </th>
              <Share share={shares[1]} />
            </tr>
            {shares.map(
              ({ wholeLine }, side) =>
                wholeLine !== undefined && (
                  <tr key={side} className="whole-line" data-side={side}>
                    <td colSpan={3}>{wholeLine}</td>
                  </tr>
                ),
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** Strength of one side in one row, with its addends. */
function Share({ share: { sum, waits, parts } }: { share: BalanceShare }) {
  return (
    <td>
      <span className="share">
        {waits === undefined ? (
          <b>{sum}</b>
        ) : (
          <b role="img" aria-label={waits}>
            {sum}
          </b>
        )}
        {parts}
      </span>
    </td>
  )
}
