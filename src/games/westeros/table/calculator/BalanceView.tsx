import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../table/icons'

/** One of the two sides of a battle or vote. */
export interface BalanceSide {
  /** Badge of the role on this side, 52 px wide. */
  readonly badge: ReactNode
  readonly total: string
  /** Text that says what the side does: "Stark attacks". */
  readonly note: string
  /** Whether the side would win with the current strengths. */
  readonly ahead: boolean
}

/** Strength of one side in one row of the comparison. */
export interface BalanceShare {
  readonly sum: ReactNode
  /** Text shown instead of the strength of the side while the app does not know the strength. */
  readonly waits?: string | undefined
  /** Addends of the strength of the side, as content. */
  readonly parts?: ReactNode
  /** Addends of the strength of the side, if they need the full width of the table. */
  readonly wholeLine?: ReactNode
}

export interface BalanceRow {
  readonly id: string
  readonly icon: string
  readonly name: string
  /** Rule or card that currently changes the strength in this row. */
  readonly ruledBy?: ReactNode
  readonly shares: readonly [BalanceShare, BalanceShare]
}

/** Whether the addends of the two strengths are shown, and the function that shows or hides them. */
export interface Fold {
  readonly open: boolean
  readonly turn: () => void
  /** Label of the button that shows the addends of the sums: "Breakdown". */
  readonly label: string
}

export interface BalanceProps {
  readonly label: string
  readonly sides: readonly [BalanceSide, BalanceSide]
  /** Content between the totals of the two sides. */
  readonly between: ReactNode
  readonly rows: readonly BalanceRow[]
  /** For small screens: hides the rows below the totals until the user presses a button. */
  readonly fold?: Fold | undefined
}

/**
 * Table that compares the strength of two sides: their totals, and below them a row for each kind of strength, with its name in the
 * middle.
 */
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

/** Strength of one side in one row of the comparison, with its addends. */
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
