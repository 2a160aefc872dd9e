import type { HouseId } from '../../box/box'
import type { Given } from '../sentences/lookup'
import { listAnd } from './nouns'
import { names } from './names'

/** Functions that return parts of English sentences, also if a name is missing. */

/** Returns an English text for an area: "in Winterfell", or "there" if the area is missing. */
export const at = (figures: Given, name = 'area'): string => {
  const area = figures.area(name)
  return area === undefined ? 'there' : `in ${area}`
}

/** Returns an English text for an area, with a leading space: " in Winterfell". Empty if the area is missing. */
export const atIf = (figures: Given, name = 'area'): string => {
  const area = figures.area(name)
  return area === undefined ? '' : ` in ${area}`
}

/** Returns the house name at the beginning of an English sentence: "House Stark", or "This house" if the house is missing. */
export const someone = (figures: Given, name = 'house'): string => {
  const house = figures.house(name)
  return house === undefined ? 'This house' : names.house.nom(house)
}

/** Returns the house name within an English sentence: "House Stark", or "this house" if the house is missing. */
export const theHouse = (figures: Given, name = 'house'): string => {
  const house = figures.house(name)
  return house === undefined ? 'this house' : names.house.nom(house)
}

/** Returns the possessive form of a house name: "House Stark’s". */
export const possessive = (house: HouseId): string => `${names.house.nom(house)}’s`

const joined = (list: readonly number[]): string | undefined => (list.length === 0 ? undefined : listAnd(list.map(String)))

/** Returns army sizes as English text: "3, 2 and 2". */
export const sizes = (figures: Given): string | undefined => joined(figures.numbers('armies'))

/** Returns the army sizes that the supply level allows as English text: "3, 2 and 2". */
export const flags = (figures: Given): string | undefined => joined(figures.numbers('flags'))
