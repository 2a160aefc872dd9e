import './capitan.css'
import { numberAt } from '../../../../kit/rule-points'
import { SITES, type CityId } from '../../box/board'
import { spaceValue } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { nextSite, occupied, on, shutsDown } from '../../rules/track'
import { Pennon } from './Pennon'
import { useNamedTexts } from './words'

/** Two rows of seven: the sites there, the count of open ones, the end, and the sites back. */
const PLACES = [1, 2, 3, 4, 5, 6, 'open', 13, 12, 11, 10, 9, 8, 7] as const

export interface TrackProps {
  readonly state: State
  readonly city: CityId
}

/** The track of a city: its sites with their numbers and who stands there. */
export function Track({ state, city }: TrackProps) {
  const texts = useNamedTexts()
  const here = cityOf(state, city)
  const open = occupied(here)
  const next = nextSite(here)
  const neutrals = state.players.map(({ neutral }) => neutral)
  const numberOn = (space: number) => `${numberAt(state.numbers, spaceValue(city, space)) ?? '?'}`
  return (
    <ol className="city-track" aria-label={texts.track.of(texts.cities[city] ?? city)}>
      {PLACES.map((place) => {
        if (place === 'open')
          return (
            <li key={place} className="city-site" data-end="">
              <span className="note">{texts.track.open}</span>
              <strong>{open.length}</strong>
            </li>
          )
        if (place > SITES)
          return (
            <li key={place} className="city-site" data-end="">
              <span className="city-number">{numberOn(place)}</span>
              <span className="note">{texts.track.end}</span>
            </li>
          )
        const owner = on(here, place)
        const isDark = shutsDown(state.numbers, city, place, state.players.length) === true
        const isFreed = owner === undefined && open[0] !== undefined && place < open[0] && here.shut.length > 0
        const isNext = next === place || (next === 'first' && place <= 2)
        const said = [
          texts.track.site(place),
          owner === undefined ? (isFreed ? texts.track.freed : texts.track.free) : texts.colours[owner],
          texts.track.value(numberOn(place)),
          ...(isDark ? [texts.track.dark] : []),
          ...(isNext ? [texts.track.next] : []),
        ]
        return (
          <li
            key={place}
            className={`city-site ${owner ?? ''}`}
            data-owner={owner}
            data-freed={isFreed ? '' : undefined}
            data-next={isNext ? '' : undefined}
            data-dark={isDark ? '' : undefined}
          >
            <span className="sr-only">{said.join(', ')}</span>
            <span className="city-number" aria-hidden>
              {numberOn(place)}
            </span>
            {owner !== undefined && <Pennon role={owner} size={28} neutral={neutrals.includes(owner)} />}
          </li>
        )
      })}
    </ol>
  )
}
