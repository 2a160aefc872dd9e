import { moveShape } from '../../../kit/move-kinds'
import { number } from '../../../kit/shape'
import type { Refusal } from '../../../referee'
import type { AreaId, HouseId } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import { controller } from '../model/control'
import { areaAt, isClosed, pool, printed } from '../model/position'
import { refuse, type Code } from '../model/refusals'
import type { Bids, Stage, State } from '../model/state'
import { count } from '../model/units'
import type { Transaction } from '../transaction/transaction'
import * as shapes from '../shapes/pieces'
import { groupsOf, supplyObjection } from './supply'

/** E20: ports. Only the house that controls the land area of a port uses it; its ships follow the land area. */

/** The new owner of a port keeps this number of ships by own ships (E20.7). */
const keepShipsShape = () => moveShape('keepShips', { house: shapes.house, keep: number })

/** Returns the maximum number of ships in a port (E4.3). */
export const portLimit = ({ box }: Pick<State, 'box'>): number => box.portLimit ?? Number.POSITIVE_INFINITY

/** Returns the number of ships in an area. */
const shipsIn = (state: State, area: AreaId): number => {
  const { garrison } = areaAt(state, area)
  return garrison === undefined ? 0 : count(garrison.standing) + count(garrison.routed)
}

/** Returns how many more ships fit into an area; unlimited at sea. */
export const roomIn = (state: State, area: AreaId): number =>
  printed(state, area).kind === 'port' ? portLimit(state) - shipsIn(state, area) : Number.POSITIVE_INFINITY

/**
 * Returns the refusal if ships of a house cannot enter an area because it is a port: CLOSED_AREA, PORT_NOT_YOURS (E10.2), PORT_FULL (E4.3).
 * @param ships number of ships that enter
 */
export const portObjection = (state: State, house: HouseId, area: AreaId, ships: number): Refusal<Code> | undefined => {
  const { port } = printed(state, area)
  if (port === undefined) return undefined
  if (isClosed(state, area)) return refuse('CLOSED_AREA', { area }).refusal
  const { garrison } = areaAt(state, area)
  if (controller(state, area) !== house || (garrison !== undefined && garrison.house !== house))
    return refuse('PORT_NOT_YOURS', { area, house }).refusal
  const limit = portLimit(state)
  return ships > roomIn(state, area) ? refuse('PORT_FULL', { area, limit }).refusal : undefined
}

/** Returns whether ships of another house than the owner are in the sea of a port, so that the port gives no power (E7.4, E15.2). */
export const isBlockaded = (state: State, port: AreaId): boolean => {
  const sea = printed(state, port).port?.sea
  const owner = controller(state, port)
  const there = sea === undefined ? undefined : areaAt(state, sea).garrison?.house
  return there !== undefined && there !== owner
}

/** Returns the ports of a house that give power: with at least one own ship, and without enemy ships in their sea (E7.4). */
export const payingPorts = (state: State, house: HouseId): readonly AreaId[] =>
  ownPorts(state, house).filter((area) => areaAt(state, area).garrison?.house === house && !isBlockaded(state, area))

/** Returns the ports whose land area a house controls (E1.3). */
export const ownPorts = (state: State, house: HouseId): readonly AreaId[] =>
  Object.keys(state.box.areas).filter((area) => printed(state, area).kind === 'port' && controller(state, area) === house)

/** Returns the number of ports that give power to a house (E7.4). If units are not tracked, the players report the number. */
export const payingPortsOf = (state: State, house: HouseId, reported: Bids): number =>
  state.tracking.units ? payingPorts(state, house).length : (reported[house] ?? 0)

/** Returns the refusal of reported numbers of ports: NOT_TRACKED, or WRONG_NUMBER if a house has fewer ports (E7.4). */
export const reportedPortsObjection = (state: State, reported: Bids): Refusal<Code> | undefined => {
  if (state.tracking.units) return refuse('NOT_TRACKED', { part: 'units' }).refusal
  const tooMany = state.playing.find((house) => (reported[house] ?? 0) > ownPorts(state, house).length)
  return tooMany === undefined ? undefined : refuse('WRONG_NUMBER', { number: ownPorts(state, tooMany).length }, 'E7.4').refusal
}

