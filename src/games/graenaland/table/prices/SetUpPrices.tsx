import '../../../../ui/value-table.css'
import './prices.css'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { ReportedNumbers } from '../../../../kit/rule-points'
import { reportedNumbers, storeReported } from '../../../../session/environment/reported-numbers'
import type { StepProps } from '../../../../table/new-game/new-game-spec'
import type { StandardDraft } from '../../../../table/standard/setup-steps'
import { sentence } from '../../../../ui/grammar/numbers'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { Question } from '../../../../ui/Screen'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { RESOURCES } from '../../box/box'
import type { Island } from '../../box/island'
import { pricesByTile } from '../../box/kept-prices'
import { RESOURCE_ICONS } from '../parts/goods'
import { THING_ICONS } from '../parts/pictures'
import { FRESH, islandFor, isSettled, numbersFor, type Settled } from '../parts/settled'
import { useTexts } from '../parts/words'
import { cardsIn, isOddPrice, priceRows, type PriceRow } from './price-rows'
import { usePriceTexts } from './words'

const MOST = 6

/** Hook that returns the numbers and prices that are known for an island. House rules of the players replace the stored numbers. */
const useKnown = (players: number, island: Island, numbers: ReportedNumbers | undefined): ReportedNumbers => {
  const known = useStore(reportedNumbers, ({ byGame: noted }) => noted.graenaland)
  const reported = Object.fromEntries(
    Object.entries(known ?? {}).flatMap(([id, value]) => (typeof value === 'number' ? [[id, value]] : [])),
  )
  return numbersFor(players, island, numbers, reported)
}

/** Returns the ids under which the numbers of a price are stored on the device. */
const storedIds = (ids: readonly string[], players: number, island: Island): readonly string[] =>
  Object.keys(pricesByTile(Object.fromEntries(ids.map((id) => [id, 0])), players, island))

interface PricesLinkProps {
  readonly players: number
  readonly island: Island
  /** Options of the set-up; their numbers replace the numbers of earlier games. */
  readonly options: Pick<Settled, 'numbers' | 'typedPrices'>
}

/** Link to the screen with all prices. Shows the number of incomplete prices, and the tiles with a village price of an earlier game. */
export function PricesLink({ players, island, options: { numbers, typedPrices = [] } }: PricesLinkProps) {
  const text = usePriceTexts()
  const rows = priceRows(useKnown(players, island, numbers), island)
  const isEarlier = ({ ids }: PriceRow) => !storedIds(ids, players, island).some((id) => typedPrices.includes(id))
  const open = rows.filter(({ costs }) => costs === undefined).length
  return (
    <>
      <List>
        <Row title={text.link} note={text.open(open)} to="/new/graenaland/prices" />
      </List>
      <KnownVillages rows={rows.filter(isEarlier)} />
    </>
  )
}

/** Component that lists the tiles whose village price is known from earlier games; renders nothing if no price is known. */
function KnownVillages({ rows }: { readonly rows: readonly PriceRow[] }) {
  const text = usePriceTexts()
  const { place } = useTexts()
  const known = rows.flatMap(({ at, costs }) => (at === undefined || costs === undefined ? [] : [place(at)]))
  return known.length > 0 && <p className="note">{text.known(known.join(', '))}</p>
}

/**
 * Set-up step with the prices by resource (A3): seven constructions of the reference card, or a village on each tile. Seven number buttons
 * fill one table cell after another.
 */
