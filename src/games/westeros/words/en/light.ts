import type { HouseId } from '../../box/box'
import type { State } from '../../model/state'
import { counted } from './nouns'
import { names } from './names'

const { house, area } = names

/** English texts of the questions in which players report what the app does not track. */
export const light = {
  sizesTitle: (id: HouseId): string => `Armies of ${house.nom(id)}`,
  sizesNote: 'Groups of two and more. Single units need no supply.',
  skip: 'Settled on the board',
  pointsOf: (state: State, areaId: string, points: number): string => `${area(state, areaId)}: ${counted(points, 'point')}`,
  marchesOnBoard: 'March on the board. Enter each area that changes hands, then that all marches are done.',
}
