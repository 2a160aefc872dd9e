import { distance } from '../../../../kit/distance'
import type { Refusal } from '../../../../referee'
import { isZone, neighboursOf, ZONE_IDS } from '../../box/board'
import type { Unit } from '../../box/units'
import { battlefieldFor } from '../../model/battlefield'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { wayTo } from './march'

/** Functions that find a legal alternative to a refused move. */

/** Returns the space in which a unit must stop. Returns undefined if the move was refused for another reason. */
export const stopIn = (refusal: Refusal<Code> | undefined): string | undefined => {
  const at = refusal?.code === 'MUST_STOP' ? refusal.params?.space : undefined
  return typeof at === 'string' ? at : undefined
}

const far = ZONE_IDS.length

/** Returns the legal target of an aircraft that is nearest to the refused target. */
export const insteadOf = (state: State, unit: Unit, from: string, to: string, targets: ReadonlySet<string>): string | undefined =>
  [...targets]
    .map((at) => ({ at, steps: distance(to, at, neighboursOf, () => true, far) ?? far }))
    .toSorted((one, other) => one.steps - other.steps)
    .find(({ at }) => wayTo(state, unit, from, at) !== undefined)?.at

/** Returns the number of moves between two sea zones on a route that avoids closed canals. */
export const wayRound = (state: State, from: string, to: string): number | undefined => {
  const { closed } = battlefieldFor(state)
  const isClosed = (one: string, other: string) => closed.some((pair) => pair.includes(one) && pair.includes(other))
  const open = (at: string) => [...neighboursOf(at)].filter((next) => isZone(next) && !isClosed(at, next))
  return distance(from, to, open, isZone, far)
}

/** Returns the number of moves on a route around a closed canal; undefined if the canal is not the reason for the refusal. */
export const roundOf = (state: State, refusal: Refusal<Code> | undefined): number | undefined => {
  const { from, to } = refusal?.params ?? {}
  return refusal?.code === 'CANAL_CLOSED' && typeof from === 'string' && typeof to === 'string' ? wayRound(state, from, to) : undefined
}

/** Returns the longest beginning of a path that is a legal move; undefined if no beginning is legal. */
export const shorterWay = (path: readonly string[], isLegal: (path: readonly string[]) => boolean): readonly string[] | undefined =>
  path.map((_, at) => path.slice(0, path.length - 1 - at)).find((way) => way.length > 1 && isLegal(way))
