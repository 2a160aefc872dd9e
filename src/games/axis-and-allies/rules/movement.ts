import { refusedByReferee } from '../../../referee'
import { isSpace, isZone, territoryOf } from '../box/board'
import { areAllied } from '../box/powers'
import { isAir, MOST_PROMISES, profilesOf, type Unit } from '../box/units'
import type { Shift } from '../model/events'
import { firstReason, refuse, type Reason, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import { move as checkMove, reachOf } from './combat-move'
import { asAnswer, carryOutTaking, DONE, type Handled, type Of } from './handler'
import { battlefieldFor, landsOf, mayBeCalledOff } from '../model/battlefield'
import { againstTaking } from './liberation'
import { fightersLost, isBroken } from './noncombat-move'
import { sail, seaBattleFirst, type Ship } from './transports'

/** Phases 3 and 5 as they are played: moves that are checked, announcements, promises, landings. */

const isMoving = ({ phase }: State): boolean => phase === 3 || phase === 5

/** Where positions are followed, what of some units can still move from a space. */
const againstNumbers = (
  { settings, armies, turn, phase, power, territories }: State,
  unit: Unit,
  count: number,
  from: string,
): readonly Reason[] => {
  if (unit === 'aa') return [(territories[from]?.controller !== power || territories[from].aa < count) && ['NO_SUCH_UNIT', { unit }, 'R29']]
  if (!settings.armiesTold) return []
  const here = armies[from]?.[power]?.[unit] ?? 0
  // R13, R81: nothing moves twice, but aircraft that have fought still fly home.
  const spent = phase === 5 && isAir(unit) ? 0 : (turn.moved[from]?.[unit] ?? 0)
  return [here < count && ['NO_SUCH_UNIT', { unit, has: here }, 'R29'], here - spent < count && ['ALREADY_USED', { unit }]]
}

/** Some units of one kind go the same way. Refusals: those of moves and flying. */
export const moveUnits = (transaction: Transaction, move: Of<'move'>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const { unit, count, path, assault = false, raid = false, facts } = move
  if (!isMoving(state)) return refusedByReferee('NOT_ASKED')
  const { power, phase, settings, numbers, developments } = state
  const combat = phase === 3
  const [from = ''] = path
  const to = path.at(-1) ?? from
  const numbered = firstReason(waived, againstNumbers(state, unit, count, from))
  const mover = {
    phase: combat ? ('combat' as const) : ('noncombat' as const),
    unit,
    tech: developments[power],
    spent: facts?.spent ?? 0,
    used: facts?.used ?? false,
  }
  const moved = checkMove(battlefieldFor(state, facts), mover, { path, assault, raid }, settings, profilesOf(numbers), waived)
  if (!moved.ok) return moved
  if (numbered !== undefined) return asAnswer(numbered)
  const { captures, battle, aaFire } = moved.value
  const shifts = [{ unit, owner: power, count, from, to }]
  const group = 1 + Math.max(0, ...state.turn.fire.map((one) => one.group))
  const onTheWay = aaFire.map((at) => ({ at, units: { [unit]: count }, end: to, group }))
  emit({ e: 'moved', power, shifts, path, battle, fire: onTheWay, combat })
  for (const at of captures)
    if (!areAllied(transaction.state.territories[at]?.controller ?? power, power)) carryOutTaking(transaction, at, undefined)
  const announced = battle !== null && (settings.battlesTold || (raid && settings.raidsTold))
  if (announced) emit({ e: 'announced', battle: { at: battle, kind: raid ? 'raid' : isZone(battle) ? 'sea' : 'land' } })
  return DONE
}

const FRESH = { unloaded: null, assault: null, loadedHere: false, movedIn: false } as const

/** A transport loads, sails and unloads. Refusals: those of transports and moves. */
export const sailShip = ({ state, emit }: Transaction, { ship, steps, facts }: Of<'ship'>, waived: Waived): Handled => {
  if (!isMoving(state)) return refusedByReferee('NOT_ASKED')
  const { power, phase, settings, armies, numbers } = state
  const { at, left = reachOf('tt', [], profilesOf(numbers)) } = ship
  const waiting = (id: string) =>
    settings.armiesTold ? (armies[id]?.[power] ?? {}) : { inf: 2, art: 2, arm: 2, aa: state.territories[id]?.aa ?? 0 }
  const sources = steps.flatMap((step) => (step.do === 'load' ? [[step.from, waiting(step.from)] as const] : []))
  const numbered = firstReason(waived, againstNumbers(state, 'tt', 1, at))
  if (numbered !== undefined) return asAnswer(numbered)
  const field = battlefieldFor(state, facts)
  const combat = phase === 3
  let now: Ship = {
    ...ship,
    left,
    cargo: ship.cargo ?? [],
    fought: ship.fought ?? false,
    retreated: ship.retreated ?? false,
    movedInCombat: ship.movedInCombat ?? false,
    ...FRESH,
    units: Object.fromEntries(sources),
  }
  const shifts: Shift[] = []
  for (const step of steps) {
    const sailed = sail(now, step, field, power, combat ? 'combat' : 'noncombat', waived)
    if (!sailed.ok) return sailed
    // Troops are in the zone of their ship as long as they are aboard; those of an assault until it begins.
    if (step.do === 'move') {
      for (const { unit, owner } of [{ unit: 'tt' as const, owner: power }, ...now.cargo])
        shifts.push({ unit, owner, count: 1, from: now.at, to: step.to })
    } else if (step.do === 'load') shifts.push({ unit: step.unit, owner: power, count: 1, from: step.from, to: now.at })
    else if (sailed.value.assault !== step.to) shifts.push({ unit: step.unit, owner: power, count: 1, from: now.at, to: step.to })
    now = sailed.value
  }
  emit({ e: 'moved', power, shifts, path: [at, now.at], battle: now.assault, fire: [], combat })
  if (now.assault === null || !settings.battlesTold) return DONE
  if (seaBattleFirst(now, field)) emit({ e: 'announced', battle: { at: now.at, kind: 'sea' } })
  emit({ e: 'announced', battle: { at: now.assault, kind: 'land', from: now.at } })
  return DONE
}

/** R14, R19, R50: a hostile territory is taken without a battle. Refusals: ALREADY_FRIENDLY, NO_LAND_UNIT, NEUTRAL. */
export const enterTerritory = (transaction: Transaction, { at, units, cash }: Of<'enter'>, waived: Waived): Handled => {
  const { state } = transaction
  const land = landsOf(state.territories)[at]
  if (land === undefined) return territoryOf(at) === undefined && !isSpace(at) ? refuse('NEUTRAL', { space: at }) : refuse('WRONG_TERRAIN')
  if (state.phase === 0 || state.battle !== undefined) return refusedByReferee('NOT_ASKED')
  const against = againstTaking(land, state.power, units, waived)
  if (against === undefined) carryOutTaking(transaction, at, cash)
  return asAnswer(against)
}

/** R57: a battle, a raid or an assault is announced. Refusals: NOT_HOSTILE, NO_IC, NOT_ADJACENT, BATTLE_OVER, NEUTRAL. */
export const announce = ({ state, emit }: Transaction, { battle }: Of<'announce'>): Handled => {
  const { at, kind, from } = battle
  if ((state.phase !== 3 && state.phase !== 4) || state.battle !== undefined) return refusedByReferee('NOT_ASKED')
  const holding = state.territories[at]
  const isSea = isZone(at)
  const against = firstReason(new Set(), [
    holding === undefined && !isSea && ['NEUTRAL', { space: at }],
    isSea !== (kind === 'sea') && ['WRONG_TERRAIN', { space: at }],
    holding !== undefined && areAllied(holding.controller, state.power) && ['NOT_HOSTILE'],
    kind === 'raid' && holding?.ic === false && ['NO_IC'],
    from !== undefined && !battlefieldFor(state).spaces[from] && ['NOT_ADJACENT', { from, to: at }],
    state.turn.fought.includes(at) && kind !== 'raid' && ['BATTLE_OVER'],
  ])
  if (against === undefined) emit({ e: 'announced', battle })
  return asAnswer(against)
}

/**
 * R57: a landing may be called off before its first die, not redirected. Where positions are not followed so may any battle: its
 * attackers may have been shot down on the way.
 */
export const callOffLanding = ({ state, emit }: Transaction, { at }: Of<'callOffLanding'>): Handled => {
  const landing = state.turn.announced.find((one) => one.at === at && mayBeCalledOff(state, one))
  if (landing === undefined || state.battle?.at === at) return refusedByReferee('NOT_ASKED')
  emit({ e: 'landingCalledOff', at })
  return DONE
}

/** R52: a carrier is promised to a zone. Refusal: WRONG_TERRAIN. */
export const promiseCarrier = ({ state, emit }: Transaction, { to }: Of<'promise'>): Handled => {
  const { settings, phase, turn } = state
  if (!settings.landingsTold || phase < 3 || phase > 5 || turn.landed) return refusedByReferee('NOT_ASKED')
  if (turn.commitments.length >= MOST_PROMISES) return refusedByReferee('NOT_ASKED')
  if (!isZone(to)) return refuse('WRONG_TERRAIN', { space: to })
  emit({ e: 'promised', id: 1 + Math.max(0, ...turn.commitments.map(({ id }) => id)), to })
  return DONE
}

/** R52: fighters without a deck are lost, broken promises named; submarines surface. */
export const land = ({ state, emit }: Transaction, { zones, promises }: Of<'landed'>): Handled => {
  const { turn, phase, settings } = state
  if (phase !== 5 || turn.landed || !settings.landingsTold) return refusedByReferee('NOT_ASKED')
  const lost = Object.fromEntries(
    Object.entries(zones).flatMap(([zone, { carriers, fighters }]) => {
      const gone = fightersLost(carriers, fighters)
      return gone === 0 ? [] : [[zone, gone]]
    }),
  )
  const broken = turn.commitments.filter(({ id, to }) => isBroken({ to, ...promises.find((one) => one.id === id) }))
  emit({ e: 'landed', lost, broken: broken.map(({ id }) => id) })
  return DONE
}
