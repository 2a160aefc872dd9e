import { profilesOf, type Unit } from '../../box/units'
import type { Boat } from '../../model/moves'
import { aboardOf, type Named } from '../../model/pieces'
import type { State } from '../../model/state'
import { reachOf } from '../../rules/combat-move'

/** Group of transports of the active power that can still act and that have equal states. Groups exist only if the app tracks units. */

export interface Vessel {
  /** Key of the group: sea zone and cargo as one string. */
  readonly key: string
  readonly boat: Boat
  readonly cargo: readonly Unit[]
  /** Number of sea zones that the transport can still move. */
  readonly left: number
  /** Number of other transports in the group, which have the same state. */
  readonly others: number
}

/**
 * Returns whether a transport has finished its turn (R26, R83): it has unloaded, has retreated, or has moved in phase
 * 3 without a fight.
 */
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
