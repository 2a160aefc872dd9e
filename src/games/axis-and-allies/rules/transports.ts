import { accepted, type Result } from '../../../referee'
import type { Power } from '../box/powers'
import { HOLD, isLand, isUnit, type Unit, type Units } from '../box/units'
import { firstReason, refuse, type Code, type Reason, type Waived } from '../model/refusals'
import type { Battlefield, Space } from '../model/battlefield'
import { fitsAboard } from '../model/pieces'

/** Rules for transports (R23–R26, R83), and for cargo that is lost together with its ship (R22, R23). */

export interface Cargo {
  readonly unit: Unit
  readonly owner: Power
}

/** State of one transport in a phase. */
export interface Ship {
  readonly at: string
  /** Number of movement points that the transport has left. */
  readonly left: number
  readonly cargo: readonly Cargo[]
  readonly fought: boolean
  readonly retreated: boolean
  readonly movedInCombat: boolean
  /** Territory in which the transport has unloaded; null if it has not unloaded. */
  readonly unloaded: string | null
  /** Hostile territory in which the transport lands troops; null if it lands no troops. */
  readonly assault: string | null
  readonly loadedHere: boolean
  readonly movedIn: boolean
  /** Units of the active power on land that have not moved yet. */
  readonly units: Readonly<Record<string, Units>>
  /** All units of the active power on land, including units that have moved. */
  readonly present?: Readonly<Record<string, Units>>
}

export type ShipStep =
  | { readonly do: 'load'; readonly unit: Unit; readonly from: string }
  | { readonly do: 'move'; readonly to: string }
  | { readonly do: 'unload'; readonly unit: Unit; readonly to: string }

const isHostileZone = (space: Space | undefined): boolean => (space?.enemy ?? []).length > 0
const isHostileLand = (space: Space | undefined): boolean => space?.type === 'land' && space.control === 'hostile'

/** R83: returns the reasons why a transport may not load or unload in phase 5. */
const afterCombat = (ship: Ship, step: ShipStep): readonly Reason[] => [
  ship.fought && ship.retreated && ['TRANSPORT_RETREATED'],
  ship.fought && step.do === 'move' && ['TRANSPORT_FOUGHT'],
  ship.fought && step.do === 'unload' && ship.loadedHere && ['LOAD_OR_UNLOAD'],
  ship.fought && step.do === 'load' && ship.unloaded !== null && ['LOAD_OR_UNLOAD'],
  !ship.fought && ship.movedInCombat && ['MOVED_IN_COMBAT'],
]

const isNeutral = (space: Space | undefined): boolean => space?.type === 'neutral'

/** Carries out one action of a transport: load, sail or unload. Refusals: the codes of transports and moves. */
export const sail = (
  ship: Ship,
  step: ShipStep,
  { spaces, neighbours, closed }: Battlefield,
  power: Power,
  phase: 'combat' | 'noncombat',
  waived: Waived,
): Result<Ship, Code> => {
  const place = step.do === 'load' ? step.from : step.to
  const [here, there] = [spaces[ship.at], spaces[place]]
  const isCombat = phase === 'combat'
  const isClosed = closed.some(([one, other]) => [one, other].includes(ship.at) && [one, other].includes(place) && ship.at !== place)
  const common: readonly Reason[] = [
    ...(isCombat ? [] : afterCombat(ship, step)),
    ship.unloaded !== null && step.do !== 'unload' && ['ALREADY_UNLOADED'],
    isNeutral(there) && ['NEUTRAL', { space: place }],
    (there === undefined || ![...neighbours(ship.at)].includes(place)) && ['NOT_ADJACENT', { from: ship.at, to: place }],
    there !== undefined && there.type !== (step.do === 'move' ? 'sea' : 'land') && ['WRONG_TERRAIN', { space: place }],
  ]
  const reasons: readonly Reason[] =
    step.do === 'load'
      ? againstLoading(ship, step, isHostileZone(here), isCombat)
      : step.do === 'move'
        ? [
            isClosed && ['CANAL_CLOSED', { from: ship.at, to: place }],
            ship.left < 1 && ['TOO_FAR', { left: ship.left }],
            isCombat && ship.movedIn && isHostileZone(here) && ['MUST_STOP', {}, 'R23'],
            !isCombat && isHostileZone(there) && ['HOSTILE_NONCOMBAT', {}, 'R82'],
          ]
        : againstUnloading(ship, step, there, isHostileZone(here), power, isCombat)
  const against = firstReason(waived, [...common, ...reasons])
  return against === undefined ? accepted(sailed(ship, step, there, isCombat, power)) : { ok: false, refusal: against }
}

