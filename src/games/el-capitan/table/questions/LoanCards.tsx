import { useId } from 'react'
import { Icon } from '../../../../ui/Icon'
import type { Choice } from '../../model/moves'
import type { Settings } from '../../model/settings'
import type { Loan } from '../../model/state'
import { dueOf } from '../../rules/loans'
import { bank } from '../parts/icons'
import { useNamedTexts } from '../parts/named'

/** Preview of the state after a player decides about one more loan. */
export interface Outlook {
  readonly money: number
  /** Cash check of the player in florins; undefined while another loan is undecided. */
  readonly check?: number
  /** Name of the player who then names the start player; undefined while another player still has to settle loans. */
  readonly decider?: string | undefined
}

export interface FreshLoanProps {
  readonly loan: Loan
  /** Number of the payday that comes next. An extended loan must be repaid right after that payday. */
  readonly payday: number
  readonly settings: Settings
  readonly choice: Choice | undefined
  /** Whether the question is about only one loan. If so, the title names the loan. */
  readonly isOnly: boolean
  /** Number of florins that the player lacks to repay the loan now. */
  readonly short: number
  /** Returns the preview for a decision about the loan; undefined if the rules refuse the decision. */
  readonly outlook: (choice: Choice) => Outlook | undefined
  readonly onChange: (choice: Choice) => void
}

/** Component that asks whether a player repays or extends a new loan. Each of the two buttons shows the amount and the consequences. */
export function FreshLoan({ loan, payday, settings, choice, isOnly, short, outlook, onChange }: FreshLoanProps) {
  const { settle } = useNamedTexts()
  const name = useId()
  const amounts: Readonly<Record<Choice, number>> = {
    repay: dueOf(loan, settings),
    extend: dueOf({ ...loan, extended: true }, settings),
  }
  return (
    <fieldset className="loan card">
      <legend className="sr-only">{settle.loan(loan.face, false)}</legend>
      {!isOnly && (
        <p className="loan-head flex flex-wrap items-center gap-2 font-[500]" aria-hidden>
          <Icon of={bank} size="s" />
          {settle.loan(loan.face, false)}
        </p>
      )}
      <div className="grid gap-2 [grid-template-columns:repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]">
        {(['repay', 'extend'] as const).map((one) => {
          const isClosed = one === 'repay' && short > 0
          const then = isClosed ? undefined : outlook(one)
          return (
            <label key={one} className="loan-key" data-closed={isClosed ? '' : undefined}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={choice === one}
                disabled={isClosed}
                aria-label={settle[one](amounts[one])}
                aria-describedby={`${name}-${one}`}
                onChange={() => onChange(one)}
              />
              <b>{amounts[one]}</b>
              <span>{one === 'repay' ? settle.now : settle.later(payday)}</span>
              <small id={`${name}-${one}`}>
                {isClosed && settle.tooDear(short)}
                {then !== undefined && <span>{settle.outlook(then.money, then.check)}</span>}
                {then?.decider !== undefined && <span>{settle.names(then.decider)}</span>}
              </small>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Component that lists the extended loans of a player. Extended loans must be repaid first, so the player has no choice. */
export function DueLoans({
  loans,
  settings,
  money,
}: {
  readonly loans: readonly Loan[]
  readonly settings: Settings
  readonly money: number
}) {
  const { settle } = useNamedTexts()
  const faces = [...new Set(loans.map(({ face }) => face))]
  const due = loans.reduce((sum, loan) => sum + dueOf(loan, settings), 0)
  return (
    <section className="loan card">
      <p className="loan-head flex flex-wrap items-center gap-2 font-[500]">
        <Icon of={bank} size="s" />
        {settle.dueLoans(faces.map((face) => ({ face, count: loans.filter((loan) => loan.face === face).length })))}
        <span className="tag">{settle.due(due)}</span>
      </p>
      <p className="loan-sum">
        <span>{settle.paidFirst}</span>
        <b>{settle.less(money, due, money - due)}</b>
      </p>
    </section>
  )
}
