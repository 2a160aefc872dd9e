import { sentence } from '../../../../ui/grammar/numbers'
import './capitan.css'
import { useState } from 'react'
import { upTo } from '../../../../kit/counts'
import { numberAt } from '../../../../kit/rule-points'
import { GRID, HARBOURS, type CityId } from '../../box/board'
import { harbourPrice } from '../../box/numbers'
import { shipIn } from '../../model/ships'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { rankingIn } from '../../rules/payday'
import { cityValue } from '../../rules/track'
import { Banner } from './Banner'
import { CityFacts } from './CityFacts'
import { Pennon } from './Pennon'
import { usePosition } from './position'
import { useNamedTexts } from './words'

export interface CoastsGridProps {
  readonly state: State
  readonly chosen: CityId | undefined
  readonly onChoose: (city: CityId) => void
  /** Why a city cannot be chosen. */
  readonly objection?: (city: CityId) => string | undefined
  /** Shows the harbour spaces with their prices and ships in place of the warehouses. */
  readonly harbours?: boolean
}

/** The nine cities as rooms, as they lie: who is ahead there, ships in the harbour, and the value. */
export function CoastsGrid({ state, chosen, onChoose, objection, harbours = false }: CoastsGridProps) {
  const texts = useNamedTexts()
  return (
    <div className="coasts" data-harbours={harbours || undefined} role="group" aria-label={texts.coasts}>
      {GRID.flat().map((city) => {
        const why = objection?.(city)
        const value = cityValue(state, city)
        return (
          <button
            key={city}
            type="button"
            className="coast-room"
            aria-pressed={city === chosen}
            aria-disabled={why === undefined ? undefined : true}
            onClick={() => why === undefined && onChoose(city)}
          >
            <span className="coast-name">{sentence(texts.cities[city] ?? city)}</span>
            {(why !== undefined || !harbours) && <span className="note">{why ?? texts.city.worth(`${value ?? '?'}`)}</span>}
            {harbours ? (
              <Harbours state={state} city={city} />
            ) : (
              <span className="coast-ranks">
                {rankingIn(cityOf(state, city)).map(({ colour, warehouses }) => (
                  <span key={colour} className="flex items-center">
                    <Pennon role={colour} size={20} alone />
                    {warehouses}
                  </span>
                ))}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** The two harbour spaces of a city: the ship there, or the price. */
function Harbours({ state, city }: { readonly state: State; readonly city: CityId }) {
  const { track, colours } = useNamedTexts()
  return (
    <span className="coast-harbours">
      {upTo(HARBOURS).map((space) => {
        const ship = shipIn(state, city, space)
        const price = `${numberAt(state.numbers, harbourPrice(city, space)) ?? '?'}`
        return (
          <span key={space} className="coast-harbour" data-free={ship === undefined ? '' : undefined}>
            <span className="sr-only">{[track.harbour(space, price), ...(ship ? [colours[ship]] : [])].join(', ')}</span>
            <span aria-hidden>{ship === undefined ? price : <Pennon role={ship} size={20} alone />}</span>
          </span>
        )
      })}
    </span>
  )
}

/** The chart of the coasts, and below it the city that was tapped. */
export function Coasts() {
  const texts = useNamedTexts()
  const state = usePosition()
  const [city, setCity] = useState<CityId>('marseille')
  return (
    <div className="flex flex-col gap-4">
      <Banner />
      <CoastsGrid state={state} chosen={city} onChoose={setCity} />
      <h2 className="type-title">{sentence(texts.cities[city] ?? city)}</h2>
      <CityFacts state={state} city={city} />
    </div>
  )
}
