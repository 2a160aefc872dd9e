import { upTo } from '../../../../kit/counts'
import './capitan.css'
import type { ReactNode } from 'react'
import { numberAt } from '../../../../kit/rule-points'
import { Icon } from '../../../../ui/Icon'
import { FORTRESS_SITES, HARBOURS, SITES, type CityId, type Colour } from '../../box/board'
import { fortressPrice, harbourPrice, spaceValue } from '../../box/numbers'
import { cityOf } from '../../model/city'
import { shipIn } from '../../model/ships'
import type { State } from '../../model/state'
import { nextSite, occupied, on, shutsDown } from '../../rules/track'
import { plus } from '../../../../ui/icons'
import { anchor, fortress, shut as shutIcon } from './icons'
import { Pennon } from './Pennon'
import { SIGNS } from './signs'
import { useNamedTexts } from './words'

/** The space after the last site only shows a number. */
const LAST_SPACE = SITES + 1
/** How many spaces go down the left side and up the right one, corners included. */
const SIDE = 5

/** Where a space lies in the grid of five by five: down the left side, along the bottom, up the right side. */
export const cellOf = (space: number): { readonly column: number; readonly row: number } =>
  space <= SIDE
    ? { column: 1, row: space }
    : space <= LAST_SPACE - SIDE
      ? { column: space - SIDE + 1, row: SIDE }
      : { column: SIDE, row: LAST_SPACE + 1 - space }

export interface CityProps {
  readonly state: State
  readonly city: CityId
  /** Sites that the open question is about. */
  readonly chosen?: readonly number[]
  /** The site whose warehouse would be shut down. */
  readonly shuts?: number | undefined
  /** Whose harbour space is framed. */
  readonly own?: Colour | undefined
  /** Stands in the middle, inside the track. */
  readonly children?: ReactNode
}

/** A city as it is printed: the track as a U around its picture, harbours and fortresses on top. */
export function City({ state, city, chosen = [], shuts, own, children }: CityProps) {
  const texts = useNamedTexts()
  const { track } = texts
  const here = cityOf(state, city)
  const open = occupied(here)
  const next = nextSite(here)
  const numberOn = (space: number) => `${numberAt(state.numbers, spaceValue(city, space)) ?? '?'}`
  const priceOf = (point: Parameters<typeof numberAt>[1]) => `${numberAt(state.numbers, point) ?? '?'}`
  return (
    <ol className="city" aria-label={track.of(texts.cities[city] ?? city)}>
      {upTo(LAST_SPACE).map((space) => {
        const { column, row } = cellOf(space)
        const place = { gridArea: `${row} / ${column}` }
        const isEnd = space === LAST_SPACE
        const owner = isEnd ? undefined : on(here, space)
        const isDark = !isEnd && shutsDown(state.numbers, city, space, state.players.length) === true
        const isFreed = !isEnd && owner === undefined && open[0] !== undefined && space < open[0] && here.shut.length > 0
        const isNext = next === space || (next === 'first' && space <= 2)
        const said = [
          isEnd ? track.end : track.site(space),
          ...(isEnd ? [] : [owner === undefined ? (isFreed ? track.freed : track.free) : texts.colours[owner]]),
          track.value(numberOn(space)),
          ...(isDark ? [track.dark] : []),
          ...(isNext ? [track.next] : []),
        ]
        return (
          <li
            key={space}
            className={`city-site ${owner ?? ''}`}
            style={place}
            data-owner={owner}
            data-end={isEnd ? '' : undefined}
            data-freed={isFreed ? '' : undefined}
            data-next={chosen.includes(space) ? 'chosen' : isNext ? '' : undefined}
            data-shuts={space === shuts ? '' : undefined}
            data-dark={isDark ? '' : undefined}
          >
            <span className="sr-only">{said.join(', ')}</span>
            <span className="city-number" aria-hidden>
              {numberOn(space)}
            </span>
            {owner !== undefined && (
              <svg className="city-sign" viewBox="0 0 48 48" aria-hidden>
                {SIGNS[owner]}
              </svg>
            )}
            {isFreed && <Icon of={shutIcon} size="s" />}
            {owner === undefined && chosen.includes(space) && <Icon of={plus} size="s" />}
          </li>
        )
      })}
      <li className="city-middle">
        <ul className="city-tops">
          {upTo(HARBOURS).map((space) => {
            const ship = state.settings.turnsTold ? shipIn(state, city, space) : undefined
            const price = priceOf(harbourPrice(city, space))
            return (
              <li key={`harbour ${space}`} data-own={ship !== undefined && ship === own ? '' : undefined} data-free={ship ? undefined : ''}>
                <span className="sr-only">{[track.harbour(space, price), ...(ship ? [texts.colours[ship]] : [])].join(', ')}</span>
                <span aria-hidden>
                  <Icon of={anchor} size="xs" />
                  {price}
                </span>
                {ship && <Pennon role={ship} size={20} />}
              </li>
            )
          })}
          {upTo(FORTRESS_SITES).map((site) => {
            const owner = here.fortresses[site - 1] ?? undefined
            const price = priceOf(fortressPrice(city, site))
            return (
              <li key={`fortress ${site}`} data-free={owner ? undefined : ''}>
                <span className="sr-only">{[track.fortress(site, price), ...(owner ? [texts.colours[owner]] : [])].join(', ')}</span>
                <span aria-hidden>
                  <Icon of={fortress} size="xs" />
                  {price}
                </span>
                {owner && <Pennon role={owner} size={20} />}
              </li>
            )
          })}
        </ul>
        <div className="city-picture">{children}</div>
      </li>
    </ol>
  )
}
