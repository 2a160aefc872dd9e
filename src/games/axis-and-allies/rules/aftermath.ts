import { minus, plus } from '../../../kit/counts'
import { isAir, UNITS, type Unit, type Units } from '../box/units'
import type { Battle } from '../model/battle'
import { aboardOf, piecesAfter, stowedIn, type Named, type Piece, type PieceChanges, type PieceId, type Pieces } from '../model/pieces'

/**
 * Carries out step 8 of a battle if the app tracks units: removes lost pieces and updates surviving pieces (R22, R23, R41, R47, R49, R50).
 */

/**
 * Compares two pieces of one type to decide which piece survives first. Ships with more cargo come first, then aircraft with more movement
 * left, then older pieces.
 */
const keptFirst = (pieces: Pieces, [a, one]: Named, [b, other]: Named): number =>
  aboardOf(pieces, b).length - aboardOf(pieces, a).length || one.spent - other.spent || Number(a) - Number(b)

/** Groups the pieces with the given ids by type. Each group is sorted: pieces that survive longest are first. */
const byKind = (pieces: Pieces, ids: readonly PieceId[], isMeant: (piece: Piece) => boolean): ReadonlyMap<Unit, readonly Named[]> => {
  const found = ids.flatMap((id): readonly Named[] => {
    const piece = pieces[id]
    return piece === undefined || !isMeant(piece) ? [] : [[id, piece]]
  })
  return new Map(
    UNITS.map((unit) => [unit, found.filter(([, piece]) => piece.unit === unit).toSorted((a, b) => keptFirst(pieces, a, b))] as const),
  )
}

/** Returns a piece after its battle: with the new status, and without its order to fight. */
const after = ({ task: _task, from: _from, ...piece }: Piece, status: Piece['status']): Piece => ({ ...piece, status })

/** Removes a piece and its cargo. Cargo survives only if it took part in the battle and is not lost there. */
const sink = (pieces: Pieces, changes: Record<PieceId, Piece | null>, id: PieceId): void => {
  changes[id] = null
  for (const [cargo] of aboardOf(pieces, id)) if (changes[cargo] === undefined) changes[cargo] = null
}

/** Moves the cargo of a retreating ship with the ship, and cancels the order of the cargo to land. */
const carried = (pieces: Pieces, changes: Record<PieceId, Piece | null>, id: PieceId, at: string): void => {
  for (const [cargo, piece] of aboardOf(pieces, id)) {
    const { task: _task, ...rest } = piece
    changes[cargo] = { ...rest, at }
  }
}

const attackersAfter = (pieces: Pieces, battle: Battle, changes: Record<PieceId, Piece | null>): void => {
  const { attack, submerged, flownHome, retreated, outcome } = battle
  const back: Units = retreated?.units ?? {}
  const { hurt: _hurt, ...standing } = attack
  const here: Units = plus<Unit>(outcome === 'retreated' ? minus<Unit>(standing, back) : standing, flownHome)
  for (const [unit, own] of byKind(pieces, battle.pieces?.attack ?? [], () => true)) {
    let [gone, stay, dive] = [back[unit] ?? 0, Math.max(0, here[unit] ?? 0), unit === 'ss' ? submerged.attack : 0]
    for (const [id, piece] of own) {
      if (gone > 0) {
        gone -= 1
        const isFlying = isAir(unit) || retreated === undefined || retreated.to === ''
        const at = isFlying ? piece.at : retreated.to
        changes[id] = { ...after(piece, isFlying ? 'fought' : 'retreated'), at }
        carried(pieces, changes, id, at)
      } else if (stay > 0) {
        stay -= 1
        changes[id] = after(piece, 'fought')
      } else if (dive > 0) {
        dive -= 1
        changes[id] = after(piece, 'submerged')
      } else sink(pieces, changes, id)
    }
  }
}

const defendersAfter = (pieces: Pieces, battle: Battle, changes: Record<PieceId, Piece | null>): void => {
  const ids = battle.pieces?.defend ?? []
  // The set also contains powers that have lost all their units in the battle.
  const powers = new Set(ids.flatMap((id) => pieces[id]?.power ?? []))
  for (const power of powers)
    for (const [unit, own] of byKind(pieces, ids, (piece) => piece.power === power)) {
      const dived = unit === 'ss' ? (battle.submerged.defend[power] ?? 0) : 0
      const stay = battle.defend[power]?.[unit] ?? 0
      for (const [at, [id, piece]] of own.entries()) {
        if (at < stay) changes[id] = piece
        else if (at < stay + dived) changes[id] = { ...piece, status: 'submerged' }
        else sink(pieces, changes, id)
      }
    }
}

/**
 * Returns the changes to the pieces of a battle after its outcome. Cargo is lost with its ship. Defending fighters whose carrier is lost
 * stay in the sea zone until a carrier in the same sea zone can take them.
 */
export const afterBattle = (pieces: Pieces, battle: Battle): PieceChanges => {
  const changes: Record<PieceId, Piece | null> = {}
  attackersAfter(pieces, battle, changes)
  defendersAfter(pieces, battle, changes)
  // A piece that survives its ship is no longer aboard.
  for (const [id, piece] of Object.entries(changes))
    if (piece?.aboard !== undefined && changes[piece.aboard] === null) {
      const { aboard: _ship, ...rest } = piece
      changes[id] = rest
    }
  const now = piecesAfter(pieces, changes)
  const isHomeless = (piece: Piece): boolean => piece.unit === 'ftr' && piece.status === 'ready' && piece.power !== battle.by
  return { ...changes, ...stowedIn(now, battle.at, isHomeless) }
}
