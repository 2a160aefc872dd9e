import { plus } from '../../../kit/counts'
import { memoize } from '../../../kit/memoize'
import { isZone } from '../box/board'
import { areAllied, type ByPower, type Power } from '../box/powers'
import { DECK, HOLD, isAir, isLand, isSea, UNITS, type Unit, type Units } from '../box/units'

/**
 * The units on the board, each as a piece with a past of its own; kept where the table follows units. AA guns on land are counted with
 * their territories, a gun that is at sea is a piece in every game.
 */

export type PieceId = string

/** The purpose of a move: to fight, to land from the sea, to bomb a complex; `unload`: a transport has put troops ashore there. */
export const TASKS = ['battle', 'assault', 'raid', 'unload'] as const
export interface Task {
  readonly kind: (typeof TASKS)[number]
  readonly at: string
}

/**
 * How far a piece is in its turn. `moved`: it has made its combat move, or was carried; `landed`: it has made its flight of phase 5;
 * `fought`, `retreated`: its battle is over; `submerged`: out of its battle until the end of phase 5.
 */
export const STATUSES = ['ready', 'moved', 'fought', 'retreated', 'submerged', 'landed'] as const

export interface Piece {
  readonly unit: Unit
  readonly power: Power
  /** The space; for cargo that of the ship. */
  readonly at: string
  /** The transport or carrier. */
  readonly aboard?: PieceId
  /** Movement used this turn. */
  readonly spent: number
  /** Where it was when the turn began. */
  readonly since: string
  /** From where it entered the space in which it fights (R47). */
  readonly from?: string
  readonly task?: Task
  readonly status: (typeof STATUSES)[number]
  /** A transport took units aboard in phase 5 (R83). */
  readonly loaded?: boolean
}
export type Pieces = Readonly<Record<PieceId, Piece>>
/** Pieces as they are afterwards; null: off the board. */
export type PieceChanges = Readonly<Record<PieceId, Piece | null>>
/** A piece with its id. */
export type Named = readonly [PieceId, Piece]

/** The pieces with some changes; the same object where nothing changes, so that what was found out about it still counts. */
export const piecesAfter = (pieces: Pieces, changes: PieceChanges): Pieces => {
  if (Object.keys(changes).length === 0) return pieces
  const after: Record<PieceId, Piece> = {}
  for (const [id, piece] of Object.entries({ ...pieces, ...changes })) if (piece !== null) after[id] = piece
  return after
}

/** A piece that has just come to a space. */
export const newPiece = (unit: Unit, power: Power, at: string): Piece => ({ unit, power, at, spent: 0, since: at, status: 'ready' })

const bySpace = memoize((pieces: Pieces): ReadonlyMap<string, readonly Named[]> => {
  const found = new Map<string, Named[]>()
  for (const named of Object.entries(pieces)) {
    const here = found.get(named[1].at)
    if (here === undefined) found.set(named[1].at, [named])
    else here.push(named)
  }
  return found
})
/** The pieces in a space, in the order of their ids. */
export const piecesAt = (pieces: Pieces, at: string): readonly Named[] => bySpace(pieces).get(at) ?? []

/** The kinds of some pieces, counted. */
export const unitsOf = (some: readonly Named[]): Units =>
  some.reduce<Record<string, number>>((all, [, { unit }]) => ({ ...all, [unit]: (all[unit] ?? 0) + 1 }), {})

/** Counts of units by space and power. */
export type Armies = Readonly<Record<string, ByPower<Units>>>
/** The same board as counts. */
export const armiesOf: (pieces: Pieces) => Armies = memoize((pieces: Pieces): Armies => {
  const armies: Record<string, Partial<Record<Power, Units>>> = {}
  for (const { at, power, unit } of Object.values(pieces)) {
    const here = (armies[at] ??= {})
    here[power] = plus<Unit>(here[power], { [unit]: 1 })
  }
  return armies
})

/** Whether a unit travels on a ship of some kind. */
const carrierOf = (unit: Unit): 'tt' | 'cv' | undefined => (isLand(unit) ? 'tt' : unit === 'ftr' ? 'cv' : undefined)

/** The cargo of a ship. */
export const aboardOf = (pieces: Pieces, ship: PieceId): readonly Named[] => {
  const at = pieces[ship]?.at
  return at === undefined ? [] : piecesAt(pieces, at).filter(([, { aboard }]) => aboard === ship)
}

/** 2.2: two infantry, or one infantry and another land unit. */
export const fitsAboard = (cargo: readonly { readonly unit: Unit }[]): boolean =>
  cargo.length <= HOLD && cargo.filter(({ unit }) => unit !== 'inf').length <= 1

const hasRoom = (pieces: Pieces, ship: PieceId, unit: Unit): boolean => {
  const cargo = aboardOf(pieces, ship).map(([, piece]) => piece)
  return unit === 'ftr' ? cargo.length < DECK : fitsAboard([...cargo, { unit }])
}

