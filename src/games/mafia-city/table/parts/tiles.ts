import type { Place } from '../../box/box'
import { fightClub, harbour, policeStation, prison, privateClub, shopping, townHall } from './icons'

/** Icon of each location. */
export const TILES: Readonly<Record<Place, string>> = {
  1: prison,
  2: harbour,
  3: fightClub,
  4: policeStation,
  5: shopping,
  6: privateClub,
  7: townHall,
}
