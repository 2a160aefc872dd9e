import { type Given } from '../sentences/lookup'
import { sentence } from '../../../../ui/grammar/numbers'
import { listAnd } from './nouns'
import { names } from './names'

/** Sentence parts that also work if a name is missing. */

/** "v oblasti Winterfell", or "tam". */
export const at = (figures: Given, name = 'area'): string => {
  const area = figures.area(name)
  return area === undefined ? 'tam' : `v oblasti ${area}`
}

/** " v oblasti Winterfell", or an empty string. */
export const atIf = (figures: Given, name = 'area'): string => {
  const area = figures.area(name)
  return area === undefined ? '' : ` v oblasti ${area}`
}

/** "Rod Stark" at the beginning of a sentence, or "Tento rod". */
export const someone = (figures: Given, name = 'house'): string => {
  const house = figures.house(name)
  return house === undefined ? 'Tento rod' : sentence(names.house.nom(house))
}

/** "rodu Stark" (of whom), or "tohoto rodu". */
export const ofSomeone = (figures: Given, name = 'house'): string => {
  const house = figures.house(name)
  return house === undefined ? 'tohoto rodu' : names.house.gen(house)
}

const joined = (list: readonly number[]): string | undefined => (list.length === 0 ? undefined : listAnd(list.map(String)))

/** Army sizes: "3, 2 a 2". */
export const sizes = (figures: Given): string | undefined => joined(figures.numbers('armies'))

/** Army sizes that the supply level allows: "3, 2 a 2". */
export const flags = (figures: Given): string | undefined => joined(figures.numbers('flags'))
