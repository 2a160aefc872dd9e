import '../parts/capitan.css'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import { upTo } from '../../../../kit/counts'
import { numberAt, type RulePoint, type ToldNumbers } from '../../../../kit/rule-points'
import { FORTRESS_SITES, HARBOURS, SITES, type CityId } from '../../box/board'
import { fortressPrice, harbourPrice, siteKind, SITE_KINDS, spaceValue } from '../../box/numbers'
import { cellOf } from '../parts/City'
import { anchor, fortress, triangle } from '../parts/icons'
import { useNamedTexts } from '../parts/words'

/** The prices of a city, harbours first, and the numbers of its track. */
export const pricesOf = (city: CityId): readonly RulePoint[] => [
  ...upTo(HARBOURS).map((space) => harbourPrice(city, space)),
  ...upTo(FORTRESS_SITES).map((site) => fortressPrice(city, site)),
]
export const trackOf = (city: CityId): readonly RulePoint[] => upTo(SITES + 1).map((space) => spaceValue(city, space))
export const kindsOf = (city: CityId): readonly RulePoint[] => upTo(SITES).map((site) => siteKind(city, site))

export interface CityKeysProps {
  readonly city: CityId
  readonly known: ToldNumbers
  /** The number that takes the digits; undefined: kinds of sites are marked. */
  readonly current: string | undefined
  readonly onSpace: (space: number) => void
  readonly onPrice: (id: string) => void
  /** Stands in the middle. */
  readonly children: ReactNode
}

/** A city as it is printed, each place a key: prices on top, the track as a U. */
export function CityKeys({ city, known, current, onSpace, onPrice, children }: CityKeysProps) {
  const { numbers: text, track, cities } = useNamedTexts()
  const valueOf = (point: RulePoint) => `${numberAt(known, point) ?? '?'}`
  return (
    <ol className="city" aria-label={track.of(cities[city] ?? city)}>
      {trackOf(city).map((point, at) => {
        const space = at + 1
        const { column, row } = cellOf(space)
        const kind = space > SITES ? SITE_KINDS.plain : (numberAt(known, siteKind(city, space)) ?? SITE_KINDS.plain)
        const value = valueOf(point)
        return (
          <li key={point.id} className="city-space" style={{ gridArea: `${row} / ${column}` }}>
            <button
              type="button"
              className="city-site"
              data-dark={kind === SITE_KINDS.plain ? undefined : ''}
              data-next={current === point.id ? 'chosen' : undefined}
              aria-pressed={current === undefined ? undefined : current === point.id}
              aria-label={space > SITES ? text.end(value) : text.site(space, value, text.kinds[kind] ?? '')}
              onClick={() => onSpace(space)}
            >
              <span className="city-number">{value}</span>
              {kind === SITE_KINDS.triangle && <Icon of={triangle} size="s" />}
            </button>
          </li>
        )
      })}
      <li className="city-middle">
        <ul className="city-tops">
          {pricesOf(city).map((point, at) => {
            const isHarbour = at < HARBOURS
            const number = isHarbour ? at + 1 : at - HARBOURS + 1
            const value = valueOf(point)
            return (
              <li key={point.id} data-free="" data-current={current === point.id ? '' : undefined}>
                <button
                  type="button"
                  aria-pressed={current === point.id}
                  aria-label={isHarbour ? text.harbour(number, value) : text.fortress(number, value)}
                  onClick={() => onPrice(point.id)}
                >
                  <Icon of={isHarbour ? anchor : fortress} size="xs" />
                  {value}
                </button>
              </li>
            )
          })}
        </ul>
        <div className="city-picture">{children}</div>
      </li>
    </ol>
  )
}
