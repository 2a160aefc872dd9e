import { profilesOf, type Unit } from '../../box/units'
import type { Boat } from '../../model/moves'
import { aboardOf, type Named } from '../../model/pieces'
import type { State } from '../../model/state'
import { reachOf } from '../../rules/combat-move'

/** Transports of the active power that can still act, grouped by equal state, when the app tracks units. */

export interface Vessel {
  /** Zone and cargo as one string. */
  readonly key: string
  readonly boat: Boat
  readonly cargo: readonly Unit[]
  /** Moves left. */
  readonly left: number
  /** Number of other transports with the same state. */
  readonly others: number
}

/** R26, R83: true if a transport has unloaded, has retreated, or has moved in phase 3 without a fight. */
const isDone = ({ phase }: State, [, { task, status }]: Named): boolean =>
  task?.kind === 'assault' || task?.kind === 'unload' || status === 'retreated' || (phase === 5 && status === 'moved')

export const vesselsOf = (state: State): readonly Vessel[] => {
  const { pieces, power, developments, numbers } = state
  const found = new Map<string, Vessel>()
  for (const named of Object.entries(pieces)) {
    const [id, { unit, at, power: owner, spent, status }] = named
    if (unit !== 'tt' || owner !== power || isDone(state, named)) continue
    const cargo = aboardOf(pieces, id).map(([, piece]) => ({ unit: piece.unit, owner: piece.power }))
    const left = status === 'fought' ? 0 : reachOf('tt', developments[power], profilesOf(numbers)) - spent
    const key = [at, left, ...cargo.map((one) => `${one.owner} ${one.unit}`).toSorted()].join(' ')
    const before = found.get(key)
    const vessel = { key, boat: { at, left, cargo }, cargo: cargo.map((one) => one.unit), left, others: 0 }
    found.set(key, before === undefined ? vessel : { ...before, others: before.others + 1 })
  }
  return [...found.values()].toSorted((a, b) => Number(a.boat.at.slice(2)) - Number(b.boat.at.slice(2)))
}