/** Whether a piece is on a ship that is in its space. */
export const isAboard = (pieces: Pieces, { aboard, at }: Piece): boolean => aboard !== undefined && pieces[aboard]?.at === at

/**
 * Puts land units and fighters in a zone that are on no ship aboard ships there that have room: own ships first, then those of allies.
 * @returns the pieces that changed
 */
export const stowedIn = (pieces: Pieces, zone: string, isMeant: (piece: Piece) => boolean = () => true): PieceChanges => {
  if (!isZone(zone)) return {}
  const changes: Record<PieceId, Piece> = {}
  let now = pieces
  // Units that need most room come first, so that nothing is left over that would fit.
  const order: readonly Unit[] = ['arm', 'art', 'aa', 'inf', 'ftr']
  const loose = piecesAt(pieces, zone)
    .filter(([, piece]) => carrierOf(piece.unit) !== undefined && !isAboard(pieces, piece) && isMeant(piece))
    .toSorted(([, a], [, b]) => order.indexOf(a.unit) - order.indexOf(b.unit))
  for (const [id, piece] of loose) {
    const kind = carrierOf(piece.unit)
    const ships = piecesAt(now, zone).filter(([, { unit, power }]) => unit === kind && areAllied(power, piece.power))
    const mine = ships.toSorted(([, a], [, b]) => Number(b.power === piece.power) - Number(a.power === piece.power))
    const ship = mine.find(([one]) => hasRoom(now, one, piece.unit))?.[0]
    const { aboard: _gone, ...rest } = piece
    changes[id] = ship === undefined ? rest : { ...rest, aboard: ship }
    now = { ...now, [id]: changes[id] }
  }
  return changes
}

/** A fresh turn: every piece is where it is, and has done nothing. */
export const rested = (pieces: Pieces): Pieces =>
  Object.fromEntries(
    Object.entries(pieces).map(([id, piece]) => {
      const { unit, power, at, aboard } = piece
      return [id, { ...newPiece(unit, power, at), ...(aboard !== undefined && { aboard }) }]
    }),
  )

/** R82, R84: at the end of phase 5 submarines surface, and fighters over a zone are on its decks as far as there is room. */
export const atRest = (pieces: Pieces): Pieces => {
  const up = Object.fromEntries(
    Object.entries(pieces).map(([id, piece]) => [id, piece.status === 'submerged' ? { ...piece, status: 'fought' as const } : piece]),
  )
  return [...bySpace(up).keys()].reduce<Pieces>((now, at) => piecesAfter(now, stowedIn(now, at)), up)
}

/** Pieces for counts of units, in a fixed order, with their cargo aboard. */
export const piecesFrom = (armies: Armies): Pieces => {
  const pieces: Record<PieceId, Piece> = {}
  let next = 1
  for (const [at, here] of Object.entries(armies))
    for (const [power, units] of Object.entries(here) as readonly (readonly [Power, Units])[])
      for (const unit of UNITS)
        for (let n = 0; n < (units[unit] ?? 0); n++) {
          pieces[String(next)] = newPiece(unit, power, at)
          next += 1
        }
  return Object.keys(armies).reduce<Pieces>((now, at) => piecesAfter(now, stowedIn(now, at)), pieces)
}

/** The id that the next new piece gets. */
export const nextIdIn = (pieces: Pieces): number => 1 + Object.keys(pieces).reduce((most, id) => Math.max(most, Number(id)), 0)

/**
 * Makes the units of a power in a space as many as counted; the others leave, new ones come. Cargo leaves with its ship only if it is
 * counted out too; what is left in a zone goes aboard again.
 */
export const recounted = (pieces: Pieces, next: number, at: string, power: Power, units: Units): PieceChanges => {
  const changes: Record<PieceId, Piece | null> = {}
  let id = next
  for (const unit of UNITS) {
    const here = piecesAt(pieces, at).filter(([, piece]) => piece.power === power && piece.unit === unit)
    const wanted = units[unit] ?? 0
    for (const [one] of here.slice(wanted)) changes[one] = null
    for (let n = here.length; n < wanted; n++) {
      changes[String(id)] = newPiece(unit, power, at)
      id += 1
    }
  }
  return { ...changes, ...stowedIn(piecesAfter(pieces, changes), at) }
}

/** Land units and fighters in a zone that are on no ship, and ships on land: nothing of that is left by the rules at the end of a turn. */
export const adrift = (pieces: Pieces): readonly Named[] =>
  Object.entries(pieces).filter(([, piece]) => {
    if (!isZone(piece.at)) return isSea(piece.unit)
    return (isLand(piece.unit) || isAir(piece.unit)) && !isAboard(pieces, piece)
  })
