import { UNIT_KINDS, type UnitKind, type Units } from '../box/box'
import { NO_UNITS, type Garrison } from './state'

/** Returns units of all three kinds from a partial list; missing kinds are 0. */
export const units = (some: Partial<Units>): Units => ({ ...NO_UNITS, ...some })

export const plus = (a: Units, b: Units): Units => ({
  footman: a.footman + b.footman,
  knight: a.knight + b.knight,
  ship: a.ship + b.ship,
})

export const minus = (a: Units, b: Units): Units => ({
  footman: a.footman - b.footman,
  knight: a.knight - b.knight,
  ship: a.ship - b.ship,
})

export const count = (a: Units): number => a.footman + a.knight + a.ship

/** Returns whether `a` contains at least the units of `b`. */
export const includes = (a: Units, b: Units): boolean => UNIT_KINDS.every((kind) => a[kind] >= b[kind])

export const sameUnits = (a: Units, b: Units): boolean => UNIT_KINDS.every((kind) => a[kind] === b[kind])

/** Returns the total strength or the total muster points of units. `values`: strength or muster points of one unit of each kind. */
export const worth = (a: Units, values: Units): number => UNIT_KINDS.reduce((sum, kind) => sum + a[kind] * values[kind], 0)

/** Lists units one by one, e.g. `['footman', 'footman', 'knight']`. */
export const singly = (a: Units): readonly UnitKind[] => UNIT_KINDS.flatMap((kind) => Array.from({ length: a[kind] }, () => kind))

/** Returns all possible selections of exactly `number` units from `a`. */
export const waysToTake = (a: Units, number: number): readonly Units[] => {
  const options: Units[] = []
  for (let footman = 0; footman <= Math.min(a.footman, number); footman++)
    for (let knight = 0; knight <= Math.min(a.knight, number - footman); knight++) {
      const ship = number - footman - knight
      if (ship <= a.ship) options.push({ footman, knight, ship })
    }
  return options
}

/** Returns the units of an area as a garrison; undefined if there are no units. */
export const garrisonOf = (house: Garrison['house'], standing: Units, routed: Units): Garrison | undefined =>
  count(standing) + count(routed) === 0 ? undefined : { house, standing, routed }
