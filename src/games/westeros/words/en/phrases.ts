import type { HouseId } from '../../box/box'
import type { Given } from '../sentences/lookup'
import { listAnd } from './nouns'
import { names } from './names'

/** Sentence parts that also work if a name is missing. */

/** "in Winterfell", or "there". */
export const at = (figures: Given, name = 'area'): string => {
  const area = figures.area(name)
  return area === undefined ? 'there' : `in ${area}`
}

/** " in Winterfell", or an empty string. */
export const atIf = (figures: Given, name = 'area'): string => {
  const area = figures.area(name)
  return area === undefined ? '' : ` in ${area}`
}

/** "House Stark" at the beginning of a sentence, or "This house". */
export const someone = (figures: Given, name = 'house'): string => {
  const house = figures.house(name)
  return house === undefined ? 'This house' : names.house.nom(house)
}

/** "House Stark" within a sentence, or "this house". */
export const theHouse = (figures: Given, name = 'house'): string => {
  const house = figures.house(name)
  return house === undefined ? 'this house' : names.house.nom(house)
}

/** "House Stark’s" */
export const possessive = (house: HouseId): string => `${names.house.nom(house)}’s`

const joined = (list: readonly number[]): string | undefined => (list.length === 0 ? undefined : listAnd(list.map(String)))

/** Army sizes: "3, 2 and 2". */
export const sizes = (figures: Given): string | undefined => joined(figures.numbers('armies'))

/** Army sizes that the supply level allows: "3, 2 and 2". */
export const flags = (figures: Given): string | undefined => joined(figures.numbers('flags'))
