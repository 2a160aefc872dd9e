import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'

/** One of the two sides. */
export interface BalanceSide {
  /** Its sign, 52 px wide. */
  readonly badge: ReactNode
  readonly total: string
  /** The action of the side: "Stark attacks". */
  readonly note: string
  /** It would win now. */
  readonly ahead: boolean
}

/** The share of a side in one kind of strength. */
export interface BalanceShare {
  readonly sum: ReactNode
  /** Replaces the sum while it is unknown. */
  readonly waits?: string | undefined
  /** The addends of the sum. */
  readonly parts?: ReactNode
  /** The same, where it wants the whole width of the table. */
  readonly wholeLine?: ReactNode
}

export interface BalanceRow {
  readonly id: string
  readonly icon: string
  readonly name: string
  /** The rule or card that decides this kind now. */
  readonly ruledBy?: ReactNode
  readonly shares: readonly [BalanceShare, BalanceShare]
}

/** Whether the addends are shown, and the tap that turns it. */
export interface Fold {
  readonly open: boolean
  readonly turn: () => void
  /** The label of the button that opens the breakdown: "Breakdown". */
  readonly label: string
}

export interface BalanceProps {
  readonly label: string
  readonly sides: readonly [BalanceSide, BalanceSide]
  /** The content between the totals. */
  readonly between: ReactNode
  readonly rows: readonly BalanceRow[]
  /** Where there is little room: only the totals in one row, with all addends behind it. */
  readonly fold?: Fold | undefined
}

/** Two sides weighed: their totals, and every addend in its row, left and right, with the kind in the middle. */
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

/** The sum of one kind on one side, and what it is made of. */
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
