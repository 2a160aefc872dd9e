import type { Colour } from '../../box/board'
import type { State } from '../../model/state'
import { signed } from '../../words/shared/signed'
import { cashCheck, debtOf } from '../../rules/loans'
import { Pennon } from './Pennon'
import { useNamedTexts } from './named'

/** Component that lists the cash checks of the players who have settled their loans. The lowest cash check is first and marked (R41). */
export function CashChecks({ state, of }: { readonly state: State; readonly of: readonly Colour[] }) {
  const texts = useNamedTexts()
  const { settle, colours } = texts
  const sorted = of.toSorted((one, other) => cashCheck(state, one) - cashCheck(state, other))
  const lowest = sorted[0] === undefined ? 0 : cashCheck(state, sorted[0])
  if (sorted.length === 0) return undefined
  return (
    <section>
      <h2 className="label mb-1 px-1">{settle.checks}</h2>
      <ul className="card list">
        {sorted.map((colour) => (
          <li key={colour} className="row check-row cursor-pointer">
            <Pennon role={colour} size={28} />
            <span className="words">
              {colours[colour]}
              <span className="note">{madeOf(state, colour, settle)}</span>
            </span>
            {cashCheck(state, colour) === lowest && <span className="tag">{settle.lowest}</span>}
            <b className="type-number-s">{signed(cashCheck(state, colour))}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns how a cash check is calculated, as text: "92 − 70 still due", or "105, no loan". */
export const madeOf = (
  { money, loans, settings }: State,
  colour: Colour,
  { stillDue, noLoan }: ReturnType<typeof useNamedTexts>['settle'],
): string => {
  const debt = debtOf(loans[colour] ?? [], settings)
  return debt === 0 ? noLoan(money[colour] ?? 0) : stillDue(money[colour] ?? 0, debt)
}
