import type { CityId } from '../../box/board'
import type { State } from '../../model/state'
import { City } from './City'
import { CityPays } from './CityPays'
import { useNamedTexts } from './named'

export interface CityFactsProps {
  readonly state: State
  readonly city: CityId
}

/** Component that shows a city with all its pieces, and the payouts of the city at a payday in the current state. */
export function CityFacts({ state, city }: CityFactsProps) {
  const texts = useNamedTexts()
  return (
    <div className="flex flex-col gap-2">
      <City state={state} city={city}>
        <CityPays state={state} city={city} />
      </City>
      <p className="note">{texts.track.note}</p>
    </div>
  )
}
