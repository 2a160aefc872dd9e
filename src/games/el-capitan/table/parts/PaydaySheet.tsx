import { sentence } from '../../../../ui/grammar/numbers'
import './statement.css'
import { useState, type ComponentProps } from 'react'
import { Dialog } from '../../../../ui/Dialog'
import { Icon } from '../../../../ui/Icon'
import { PHASES, type CityId, type Colour } from '../../box/board'
import { ASSUMED_CELLS, chartCell } from '../../box/numbers'
import { numberAt } from '../../../../kit/rule-points'
import { cityOf } from '../../model/city'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { isInPlay, numbersForPayday, openCities, paydaySheet, rankingIn, type CityPay, type Due, type PlayerPay } from '../../rules/payday'
import { occupied } from '../../rules/track'
import { fortress } from './icons'
import { Pennon } from './Pennon'
import { inTurnOrder } from './turn'
import { useNamedTexts } from './named'
import type { Texts } from './words'

/** Returns the reason of one part of a payout as text, e.g. "Venezia: second, half of 20". */
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

/** Returns the sum of the known parts of a payout as text if another part is unknown, e.g. "18 + ?". */
const soFar = (dues: readonly Due[]): string => {
  const known = dues.reduce((total, { amount = 0 }) => total + amount, 0)
  return known === 0 ? '?' : `${known} + ?`
}

/** Cell in the table of payouts: the florins that a city pays a player for the ranking by warehouses, and for a fortress. */
interface Cell {
  readonly majority: string
  readonly fortress: string | undefined
}

const shown = (amount: number | undefined): string => `${amount ?? '?'}`

/**
 * Builds the table cell for a player in a city. There are three cases: the city pays the player, the player has only pieces in the city, or
 * the player has no pieces there.
 */
const cellOf = ({ majority, fortresses, ranking }: CityPay, colour: Colour): Cell => {
  const paid = majority.find((one) => one.colour === colour)
  const own = fortresses.find((one) => one.colour === colour)
  const isThere = ranking.some((one) => one.colour === colour)
  return {
    majority: paid !== undefined ? shown(paid.florins) : isThere ? '0' : own === undefined ? '·' : '',
    fortress: own && shown(own.florins),
  }
}

/**
 * Returns the cells of the chart that pay the players now and that the app assumes, because neither the rulebook nor the players have named
 * them: number of cities and florins, in increasing order.
 */
const assumedCells = (state: State, players: readonly PlayerPay[]): readonly (readonly [number, number])[] => {
  const counts = new Set(players.map(({ colour }) => openCities(state, colour).length))
  return [...counts]
    .toSorted((a, b) => a - b)
    .flatMap((cities) => {
      const point = chartCell(state.numbers, cities)
      const isAssumed = ASSUMED_CELLS.includes(point.id) && state.numbers[point.id] === undefined
      return isAssumed ? [[cities, numberAt(state.numbers, point) ?? 0] as const] : []
    })
}

/**
 * Component that shows the payouts of a payday as a table, with one column per player. The totals are the first rows, because the
 * banker needs them; the rows of the cities follow. A tap on a column shows the player's payout listed by reason.
 */
