import type { Payment } from '../../../kit/payment'
import { Stepper } from '../../../ui/Stepper'
import { useEntryWords } from './words'

export interface PayProps {
  /** Name of the goods that are paid for: "A house in the hills". */
  readonly label: string
  /** All valid payments as returned by `minimalPayments`, the default one first; at least one. */
  readonly payments: readonly Payment[]
  /** Returns the name of a means of payment: "two coins for one". */
  readonly nameOf: (tender: string) => string
  readonly payment: Payment
  readonly onChange: (payment: Payment) => void
}

const usedOf = (payment: Payment, tender: string): number => payment[tender] ?? 0

/** Returns the means of payment used in any of the payments, in order of first use. */
const tendersOf = (payments: readonly Payment[]): readonly string[] => [
  ...new Set(payments.flatMap((way) => Object.keys(way).filter((tender) => usedOf(way, tender) > 0))),
]

/** Returns whether two payments are equal. */
const isSame = (one: Payment, other: Payment): boolean =>
  tendersOf([one, other]).every((tender) => usedOf(one, tender) === usedOf(other, tender))

/** Input of a payment: a number input for each means of payment. Only payments of the exact price are possible. */
export function Pay({ label, payments, nameOf, payment, onChange }: PayProps) {
  const { words } = useEntryWords()
  const tenders = tendersOf(payments)
  const within = payments.filter((way) => tenders.every((tender) => usedOf(payment, tender) <= usedOf(way, tender)))
  const isWhole = payments.some((way) => isSame(way, payment))
  return (
    <>
      <ul className="card list" aria-label={label}>
        {tenders.map((tender) => {
          const used = usedOf(payment, tender)
          return (
            <li key={tender} className="row">
              <span className="words">{nameOf(tender)}</span>
              <Stepper
                size="s"
                label={nameOf(tender)}
                value={used}
                max={Math.max(used, ...within.map((way) => usedOf(way, tender)))}
                onChange={(value) => onChange({ ...payment, [tender]: value })}
              />
            </li>
          )
        })}
      </ul>
      <p role="status" className="note px-1">
        {isWhole ? words.paid : words.unpaid}
      </p>
    </>
  )
}

/** Returns the valid payment that is equal to the given payment; undefined if the given payment is incomplete or invalid. */
export const wayOf = (payments: readonly Payment[], payment: Payment): Payment | undefined => payments.find((way) => isSame(way, payment))
