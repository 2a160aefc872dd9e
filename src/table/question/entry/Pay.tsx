import type { Payment } from '../../../kit/payment'
import { Stepper } from '../../../ui/Stepper'
import { useEntryWords } from './words'

export interface PayProps {
  /** The paid goods: "A house in the hills". */
  readonly label: string
  /** All payments that are right, the usual one first, as `minimalPayments` gives them; at least one. */
  readonly ways: readonly Payment[]
  /** The name of a tender: "two coins for one". */
  readonly nameOf: (tender: string) => string
  readonly payment: Payment
  readonly onChange: (payment: Payment) => void
}

const usedOf = (payment: Payment, tender: string): number => payment[tender] ?? 0

/** The tenders of some payments, in the order in which they are met. */
const tendersOf = (ways: readonly Payment[]): readonly string[] => [
  ...new Set(ways.flatMap((way) => Object.keys(way).filter((tender) => usedOf(way, tender) > 0))),
]

/** Whether two payments use the same. */
const isSame = (one: Payment, other: Payment): boolean =>
  tendersOf([one, other]).every((tender) => usedOf(one, tender) === usedOf(other, tender))

/** The payment of a price: a stepper for each tender, limited to the tenders of some exact payment. */
export function Pay({ label, ways, nameOf, payment, onChange }: PayProps) {
  const { words } = useEntryWords()
  const tenders = tendersOf(ways)
  const within = ways.filter((way) => tenders.every((tender) => usedOf(payment, tender) <= usedOf(way, tender)))
  const isWhole = ways.some((way) => isSame(way, payment))
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

/** The one of some payments that uses the same as this one; undefined where it pays too little, or something else. */
export const wayOf = (ways: readonly Payment[], payment: Payment): Payment | undefined => ways.find((way) => isSame(way, payment))
