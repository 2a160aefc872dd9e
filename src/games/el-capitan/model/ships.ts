import type { CityId, Colour } from '../box/board'
import type { State } from './state'

/** Returns the player whose ship is on a harbour space; undefined if the space is free. */
export const shipIn = ({ players, ships }: Pick<State, 'players' | 'ships'>, city: CityId, harbour: number): Colour | undefined =>
  players.find(({ colour }) => {
    const ship = ships[colour]
    return ship?.at === 'city' && ship.city === city && ship.harbour === harbour
  })?.colour
