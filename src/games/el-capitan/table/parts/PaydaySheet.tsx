import { sentence } from '../../../../ui/grammar/numbers'
import './capitan.css'
import { numberAt } from '../../../../kit/rule-points'
import { cityOf } from '../../model/city'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { numbersForPayday, paydaySheet, rankingIn, type Due } from '../../rules/payday'
import { occupied } from '../../rules/track'
import { Pennon } from './Pennon'
import { useNamedTexts, type Texts } from './words'

/** What an addend is for: "Venezia: second, half of 20". */
const reasonOf = ({ why, params = {} }: Due, { payday, cities }: Texts): string => {
  const city = String(params.city)
  const value = String(params.value ?? '?')
  const named = (what: string) => `${sentence(cities[city] ?? city)}: ${what}`
  switch (why) {
    case 'proliferation':
      return payday.proliferation(Number(params.cities))
    case 'first':
      return named(payday.first)
    case 'second':
      return named(payday.second(value))
    case 'fortressFull':
      return named(payday.fortressFull)
    default:
      return named(payday.fortressHalf(value))
  }
}

/** What is known of a total to which something unknown still comes: "18 + ?". */
const soFar = (dues: readonly Due[]): string => {
  const known = dues.reduce((total, { amount = 0 }) => total + amount, 0)
  return known === 0 ? '?' : `${known} + ?`
}

/** Everybody's payout; what each is made of opens below, with the ranking that it follows from. */
export function PaydaySheet({ state }: { readonly state: State }) {
  const texts = useNamedTexts()
  const { players, largest } = paydaySheet(state)
  const rankingOf = ({ why, params = {} }: Due) =>
    why === 'proliferation'
      ? ''
      : rankingIn(cityOf(state, String(params.city)))
          .map(({ colour, warehouses, first }) => texts.payday.ranked(texts.colours[colour], warehouses, first))
          .join(', ')
  const unknown = numbersForPayday(state).filter((point) => numberAt(state.numbers, point) === undefined)
  const most = largest.map((city) => `${texts.cities[city] ?? city} (${occupied(cityOf(state, city)).length})`).join(', ')
  return (
    <div className="pay-sheet flex flex-col gap-3">
      {players.map(({ colour, proliferation, majority, fortress, total }) => (
        <details key={colour} className="card px-4">
          <summary>
            <Pennon role={colour} size={36} />
            <span className="flex flex-col">
              {texts.colours[colour]}
              {total !== undefined && followsMoney(state.settings) && (
                <span className="note">{texts.payday.purse(state.money[colour] ?? 0, (state.money[colour] ?? 0) + total)}</span>
              )}
            </span>
            <strong className="ml-auto type-title">{total ?? soFar([proliferation, ...majority, ...fortress])}</strong>
          </summary>
          <ul className="list pb-2" aria-label={texts.payday.gets(texts.colours[colour])}>
            {[proliferation, ...majority, ...fortress].map((addend) => (
              <li key={reasonOf(addend, texts)} className="row flex-wrap">
                <span className="words min-w-min! break-words!">
                  {reasonOf(addend, texts)}
                  {rankingOf(addend) !== '' && <span className="note">{rankingOf(addend)}</span>}
                </span>
                <strong>{addend.amount ?? '?'}</strong>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="note">{largest.length === 0 ? texts.payday.noLargest : texts.payday.largest(most)}</p>
      {unknown.length > 0 && (
        <p className="note">
          {texts.payday.unknown} {[...new Set(unknown.map(({ id }) => texts.pointName(id)))].join(' · ')}
        </p>
      )}
    </div>
  )
}
