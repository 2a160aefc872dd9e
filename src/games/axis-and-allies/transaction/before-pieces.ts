import { minus, plus } from '../../../kit/counts'
import { isZone } from '../box/board'
import type { ByPower, Power } from '../box/powers'
import { HOLD, isAir, isLand, type Unit, type Units } from '../box/units'
import type { Battle } from '../model/battle'
import type { Event, Shift } from '../model/events'
import {
  armiesOf,
  newPiece,
  nextIdIn,
  piecesAfter,
  piecesAt,
  piecesFrom,
  recounted,
  stowedIn,
  type Armies,
  type Piece,
  type Pieces,
} from '../model/pieces'
import type { Announced, State } from '../model/state'

/**
 * Converts events of the first two rule versions to pieces. These versions stored only numbers of units by space and power. Pieces are
 * chosen in a fixed order, so that every space keeps its numbers of units.
 */

type Is<E extends Event['e']> = Extract<Event, { readonly e: E }>

/** State as the first two rule versions stored it. */
interface Counted extends Omit<State, 'pieces' | 'nextPiece'> {
  readonly armies: Armies
}

/** Returns the state with pieces. If the state contains only numbers of units, they are converted to pieces. */
export const withPieces = (state: State | Counted): State => {
  if ('pieces' in state) return state
  const { armies, turn, ...rest } = state
  const { moved: _moved, origins: _origins, ...now } = turn as State['turn'] & { readonly moved?: unknown; readonly origins?: unknown }
  const pieces = piecesFrom(armies)
  return { ...rest, turn: now, pieces, nextPiece: nextIdIn(pieces) }
}

const countsAt = ({ pieces }: State, at: string, power: Power): Units => armiesOf(pieces)[at]?.[power] ?? {}
const positive = (units: Units): Units => Object.fromEntries(Object.entries(units).filter(([, count]) => count > 0))

/** Returns the state with a changed number of units of a power in a space. */
export const withCounts = (state: State, at: string, power: Power, units: Units): State => {
  if (!state.settings.armiesTold) return state
  const { aa: _guns, ic: _complex, ...own } = units
  const changes = recounted(state.pieces, state.nextPiece, at, power, positive(own))
  const pieces = piecesAfter(state.pieces, changes)
  return { ...state, pieces, nextPiece: Math.max(state.nextPiece, nextIdIn(pieces)) }
}

/** Returns the state without the lost units of a power in a space. */
export const losingCounts = (state: State, at: string, power: Power, lost: Units): State =>
  withCounts(state, at, power, minus<Unit>(countsAt(state, at, power), lost))

const shiftedGuns = (state: State, { count, from, to }: Shift): State => {
  const { [from]: source, [to]: target } = state.territories
  if (source === undefined || target === undefined || from === to) return state
  const territories = { [from]: { ...source, aa: source.aa - count }, [to]: { ...target, aa: target.aa + count } }
  return { ...state, territories: { ...state.territories, ...territories } }
}

const shifted = (state: State, { unit, owner, count, from, to }: Shift, event: Is<'moved'>): State => {
  if (unit === 'aa') return shiftedGuns(state, { unit, owner, count, from, to })
  if (!state.settings.armiesTold) return state
  const here = piecesAt(state.pieces, from).filter(([, piece]) => piece.power === owner && piece.unit === unit)
  const ids = here.toSorted(([, a], [, b]) => a.spent - b.spent).slice(0, count)
  const last = from === event.path[0] && to === event.path.at(-1) ? (event.path.at(-2) ?? from) : from
  const origin = isAir(unit) || last === to || isZone(last) !== isZone(to) ? {} : { from: last }
  const steps = Math.max(1, event.path.length - 1)
  const after = ([id, { aboard: _ship, ...piece }]: readonly [string, Piece]): readonly [string, Piece] => [
    id,
    event.combat
      ? {
          ...piece,
          at: to,
          spent: piece.spent + steps,
          status: 'moved',
          ...origin,
          ...(isZone(to) && isLand(unit) ? {} : taskAt(event, unit)),
        }
      : { ...piece, at: to },
  ]
  const changes = Object.fromEntries(ids.map(after))
  const moved = piecesAfter(state.pieces, changes)
  const missing = count - ids.length
  const extra: Record<string, Piece> = {}
  for (let n = 0; n < missing; n++) extra[String(state.nextPiece + n)] = newPiece(unit, owner, to)
  const all: Pieces = { ...moved, ...extra }
  const pieces = piecesAfter(
    all,
    stowedIn(all, to, (piece) => isLand(piece.unit)),
  )
  return { ...state, pieces, nextPiece: state.nextPiece + Math.max(0, missing) }
}

