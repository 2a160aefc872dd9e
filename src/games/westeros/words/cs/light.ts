import type { HouseId } from '../../box/box'
import type { State } from '../../model/state'
import type { light as english } from '../en/light'
import { counted } from './nouns'
import { names } from './names'

const { house, area } = names

/** Czech texts of the questions in which players report what the app does not track. */
export const light = {
  sizesTitle: (id: HouseId): string => `Armády ${house.gen(id)}`,
  sizesNote: 'Skupiny dvou a více jednotek. Jediná jednotka zásoby nepotřebuje.',
  skip: 'Vyřešeno na desce',
  pointsOf: (state: State, areaId: string, points: number): string => `${area(state, areaId)}: ${counted(points, 'point')}`,
  marchesOnBoard: 'Pochody proveď na desce. Zadej, když oblast změní majitele a když jsou všechny pochody hotové.',
} satisfies typeof english
