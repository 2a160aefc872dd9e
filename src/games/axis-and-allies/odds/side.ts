import { fights, UNITS, type Army, type Unit, type Units } from '../box/units'
import type { Losses } from '../model/battle'
import { chancesOf, tailOf, type Chances } from './dice'

/**
 * One side of a battle as a table. Units are lost along an order, so what is left of a side is two numbers: how many have gone of those
 * that special hits may strike (ships for submarines, troops for bombardment), and how many of the others.
 */

/** What can be lost with one hit, in the order of loss. */
export type Item = keyof Losses

export interface SideSpec {
  readonly army: Army
  /** Kinds that are not named come after those that are, in the usual order. */
  readonly order: readonly Item[]
  /** What special hits may strike. */
  readonly isStruck: (unit: Unit) => boolean
  /** Dice of the units left, submarines apart; also those of the first cycle, where they differ. */
  readonly fire: (units: Units, first: boolean) => Iterable<readonly [value: number, dice: number]>
  readonly firstDiffers: boolean
  /** What submarines hit on. */
  readonly submarines: number
  /** The enemy's special hits may come in any cycle. */
  readonly isHunted: boolean
}

export interface Side {
  /** What is left in each state, most hits first; the last state is empty. */
  readonly units: readonly Army[]
  /** Hits that can still be taken. */
  readonly health: Int32Array
  /** Units left. */
  readonly size: Int32Array
  readonly hasStruck: Uint8Array
  readonly hasDestroyer: Uint8Array
  /** States after so many hits and after so many special ones: `after[state * width + hits]`. */
  readonly width: number
  readonly after: Int32Array
  readonly afterSpecial: Int32Array
  readonly fire: readonly Chances[]
  readonly fireTail: readonly Chances[]
  readonly firstFire: readonly Chances[]
  readonly firstTail: readonly Chances[]
  readonly submarines: readonly Chances[]
}

const unitOf = (item: Item): Unit => (item === 'bb+' ? 'bb' : item)

/** Everything that can be lost, one hit after another. */
const itemsOf = ({ army, order }: SideSpec, usual: readonly Item[]): readonly Item[] => {
  const named: readonly Item[] = [...order, ...usual.filter((item) => !order.includes(item))].filter((item) => fights(unitOf(item)))
  // A battleship is turned on its side before it sinks.
  const turning = named.indexOf('bb+')
  const sinking = named.indexOf('bb')
  const whole: readonly Item[] =
    turning > sinking ? named.filter((item): item is Item => item !== 'bb+').toSpliced(sinking, 0, 'bb+') : named
  return whole.flatMap((item) => {
    const count = item === 'bb+' ? (army.bb ?? 0) - (army.hurt ?? 0) : (army[item] ?? 0)
    return Array.from({ length: count }, () => item)
  })
}

const leftOf = (items: readonly (readonly Item[])[], lost: readonly [number, number]): Army => {
  const units: Partial<Record<Unit, number>> = {}
  let whole = 0
  for (const [at, list] of items.entries())
    for (let n = lost[at] ?? 0; n < list.length; n++) {
      const item = list[n]
      if (item === 'bb+') whole++
      else if (item !== undefined) units[item] = (units[item] ?? 0) + 1
    }
  const hurt = (units.bb ?? 0) - whole
  return hurt > 0 ? { ...units, hurt } : units
}

/** All states of a side that can come about, and how hits lead from one to another. */
export const sideOf = (spec: SideSpec, usual: readonly Item[]): Side => {
  const items = itemsOf(spec, usual)
  const places: readonly (readonly number[])[] = [true, false].map((struck) =>
    items.flatMap((item, at) => (spec.isStruck(unitOf(item)) === struck ? [at] : [])),
  )
  const lists = places.map((list) => list.map((at) => items[at] as Item))
  const [special = [], others = []] = places
  const keyOf = (s: number, a: number) => s * (others.length + 1) + a
  const hit = (s: number, a: number): readonly [number, number] => {
    if (s === special.length && a === others.length) return [s, a]
    return (special[s] ?? Infinity) < (others[a] ?? Infinity) ? [s + 1, a] : [s, a + 1]
  }
  const hitSpecial = (s: number, a: number): readonly [number, number] => [Math.min(special.length, s + 1), a]
  const found = new Map<number, readonly [number, number]>([[0, [0, 0]]])
  for (const [s, a] of found.values())
    for (const next of spec.isHunted ? [hit(s, a), hitSpecial(s, a)] : [hit(s, a)]) found.set(keyOf(...next), next)
  const states = [...found.values()].toSorted(([s, a], [t, b]) => s + a - t - b || s - t)
  const index = new Map(states.map(([s, a], at) => [keyOf(s, a), at]))
  const at = (state: readonly [number, number]) => index.get(keyOf(...state)) ?? states.length - 1
  const width = items.length + 1
  const walk = (step: typeof hit) => {
    const table = new Int32Array(states.length * width)
    for (const [from, state] of states.entries()) {
      let now = state
      for (let hits = 0; hits < width; hits++) {
        table[from * width + hits] = at(now)
        now = step(...now)
      }
    }
    return table
  }
  const units = states.map((state) => leftOf(lists, [state[0], state[1]]))
  const fire = units.map((left) => chancesOf(spec.fire(left, false)))
  const firstFire = spec.firstDiffers ? units.map((left) => chancesOf(spec.fire(left, true))) : fire
  const fireTail = fire.map(tailOf)
  return {
    units,
    health: Int32Array.from(states, ([s, a]) => items.length - s - a),
    size: Int32Array.from(units, (left) => UNITS.reduce((all, unit) => all + (left[unit] ?? 0), 0)),
    hasStruck: Uint8Array.from(states, ([s]) => Number(s < special.length)),
    hasDestroyer: Uint8Array.from(units, ({ dd = 0 }) => Number(dd > 0)),
    width,
    after: walk(hit),
    afterSpecial: spec.isHunted ? walk(hitSpecial) : new Int32Array(0),
    fire,
    fireTail,
    firstFire,
    firstTail: spec.firstDiffers ? firstFire.map(tailOf) : fireTail,
    submarines: units.map(({ ss = 0 }) => chancesOf([[spec.submarines, ss]])),
  }
}
