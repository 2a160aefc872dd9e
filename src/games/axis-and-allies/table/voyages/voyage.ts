import { isLand, profilesOf, type Unit, type Units } from '../../box/units'
import type { OwnMove } from '../../rules/moves'
import type { SailStep } from '../../model/moves'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { reachOf } from '../../rules/combat-move'
import { decideOwn } from '../../rules/decide'
import type { Refusal } from '../../../../referee'
import { unitsOf } from '../../model/pieces'
import { gunsReady, readyOnLand } from '../../rules/voyages'

/** Draft of the voyage of a transport: the sea zones with loaded units, then a landing. */

export type Voyage = Extract<OwnMove, { readonly do: 'ship' }>
type Load = Extract<SailStep, { readonly do: 'load' }>

/** Sea zone on the path of the transport, and the units that it loads in this sea zone. */
export interface Stop {
  readonly zone: string
  readonly loads: readonly Load[]
}
export interface Plan {
  readonly stops: readonly Stop[]
  /** Territory in which the transport unloads, and the units to unload. */
  readonly shore: string | undefined
  readonly ashore: readonly Unit[]
}

export const planOf = ({ ship, steps }: Voyage): Plan => {
  const stops: Stop[] = [{ zone: ship.at, loads: [] }]
  const ashore: Unit[] = []
  let shore: string | undefined
  for (const step of steps) {
    const last = stops.at(-1)
    if (step.do === 'move') stops.push({ zone: step.to, loads: [] })
    else if (step.do === 'load') stops.splice(-1, 1, { zone: last?.zone ?? ship.at, loads: [...(last?.loads ?? []), step] })
    else {
      shore = step.to
      ashore.push(step.unit)
    }
  }
  return { stops, shore, ashore }
}

const stepsOf = ({ stops, shore, ashore }: Plan): readonly SailStep[] => [
  ...stops.flatMap(({ zone, loads }, at): readonly SailStep[] => [...(at === 0 ? [] : [{ do: 'move' as const, to: zone }]), ...loads]),
  ...(shore === undefined ? [] : ashore.map((unit): SailStep => ({ do: 'unload', unit, to: shore }))),
]
const planned = (voyage: Voyage, plan: Plan): Voyage => ({ ...voyage, steps: stepsOf(plan) })
const withoutLanding = ({ stops }: Plan): Plan => ({ stops, shore: undefined, ashore: [] })

/** Returns the cargo of the transport before any unit is unloaded. */
export const aboardOf = (voyage: Voyage): readonly Unit[] => [
  ...(voyage.ship.cargo ?? []).map(({ unit }) => unit),
  ...planOf(voyage).stops.flatMap(({ loads }) => loads.map(({ unit }) => unit)),
]

/** Returns the total movement of a transport, and the movement that it has left, in sea zones. */
export const movesOf = (voyage: Voyage, { numbers }: Pick<State, 'numbers'>): { readonly all: number; readonly left: number } => {
  const all = voyage.ship.left ?? reachOf('tt', [], profilesOf(numbers))
  return { all, left: all - (planOf(voyage).stops.length - 1) }
}

/**
 * Returns the index of the current leg of the voyage. A leg is one move between sea zones. If the transport has no movement left, the last
 * leg is current.
 */
export const legOf = (voyage: Voyage, state: Pick<State, 'numbers'>): number =>
  Math.max(0, Math.min(planOf(voyage).stops.length - 1, movesOf(voyage, state).all - 1))

/** Returns the voyage up to the sea zone in which a leg begins; later stops and the landing are removed. */
export const upTo = (voyage: Voyage, leg: number): Voyage =>
  planned(voyage, { stops: planOf(voyage).stops.slice(0, leg + 1), shore: undefined, ashore: [] })

/** Returns the voyage with a sea zone as the end of a leg; all later steps are removed. */
export const sailTo = (voyage: Voyage, leg: number, zone: string): Voyage => {
  const before = upTo(voyage, leg)
  return { ...before, steps: [...before.steps, { do: 'move', to: zone }] }
}

