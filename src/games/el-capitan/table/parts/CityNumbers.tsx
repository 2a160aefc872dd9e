import { useRef } from 'react'
import { likelyOf, numberAt, type ReportedNumbers } from '../../../../kit/rule-points'
import { useScrolledToPressed } from '../../../../ui/scroll-to-pressed'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { SITES, type CityId } from '../../box/board'
import { leastPrinted, siteKind, SITE_KINDS, spaceValue } from '../../box/numbers'
import { useNamedTexts } from './named'
import { useReadingTexts } from './words/reading'
import { CityKeys, kindsOf, pricesOf, trackOf } from './CityKeys'
import { DigitKeys, useNumberEntry, type NumberCell } from './number-cells'

/** Number of kinds of building sites. Each tap on a site selects the next kind. */
const KINDS = Object.keys(SITE_KINDS).length

/** Highest number that is usual on a printed city. A higher number is probably a typing error. */
export const MOST_USUAL = 30

/** Returns the cells for the prices and track numbers of a city. */
export const cellsOf = (city: CityId, known: ReportedNumbers): readonly NumberCell[] =>
  [...pricesOf(city), ...trackOf(city)].map((point) => ({
    id: point.id,
    value: numberAt(known, point),
    most: point.most,
    usual: MOST_USUAL,
    least: leastPrinted(point),
    likely: likelyOf(point),
  }))

/** Kind of the user's input on the drawing of a city: prices and track numbers, or the kinds of the sites. */
export type CityMode = 'numbers' | 'dark'

/** Returns the kind and the number of the field of a board number. */
const fieldOf = (id: string): readonly [kind: string, at: number] => {
  const [kind = '', , at] = id.split('/')
  return [kind, Number(at)]
}

export interface CityNumbersProps {
  readonly city: CityId
  readonly known: ReportedNumbers
  readonly mode: CityMode
  /** Called when the user switches between the two modes. If omitted, the user can enter only numbers. */
  readonly onMode: ((mode: CityMode) => void) | undefined
  /** Called with the id of a board number and its value; undefined if the user erased the value. */
  readonly onChange: (id: string, value: number | undefined) => void
}

/** Form for the board numbers of a city, with the layout of the board and a number pad. */
export function CityNumbers({ city, known, mode, onMode, onChange }: CityNumbersProps) {
  const { numbers: text, inCity } = useNamedTexts()
  const reading = useReadingTexts()
  const cells = cellsOf(city, known)
  const entry = useNumberEntry(cells, onChange)
  const kindOf = (site: number) => numberAt(known, siteKind(city, site)) ?? SITE_KINDS.plain
  const count = (kind: number) => kindsOf(city).filter((_, at) => kindOf(at + 1) === kind).length
  const read = cells.filter(({ value }) => value !== undefined).length
  const current = cells.find(({ id }) => id === entry.current)
  const onSpace = (space: number) => {
    const point = siteKind(city, space)
    if (mode === 'numbers') entry.choose(spaceValue(city, space).id)
    else if (space <= SITES && point.unknown) onChange(point.id, (kindOf(space) + 1) % KINDS)
  }
  const onPrice = (id: string) => {
    onMode?.('numbers')
    entry.choose(id)
  }
  const drawing = useRef<HTMLDivElement>(null)
  const selected = mode === 'numbers' ? entry.current : undefined
  useScrolledToPressed(drawing, selected)
  return (
    <>
      <div ref={drawing} className="city-numbers">
        <CityKeys city={city} known={known} current={selected} onSpace={onSpace} onPrice={onPrice}>
          {onMode && (
            <SegmentedChoice
              label={text.title}
              labelHidden
              size="s"
              options={(['numbers', 'dark'] as const).map((value) => ({ value, label: text.modes[value] }))}
              value={mode}
              onChange={onMode}
            />
          )}
          <p className="note">
            {mode === 'dark'
              ? `${text.dark(count(SITE_KINDS.dark))}, ${text.triangles(count(SITE_KINDS.triangle))}`
              : text.known(read, cells.length)}
          </p>
        </CityKeys>
      </div>
      {mode === 'dark' ? (
        <p className="note">{text.darkNote}</p>
      ) : (
        <DigitKeys
          label={current === undefined ? text.keys : reading.into(inCity(city), ...fieldOf(current.id), current.value)}
          isLabelShown
          entry={entry}
        />
      )}
    </>
  )
}