/** Returns the ports with ships of another house than the owner of the land area. */
const lostPorts = (state: State): readonly { readonly port: AreaId; readonly from: HouseId; readonly owner: HouseId | undefined }[] =>
  Object.keys(state.box.areas).flatMap((port) => {
    const from = areaAt(state, port).garrison?.house
    if (from === undefined || printed(state, port).kind !== 'port') return []
    const owner = controller(state, port)
    return owner === from ? [] : [{ port, from, owner }]
  })

/** Destroys the ships in ports whose land area has no owner any more (E20.8). */
export const destroyUnownedShips = (transaction: Transaction): void => {
  for (const { port, from, owner } of lostPorts(transaction.state))
    if (owner === undefined) transaction.emit({ e: 'shipsCaptured', port, from, kept: 0, destroyed: shipsIn(transaction.state, port) })
}

/** Returns the numbers of ships that the new owner of a port can keep: limited by its pool, its supply and the port (E20.7). */
export const keepOptions = (state: State, house: HouseId, port: AreaId): readonly number[] => {
  const most = Math.min(shipsIn(state, port), pool(state, house).ship, portLimit(state))
  return Array.from({ length: Math.max(0, most) + 1 }, (_, keep) => keep).filter(
    (keep) => keepObjection(state, house, port, keep) === undefined,
  )
}

/**
 * Returns the refusal if a house cannot keep this number of ships (E20.7): WRONG_NUMBER, PORT_FULL, POOL_EMPTY, TOO_MANY_ARMIES,
 * ARMY_TOO_LARGE.
 */
export const keepObjection = (state: State, house: HouseId, port: AreaId, keep: number): Refusal<Code> | undefined => {
  const ships = shipsIn(state, port)
  if (!Number.isInteger(keep) || keep < 0 || keep > ships) return refuse('WRONG_NUMBER', { number: ships }, 'E20.7').refusal
  if (keep > portLimit(state)) return refuse('PORT_FULL', { area: port, limit: portLimit(state) }).refusal
  if (keep > pool(state, house).ship) return refuse('POOL_EMPTY', { house, unit: 'ship' }, 'E20.7').refusal
  return keep === 0 ? undefined : supplyObjection(state, house, [...groupsOf(state, house).values(), keep])
}

/**
 * Settles the ports after a land area may have changed its owner: destroys ships without an owner (E20.8), then asks the new owner of the
 * next port (E20.7). A new owner that can keep no ship is not asked.
 * @param next stage that follows after the answer
 * @returns true if a house is asked
 */
export const settlePorts = (transaction: Transaction, next: Stage): boolean => {
  if (!transaction.state.tracking.units) return false
  destroyUnownedShips(transaction)
  for (const { port, from, owner } of lostPorts(transaction.state)) {
    if (owner === undefined) continue
    if (keepOptions(transaction.state, owner, port).length > 1) {
      transaction.emit({ e: 'moved', stage: { at: 'ports', port, house: owner, next } })
      return true
    }
    transaction.emit({ e: 'shipsCaptured', port, from, kept: 0, destroyed: shipsIn(transaction.state, port) })
  }
  return false
}

/** Records how many ships of a captured port the new owner keeps (E20.7). Refusals: NOT_YOUR_TURN and those of {@link keepObjection}. */
const keepShips: RuleHandler<MoveOf<typeof keepShipsShape>> = (transaction, { house, keep }, waived) => {
  const { stage } = transaction.state
  if (stage.at !== 'ports') return undefined
  const { port, next } = stage
  if (house !== stage.house) return refuse('NOT_YOUR_TURN', { house, turn: stage.house }, 'E20.7').refusal
  const refusal = keepObjection(transaction.state, house, port, keep)
  if (refusal !== undefined && !waived.has(refusal.code)) return refusal
  const from = areaAt(transaction.state, port).garrison?.house ?? house
  const destroyed = shipsIn(transaction.state, port) - keep
  transaction.emit({ e: 'shipsCaptured', port, from, ...(keep > 0 ? { to: house } : {}), kept: keep, destroyed })
  transaction.order.afterPorts(transaction, next)
  return undefined
}

/** Records of the moves about ports. */
export const PORT_MOVES = { keepShips: { shape: keepShipsShape, decide: atStages({ ports: keepShips }) } }
