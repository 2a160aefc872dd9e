import { useId } from 'react'
import { Icon } from '../../../../ui/Icon'
import type { Choice } from '../../model/moves'
import type { Settings } from '../../model/settings'
import type { Loan } from '../../model/state'
import { dueOf } from '../../rules/loans'
import { bank } from '../parts/icons'
import { useNamedTexts } from '../parts/words'

/** The result of a settlement with one more decision made. */
export interface Outlook {
  readonly money: number
  /** Undefined while another loan is to be decided. */
  readonly check?: number
  /** Who then names the start player; undefined while anything else is to be settled. */
  readonly decider?: string | undefined
}

export interface FreshLoanProps {
  readonly loan: Loan
  /** The next payday, after which an extended loan is due. */
  readonly payday: number
  readonly settings: Settings
  readonly choice: Choice | undefined
  /** The only loan of the question, which its title names. */
  readonly isOnly: boolean
  /** Florins that are missing to repay it now. */
  readonly short: number
  /** Undefined where the rules refuse the decision. */
  readonly outlook: (choice: Choice) => Outlook | undefined
  readonly onChange: (choice: Choice) => void
}

/** A loan that is repaid or extended: two keys, each with its amount and with its consequences. */
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

/** The extended loans, which are repaid before anything else: nothing is left to choose. */
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
        <span className="tag">{settle.due}</span>
      </p>
      <p className="loan-sum">
        <span>{settle.paidFirst}</span>
        <b>{settle.less(money, due, money - due)}</b>
      </p>
    </section>
  )
}