const isWaiting = (units: Ship['units'], { from, unit }: Extract<ShipStep, { do: 'load' }>): boolean => (units[from]?.[unit] ?? 0) > 0

const againstLoading = (ship: Ship, step: Extract<ShipStep, { do: 'load' }>, isHostile: boolean, isCombat: boolean): readonly Reason[] => [
  (!isUnit(step.unit) || !isLand(step.unit)) && ['NOT_CARGO', { unit: step.unit }],
  step.unit === 'aa' && isCombat && ['AA_COMBAT_MOVE'],
  isHostile && ['HOSTILE_ZONE'],
  isWaiting(ship.units, step) ? false : [isWaiting(ship.present ?? {}, step) ? 'ALREADY_USED' : 'NOT_YOUR_UNITS', { unit: step.unit }],
  !fitsAboard([...ship.cargo, { unit: step.unit }]) && ['CAPACITY', { hold: HOLD }],
]

const againstUnloading = (
  ship: Ship,
  step: Extract<ShipStep, { do: 'unload' }>,
  there: Space | undefined,
  isHostile: boolean,
  power: Power,
  isCombat: boolean,
): readonly Reason[] => {
  const aboard = ship.cargo.filter(({ unit }) => unit === step.unit)
  const isAssault = isHostileLand(there)
  const elsewhere = ship.unloaded !== null && ship.unloaded !== step.to
  return [
    elsewhere && ship.assault !== null && isAssault && ['SECOND_ASSAULT'],
    elsewhere && ['ALREADY_UNLOADED'],
    aboard.length === 0 && ['NOT_CARGO', { unit: step.unit }],
    aboard.length > 0 && aboard.every(({ owner }) => owner !== power) && ['NOT_YOUR_UNITS', { unit: step.unit }],
    isHostile && !(isCombat && isAssault) && ['HOSTILE_ZONE'],
    !isCombat && isAssault && ['HOSTILE_NONCOMBAT'],
  ]
}

const sailed = (ship: Ship, step: ShipStep, there: Space | undefined, isCombat: boolean, power: Power): Ship => {
  switch (step.do) {
    case 'load': {
      const waiting = ship.units[step.from] ?? {}
      const units = { ...ship.units, [step.from]: { ...waiting, [step.unit]: (waiting[step.unit] ?? 0) - 1 } }
      return { ...ship, units, cargo: [...ship.cargo, { unit: step.unit, owner: power }], loadedHere: true }
    }
    case 'move':
      return { ...ship, at: step.to, left: ship.left - 1, movedIn: true }
    case 'unload': {
      const ashore = ship.cargo.findIndex(({ unit, owner }) => unit === step.unit && owner === power)
      const cargo = ship.cargo.filter((_, at) => at !== ashore)
      return { ...ship, cargo, unloaded: step.to, assault: isCombat && isHostileLand(there) ? step.to : ship.assault }
    }
  }
}

/** R58: returns whether a landing must wait for a sea battle. */
export const seaBattleFirst = (ship: Ship, { spaces }: Battlefield): boolean => ship.assault !== null && isHostileZone(spaces[ship.at])

/** Ship with its cargo. If the ship is lost, its cargo is lost too. */
export interface Laden {
  readonly id: string
  readonly cargo: Units
}

/** R22, R23: removes ships together with their cargo. Refusal: NO_SUCH_UNIT. */
export const sink = (ships: readonly Laden[], ids: readonly string[]): Result<{ lost: readonly Laden[]; left: readonly Laden[] }, Code> => {
  if (!ids.every((id) => ships.some((ship) => ship.id === id))) return refuse('NO_SUCH_UNIT', {}, 'R29')
  return accepted({ lost: ships.filter(({ id }) => ids.includes(id)), left: ships.filter(({ id }) => !ids.includes(id)) })
}
