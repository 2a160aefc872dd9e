import type { About } from '../../../../kit/field'
import { PRINTED_BOX } from '../../box/printed'
import { fields } from '../../fields'
import type { BoxChange, Change } from '../../model/moves'
import type { State } from '../../model/state'
import { BOOK, type Point, type Rules } from './points'

/** Corrections that change one of the house rules, or reset it to the rulebook. */

/**
 * Returns the correction that makes one rule the same as in another set of rules.
 * @param as rules to copy from, for example the rulebook
 * @returns undefined if no such correction exists: the rule matters only at the start, or is part of the printed board
 */
export const changeTo = (point: Point, as: Rules): Change | undefined => {
  const subject = subjectOf(point)
  // The fields of settings and of printed numbers read only `settings` and `box` of a state.
  return subject === undefined ? undefined : fields.before(as as State, subject)
}

/** Returns the setting or the printed number that a correction of this rule changes. */
const subjectOf = (point: Point): About<Change> | undefined => {
  switch (point.about) {
    case 'setting':
      return { set: 'setting', name: point.name }
    case 'rounds':
    case 'stars':
    case 'victory':
    case 'supplyTable':
      return { set: `box.${point.about}` }
    case 'limit':
      return { set: 'box.limit', piece: point.piece }
    case 'strength':
      return { set: 'box.unitStrength' }
    case 'cost':
      return { set: 'box.musterValue' }
    case 'order':
      return { set: 'box.order', order: point.order }
    case 'deck':
      return { set: 'box.deck', deck: point.deck }
    case 'icons':
      return { set: 'box.area', area: point.area }
    case 'border':
      return { set: 'box.adjacency', a: point.a, b: point.b }
    case 'houseCard':
      return { set: 'box.card', card: point.card, text: point.card }
    default:
      return undefined
  }
}

/**
 * Returns the change that resets a rule to the rulebook. If this kind of change sets several rules at once, the others keep their values,
 * except that the costs of all units are reset together.
 */
export const backToBook = (point: Point, { settings, box }: Rules): Change | undefined => {
  switch (point.about) {
    case 'victory':
      return changeTo(point, { settings, box: { ...box, victory: { ...box.victory, [point.houses]: PRINTED_BOX.victory[point.houses] } } })
    case 'supplyTable':
      return changeTo(point, {
        settings,
        box: { ...box, supplyTable: box.supplyTable.with(point.level, PRINTED_BOX.supplyTable[point.level] ?? []) },
      })
    case 'strength':
      return changeTo(point, {
        settings,
        box: { ...box, unitStrength: { ...box.unitStrength, [point.unit]: PRINTED_BOX.unitStrength[point.unit] } },
      })
    default:
      return changeTo(point, BOOK)
  }
}

/** Changeable rule that is a single number: the number, its bounds, and a function that returns the change to another number. */
export interface Single {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly to: (value: number) => BoxChange
}

export const singleOf = (point: Point, { box }: Rules): Single | undefined => {
  switch (point.about) {
    case 'rounds':
      return { value: box.rounds, min: 1, max: 20, to: (value) => ({ set: 'box.rounds', value }) }
    case 'victory':
      return {
        value: box.victory[point.houses],
        min: 1,
        max: 18,
        to: (value) => ({ set: 'box.victory', value: { ...box.victory, [point.houses]: value } }),
      }
    case 'limit':
      return {
        value: box.limits[point.piece],
        min: 0,
        max: point.piece === 'power' ? 40 : 30,
        to: (value) => ({ set: 'box.limit', piece: point.piece, value }),
      }
    case 'strength':
      return {
        value: box.unitStrength[point.unit],
        min: 0,
        max: 9,
        to: (value) => ({ set: 'box.unitStrength', value: { ...box.unitStrength, [point.unit]: value } }),
      }
    case 'cost': {
      const { footman, knight } = box.musterValue
      // A knight always costs more than a footman, because upgrading a footman costs the difference.
      const bounds = { footman: [1, knight - 1], knight: [footman + 1, 9], ship: [1, 9] } as const
      const [min, max] = bounds[point.unit]
      const to = (value: number): BoxChange => ({ set: 'box.musterValue', value: { ...box.musterValue, [point.unit]: value } })
      return { value: box.musterValue[point.unit], min, max, to }
    }
    case 'order':
      return {
        value: box.orders[point.order].count,
        min: 0,
        max: 9,
        to: (value) => ({ set: 'box.order', order: point.order, count: value }),
      }
    default:
      return undefined
  }
}