/** Returns the voyage with one more unit loaded in the current sea zone. */
export const takeOn = (voyage: Voyage, unit: Unit, from: string): Voyage => {
  const before = planned(voyage, withoutLanding(planOf(voyage)))
  return { ...before, steps: [...before.steps, { do: 'load', unit, from }] }
}
/** Returns the voyage with one unit removed from the units loaded at the last stop. */
export const leaveBehind = (voyage: Voyage, unit: Unit, from: string): Voyage => {
  const plan = planOf(voyage)
  const last = plan.stops.at(-1)
  if (last === undefined) return voyage
  const at = last.loads.findLastIndex((load) => load.unit === unit && load.from === from)
  const stop = { zone: last.zone, loads: last.loads.filter((_, index) => index !== at) }
  return planned(voyage, withoutLanding({ ...plan, stops: [...plan.stops.slice(0, -1), stop] }))
}
/** Returns the voyage with a landing of the whole cargo in a territory. */
export const landAt = (voyage: Voyage, shore: string): Voyage =>
  planned(voyage, { stops: planOf(voyage).stops, shore, ashore: aboardOf(voyage) })
/** Returns the voyage with a landing of only the given units. If the list is empty, the landing is removed. */
export const landOnly = (voyage: Voyage, units: readonly Unit[]): Voyage => {
  const { stops, shore } = planOf(voyage)
  return planned(voyage, { stops, shore: units.length === 0 ? undefined : shore, ashore: units })
}
/** Returns the units that stay aboard the transport after the landing. */
export const keptAboard = (voyage: Voyage): readonly Unit[] => {
  const { ashore } = planOf(voyage)
  const left = [...aboardOf(voyage)]
  for (const unit of ashore) left.splice(left.indexOf(unit), 1)
  return left
}

/** Records in the voyage whether the players report enemy ships in a sea zone. */
export const withEnemy = (voyage: Voyage, zone: string, isThere: boolean): Voyage => {
  const { facts, ...rest } = voyage
  const { [zone]: _, ...others } = facts?.enemy ?? {}
  const enemy = isThere ? { ...others, [zone]: ['dd' as const] } : others
  return Object.keys(enemy).length === 0 ? rest : { ...rest, facts: { ...facts, enemy } }
}
export const hasEnemy = ({ facts }: Voyage, zone: string): boolean => (facts?.enemy?.[zone] ?? []).length > 0

/** Possible combat actions of a transport in phases 3 and 4, as the players report them. */
export const DID = ['nothing', 'moved', 'fought', 'retreated'] as const
export type Did = (typeof DID)[number]
export const didOf = ({ ship }: Voyage): Did =>
  ship.retreated === true ? 'retreated' : ship.fought === true ? 'fought' : ship.movedInCombat === true ? 'moved' : 'nothing'
export const withDid = (voyage: Voyage, did: Did): Voyage => {
  const { fought: _f, retreated: _r, movedInCombat: _m, ...ship } = voyage.ship
  const done = { nothing: {}, moved: { movedInCombat: true }, fought: { fought: true }, retreated: { fought: true, retreated: true } }[did]
  return { ...voyage, ship: { ...ship, ...done } }
}

/** Returns the refusal of the next step of a voyage; undefined if the step is legal. */
export const against = (state: State, voyage: Voyage, step: SailStep): Refusal<Code> | undefined => {
  const decided = decideOwn(state, { ...voyage, steps: [...voyage.steps, step] })
  return decided.ok ? undefined : decided.refusal
}

/**
 * Returns the land units that a transport can load, by type. If the app does not track units, returns the maximum that a transport can
 * hold.
 */
export const waitingAt = (state: State, at: string): readonly { readonly unit: Unit; readonly count: number }[] => {
  const { settings, phase } = state
  const guns = phase === 5 ? gunsReady(state, at) : 0
  const known: Units = settings.armiesTold ? unitsOf(readyOnLand(state, state.pieces, at)) : { inf: 2, art: 1, arm: 1 }
  const kinds = Object.entries({ ...known, aa: guns }) as readonly (readonly [Unit, number])[]
  return kinds.flatMap(([unit, count]) => (isLand(unit) && count > 0 ? [{ unit, count }] : []))
}