export function PaydaySheet({ state }: { readonly state: State }) {
  const texts = useNamedTexts()
  const { payday: text } = texts
  const { players: seated, cities, largest } = paydaySheet(state)
  const players = inTurnOrder(state, seated)
  const [chosen, setChosen] = useState<Colour | undefined>()
  const unknown = numbersForPayday(state).filter((point) => numberAt(state.numbers, point) === undefined)
  const assumed = assumedCells(state, players)
  const most = largest.map((city) => `${texts.cities[city] ?? city} (${occupied(cityOf(state, city)).length})`).join(', ')
  const hasPays = players.length < 5
  const caption = state.stage === 'payday' ? text.title(state.phase) : texts.ifPayday
  const open = players.find(({ colour }) => colour === chosen)
  const column = (colour: Colour): ComponentProps<'td'> & ComponentProps<'th'> & { readonly 'data-chosen'?: '' | undefined } => ({
    'data-chosen': colour === chosen ? '' : undefined,
    onClick: () => setChosen(colour === chosen ? undefined : colour),
  })
  return (
    <div className="flex flex-col gap-2">
      {/* Above the table, because the end of the table is often below the edge of the screen. */}
      <p className="note">{text.tap}</p>
      <table className="statement">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.coasts}</span>
            </th>
            {hasPays && (
              <th scope="col" data-pays="">
                <span className="note">{text.pays}</span>
              </th>
            )}
            {players.map(({ colour }) => (
              <th key={colour} scope="col" {...column(colour)}>
                <button type="button" aria-pressed={colour === chosen} aria-label={text.reasonsOf(texts.colours[colour])}>
                  <Pennon role={colour} size={28} />
                  <span>{texts.colours[colour]}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-totals="">
          <tr>
            <th scope="row" colSpan={hasPays ? 2 : 1}>
              {text.sum}
            </th>
            {players.map(({ colour, proliferation, majority, fortress: dues, total }) => (
              <td key={colour} {...column(colour)}>
                {total ?? soFar([proliferation, ...majority, ...dues])}
              </td>
            ))}
          </tr>
          {followsMoney(state.settings) && <Purses state={state} players={players} hasPays={hasPays} column={column} />}
          <BonusCards state={state} players={players} hasPays={hasPays} column={column} />
        </tbody>
        <tbody>
          <tr>
            <th scope="row" colSpan={hasPays ? 2 : 1}>
              {text.spread}
            </th>
            {players.map(({ colour, proliferation }) => (
              <td key={colour} {...column(colour)}>
                {shown(proliferation.amount)}
              </td>
            ))}
          </tr>
          {Object.entries(cities).map(([city, pay]) => (
            <CityRow
              key={city}
              state={state}
              players={players.map(({ colour }) => colour)}
              city={city}
              pay={pay}
              isLargest={largest.includes(city)}
              hasPays={hasPays}
              column={column}
            />
          ))}
        </tbody>
      </table>
      {open !== undefined && <Reasons state={state} pay={open} onClose={() => setChosen(undefined)} />}
      <p className="note">{largest.length === 0 ? text.noLargest : text.largest(most)}</p>
      {assumed.length > 0 && <p className="note">{text.assumed(assumed)}</p>}
      {unknown.length > 0 && (
        <p className="note">
          {text.unknown} {[...new Set(unknown.map(({ id }) => texts.pointName(id)))].join(' · ')}
        </p>
      )}
    </div>
  )
}

interface PursesProps extends Pick<CityRowProps, 'state' | 'hasPays' | 'column'> {
  readonly players: readonly PlayerPay[]
}

/** Component with the table row that shows the money of each player before and after the payday. */
function Purses({ state, players, hasPays, column }: PursesProps) {
  const { payday } = useNamedTexts()
  return (
    <tr>
      <th scope="row" colSpan={hasPays ? 2 : 1}>
        {payday.hand}
      </th>
      {players.map(({ colour, total }) => {
        const money = state.money[colour] ?? 0
        return (
          <td key={colour} {...column(colour)}>
            <span className="note text-[min(0.875rem,3.5vw)] inline-block">{money}&nbsp;→</span>{' '}
            <span className="inline-block">{total === undefined ? '?' : money + total}</span>
          </td>
        )
      })}
    </tr>
  )
}

/** Component with the table row of the bonus cards, which are paid after the payout of the third payday (R45). */
function BonusCards({ state: { phase, bonus }, players, hasPays, column }: PursesProps) {
  const { payday } = useNamedTexts()
  if (phase < PHASES || Object.keys(bonus).length === 0) return
  return (
    <tr>
      <th scope="row" colSpan={hasPays ? 2 : 1}>
        {payday.card}
      </th>
      {players.map(({ colour }) => (
        <td key={colour} {...column(colour)}>
          {bonus[colour] ?? 0}
        </td>
      ))}
    </tr>
  )
}

/** Maximum number of characters of a word in the first column. Longer words are shortened, so that the columns of five players fit. */
const LONGEST_WORD = 11

interface CityRowProps {
  readonly state: State
  /** Players in the order of the columns. */
  readonly players: readonly Colour[]
  readonly city: CityId
  readonly pay: CityPay
  readonly isLargest: boolean
  /** Whether the table has a separate column for the value of each city. */
  readonly hasPays: boolean
  readonly column: (colour: Colour) => ComponentProps<'td'>
}

/** Component with the table row of a city: its value, and the florins that it pays each player for the majority and for fortresses. */
function CityRow({ state, players, city, pay, isLargest, hasPays, column }: CityRowProps) {
  const texts = useNamedTexts()
  const name = sentence(texts.cities[city] ?? city)
  const [first] = pay.ranking
  const neutral = first !== undefined && state.players.every(({ colour }) => colour !== first.colour) ? first.colour : undefined
  return (
    <tr data-largest={isLargest ? '' : undefined}>
      <th scope="row" abbr={name}>
        {name
          .split(' ')
          .map((word) => (word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD - 1)}.` : word))
          .join(' ')}
      </th>
      {hasPays && (
        <td data-pays="">
          <span className="inline-flex items-center gap-0.5">
            {neutral && <Pennon role={neutral} size={20} neutral />}
            <span className="note">{isInPlay(cityOf(state, city)) ? shown(pay.value) : ''}</span>
          </span>
        </td>
      )}
      {players.map((colour) => {
        const { majority, fortress: florins } = cellOf(pay, colour)
        return (
          <td key={colour} {...column(colour)}>
            {majority !== '' && <span>{majority}</span>}
            {florins !== undefined && (
              <span className="inline-flex items-baseline gap-0.25 ms-1">
                <Icon of={fortress} size="xs" label={texts.city.fortresses} />
                {florins}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

interface ReasonsProps {
  readonly state: State
  readonly pay: PlayerPay
  readonly onClose: () => void
}

/** Component that lists a player's payout by reason, with the ranking in each city. */
function Reasons({ state, pay, onClose }: ReasonsProps) {
  const { colour, proliferation, majority, fortress: dues, total } = pay
  const texts = useNamedTexts()
  const rankingOf = ({ why, params = {} }: Due) =>
    why === 'proliferation'
      ? ''
      : rankingIn(cityOf(state, String(params.city)))
          .map((one) => texts.payday.ranked(texts.colours[one.colour], one.warehouses, one.first))
          .join(', ')
  const money = state.money[colour] ?? 0
  return (
    <Dialog
      open
      kind="sheet"
      title={texts.payday.gets(texts.colours[colour], total === undefined ? soFar([proliferation, ...majority, ...dues]) : `${total}`)}
      lead={<Pennon role={colour} size={36} />}
      onClose={onClose}
    >
      {total !== undefined && followsMoney(state.settings) && <p className="note">{texts.payday.purse(money, money + total)}</p>}
      <ul className="list">
        {[proliferation, ...majority, ...dues].map((addend) => (
          <li key={reasonOf(addend, texts)} className="row flex-wrap">
            <span className="words min-w-min! break-words!">
              {reasonOf(addend, texts)}
              {rankingOf(addend) !== '' && <span className="note">{rankingOf(addend)}</span>}
            </span>
            <strong>{addend.amount ?? '?'}</strong>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
