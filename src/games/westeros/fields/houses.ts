import { known, listOf, maybe, whole } from '../../../kit/shape'
import type { HouseId } from '../box/box'
import { houseState } from '../model/position'
import type { HouseState, State } from '../model/state'
import { house, id } from '../shapes/box'
import type { Records } from './record'
import { MOST } from '../shapes/pieces'

interface OfHouse {
  readonly house: HouseId
}

const ofHouse = {
  subjects: ({ playing }: State): readonly OfHouse[] => playing.map((one) => ({ house: one })),
  name: ({ house: whose }: OfHouse): string => whose,
} as const

const replace = <K extends keyof HouseState>(state: State, whose: HouseId, field: K, value: HouseState[K] | undefined): State => {
  const { [field]: _before, ...rest } = houseState(state, whose)
  return { ...state, houses: { ...state.houses, [whose]: (value === undefined ? rest : { ...rest, [field]: value }) as HouseState } }
}

/**
 * Fields of a house that a correction can set, except its pieces on the board: available power, supply level, used House cards and seat.
 */
export const houseFields: Records<'power' | 'supply' | 'used' | 'houseSeat', OfHouse> = {
  power: {
    ...ofHouse,
    section: 'houses',
    shape: () => ({ house, available: maybe(whole(0, 999)) }),
    read: ({ houses }, { house: whose }) => ({ available: houses[whose]?.power }),
    write: (state, change) => replace(state, change.house, 'power', change.available),
  },
  supply: {
    ...ofHouse,
    section: 'houses',
    shape: ({ supplyTable }) => ({ house, level: whole(0, supplyTable.length - 1) }),
    read: ({ houses }, { house: whose }) => {
      const level = houses[whose]?.supply
      return level === undefined ? undefined : { level }
    },
    write: (state, change) => replace(state, change.house, 'supply', change.level),
  },
  used: {
    ...ofHouse,
    section: 'houses',
    shape: ({ cards }) => ({ house, cards: maybe(listOf(known(cards), MOST)) }),
    read: ({ houses }, { house: whose }) => ({ cards: houses[whose]?.used }),
    write: (state, change) => replace(state, change.house, 'used', change.cards),
  },
  houseSeat: {
    ...ofHouse,
    section: 'people',
    shape: () => ({ house, seat: id }),
    read: ({ houses }, { house: whose }) => {
      const seat = houses[whose]?.seat
      return seat === undefined ? undefined : { seat }
    },
    write: (state, change) => replace(state, change.house, 'seat', change.seat),
  },
}
