import { type Given } from '../sentences/lookup'
import { sentence } from '../../../../ui/grammar/numbers'
import { listAnd } from './nouns'
import { names } from './names'

/** Functions that return parts of Czech sentences, also if a name is missing. */

/** Returns a Czech text for an area: "v oblasti Winterfell", or "tam" if the area is missing. */
export const at = (figures: Given, name = 'area'): string => {
  const area = figures.area(name)
  return area === undefined ? 'tam' : `v oblasti ${area}`
}

/** Returns a Czech text for an area, with a leading space: " v oblasti Winterfell". Empty if the area is missing. */
export const atIf = (figures: Given, name = 'area'): string => {
  const area = figures.area(name)
  return area === undefined ? '' : ` v oblasti ${area}`
}

/** Returns the Czech house name at the beginning of a sentence: "Rod Stark", or "Tento rod" if the house is missing. */
export const someone = (figures: Given, name = 'house'): string => {
  const house = figures.house(name)
  return house === undefined ? 'Tento rod' : sentence(names.house.nom(house))
}

/** Returns the Czech house name in the genitive: "rodu Stark", or "tohoto rodu" if the house is missing. */
export const ofSomeone = (figures: Given, name = 'house'): string => {
  const house = figures.house(name)
  return house === undefined ? 'tohoto rodu' : names.house.gen(house)
}

const joined = (list: readonly number[]): string | undefined => (list.length === 0 ? undefined : listAnd(list.map(String)))

/** Returns army sizes as Czech text: "3, 2 a 2". */
export const sizes = (figures: Given): string | undefined => joined(figures.numbers('armies'))

/** Returns the army sizes that the supply level allows as Czech text: "3, 2 a 2". */
export const flags = (figures: Given): string | undefined => joined(figures.numbers('flags'))
