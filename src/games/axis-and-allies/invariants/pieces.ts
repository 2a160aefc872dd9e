import { isZone } from '../box/board'
import { areAllied } from '../box/powers'
import { DECK, isAir, isLand, isSea, profilesOf } from '../box/units'
import { aboardOf, fitsAboard, isAboard, type Named } from '../model/pieces'
import type { State } from '../model/state'
import { reachOf } from '../rules/combat-move'
import { strandedIn } from '../rules/piece-moves'

/**
 * Checks invariants P2–P5 of the pieces if the app tracks units. Three actions may break these invariants: a correction, an overruled
 * refusal, and a battle that the players finished without the app.
 */
export const brokenPieces = (state: State): readonly string[] =>
  state.settings.armiesTold ? [...Object.entries(state.pieces).flatMap((named) => brokenPiece(state, named)), ...atTurnsEnd(state)] : []

const when = (holds: boolean, name: string): readonly string[] => (holds ? [] : [name])

const brokenPiece = (state: State, [id, piece]: Named): readonly string[] => {
  const { pieces, developments, numbers } = state
  const { unit, at, power, spent } = piece
  const cargo = aboardOf(pieces, id).map(([, one]) => one)
  const isOnItsOwn = piece.aboard === undefined || isAboard(pieces, piece)
  return [
    // P2: each land unit at sea is aboard a ship with enough space for it, and no ship is on land.
    ...when(isZone(at) ? !isLand(unit) || isAboard(pieces, piece) : !isSea(unit), `P2 ${unit} ${id} adrift in ${at}`),
    ...when(isOnItsOwn, `P2 ${unit} ${id} aboard nothing in ${at}`),
    ...when(unit === 'cv' ? cargo.length <= DECK : fitsAboard(cargo), `P2 ${unit} ${id} is too full`),
    ...when(cargo.length === 0 || unit === 'tt' || unit === 'cv', `P2 ${unit} ${id} carries`),
    // P5: no piece has moved more spaces than its movement allows.
    ...when(spent <= reachOf(unit, developments[power], profilesOf(numbers)), `P5 ${unit} ${id} moved ${spent}`),
    ...hostile(state, [id, piece]),
  ]
}

/**
 * P3: after phase 4, no piece of the active power is in a hostile space. Exceptions: aircraft, submerged submarines, and units of battles
 * that the players finished without the app.
 */
const hostile = (state: State, [id, { unit, at, power, status }]: Named): readonly string[] => {
  const { territories, phase, turn, battle } = state
  if (phase < 5 || battle !== undefined || power !== state.power || isAir(unit) || status === 'submerged' || turn.fought.includes(at))
    return []
  const holder = territories[at]?.controller
  return when(holder === undefined || areAllied(holder, power), `P3 ${unit} ${id} in ${at}`)
}

/** P4: after phase 5, every aircraft of the active power is in a space in which it may land. */
const atTurnsEnd = (state: State): readonly string[] =>
  state.phase < 6 ? [] : strandedIn(state).map(([id, { unit, at }]) => `P4 ${unit} ${id} in ${at}`)
