import { accepted, type Refusal, type Result } from '../../../referee'
import type { Power } from '../box/powers'
import { profilesOf, type Unit, type Units } from '../box/units'
import { battlefieldFor, type Battlefield } from '../model/battlefield'
import type { Shift } from '../model/events'
import type { Boat, Facts, SailStep } from '../model/moves'
import {
  aboardOf,
  adrift,
  newPiece,
  piecesAfter,
  piecesAt,
  stowedIn,
  unitsOf,
  type Named,
  type Piece,
  type PieceChanges,
  type PieceId,
} from '../model/pieces'
import { refuse, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { kindOfMove, reachOf } from './combat-move'
import { sail, type Cargo, type Ship } from './transports'

/**
 * Rules for a voyage, in which one transport loads, sails and unloads: R23–R26, R83. If the app tracks units, the transport is a piece with
 * its real cargo.
 */

/** Unit aboard a transport, with its piece id if the app tracks units. */
interface Held extends Cargo {
  readonly id?: PieceId
}

/** Transport and its state after the actions of the voyage so far. */
interface Vessel {
  /** Piece id of the transport; undefined if the app does not track units. */
  readonly id: PieceId | undefined
  readonly ship: Ship
  readonly held: readonly Held[]
  /** All pieces on the board after the actions of the voyage so far. */
  readonly pieces: State['pieces']
}

export interface Voyage {
  readonly ship: Ship
  readonly shifts: readonly Shift[]
  readonly changes: PieceChanges
}

/** Returns the number of AA guns of the active power that can still leave a territory (R81). */
export const gunsReady = ({ territories, turn, power }: State, at: string): number => {
  const holding = territories[at]
  return holding?.controller === power ? Math.max(0, holding.aa - (turn.gunsMoved?.[at] ?? 0)) : 0
}

/** Returns the land units of the active power in a territory that have not moved yet. */
export const readyOnLand = (state: State, pieces: State['pieces'], at: string): readonly Named[] =>
  piecesAt(pieces, at).filter(([, { power, status, spent }]) => power === state.power && status === 'ready' && spent === 0)

/** Returns the units that a transport can load in a territory. If the app does not track units, returns two of each type. */
const waitingAt = (state: State, pieces: State['pieces'], at: string): Units => ({
  ...(state.settings.armiesTold ? unitsOf(readyOnLand(state, pieces, at)) : { inf: 2, art: 2, arm: 2 }),
  aa: gunsReady(state, at),
})

/** Returns all units of the active power in a space, including units that have moved. */
const presentAt = (state: State, at: string): Units => unitsOf(piecesAt(state.pieces, at).filter(([, { power }]) => power === state.power))

/** Returns the current state of a transport that is a piece. */
const vesselOf = (state: State, id: PieceId, piece: Piece, pieces: State['pieces']): Vessel => {
  const { phase, power } = state
  const held = aboardOf(pieces, id).flatMap(([cargo, one]): readonly Held[] =>
    one.task?.kind === 'assault' ? [] : [{ unit: one.unit, owner: one.power, id: cargo }],
  )
  const unloaded = piece.task?.kind === 'assault' || piece.task?.kind === 'unload' ? piece.task.at : null
  const ship: Ship = {
    at: piece.at,
    left: reachOf('tt', state.developments[power], profilesOf(state.numbers)) - piece.spent,
    cargo: held,
    fought: piece.status === 'fought' || piece.status === 'retreated',
    retreated: piece.status === 'retreated',
    movedInCombat: phase === 5 && piece.status === 'moved',
    unloaded,
    assault: piece.task?.kind === 'assault' ? piece.task.at : null,
    loadedHere: piece.loaded === true,
    movedIn: piece.spent > 0,
    units: {},
  }
  return { id, ship, held, pieces }
}

const nameOf = ({ unit, owner }: { readonly unit: Unit; readonly owner: Power }): string => `${owner} ${unit}`
const isSame = (one: readonly Cargo[], other: readonly Cargo[]): boolean =>
  one.map(nameOf).toSorted().join() === other.map(nameOf).toSorted().join()

/**
 * Exchanges cargo between ships in a sea zone, so that one ship has exactly the wanted cargo. Needed if cargo from an earlier turn was not
 * assigned to a ship. Returns undefined if the sea zone does not contain the wanted cargo.
 */
const restowed = (pieces: State['pieces'], ships: readonly Named[], wanted: readonly Cargo[]): Vessel['pieces'] | undefined => {
  const quiet = ships.filter(([, { spent, status, task }]) => spent === 0 && status === 'ready' && task === undefined)
  const loose = quiet.flatMap(([id]) => aboardOf(pieces, id)).filter(([, one]) => one.spent === 0 && one.status === 'ready')
  const [first] = quiet
  if (first === undefined) return undefined
  const taken: PieceId[] = []
  for (const { unit, owner } of wanted) {
    const found = loose.find(([id, one]) => one.unit === unit && one.power === owner && !taken.includes(id))
    if (found === undefined) return undefined
    taken.push(found[0])
  }
  const changes: Record<PieceId, Piece> = {}
  for (const [id, { aboard: _before, ...rest }] of loose) changes[id] = taken.includes(id) ? { ...rest, aboard: first[0] } : rest
  const after = piecesAfter(pieces, changes)
  const stowed = piecesAfter(after, stowedIn(after, first[1].at))
  const isWhole = adrift(stowed).length <= adrift(pieces).length
  return isWhole && aboardOf(stowed, first[0]).length === wanted.length ? stowed : undefined
}

/**
 * Returns the transports that fit a description entered by the player, best fit first. If the description names cargo, only transports with
 * this cargo fit. Otherwise transports with the least cargo are first.
 */
const vesselsFor = (state: State, { at, cargo }: Boat): readonly Vessel[] => {
  const { pieces, power } = state
  const ships = piecesAt(pieces, at).filter(([, piece]) => piece.power === power && piece.unit === 'tt')
  const all = ships.map(([id, piece]) => vesselOf(state, id, piece, pieces))
  if (cargo === undefined) return all.toSorted((a, b) => a.held.length - b.held.length)
  const fitting = all.filter(({ held }) => isSame(held, cargo))
  if (fitting.length > 0 || cargo.length === 0) return fitting
  const other = restowed(pieces, ships, cargo)
  if (other === undefined) return []
  return ships.flatMap(([id, piece]) => {
    const vessel = vesselOf(state, id, piece, other)
    return isSame(vessel.held, cargo) ? [vessel] : []
  })
}

/** Creates the state of a transport from the description that the players entered. */
const reportedVessel = (state: State, boat: Boat): Vessel | undefined => {
  const { pieces, numbers, developments, power } = state
  const guns = piecesAt(pieces, boat.at).filter(([, { unit }]) => unit === 'aa')
  const used: PieceId[] = []
  const held = (boat.cargo ?? []).map((cargo): Held => {
    const gun = guns.find(([id, piece]) => cargo.unit === 'aa' && piece.power === cargo.owner && !used.includes(id))
    if (gun === undefined) return cargo
    used.push(gun[0])
    return { ...cargo, id: gun[0] }
  })
  if (held.some(({ unit, id }) => unit === 'aa' && id === undefined)) return undefined
  const { fought = false, retreated = false, movedInCombat = false } = boat
  const left = boat.left ?? reachOf('tt', developments[power], profilesOf(numbers))
  const fresh = { unloaded: null, assault: null, loadedHere: false, movedIn: false, units: {} }
  return { id: undefined, ship: { at: boat.at, left, cargo: held, fought, retreated, movedInCombat, ...fresh }, held, pieces }
}

interface Sailed extends Vessel {
  readonly shifts: readonly Shift[]
  /** Number that becomes the id of the next new piece. */
  readonly next: number
}

/** Returns the voyage after a unit was loaded from land. */
const loading = (state: State, now: Sailed, unit: Unit, from: string, to: string): Sailed => {
  const { power, settings } = state
  const shift: Shift = { unit, owner: power, count: 1, from, to }
  const aboard = now.id === undefined ? {} : { aboard: now.id }
  const gone = { spent: 1, status: 'moved' as const, ...aboard }
  if (unit === 'aa') {
    const id = String(now.next)
    const pieces = { ...now.pieces, [id]: { ...newPiece('aa', power, to), since: from, ...gone } }
    return { ...now, pieces, next: now.next + 1, held: [...now.held, { unit, owner: power, id }], shifts: [...now.shifts, shift] }
  }
  const found = settings.armiesTold ? readyOnLand(state, now.pieces, from).find(([, piece]) => piece.unit === unit) : undefined
  if (found === undefined) return { ...now, held: [...now.held, { unit, owner: power }], shifts: [...now.shifts, shift] }
  const [id, piece] = found
  const pieces = { ...now.pieces, [id]: { ...piece, at: to, ...gone } }
  return { ...now, pieces, held: [...now.held, { unit, owner: power, id }], shifts: [...now.shifts, shift] }
}

/** Returns the voyage after the transport has moved with its cargo to the next sea zone. */
const sailing = (state: State, now: Sailed, from: string, to: string): Sailed => {
  const { power } = state
  const moved: Record<PieceId, Piece> = {}
  for (const id of [
    now.id,
    ...now.held.map((one) => one.id),
    ...(now.id === undefined ? [] : aboardOf(now.pieces, now.id).map(([one]) => one)),
  ])
    if (id !== undefined && now.pieces[id] !== undefined) moved[id] = { ...now.pieces[id], at: to }
  const units = [{ unit: 'tt' as const, owner: power }, ...now.held.map(({ unit, owner }) => ({ unit, owner }))]
  const shifts = units.map((one): Shift => ({ ...one, count: 1, from, to }))
  return { ...now, pieces: { ...now.pieces, ...moved }, shifts: [...now.shifts, ...shifts] }
}

/** Returns the voyage after a unit was unloaded. In an assault, the unit gets an order and waits aboard for its battle (R57). */
const unloading = (state: State, now: Sailed, unit: Unit, from: string, to: string, isAssault: boolean): Sailed => {
  const { power } = state
  const at = now.held.findIndex((one) => one.unit === unit && one.owner === power)
  const gone = now.held[at]
  const held = now.held.filter((_, index) => index !== at)
  const shifts = isAssault ? now.shifts : [...now.shifts, { unit, owner: power, count: 1, from, to }]
  const piece = gone?.id === undefined ? undefined : now.pieces[gone.id]
  if (gone?.id === undefined || piece === undefined) return { ...now, held, shifts }
  const { aboard: _ship, ...ashore } = piece
  const { [gone.id]: _gun, ...others } = now.pieces
  const pieces =
    unit === 'aa'
      ? others
      : {
          ...now.pieces,
          [gone.id]: isAssault
            ? { ...piece, task: { kind: 'assault' as const, at: to } }
            : { ...ashore, at: to, spent: reachOf(unit, [], profilesOf(state.numbers)), status: 'moved' as const },
        }
  return { ...now, held, shifts, pieces }
}

/** Carries out all actions of a voyage with one transport. */
const sailAll = (state: State, vessel: Vessel, steps: readonly SailStep[], field: Battlefield, waived: Waived): Result<Sailed, Code> => {
  const phase = kindOfMove(state)
  let now: Sailed = { ...vessel, shifts: [], next: state.nextPiece }
  for (const step of steps) {
    const units = step.do === 'load' ? { [step.from]: waitingAt(state, now.pieces, step.from) } : {}
    const present = step.do === 'load' && state.settings.armiesTold ? { [step.from]: presentAt(state, step.from) } : {}
    const at = now.ship.at
    const sailed = sail({ ...now.ship, cargo: now.held, units, present }, step, field, state.power, phase, waived)
    if (!sailed.ok) return sailed
    const isAssault = step.do === 'unload' && sailed.value.assault === step.to
    if (step.do === 'load') now = loading(state, now, step.unit, step.from, at)
    else if (step.do === 'move') now = sailing(state, now, at, step.to)
    else now = unloading(state, now, step.unit, at, step.to, isAssault)
    now = { ...now, ship: sailed.value }
  }
  return accepted(now)
}

/** Returns the transport after its voyage. */
const shipAfter = (state: State, { id, ship, pieces }: Sailed, steps: readonly SailStep[]): PieceChanges => {
  const piece = id === undefined ? undefined : pieces[id]
  if (id === undefined || piece === undefined) return {}
  const legs = steps.filter((step) => step.do === 'move').length
  const task =
    ship.unloaded === null ? {} : { task: { kind: ship.assault === null ? ('unload' as const) : ('assault' as const), at: ship.unloaded } }
  const loaded = state.phase === 5 && steps.some((step) => step.do === 'load') ? { loaded: true } : {}
  const status = state.phase === 3 && legs > 0 ? 'moved' : piece.status
  return { [id]: { ...piece, at: ship.at, spent: piece.spent + legs, status, ...task, ...loaded } }
}

/** Returns the pieces that differ in the two lists. The key is the id of the piece; a piece that is only in the old list is null. */
const changesOf = (before: State['pieces'], after: State['pieces']): PieceChanges => {
  const changes: Record<PieceId, Piece | null> = {}
  for (const id of Object.keys(before)) if (after[id] === undefined) changes[id] = null
  for (const [id, piece] of Object.entries(after)) if (before[id] !== piece) changes[id] = piece
  return changes
}

/**
 * Carries out a voyage in which one transport loads, sails and unloads. If the app tracks units, the transport is a piece with its real
 * cargo, and reported values are ignored. Refusals: NO_SUCH_UNIT, and the codes of transports.
 */
export const voyageOf = (
  state: State,
  boat: Boat,
  steps: readonly SailStep[],
  facts: Facts | undefined,
  waived: Waived,
): Result<Voyage, Code> => {
  const isFollowed = state.settings.armiesTold
  const reported = isFollowed ? undefined : reportedVessel(state, boat)
  const vessels = isFollowed ? vesselsFor(state, boat) : reported === undefined ? [] : [reported]
  const field = battlefieldFor(state, facts)
  let first: Refusal<Code> | undefined
  for (const vessel of vessels) {
    const sailed = sailAll(state, vessel, steps, field, waived)
    if (!sailed.ok) {
      first ??= sailed.refusal
      continue
    }
    const { ship, shifts, pieces } = sailed.value
    const after = piecesAfter(pieces, shipAfter(state, sailed.value, steps))
    return accepted({ ship, shifts, changes: changesOf(state.pieces, after) })
  }
  return first === undefined ? refuse('NO_SUCH_UNIT', { unit: 'tt' }, 'R29') : { ok: false, refusal: first }
}
