import { chancesOf, tailOf, type Chances } from './chances'

/**
 * State table of one side of a battle. The units are lost in a fixed order, so two numbers describe a state: the number of losses among the
 * units that special hits can strike, and the number of losses among the other units.
 */
export interface SideSpec<Item, Left> {
  /** The units of the side, in the order in which they are lost. One hit removes one item. */
  readonly items: readonly Item[]
  /** Returns whether special hits can strike a unit. */
  readonly isStruck: (item: Item) => boolean
  /** Returns the remaining force for a list of remaining units. */
  readonly leftOf: (items: readonly Item[]) => Left
  /** Returns the number of units left, which decides about a retreat. */
  readonly size: (left: Left) => number
  /** Returns whether the remaining units may retreat. */
  readonly mayRetreat: (left: Left) => boolean
  /** Returns whether the remaining units may retreat only if the enemy has no guards. */
  readonly isGuardable: (left: Left) => boolean
  /** Returns the dice that the remaining units roll. `first` selects the dice of the first cycle. */
  readonly fire: (left: Left, first: boolean) => Fire
  readonly firstDiffers: boolean
  /** Returns the dice for special hits, which are rolled before the other dice. */
  readonly special: (left: Left) => Fire
  /** Returns whether units that special hits strike still roll dice in the same cycle. */
  readonly guards: (left: Left) => boolean
  /** Whether the enemy has special hits. */
  readonly isHunted: boolean
}
export type Fire = Iterable<readonly [value: number, dice: number]>

export interface Side<Left> {
  /** Remaining force in each state. States with fewer losses come first, and in the last state no unit is left. */
  readonly left: readonly Left[]
  /** Number of hits that the side can still take in each state, and its number of units. */
  readonly health: Int32Array
  readonly size: Int32Array
  readonly mayRetreat: Uint8Array
  readonly isGuardable: Uint8Array
  readonly hasStruck: Uint8Array
  readonly guards: Uint8Array
  /** Index of the state after a number of hits or special hits: `after[state * width + hits]`. */
  readonly width: number
  readonly after: Int32Array
  readonly afterSpecial: Int32Array
  readonly fire: readonly Chances[]
  readonly fireTail: readonly Chances[]
  readonly firstFire: readonly Chances[]
  readonly firstTail: readonly Chances[]
  readonly special: readonly Chances[]
}

type State = readonly [struck: number, others: number]

/** Returns all reachable states of a side, and the transitions between them. */
export const sideOf = <Item, Left>(spec: SideSpec<Item, Left>): Side<Left> => {
  const { items } = spec
  const [struck, others] = [true, false].map((is) => items.flatMap((item, at) => (spec.isStruck(item) === is ? [at] : []))) as [
    number[],
    number[],
  ]
  const keyOf = ([s, a]: State) => s * (others.length + 1) + a
  const hit = ([s, a]: State): State => {
    if (s === struck.length && a === others.length) return [s, a]
    return (struck[s] ?? Infinity) < (others[a] ?? Infinity) ? [s + 1, a] : [s, a + 1]
  }
  const hitSpecial = ([s, a]: State): State => [Math.min(struck.length, s + 1), a]
  const found = new Map<number, State>([[0, [0, 0]]])
  for (const state of found.values())
    for (const next of spec.isHunted ? [hit(state), hitSpecial(state)] : [hit(state)]) found.set(keyOf(next), next)
  const states = [...found.values()].toSorted(([s, a], [t, b]) => s + a - t - b || s - t)
  const index = new Map(states.map((state, at) => [keyOf(state), at]))
  const width = items.length + 1
  const walk = (step: typeof hit) => {
    const table = new Int32Array(states.length * width)
    for (const [from, state] of states.entries()) {
      let now = state
      for (let hits = 0; hits < width; hits++) {
        table[from * width + hits] = index.get(keyOf(now)) ?? 0
        now = step(now)
      }
    }
    return table
  }
  const left = states.map(([s, a]) => spec.leftOf([...struck.slice(s), ...others.slice(a)].map((at) => items[at] as Item)))
  const fire = left.map((one) => chancesOf(spec.fire(one, false)))
  const firstFire = spec.firstDiffers ? left.map((one) => chancesOf(spec.fire(one, true))) : fire
  const fireTail = fire.map(tailOf)
  return {
    left,
    health: Int32Array.from(states, ([s, a]) => items.length - s - a),
    size: Int32Array.from(left, spec.size),
    mayRetreat: Uint8Array.from(left, (one) => Number(spec.mayRetreat(one))),
    isGuardable: Uint8Array.from(left, (one) => Number(spec.isGuardable(one))),
    hasStruck: Uint8Array.from(states, ([s]) => Number(s < struck.length)),
    guards: Uint8Array.from(left, (one) => Number(spec.guards(one))),
    width,
    after: walk(hit),
    afterSpecial: spec.isHunted ? walk(hitSpecial) : new Int32Array(0),
    fire,
    fireTail,
    firstFire,
    firstTail: spec.firstDiffers ? firstFire.map(tailOf) : fireTail,
    special: left.map((one) => chancesOf(spec.special(one))),
  }
}
