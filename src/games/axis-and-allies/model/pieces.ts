import { plus } from '../../../kit/counts'
import { memoize } from '../../../kit/memoize'
import { isZone } from '../box/board'
import { areAllied, type ByPower, type Power } from '../box/powers'
import { DECK, HOLD, isAir, isLand, isSea, UNITS, type Unit, type Units } from '../box/units'

/**
 * Stores each unit as a separate piece with its progress in the current turn, if the app tracks units. AA guns on land are stored as
 * numbers in their territories. An AA gun at sea is a piece in every game.
 */

export type PieceId = string

/**
 * Order of a piece: `battle` (fight), `assault` (land from the sea), `raid` (bomb an industrial complex), or `unload` (the transport has
 * put troops ashore).
 */
export const TASKS = ['battle', 'assault', 'raid', 'unload'] as const
export interface Task {
  readonly kind: (typeof TASKS)[number]
  readonly at: string
}

/**
 * Progress of a piece in its turn. `moved`: the piece has made its combat move, or a ship carried it. `landed`: the aircraft has made its
 * flight of phase 5. `fought` and `retreated`: the battle of the piece is over. `submerged`: the submarine dived out of its battle and
 * stays under water until the end of phase 5.
 */
export const STATUSES = ['ready', 'moved', 'fought', 'retreated', 'submerged', 'landed'] as const

export interface Piece {
  readonly unit: Unit
  readonly power: Power
  /** Id of the space of the piece. For cargo, this is the space of the ship. */
  readonly at: string
  /** Id of the transport or carrier that carries the piece. */
  readonly aboard?: PieceId
  /** Number of movement points that the piece has used this turn. */
  readonly spent: number
  /** Space of the piece at the start of the turn. */
  readonly since: string
  /** Space from which the piece entered its battle (R47). */
  readonly from?: string
  readonly task?: Task
  readonly status: (typeof STATUSES)[number]
  /** Whether the transport has loaded units in phase 5 (R83). */
  readonly loaded?: boolean
}
export type Pieces = Readonly<Record<PieceId, Piece>>
/** New state of each changed piece; null removes the piece. */
export type PieceChanges = Readonly<Record<PieceId, Piece | null>>
/** Pair of a piece id and its piece. */
export type Named = readonly [PieceId, Piece]

/** Applies changes to the pieces. Returns the same object if nothing changes, so that cached results stay valid. */
export const piecesAfter = (pieces: Pieces, changes: PieceChanges): Pieces => {
  if (Object.keys(changes).length === 0) return pieces
  const after: Record<PieceId, Piece> = {}
  for (const [id, piece] of Object.entries({ ...pieces, ...changes })) if (piece !== null) after[id] = piece
  return after
}

/** Creates a piece for a new unit in a space. */
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
/** Returns the pieces in a space, sorted by id. */
export const piecesAt = (pieces: Pieces, at: string): readonly Named[] => bySpace(pieces).get(at) ?? []

/** Returns the number of pieces of each type. */
export const unitsOf = (some: readonly Named[]): Units =>
  some.reduce<Record<string, number>>((all, [, { unit }]) => ({ ...all, [unit]: (all[unit] ?? 0) + 1 }), {})

/** Number of units. The keys are the space, the power and the type of unit. */
export type Armies = Readonly<Record<string, ByPower<Units>>>
/** Returns the number of units in a set of pieces. The keys are the space, the power and the type of unit. */
export const armiesOf: (pieces: Pieces) => Armies = memoize((pieces: Pieces): Armies => {
  const armies: Record<string, Partial<Record<Power, Units>>> = {}
  for (const { at, power, unit } of Object.values(pieces)) {
    const here = (armies[at] ??= {})
    here[power] = plus<Unit>(here[power], { [unit]: 1 })
  }
  return armies
})

/**
 * Returns the number of units of each power in a space, with the AA guns of a territory, which belong to its controller. If the app does
 * not track units, only AA guns are counted.
 */
