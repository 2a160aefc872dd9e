import { sentence } from '../../../../ui/grammar/numbers'
import './capitan.css'
import { useState } from 'react'
import { GRID, type CityId } from '../../box/board'
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
}

/** The nine cities as rooms, as they lie: who is ahead there, ships in the harbour, and the value. */
export function CoastsGrid({ state, chosen, onChoose, objection }: CoastsGridProps) {
  const texts = useNamedTexts()
  return (
    <div className="coasts" role="group" aria-label={texts.coasts}>
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
            <span className="note">{why ?? texts.city.worth(`${value ?? '?'}`)}</span>
            <span className="coast-ranks">
              {rankingIn(cityOf(state, city)).map(({ colour, warehouses }) => (
                <span key={colour} className="flex items-center">
                  <Pennon role={colour} size={20} alone />
                  {warehouses}
                </span>
              ))}
            </span>
          </button>
        )
      })}
    </div>
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