const taskAt = ({ battle }: Is<'moved'>, unit: Unit): { readonly task?: NonNullable<Piece['task']> } =>
  battle === null || unit === 'tt' ? {} : { task: { kind: 'battle', at: battle } }

export const movedByCounts = (state: State, event: Is<'moved'>): State =>
  event.shifts.reduce<State>((now, shift) => shifted(now, shift, event), state)

/** Converts an announced battle or raid: each piece that takes part gets an order. */
export const announcedByCounts = (state: State, { at, kind, from }: Announced): State => {
  const { pieces, power, settings } = state
  if (!settings.armiesTold || kind === 'sea') return state
  const isMeant = (piece: Piece): boolean => {
    if (piece.power !== power) return false
    if (kind === 'raid') return piece.unit === 'bmb' && piece.at === at
    return from !== undefined && isLand(piece.unit) && piece.at === from && piece.aboard !== undefined
  }
  const task = { kind: kind === 'raid' ? ('raid' as const) : ('assault' as const), at }
  const tasked = Object.entries(pieces).flatMap(([id, piece]) => (isMeant(piece) ? [[id, { ...piece, task }] as const] : []))
  return { ...state, pieces: { ...pieces, ...Object.fromEntries(tasked) } }
}

/**
 * Returns the troops that are still aboard after a sea battle. The number of surviving transports limits the troops; infantry is lost
 * first.
 */
const cargoLeft = (units: Units, ships: number): Units => {
  const cargo = (['arm', 'art', 'inf'] as const).flatMap((unit) => Array.from({ length: units[unit] ?? 0 }, (): Units => ({ [unit]: 1 })))
  return cargo.slice(0, ships * HOLD).reduce((all, one) => plus<Unit>(all, one), {})
}

/** Returns the state with the surviving units of a battle in its space, or in the space to which they moved. */
export const battleByCounts = (state: State, battle: Battle): State => {
  const { at, by, attack, defend, aside = {}, submerged, flownHome, retreated, outcome } = battle
  const back = retreated !== undefined && retreated.to !== ''
  const aboard = battle.place === 'sea' ? cargoLeft(aside, attack.tt ?? 0) : aside
  const dived: Units = submerged.attack > 0 ? { ss: submerged.attack } : {}
  const { hurt: _hurt, ...standing } = attack
  const here = [flownHome, dived, back ? {} : aboard].reduce(
    (all, one) => plus<Unit>(all, one),
    outcome === 'retreated' && back ? {} : standing,
  )
  let after = withCounts(state, at, by, here)
  if (back) after = withCounts(after, retreated.to, by, plus<Unit>(plus<Unit>(countsAt(after, retreated.to, by), retreated.units), aboard))
  for (const [power, army] of Object.entries(defend as ByPower<Units>) as readonly (readonly [Power, Units])[]) {
    const under = submerged.defend[power] ?? 0
    after = withCounts(after, at, power, plus<Unit>(army, under > 0 ? { ss: under } : {}))
  }
  const spaces = [at, retreated?.to ?? at]
  const pieces = Object.fromEntries(
    Object.entries(after.pieces).map(([id, piece]) => [id, isDone(piece, by, spaces) ? { ...piece, status: 'fought' as const } : piece]),
  )
  return { ...after, pieces }
}

const isDone = ({ power, at, aboard, status }: Piece, by: Power, spaces: readonly string[]): boolean =>
  power === by && spaces.includes(at) && aboard === undefined && status !== 'fought'

/** Returns the state after units were placed, or after fighters went aboard a new carrier. */
export const mobilizedByCounts = (state: State, { power, unit, count, at, from }: Is<'mobilized'>): State => {
  const source = from === undefined ? state : losingCounts(state, from, power, { [unit]: count })
  return withCounts(source, at, power, plus<Unit>(countsAt(source, at, power), { [unit]: count }))
}