export const unitsAt = (
  { pieces, territories }: { readonly pieces: Pieces; readonly territories: Readonly<Record<string, { controller: Power; aa: number }>> },
  at: string,
): ByPower<Units> => {
  const here = armiesOf(pieces)[at] ?? {}
  const holding = territories[at]
  if (holding === undefined || holding.aa === 0) return here
  return { ...here, [holding.controller]: plus<Unit>(here[holding.controller], { aa: holding.aa }) }
}

/** Returns the type of ship that can carry a unit; undefined if no ship can carry it. */
const carrierOf = (unit: Unit): 'tt' | 'cv' | undefined => (isLand(unit) ? 'tt' : unit === 'ftr' ? 'cv' : undefined)

/** Returns the cargo of a ship. */
export const aboardOf = (pieces: Pieces, ship: PieceId): readonly Named[] => {
  const at = pieces[ship]?.at
  return at === undefined ? [] : piecesAt(pieces, at).filter(([, { aboard }]) => aboard === ship)
}

/** 2.2: returns whether units fit on one transport. A transport carries at most two infantry, or one infantry and one other land unit. */
export const fitsAboard = (cargo: readonly { readonly unit: Unit }[]): boolean =>
  cargo.length <= HOLD && cargo.filter(({ unit }) => unit !== 'inf').length <= 1

const hasRoom = (pieces: Pieces, ship: PieceId, unit: Unit): boolean => {
  const cargo = aboardOf(pieces, ship).map(([, piece]) => piece)
  return unit === 'ftr' ? cargo.length < DECK : fitsAboard([...cargo, { unit }])
}

/** Returns whether a piece is aboard a ship that is in the same space. */
export const isAboard = (pieces: Pieces, { aboard, at }: Piece): boolean => aboard !== undefined && pieces[aboard]?.at === at

/**
 * Puts land units and fighters that are in a sea zone without a ship aboard ships with enough space: first ships of the same power, then
 * ships of allies.
 * @returns the pieces that are now aboard a ship
 */
export const stowedIn = (pieces: Pieces, zone: string, isMeant: (piece: Piece) => boolean = () => true): PieceChanges => {
  if (!isZone(zone)) return {}
  const changes: Record<PieceId, Piece> = {}
  let now = pieces
  // Units that need the most space are first, so that as many units as possible fit.
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

/** Returns all pieces as they are at the start of a new turn: unmoved, and without orders. */
export const rested = (pieces: Pieces): Pieces =>
  Object.fromEntries(
    Object.entries(pieces).map(([id, piece]) => {
      const { unit, power, at, aboard } = piece
      return [id, { ...newPiece(unit, power, at), ...(aboard !== undefined && { aboard }) }]
    }),
  )

/** R82, R84: at the end of phase 5, submarines surface and fighters land on carriers with free space in their sea zone. */
export const atRest = (pieces: Pieces): Pieces => {
  const up = Object.fromEntries(
    Object.entries(pieces).map(([id, piece]) => [id, piece.status === 'submerged' ? { ...piece, status: 'fought' as const } : piece]),
  )
  return [...bySpace(up).keys()].reduce<Pieces>((now, at) => piecesAfter(now, stowedIn(now, at)), up)
}

/** Creates pieces from numbers of units. The order is fixed, and land units and fighters at sea are put aboard ships. */
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

/** Returns the id for the next new piece. */
export const nextIdIn = (pieces: Pieces): number => 1 + Object.keys(pieces).reduce((most, id) => Math.max(most, Number(id)), 0)

/**
 * Sets the number of units of a power in a space: removes extra pieces or adds new pieces. If a ship is removed, its cargo goes aboard
 * other ships. Cargo is removed only if the new number of units requires it.
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

/**
 * Returns pieces in impossible positions: land units and aircraft at sea that are not aboard a ship, and ships on land. Legal moves leave
 * no such pieces at the end of a turn.
 */
export const adrift = (pieces: Pieces): readonly Named[] =>
  Object.entries(pieces).filter(([, piece]) => {
    if (!isZone(piece.at)) return isSea(piece.unit)
    return (isLand(piece.unit) || isAir(piece.unit)) && !isAboard(pieces, piece)
  })
