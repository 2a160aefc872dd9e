import { accepted, type Refusal, type Result } from '../../../referee'
import { isZone } from '../box/board'
import { DECK, isAir, isLand, profilesOf, type Unit } from '../box/units'
import { battlefieldFor, decksLeft } from '../model/battlefield'
import {
  aboardOf,
  atRest,
  isAboard,
  piecesAfter,
  piecesAt,
  stowedIn,
  type Named,
  type Piece,
  type PieceChanges,
  type PieceId,
} from '../model/pieces'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { isLandable, kindOfMove, move as checkMove, type Moved, type Path } from './combat-move'

/** Moves pieces if the app tracks units: chooses the pieces that move and updates their state (R13, R22, R47, R52, R81, R84). */

/**
 * R19: returns whether a tank has entered an empty enemy territory in the combat move and may use its second movement point, onwards or
 * back.
 */
const mayGoOn = ({ phase, turn, territories, numbers }: Blitz, { unit, at, spent, status, task }: Piece): boolean => {
  const { ic = false, aa = 0 } = territories[at] ?? {}
  const isEmpty = turn.taken.includes(at) && !ic && aa === 0
  const hasMovement = unit === 'arm' && spent > 0 && spent < profilesOf(numbers)[unit].move
  return phase === 3 && status === 'moved' && task === undefined && isEmpty && hasMovement
}
type Blitz = Pick<State, 'phase' | 'turn' | 'territories' | 'numbers'>

/**
 * Returns whether a piece has already made its move (R13 in phase 3, R81 in phase 5). Tanks in an empty enemy territory may go on (R19).
 * Aircraft that have fought may still fly home.
 */
export const hasMoved = (state: Blitz & Pick<State, 'pieces'>, id: PieceId): boolean => {
  const { pieces, phase } = state
  const piece = pieces[id]
  if (piece === undefined) return true
  if (mayGoOn(state, piece)) return false
  if (phase === 5 && isAir(piece.unit)) return piece.status === 'landed'
  // R84: a carrier may not move once a fighter has landed on it.
  const holdsLanded = piece.unit === 'cv' && aboardOf(pieces, id).some(([, one]) => one.status === 'landed')
  return piece.spent > 0 || piece.status !== 'ready' || holdsLanded
}

/**
 * Returns the pieces of one type and of the active power that can move from a space. Troops aboard a transport cannot move by themselves.
 */
export const movable = ({ pieces, power }: Pick<State, 'pieces' | 'power'>, unit: Unit, from: string): readonly Named[] =>
  piecesAt(pieces, from).filter(([, piece]) => piece.power === power && piece.unit === unit && !(isLand(unit) && isZone(from)))

/** R26: returns whether a transport has unloaded, or will unload in an announced assault. */
const hasUnloadedTask = ({ unit, task }: Piece): boolean => unit === 'tt' && (task?.kind === 'assault' || task?.kind === 'unload')

/** Returns cargo after its ship has left: troops no longer land in the announced assault. */
const withoutAssault = ({ task, ...rest }: Piece): Piece => (task === undefined || task.kind === 'assault' ? rest : { ...rest, task })

/** Pieces that move, and the effects of the move. */
export interface Going {
  readonly ids: readonly PieceId[]
  readonly moved: Moved
}

interface Candidate {
  readonly id: PieceId
  readonly checked: Result<Moved, Code>
}

/** Compares two pieces of one type to decide which moves first: aircraft with the least movement left, and ships with the least cargo. */
const order = (state: State, [a, one]: Named, [b, other]: Named): number =>
  other.spent - one.spent || aboardOf(state.pieces, a).length - aboardOf(state.pieces, b).length || Number(a) - Number(b)

/**
 * Returns the pieces that make a move, and checks each piece. Refusals: NO_SUCH_UNIT, ALREADY_USED, NO_DECK, and the codes of moves and
 * flying.
 * @param count number of pieces of the type that move
 */
