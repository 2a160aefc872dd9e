import { FORTRESS_SITES, type CityId } from '../box/board'
import type { City, State } from './state'

const EMPTY_CITY: City = { row: [], shut: [], fortresses: Array.from({ length: FORTRESS_SITES }, () => null) }

/** Returns the state of a city; an empty city if no piece has been placed in the city. */
export const cityOf = ({ cities }: Pick<State, 'cities'>, id: CityId): City => cities[id] ?? EMPTY_CITY
