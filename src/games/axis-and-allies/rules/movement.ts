import { moveShape } from '../../../kit/move-kinds'
import { listOf, maybe, whole, boolean, keyed, fields, type Infer } from '../../../kit/shape'
import { accepted, refusedByReferee, type Refusal, type Result } from '../../../referee'
import { isSpace, isZone, territoryOf } from '../box/board'
import { areAllied } from '../box/powers'
import { isSea, MOST_PROMISES, profilesOf, type Unit, type Units } from '../box/units'
import { announcedIn, battlefieldFor, enemyPieces, landsOf, mayBeCalledOff, toFight } from '../model/battlefield'
import type { Shift } from '../model/events'
import { aboardOf, piecesAt, unitsOf, type Named, type PieceChanges, type PieceId } from '../model/pieces'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { Announced, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { kindOfMove, move as checkMove, type Path } from './combat-move'
import { asAnswer, carryOutTaking, DONE, inPhase, type Handled } from './handler'
import { againstTaking } from './liberation'
import { fightersLost, isBroken } from './noncombat-move'
import { afterMove, piecesGoing, strandedIn, type Going } from './piece-moves'
import { mustLand } from './phases'
import { seaBattleFirst } from './transports'
import { gunsReady, voyageOf } from './voyages'
import * as parts from '../shapes/move-parts'

/** Decides the moves of phases 3 and 5: moves of units, announced battles, guaranteed carriers, and landings of aircraft. */

const unitsMoveShape = moveShape('move', {
  unit: shapes.unit,
  count: whole(1, 200),
  /** Spaces of the path from start to end. */
  path: listOf(shapes.space, parts.MOST_STEPS, 1),
  assault: maybe(boolean),
  raid: maybe(boolean),
  facts: parts.facts,
})
const shipShape = moveShape('ship', { ship: parts.boat, steps: listOf(parts.step, parts.MOST_STEPS, 1), facts: parts.facts })
/**
 * Captures a territory without enemy units. `cash` is the number of IPCs of the power that loses its capital, if the app does not track
 * cash.
 */
const enterShape = moveShape('enter', { at: shapes.space, units: shapes.units, cash: maybe(shapes.ipc) })
const announceShape = moveShape('announce', { battle: shapes.announced })
const callOffLandingShape = moveShape('callOffLanding', { at: shapes.space })
const promiseShape = moveShape('promise', { to: shapes.space })
const landedShape = moveShape('landed', {
  zones: keyed(shapes.space, fields<{ carriers: number; fighters: number }>({ carriers: shapes.count, fighters: shapes.count }), 64),
  promises: listOf(parts.promised, MOST_PROMISES),
})

const isMoving = ({ phase }: State): boolean => phase === 3 || phase === 5

/**
 * Returns the refusal for a move of AA guns from a territory; undefined if the move is allowed. AA guns on land are stored as a number in
 * the territory.
 */
const againstGuns = (state: State, count: number, from: string, waived: Waived): Refusal<Code> | undefined => {
  const { territories, power } = state
  const holding = territories[from]
  return firstReason(waived, [
    (holding?.controller !== power || holding.aa < count) && ['NO_SUCH_UNIT', { unit: 'aa' }, 'R29'],
    gunsReady(state, from) < count && ['ALREADY_USED', { unit: 'aa' }],
  ])
}

/** Checks a move of AA guns. If the app does not track units, also checks moves of all other units. */
const reportedMove = (state: State, move: Infer<typeof unitsMoveShape>, way: Path, waived: Waived): Result<Going, Code> => {
  const { power, settings, numbers, developments } = state
  const { unit, count, facts } = move
  const mover = {
    phase: kindOfMove(state),
    unit,
    tech: developments[power],
    spent: facts?.spent ?? 0,
    used: facts?.used ?? false,
  }
  const moved = checkMove(battlefieldFor(state, facts), mover, way, settings, profilesOf(numbers), waived)
  if (!moved.ok) return moved
  const against = unit === 'aa' ? againstGuns(state, count, way.path[0] ?? '', waived) : undefined
  return against === undefined ? accepted({ ids: [], moved: moved.value }) : { ok: false, refusal: against }
}

/** R117: returns whether a ship moves to a friendly sea zone from which it can accompany a landing or bombard. */
const isEscort = ({ phase, settings, pieces, power }: State, unit: Unit, to: string): boolean =>
  phase === 3 &&
  settings.armiesTold &&
  isSea(unit) &&
  piecesAt(pieces, to).some(([, piece]) => piece.power === power && piece.task?.kind === 'assault')

/** Moves several units of one type along one path. Refusals: NO_SUCH_UNIT, and the codes of moves and flying. */
export const moveUnits = (transaction: Transaction, move: Infer<typeof unitsMoveShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const { unit, count, path, raid = false } = move
  if (!isMoving(state)) return refusedByReferee('NOT_ASKED')
  const { power, phase, settings } = state
  const [from = ''] = path
  const to = path.at(-1) ?? from
  const isFollowed = settings.armiesTold && unit !== 'aa'
  const way: Path = { path, raid, assault: move.assault === true || isEscort(state, unit, to) }
  const going = isFollowed ? piecesGoing(state, unit, count, way, waived) : reportedMove(state, move, way, waived)
  if (!going.ok) return going
  const { moved, ids } = going.value
  const pieces = isFollowed ? afterMove(state, going.value, path, raid) : {}
  const shifts = [{ unit, owner: power, count, from, to }, ...(isFollowed ? cargoShifts(state, ids, from, to) : [])]
  const group = 1 + Math.max(0, ...state.turn.fire.map((one) => one.group))
  const fire = moved.aaFire.map((at) => ({ at, units: { [unit]: count }, end: to, group, ...(isFollowed && { pieces: ids }) }))
  const before = announcedIn(state)
  emit({ e: 'moved', power, shifts, path, battle: moved.battle, fire, combat: phase === 3, pieces })
  for (const at of moved.captures)
    if (!areAllied(transaction.state.territories[at]?.controller ?? power, power)) carryOutTaking(transaction, at, undefined)
  const { battle } = moved
  const isKept = battle !== null && (settings.battlesTold || (raid && settings.raidsTold))
  if (isKept) tellBattle(transaction, before, { at: battle, kind: raid ? 'raid' : isZone(battle) ? 'sea' : 'land' })
  return DONE
}

/** Returns the moves of cargo that goes along with moving ships. */
const cargoShifts = ({ pieces }: State, ids: readonly PieceId[], from: string, to: string): readonly Shift[] =>
  ids.flatMap((id) => aboardOf(pieces, id)).map(([, { unit, power }]) => ({ unit, owner: power, count: 1, from, to }))

/**
 * Emits the event that announces a battle or raid. If the app tracks units, emits the event only once per space. @param before battles
 * announced before the move
 */
const tellBattle = ({ state, emit }: Transaction, before: readonly Announced[], battle: Announced): void => {
  const isKnown = before.some(({ at, kind, from }) => at === battle.at && kind === battle.kind && from === battle.from)
  if (!state.settings.armiesTold) emit({ e: 'announced', battle })
  else if (!isKnown) emit({ e: 'announced', battle, pieces: {} })
}

/** Moves a transport that loads, sails and unloads. Refusals: NO_SUCH_UNIT, and the codes of transports and moves. */
export const sailShip = (transaction: Transaction, { ship, steps, facts }: Infer<typeof shipShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  if (!isMoving(state)) return refusedByReferee('NOT_ASKED')
  const { power, phase, settings } = state
  const voyage = voyageOf(state, ship, steps, facts, waived)
  if (!voyage.ok) return voyage
  const { ship: now, shifts, changes } = voyage.value
  const before = announcedIn(state)
  emit({
    e: 'moved',
    power,
    shifts,
    path: [ship.at, now.at],
    battle: now.assault,
    fire: [],
    combat: phase === 3,
    pieces: changes,
  })
  if (now.assault === null || !settings.battlesTold || phase !== 3) return DONE
  if (seaBattleFirst(now, battlefieldFor(state, facts))) tellBattle(transaction, before, { at: now.at, kind: 'sea' })
  tellBattle(transaction, before, { at: now.assault, kind: 'land', from: now.at })
  return DONE
}

/** R14, R19, R50: captures a hostile territory without a battle. Refusals: ALREADY_FRIENDLY, NO_LAND_UNIT, NEUTRAL. */
export const enterTerritory = (transaction: Transaction, { at, units, cash }: Infer<typeof enterShape>, waived: Waived): Handled => {
  const { state } = transaction
  const land = landsOf(state.territories)[at]
  if (land === undefined) return territoryOf(at) === undefined && !isSpace(at) ? refuse('NEUTRAL', { space: at }) : refuse('WRONG_TERRAIN')
  if (state.phase === 0 || state.battle !== undefined) return refusedByReferee('NOT_ASKED')
  const there = state.settings.armiesTold && state.settings.battlesTold ? garrisonOf(state, at) : units
  const against = againstTaking(land, state.power, there, waived)
  if (against === undefined) carryOutTaking(transaction, at, cash)
  return asAnswer(against)
}

/** Returns the units of the active power in a territory; empty if enemy units are in the territory. */
const garrisonOf = (state: State, at: string): Units => {
  if (enemyPieces(state, at).length > 0) return {}
  return unitsOf(piecesAt(state.pieces, at).filter(([, { power }]) => power === state.power))
}

/** R57: announces a battle, a raid or an assault. Refusals: NOT_HOSTILE, NO_IC, NOT_ADJACENT, BATTLE_OVER, NEUTRAL. */
export const announce = ({ state, emit }: Transaction, { battle }: Infer<typeof announceShape>): Handled => {
  const { at, kind, from } = battle
  if ((state.phase !== 3 && state.phase !== 4) || state.battle !== undefined) return refusedByReferee('NOT_ASKED')
  // If the app tracks units, the moves of units announce battles.
  if (state.settings.armiesTold) return refuse('NO_SUCH_UNIT', {}, 'R29')
  const holding = state.territories[at]
  const isAtSea = isZone(at)
  const against = firstReason(new Set(), [
    holding === undefined && !isAtSea && ['NEUTRAL', { space: at }],
    isAtSea !== (kind === 'sea') && ['WRONG_TERRAIN', { space: at }],
    holding !== undefined && areAllied(holding.controller, state.power) && ['NOT_HOSTILE'],
    kind === 'raid' && holding?.ic === false && ['NO_IC'],
    from !== undefined && !battlefieldFor(state).spaces[from] && ['NOT_ADJACENT', { from, to: at }],
    state.turn.fought.includes(at) && kind !== 'raid' && ['BATTLE_OVER'],
  ])
  if (against === undefined) emit({ e: 'announced', battle })
  return asAnswer(against)
}

/**
 * R57: cancels a landing before its first die is rolled. The troops cannot land in another territory instead. If the app does not track
 * units, players may cancel any battle, because AA fire may have shot down all attackers.
 */
export const callOffLanding = ({ state, emit }: Transaction, { at }: Infer<typeof callOffLandingShape>): Handled => {
  const landing = toFight(state).find((one) => one.at === at && mayBeCalledOff(state, one))
  if (landing === undefined || state.battle?.at === at) return refusedByReferee('NOT_ASKED')
  emit({ e: 'landingCalledOff', at, ...(state.settings.armiesTold && { pieces: calledOff(state, at) }) })
  return DONE
}

/** Returns the changes that cancel a landing: troops and their ships lose their order to land. */
const calledOff = ({ pieces, power }: State, at: string): PieceChanges =>
  Object.fromEntries(
    Object.entries(pieces).flatMap(([id, { task, ...rest }]) =>
      rest.power === power && task?.kind === 'assault' && task.at === at ? [[id, rest]] : [],
    ),
  )

/** R52: records the guarantee that a carrier will be in a sea zone. Refusal: WRONG_TERRAIN. */
export const promiseCarrier = ({ state, emit }: Transaction, { to }: Infer<typeof promiseShape>): Handled => {
  const { settings, phase, turn } = state
  if (!settings.landingsTold || phase < 3 || phase > 5 || turn.landed) return refusedByReferee('NOT_ASKED')
  if (turn.commitments.length >= MOST_PROMISES) return refusedByReferee('NOT_ASKED')
  if (!isZone(to)) return refuse('WRONG_TERRAIN', { space: to })
  emit({ e: 'promised', id: 1 + Math.max(0, ...turn.commitments.map(({ id }) => id)), to })
  return DONE
}

/**
 * R52: removes aircraft without a landing place, and records which guaranteed carriers did not come. If the app tracks units, the app finds
 * these aircraft, and the reported sea zones are ignored.
 */
export const land = ({ state, emit }: Transaction, { zones, promises }: Infer<typeof landedShape>): Handled => {
  const { turn, phase, settings } = state
  if (phase !== 5 || (turn.landed && !mustLand(state)) || !(settings.landingsTold || settings.armiesTold))
    return refusedByReferee('NOT_ASKED')
  const stranded = settings.armiesTold ? strandedIn(state) : []
  const lost = settings.armiesTold ? countedBySpace(stranded) : lostIn(zones)
  const broken = turn.commitments.filter(({ id, to }) => isBroken({ to, ...promises.find((one) => one.id === id) }))
  const pieces = Object.fromEntries(stranded.map(([id]) => [id, null]))
  emit({ e: 'landed', lost, broken: broken.map(({ id }) => id), ...(settings.armiesTold && { pieces }) })
  return DONE
}

const countedBySpace = (some: readonly Named[]): Readonly<Record<string, number>> =>
  some.reduce<Record<string, number>>((all, [, { at }]) => ({ ...all, [at]: (all[at] ?? 0) + 1 }), {})

/** Returns the reported number of fighters without a carrier in each sea zone. */
const lostIn = (zones: Infer<typeof landedShape>['zones']): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(zones).flatMap(([zone, { carriers, fighters }]) => {
      const gone = fightersLost(carriers, fighters)
      return gone === 0 ? [] : [[zone, gone]]
    }),
  )

/** Moves of this chapter. */
export const MOVEMENT_MOVES = {
  move: { shape: unitsMoveShape, decide: inPhase(moveUnits) },
  ship: { shape: shipShape, decide: inPhase(sailShip) },
  enter: { shape: enterShape, decide: inPhase(enterTerritory) },
  announce: { shape: announceShape, decide: inPhase(announce) },
  callOffLanding: { shape: callOffLandingShape, decide: inPhase(callOffLanding) },
  promise: { shape: promiseShape, decide: inPhase(promiseCarrier) },
  landed: { shape: landedShape, decide: inPhase(land) },
}