export const piecesGoing = (state: State, unit: Unit, count: number, way: Path, waived: Waived): Result<Going, Code> => {
  const { phase, settings, numbers, developments, power } = state
  const [from = ''] = way.path
  const to = way.path.at(-1) ?? from
  const here = movable(state, unit, from).toSorted((a, b) => order(state, a, b))
  const field = battlefieldFor(state)
  const known = new Map<string, Result<Moved, Code>>()
  const check = (id: PieceId, piece: Piece): Result<Moved, Code> => {
    const used = hasMoved(state, id)
    const hasUnloaded = hasUnloadedTask(piece)
    const key = `${piece.spent} ${used} ${hasUnloaded}`
    const before = known.get(key)
    if (before !== undefined) return before
    const mover = {
      phase: kindOfMove(state),
      unit,
      tech: developments[power],
      spent: piece.spent,
      used,
    }
    const against = firstReason(waived, [hasUnloaded && ['ALREADY_UNLOADED']])
    const now: Result<Moved, Code> =
      against === undefined ? checkMove(field, mover, way, settings, profilesOf(numbers), waived) : { ok: false, refusal: against }
    known.set(key, now)
    return now
  }
  const candidates = here.map(([id, piece]): Candidate => ({ id, checked: check(id, piece) }))
  const able = candidates.filter(({ checked }) => checked.ok).slice(0, count)
  const [first] = able
  if (here.length < count || first === undefined || able.length < count || !first.checked.ok)
    return { ok: false, refusal: whyNot(candidates, unit, count) }
  const isLanding = phase === 5 && unit === 'ftr' && isZone(to)
  const against = firstReason(waived, [isLanding && count > deckRoom(state, to) && ['NO_DECK']])
  if (against !== undefined) return { ok: false, refusal: against }
  return accepted({ ids: able.map(({ id }) => id), moved: first.checked.value })
}

/**
 * Returns the number of fighters that carriers in a sea zone can still take. Includes carriers that a player has guaranteed to bring there
 * (R52).
 */
const deckRoom = (state: State, at: string): number =>
  decksLeft(state, at) + state.turn.commitments.filter(({ to }) => to === at).length * DECK

/**
 * Returns the refusal if the player wants to move more pieces than can move: NO_SUCH_UNIT, or the reason why one piece cannot move.
 * ALREADY_USED is returned only if no other reason exists.
 */
const whyNot = (candidates: readonly Candidate[], unit: Unit, count: number): Refusal<Code> => {
  const refused = candidates.flatMap(({ checked }) => (checked.ok ? [] : [checked.refusal]))
  const reason = refused.find(({ code }) => code !== 'ALREADY_USED') ?? refused[0]
  if (reason !== undefined && candidates.length >= count) return reason
  return refuse('NO_SUCH_UNIT', { unit, has: candidates.length }, 'R29').refusal
}

/** Returns the changes to the pieces after a move: the moved pieces, their cargo, and the carriers on which fighters land. */
export const afterMove = (state: State, { ids, moved }: Going, path: readonly string[], raid: boolean): PieceChanges => {
  const { pieces, phase } = state
  const [start = ''] = path
  const to = path.at(-1) ?? start
  const changes: Record<PieceId, Piece> = {}
  for (const id of ids) {
    const piece = pieces[id]
    if (piece === undefined) continue
    const { aboard: _left, task: _old, from: _from, ...rest } = piece
    const before = path.at(-2)
    const fight = moved.battle === null ? {} : { task: { kind: raid ? ('raid' as const) : ('battle' as const), at: moved.battle } }
    const origin = moved.battle !== null && before !== undefined && !isAir(piece.unit) ? { from: before } : {}
    const status = phase === 3 ? (path.length > 1 ? 'moved' : piece.status) : isAir(piece.unit) ? 'landed' : 'moved'
    changes[id] = { ...rest, at: to, spent: piece.spent + path.length - 1, status, ...fight, ...origin }
    for (const [cargo, one] of aboardOf(pieces, id)) changes[cargo] = { ...withoutAssault(one), at: to }
  }
  const after = piecesAfter(pieces, changes)
  const isLanding = (piece: Piece): boolean => phase === 5 && piece.unit === 'ftr' && piece.power === state.power
  return { ...changes, ...stowedIn(after, to, isLanding) }
}

/**
 * R52: returns the aircraft of the active power that may not land in their space. Aircraft may land in territories that were friendly at
 * the start of the turn. A fighter may also land in a sea zone in which a friendly carrier can take it.
 */
export const strandedIn = (state: State): readonly Named[] => {
  const { spaces } = battlefieldFor(state)
  const parked = atRest(state.pieces)
  return Object.entries(parked).filter(([, piece]) => {
    if (!isAir(piece.unit) || piece.power !== state.power) return false
    return isZone(piece.at) ? !isAboard(parked, piece) : !isLandable(spaces[piece.at])
  })
}
