import './capitan.css'
import type { Addend } from '../../../../kit/addends'
import { numberAt } from '../../../../kit/rule-points'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { numbersForPayday, paydaySheet, rankingIn } from '../../rules/payday'
import { occupied } from '../../rules/track'
import { Pennon } from './Pennon'
import { cap, useTexts, type Texts } from './words'

/** What an addend is for: "Venezia: second, half of 20". */
const reasonOf = ({ why, params = {} }: Addend, { payday, cities }: Texts): string => {
  const city = String(params.city)
  const value = Number(params.value)
  const named = (what: string) => `${cap(cities[city] ?? city)}: ${what}`
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

/** Everybody's payout; what each is made of opens below, with the ranking that it follows from. */
export function PaydaySheet({ state }: { readonly state: State }) {
  const texts = useTexts()
  const { players, largest } = paydaySheet(state)
  const rankingOf = ({ why, params = {} }: Addend) =>
    why === 'proliferation'
      ? ''
      : rankingIn(cityOf(state, String(params.city)))
          .map(({ colour, warehouses, first }) => texts.payday.ranked(texts.colours[colour], warehouses, first))
          .join(', ')
  const unknown = numbersForPayday(state).filter((point) => numberAt(state.numbers, point) === undefined)
  const nameOf = (colour: string) => state.players.find((player) => player.colour === colour)?.name ?? ''
  const most = largest.map((city) => `${texts.cities[city] ?? city} (${occupied(cityOf(state, city)).length})`).join(', ')
  return (
    <div className="pay-sheet flex flex-col gap-3">
      {players.map(({ colour, proliferation, majority, fortress, total }) => (
        <details key={colour} className="card px-4">
          <summary>
            <Pennon role={colour} size={36} />
            <span className="flex flex-col">
              {texts.colours[colour]}
              {nameOf(colour) !== '' && <span className="note">{nameOf(colour)}</span>}
            </span>
            <strong className="ml-auto type-title">{total}</strong>
          </summary>
          <ul className="list pb-2" aria-label={texts.payday.gets(texts.colours[colour])}>
            {[proliferation, ...majority, ...fortress].map((addend) => (
              <li key={reasonOf(addend, texts)} className="row">
                <span className="words">
                  {reasonOf(addend, texts)}
                  {rankingOf(addend) !== '' && <span className="note">{rankingOf(addend)}</span>}
                </span>
                <strong>{addend.amount}</strong>
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
