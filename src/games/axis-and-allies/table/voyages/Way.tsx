import './voyages.css'
import { useEffect, useRef } from 'react'
import { isLand } from '../../box/units'
import { useTexts } from '../parts/words'
import { ZoneDisc } from '../parts/ZoneGrid'
import { useZoneWords } from '../parts/words/zones'
import { numberOf } from '../parts/zones'
import { counted } from './counted'
import { planOf, type Stop, type Voyage } from './voyage'
import { useVoyageWords } from './words'

/**
 * Component that shows the voyage of a transport as a line of sea zones, with the actions in each zone. After the user adds a step, the
 * line gets the keyboard focus.
 */
export function Way({ voyage }: { readonly voyage: Voyage }) {
  const texts = useTexts()
  const words = useVoyageWords()
  const zoneWords = useZoneWords()
  const line = useRef<HTMLOListElement>(null)
  const { stops, shore } = planOf(voyage)
  useEffect(() => {
    line.current?.focus({ preventScroll: true })
    line.current?.closest('.asked')?.querySelector('h1')?.scrollIntoView({ block: 'nearest' })
  }, [stops.length])
  const does = ({ loads }: Stop, at: number): string => {
    const units = loads.map(({ unit }) => unit).filter(isLand)
    const parts = [
      ...(units.length > 0 ? [words.takes(texts.unitList(counted(units)))] : []),
      ...(at === stops.length - 1 && shore !== undefined ? [words.lands(texts.spaceName(shore))] : []),
    ]
    return parts.join(', ') || (at === 0 ? words.starts : at === stops.length - 1 ? words.arrives : words.passes)
  }
  return (
    <ol className="voyage" aria-label={words.way} ref={line} tabIndex={-1}>
      {stops.map((stop, at) => (
        <li key={`${at} ${stop.zone}`}>
          <span className="sr-only">{zoneWords.zone(numberOf(stop.zone))}</span>
          <ZoneDisc zone={stop.zone} on />
          {does(stop, at)}
        </li>
      ))}
    </ol>
  )
}
