import { numberOf, UNIT_KINDS, type UnitKind, type Units } from '../box/box'
import type { Garrison } from './state'

/** Creates units from the number of each kind; omits the key of siege engines if there are none. */
export const byKind = (number: (kind: UnitKind) => number): Units => {
  const siegeEngine = number('siegeEngine')
  const others = { footman: number('footman'), knight: number('knight'), ship: number('ship') }
  return siegeEngine === 0 ? others : { ...others, siegeEngine }
}

/** Returns units from a partial list; missing kinds are 0. */
export const units = (some: Partial<Units>): Units => byKind((kind) => numberOf(some, kind))

export const plus = (a: Units, b: Units): Units => byKind((kind) => numberOf(a, kind) + numberOf(b, kind))

export const minus = (a: Units, b: Units): Units => byKind((kind) => numberOf(a, kind) - numberOf(b, kind))

/** Returns the smaller number of each kind. */
export const atMost = (a: Units, b: Units): Units => byKind((kind) => Math.min(numberOf(a, kind), numberOf(b, kind)))

export const count = (a: Units): number => a.footman + a.knight + a.ship + numberOf(a, 'siegeEngine')

/** Returns whether `a` contains at least the units of `b`. */
export const includes = (a: Units, b: Units): boolean => UNIT_KINDS.every((kind) => numberOf(a, kind) >= numberOf(b, kind))

export const sameUnits = (a: Units, b: Units): boolean => UNIT_KINDS.every((kind) => numberOf(a, kind) === numberOf(b, kind))

/** Returns the total strength or the total muster points of units. `values`: strength or muster points of one unit of each kind. */
export const worth = (a: Units, values: Units): number =>
  UNIT_KINDS.reduce((sum, kind) => sum + numberOf(a, kind) * numberOf(values, kind), 0)

/** Lists units one by one, e.g. `['footman', 'footman', 'knight']`. */
export const singly = (a: Units): readonly UnitKind[] => UNIT_KINDS.flatMap((kind) => Array.from({ length: numberOf(a, kind) }, () => kind))

/** Returns all possible selections of exactly `number` units from `a`. */
export const waysToTake = (a: Units, number: number): readonly Units[] => {
  const options: Units[] = []
  for (let footman = 0; footman <= Math.min(a.footman, number); footman++)
    for (let knight = 0; knight <= Math.min(a.knight, number - footman); knight++)
      for (let siegeEngine = 0; siegeEngine <= Math.min(numberOf(a, 'siegeEngine'), number - footman - knight); siegeEngine++) {
        const ship = number - footman - knight - siegeEngine
        if (ship <= a.ship) options.push(units({ footman, knight, ship, siegeEngine }))
      }
  return options
}

/** Returns the units of an area as a garrison; undefined if there are no units. */
export const garrisonOf = (house: Garrison['house'], standing: Units, routed: Units): Garrison | undefined =>
  count(standing) + count(routed) === 0 ? undefined : { house, standing, routed }
