import '../parts/capitan.css'
import type { ReactNode } from 'react'
import { upTo } from '../../../../kit/counts'
import { numberAt } from '../../../../kit/rule-points'
import { Icon } from '../../../../ui/Icon'
import { plus } from '../../../../ui/icons'
import { SITES, type CityId, type Colour } from '../../box/board'
import { spaceValue } from '../../box/numbers'
import type { State } from '../../model/state'
import { shutsDown } from '../../rules/track'
import { cellOf } from '../parts/City'
import { fortress } from '../parts/icons'
import { Pennon } from '../parts/Pennon'
import { SIGNS } from '../parts/signs'
import { useNamedTexts } from '../parts/words'
import { ownerOn, type CopiedRow } from './row-draft'

export interface RowKeysProps {
  readonly state: State
  readonly city: CityId
  readonly copied: CopiedRow
  readonly fortresses: readonly (Colour | null)[]
  /** The site that takes the next colour. */
  readonly current: number | undefined
  /** Sites that can take a warehouse or have one. */
  readonly isOpen: (site: number) => boolean
  readonly onSite: (site: number) => void
  readonly onFortress: (at: number) => void
  /** Stands in the middle. */
  readonly children: ReactNode
}

/** A city as it is printed, each site and each fortress a key. */
export function RowKeys({ state, city, copied, fortresses, current, isOpen, onSite, onFortress, children }: RowKeysProps) {
  const { track, cities, colours, row: text } = useNamedTexts()
  const numberOn = (space: number) => `${numberAt(state.numbers, spaceValue(city, space)) ?? '?'}`
  return (
    <ol className="city" aria-label={track.of(cities[city] ?? city)}>
      {upTo(SITES).map((site) => {
        const { column, row } = cellOf(site)
        const owner = ownerOn(copied, site)
        const said = [track.site(site), owner === undefined ? track.free : colours[owner], track.value(numberOn(site))].join(', ')
        return (
          <li key={site} className="city-space" style={{ gridArea: `${row} / ${column}` }}>
            <button
              type="button"
              className={`city-site ${owner ?? ''}`}
              data-owner={owner}
              data-dark={shutsDown(state.numbers, city, site, state.players.length) === true ? '' : undefined}
              data-next={current === site ? 'chosen' : undefined}
              aria-pressed={current === site}
              aria-disabled={isOpen(site) ? undefined : true}
              aria-label={said}
              onClick={() => isOpen(site) && onSite(site)}
            >
              <span className="city-number">{numberOn(site)}</span>
              {owner !== undefined && (
                <svg className="city-sign" viewBox="0 0 48 48" aria-hidden>
                  {SIGNS[owner]}
                </svg>
              )}
              {owner === undefined && current === site && <Icon of={plus} size="s" />}
            </button>
          </li>
        )
      })}
      <li className="city-site" data-end="" style={{ gridArea: `${cellOf(SITES + 1).row} / ${cellOf(SITES + 1).column}` }}>
        <span className="sr-only">{[track.end, track.value(numberOn(SITES + 1))].join(', ')}</span>
        <span className="city-number" aria-hidden>
          {numberOn(SITES + 1)}
        </span>
      </li>
      <li className="city-middle">
        <ul className="city-tops" data-count={fortresses.length}>
          {fortresses.map((owner, at) => (
            <li key={at} data-free={owner === null ? '' : undefined}>
              <button
                type="button"
                aria-label={text.fortress(at + 1, owner === null ? undefined : colours[owner])}
                onClick={() => onFortress(at)}
              >
                <Icon of={fortress} size="xs" />
                {owner !== null && <Pennon role={owner} size={24} alone />}
              </button>
            </li>
          ))}
        </ul>
        <div className="city-picture">{children}</div>
      </li>
    </ol>
  )
}
