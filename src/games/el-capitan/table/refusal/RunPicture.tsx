import type { RefusalPictureProps } from '../../../../table/refusal/game-refusals'
import { Icon } from '../../../../ui/Icon'
import { close } from '../../../../ui/icons'
import { numberAt } from '../../../../kit/rule-points'
import { spaceValue } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { on } from '../../rules/track'
import { CitySign } from '../parts/CitySign'
import { useNamedTexts } from '../parts/named'

/** Number of sites that the picture shows on each side of the refused site. */
const BESIDE = 5

/** Component that draws the sites around a refused warehouse and marks the run of warehouses that would become too long. */
export function RunPicture({ state: position, refusal: { code, params } }: RefusalPictureProps) {
  const state = position as State
  const { track, colours, cities } = useNamedTexts()
  const ship = state.ships[state.turns.turn ?? 'red']
  const site = params['site']
  if ((code !== 'RUN_OF_FOUR' && code !== 'RUN_OF_FIVE') || typeof site !== 'number' || ship?.at !== 'city') return
  const city = cityOf(state, ship.city)
  const isBefore = on(city, site - 1) !== undefined
  const first = Math.max(1, isBefore ? site - BESIDE : site)
  const sites = Array.from({ length: (isBefore ? site : site + BESIDE) - first + 1 }, (_, at) => first + at)
  return (
    <ol className="city-run flex gap-1" aria-label={track.of(cities[ship.city] ?? ship.city)}>
      {sites.map((one) => {
        const owner = on(city, one)
        const value = numberAt(state.numbers, spaceValue(ship.city, one)) ?? '?'
        return (
          <li
            key={one}
            className={`city-site flex-1 min-h-12 ${owner ?? ''}`}
            data-owner={owner}
            data-refused={one === site ? '' : undefined}
            aria-label={`${track.site(one)}, ${owner === undefined ? track.free : colours[owner]}`}
          >
            <span className="city-number px-0.75 rounded-[6px] bg-ground text-ink" aria-hidden>
              {value}
            </span>
            {owner !== undefined && <CitySign owner={owner} />}
            {one === site && <Icon of={close} size="s" />}
          </li>
        )
      })}
    </ol>
  )
}
