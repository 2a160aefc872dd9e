import { distance } from '../../../../kit/distance'
import type { Refusal } from '../../../../referee'
import { isZone, neighboursOf, ZONE_IDS } from '../../box/board'
import type { Unit } from '../../box/units'
import { battlefieldFor } from '../../model/battlefield'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { wayTo } from './march'

/** The ways out of a move that is refused. */

/** The space at which a unit has to stop, if that is what is against its move. */
export const stopIn = (refusal: Refusal<Code> | undefined): string | undefined => {
  const at = refusal?.code === 'MUST_STOP' ? refusal.params?.space : undefined
  return typeof at === 'string' ? at : undefined
}

const far = ZONE_IDS.length

/** Of the spaces to which an aircraft may go, the one nearest to where it may not go. */
export const insteadOf = (state: State, unit: Unit, from: string, to: string, targets: ReadonlySet<string>): string | undefined =>
  [...targets]
    .map((at) => ({ at, steps: distance(to, at, neighboursOf, () => true, far) ?? far }))
    .toSorted((one, other) => one.steps - other.steps)
    .find(({ at }) => wayTo(state, unit, from, at) !== undefined)?.at

/** How many moves it is from zone to zone without the canals that are closed. */
export const wayRound = (state: State, from: string, to: string): number | undefined => {
  const { closed } = battlefieldFor(state)
  const isClosed = (one: string, other: string) => closed.some((pair) => pair.includes(one) && pair.includes(other))
  const open = (at: string) => [...neighboursOf(at)].filter((next) => isZone(next) && !isClosed(at, next))
  return distance(from, to, open, isZone, far)
}

/** The way round in place of a closed canal, if that is what is against the move. */
export const roundOf = (state: State, refusal: Refusal<Code> | undefined): number | undefined => {
  const { from, to } = refusal?.params ?? {}
  return refusal?.code === 'CANAL_CLOSED' && typeof from === 'string' && typeof to === 'string' ? wayRound(state, from, to) : undefined
}

/** The longest beginning of a way that would be a legal move; undefined where none is. */
export const shorterWay = (path: readonly string[], isLegal: (path: readonly string[]) => boolean): readonly string[] | undefined =>
  path.map((_, at) => path.slice(0, path.length - 1 - at)).find((way) => way.length > 1 && isLegal(way))