export function SetUpPrices({ game, change }: StepProps<StandardDraft>) {
  const text = usePriceTexts()
  const texts = useTexts()
  const options = isSettled(game.settled) ? game.settled : FRESH
  const island = islandFor(game.number, options)
  const rows = priceRows(useKnown(game.number, island, options.numbers), island)
  const [half, setHalf] = useState<'card' | 'villages'>('card')
  const shown = rows.filter(({ at }) => (at === undefined) === (half === 'card'))
  const ids = shown.flatMap((row) => row.ids)
  const [picked, setPicked] = useState<string>()
  const firstOpen = shown.flatMap((row) => row.ids.filter((_, n) => row.typed[n] === undefined))[0]
  const here = ids.find((id) => id === picked) ?? firstOpen ?? ids[0] ?? ''
  const titleOf = ({ what, at }: PriceRow) => (at === undefined ? sentence(texts.things[what]) : texts.place(at))
  const current = shown.find((one) => one.ids.includes(here))
  const asked = RESOURCES[current?.ids.indexOf(here) ?? 0] ?? 'grain'
  const cell = current === undefined ? '' : text.howMany(titleOf(current), texts.resources[asked])
  const store = (typed: ReportedNumbers, next: string | undefined) => {
    const values = pricesByTile(typed, game.number, island)
    storeReported('graenaland', values)
    const typedPrices = [...new Set([...(options.typedPrices ?? []), ...Object.keys(values)])]
    const numbers = options.numbers && { numbers: { ...options.numbers, ...values } }
    change((before) => ({ ...before, settled: { ...options, ...numbers, typedPrices } }))
    setPicked(next ?? here)
  }
  const put = (value: number) => store({ [here]: value }, ids[ids.indexOf(here) + 1])
  const openInRow = current?.ids.filter((_, n) => current.typed[n] === undefined) ?? []
  /** Sets all unknown numbers of the selected row to 0 and selects the next row. */
  const putZeros = () =>
    store(Object.fromEntries(openInRow.map((id) => [id, 0])), shown[shown.findIndex((one) => one === current) + 1]?.ids[0])
  const [kept, setKept] = useState<readonly string[]>([])
  const odd = shown.find((row) => isOddPrice(row) && !kept.includes(priceOf(row)))
  return (
    <>
      <Question>{text.title}</Question>
      <p className="note">{`${text.note} ${text.openRow}`}</p>
      <SegmentedChoice
        label={text.halves}
        labelHidden
        value={half}
        options={[
          { value: 'card', label: text.card },
          { value: 'villages', label: text.villages(rows.filter(({ at }) => at !== undefined).length) },
        ]}
        onChange={(next) => {
          setHalf(next)
          setPicked(undefined)
        }}
      />
      <table className="value-table price-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{text.title}</span>
            </th>
            {RESOURCES.map((resource) => (
              <th key={resource} scope="col">
                <Icon of={RESOURCE_ICONS[resource]} size="s" />
                {texts.resources[resource]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.ids[0]}>
              <th scope="row">
                <Icon of={THING_ICONS[row.what]} size="s" />
                <span>
                  {titleOf(row)}
                  <Sum row={row} />
                </span>
              </th>
              {row.ids.map((id, n) => (
                <td key={id}>
                  <button
                    type="button"
                    aria-pressed={id === here}
                    data-open={row.costs === undefined ? '' : undefined}
                    aria-label={`${text.cell(titleOf(row), texts.resources[RESOURCES[n] ?? 'grain'])}: ${row.typed[n] ?? text.unknown}`}
                    onClick={() => setPicked(id)}
                  >
                    {row.typed[n] ?? '?'}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{cell}</p>
      {odd !== undefined && <OddPrice row={odd} onKeep={() => setKept([...kept, priceOf(odd)])} onCorrect={() => setPicked(odd.ids[0])} />}
      <NumberKeys
        label={cell}
        onPut={put}
        rest={current === undefined || openInRow.length === 0 ? '' : titleOf(current)}
        onRest={putZeros}
      />
    </>
  )
}

interface NumberKeysProps {
  /** Accessible name: what the number is for. */
  readonly label: string
  readonly onPut: (value: number) => void
  /** Construction with unknown numbers in the selected row; empty if all are known. */
  readonly rest: string
  readonly onRest: () => void
}

/** Seven number buttons, and a button that sets the unknown numbers of the selected row to 0. */
function NumberKeys({ label, onPut, rest, onRest }: NumberKeysProps) {
  const text = usePriceTexts()
  return (
    <div className="cost-keys" role="group" aria-label={label}>
      {Array.from({ length: MOST + 1 }, (_, n) => (
        <button key={n} type="button" className="rose-key" onClick={() => onPut(n)}>
          {n}
        </button>
      ))}
      {rest !== '' && (
        <button type="button" className="rose-key cost-rest" onClick={onRest}>
          {text.zeros(rest)}
        </button>
      )}
    </div>
  )
}

/** Returns a key for a price and its numbers. If the user changes a price after confirming it, the price is checked again. */
const priceOf = ({ ids, costs = [] }: PriceRow): string => [ids[0], ...costs].join(' ')

/** Scrolls a warning into view. Otherwise the number buttons at the bottom of the screen could hide the warning. */
const intoView = (warning: HTMLElement | null): void => warning?.scrollIntoView({ block: 'center' })

interface OddPriceProps {
  readonly row: PriceRow
  readonly onKeep: () => void
  readonly onCorrect: () => void
}

/** Component that warns if a village costs more or fewer cards than in the rulebook (R40). */
function OddPrice({ row: { at = '', costs = [], asked = 0 }, onKeep, onCorrect }: OddPriceProps) {
  const text = usePriceTexts()
  const { place } = useTexts()
  const cards = cardsIn(costs)
  return (
    <div className="notice" data-kind="warn" role="status" ref={intoView}>
      <p>{text.odd(place(at), cards, asked)}</p>
      <div className="grid w-full grid-cols-2 gap-x-3">
        <Button onClick={onKeep}>{text.keep(cards)}</Button>
        <Button onClick={onCorrect}>{text.correct}</Button>
      </div>
    </div>
  )
}

/** Component that shows the number of cards of a village price, next to the number in the rulebook for the tile. */
function Sum({ row: { costs, asked } }: { readonly row: PriceRow }) {
  const { sum } = usePriceTexts()
  if (costs === undefined || asked === undefined) return undefined
  return <small className="note block">{sum(cardsIn(costs), asked)}</small>
}
