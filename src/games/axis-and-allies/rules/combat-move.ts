import { distance } from '../../../kit/distance'
import { accepted, type Result } from '../../../referee'
import type { Development } from '../box/powers'
import { fights, isAir, isLand, isSea, type Profiles, type Unit } from '../box/units'
import { firstReason, refuse, type Code, type Reason, type Waived } from '../model/refusals'
import type { Battlefield, Space } from '../model/battlefield'
import type { Settings } from '../model/settings'

/** Rules for moving units in phases 3 and 5: R4, R13–R21, R27, R28, R52, R81, R82, R102, R103, R108, R111, R117. */

export interface Mover {
  readonly phase: 'combat' | 'noncombat'
  readonly unit: Unit
  readonly tech: readonly Development[]
  /** Number of movement points that the unit has used earlier in the turn. */
  readonly spent: number
  /** Whether the unit has already moved or fought in combat. */
  readonly used: boolean
}

/** Returns the kind of move for a phase: 'combat' in phase 3, otherwise 'noncombat'. */
export const kindOfMove = ({ phase }: { readonly phase: number }): Mover['phase'] => (phase === 3 ? 'combat' : 'noncombat')

export interface Path {
  /** Spaces of the path from start to end. If the path contains only the start, the unit stays in its space. */
  readonly path: readonly string[]
  /** Whether the unit moves to land, escort or bombard (R117). */
  readonly assault: boolean
  readonly raid: boolean
}

/** Effects of the move of a unit. */
export interface Moved {
  /** Territories that the unit captures without a battle, along the path or at its end. */
  readonly captures: readonly string[]
  /** Space in which the unit fights; null if it does not fight. */
  readonly battle: string | null
  /** Territories on the path whose AA gun fires at the unit. */
  readonly aaFire: readonly string[]
}

export type MoveRules = Pick<Settings, 'noFireHome' | 'destroyerStops' | 'landing'>

const FLIES_LONGER = 2
/** Returns the maximum number of spaces that a unit can move (2.2), including long-range aircraft. */
export const reachOf = (unit: Unit, tech: readonly Development[], profiles: Profiles): number =>
  profiles[unit].move + (isAir(unit) && tech.includes('longRange') ? FLIES_LONGER : 0)

const enemiesIn = (space: Space | undefined): readonly Unit[] => space?.enemy ?? []
const isHostile = (space: Space | undefined): boolean =>
  space?.type === 'sea' ? enemiesIn(space).length > 0 : space?.control === 'hostile'
const isDefended = (space: Space | undefined): boolean => enemiesIn(space).some(fights)
/** R52: returns whether aircraft may land in a space. The space must be a territory that was friendly at the start of the turn. */
export const isLandable = (space: Space | undefined): boolean =>
  space?.type === 'land' && space.control === 'friendly' && space.taken !== true

/** Returns the first reason why a path is not allowed. Does not check whether the unit may end its move in the last space. */
const againstWay = (
  { spaces, neighbours, closed }: Battlefield,
  { unit, spent, tech }: Mover,
  path: readonly string[],
  profiles: Profiles,
) => {
  const reasons: Reason[] = []
  const left = reachOf(unit, tech, profiles) - spent
  for (const [at, id] of path.entries()) {
    const space = spaces[id]
    if (space?.type === 'neutral') reasons.push(['NEUTRAL', { space: id }])
    if (at === 0) continue
    const from = path[at - 1] ?? ''
    if (space === undefined || ![...neighbours(from)].includes(id)) reasons.push(['NOT_ADJACENT', { from, to: id }])
    if (isLand(unit) && space?.type === 'sea') reasons.push(['WRONG_TERRAIN', { space: id }])
    if (isSea(unit) && space?.type === 'land') reasons.push(['WRONG_TERRAIN', { space: id }])
    const isClosed = closed.some(([one, other]) => (one === from && other === id) || (one === id && other === from))
    if (isSea(unit) && isClosed) reasons.push(['CANAL_CLOSED', { from, to: id }])
  }
  if (path.length - 1 > left) reasons.push(['TOO_FAR', { steps: path.length - 1, left: Math.max(0, left) }])
  return reasons
}

/**
 * R13: returns whether a territory was captured this turn and still counts as hostile. Combat moves are simultaneous, so units enter the
 * territory as hostile.
 */
const isTakenNow = (space: Space | undefined, phase: Mover['phase']): boolean =>
  phase === 'combat' && space?.type === 'land' && space.taken === true

/** R16–R19: returns whether a unit must stop in a space along its path. */
const stopsAt = (space: Space | undefined, unit: Unit, rules: MoveRules, phase: Mover['phase']): boolean => {
  const enemies = enemiesIn(space)
  if (isAir(unit)) return false
  if (isLand(unit) && isTakenNow(space, phase)) return space?.guarded === true || unit !== 'arm'
  if (isLand(unit)) return phase === 'combat' && isHostile(space) && (enemies.length > 0 || unit !== 'arm')
  if (unit === 'dd' && rules.destroyerStops && (space?.submerged ?? 0) > 0) return true
  return unit === 'ss' ? enemies.includes('dd') : phase === 'combat' && enemies.length > 0
}

/** R52, R111: returns whether an aircraft can still reach a landing place. */
const canLand = ({ spaces, neighbours }: Battlefield, unit: Unit, from: string, left: number): boolean => {
  const mayPass = (id: string) => spaces[id] !== undefined && spaces[id].type !== 'neutral'
  return Object.entries(spaces).some(([id, space]) => {
    const isPlace = isLandable(space) || (unit === 'ftr' && space.type === 'sea' && (space.deck ?? 0) > 0)
    return isPlace && distance(from, id, neighbours, mayPass, left) !== undefined
  })
}

const inCombat = (field: Battlefield, mover: Mover, { path, assault, raid }: Path, rules: MoveRules, profiles: Profiles) => {
  const { unit, tech, spent } = mover
  const [start = ''] = path
  const end = path.at(-1) ?? ''
  const [first, last] = [field.spaces[start], field.spaces[end]]
  const empty = path.slice(1).filter((id) => isLand(unit) && isHostile(field.spaces[id]) && !isDefended(field.spaces[id]))
  const fightsHere = raid || isDefended(last)
  const shooting = (isAir(unit) ? path.slice(1, fightsHere ? -1 : undefined) : []).filter((id) => shoots(field.spaces[id], mover.phase))
  const joins = isLand(unit) && path.slice(1).some((id) => isTakenNow(field.spaces[id], mover.phase))
  /**
   * R14: ships that start in a sea zone with enemies may end in a friendly sea zone. Ships for an assault may also wait in a friendly sea
   * zone.
   */
  const mayEndFriendly =
    (isSea(unit) && (assault || enemiesIn(first).length > 0)) ||
    empty.length > 0 ||
    joins ||
    // R19: a tank that has entered an empty enemy territory may go back.
    (unit === 'arm' && spent > 0 && isTakenNow(first, mover.phase)) ||
    (isAir(unit) && last?.type === 'sea' && assault)
  const left = reachOf(unit, tech, profiles) - spent - (path.length - 1)
  const needsPlace = isAir(unit) && (rules.landing === 'all' || unit === 'ftr')
  const reasons: readonly Reason[] = [
    raid && unit !== 'bmb' && ['RAID_BOMBERS_ONLY'],
    raid && !enemiesIn(last).includes('ic') && ['NO_IC'],
    raid && !isHostile(last) && ['NOT_HOSTILE'],
    !isHostile(last) && !mayEndFriendly && ['END_FRIENDLY'],
    needsPlace && !canLand(field, unit, end, left) && ['NO_LANDING', { left: Math.max(0, left) }],
  ]
  const moved: Moved = { captures: empty, battle: fightsHere && isHostile(last) ? end : null, aaFire: shooting }
  return { reasons, moved }
}

/**
 * R27: returns whether an AA gun in a space fires at air units that fly over. In the combat move, an AA gun captured this turn also fires
 * (R13).
 */
const shoots = (space: Space | undefined, phase: Mover['phase']): boolean =>
  (space?.type === 'land' && isHostile(space) && enemiesIn(space).includes('aa')) || (isTakenNow(space, phase) && space?.gun === true)

const inNoncombat = ({ spaces }: Battlefield, { unit }: Mover, { path }: Path, rules: MoveRules) => {
  const last = spaces[path.at(-1) ?? '']
  // R108: submarines may move through hostile sea zones, but in phase 5 no unit may end its move in one.
  const barred = path.slice(1).some((id, at) => isHostile(spaces[id]) && !(unit === 'ss' && at < path.length - 2))
  const needsDeck = isAir(unit) && last?.type === 'sea' && (unit !== 'ftr' || (last.deck ?? 0) < 1)
  const reasons: readonly Reason[] = [
    !isAir(unit) && barred && ['HOSTILE_NONCOMBAT'],
    isAir(unit) && last?.type === 'land' && isHostile(last) && ['LAND_HOSTILE'],
    isAir(unit) && last?.type === 'land' && last.taken === true && ['LAND_NEWLY_TAKEN'],
    needsDeck && ['NO_DECK'],
  ]
  const aaFire = isAir(unit) && !rules.noFireHome ? path.slice(1, -1).filter((id) => shoots(spaces[id], 'noncombat')) : []
  return { reasons, moved: { captures: [], battle: null, aaFire } }
}

/** Returns the effects of the move of one unit. Refusals: the codes of moves, of flying, and of announced raids. */
export const move = (
  field: Battlefield,
  mover: Mover,
  way: Path,
  rules: MoveRules,
  profiles: Profiles,
  waived: Waived,
): Result<Moved, Code> => {
  const { unit, phase, used } = mover
  const { reasons, moved } = phase === 'combat' ? inCombat(field, mover, way, rules, profiles) : inNoncombat(field, mover, way, rules)
  const stopped = way.path.slice(1, -1).find((id) => stopsAt(field.spaces[id], unit, rules, phase))
  const against = firstReason(waived, [
    unit === 'ic' && ['IC_NEVER_MOVES'],
    unit === 'aa' && phase === 'combat' && ['AA_COMBAT_MOVE'],
    used && ['ALREADY_USED'],
    ...againstWay(field, mover, way.path, profiles),
    stopped !== undefined && ['MUST_STOP', { space: stopped }, isLand(unit) ? 'R16' : unit === 'ss' ? 'R18' : 'R17'],
    ...reasons,
  ])
  if (against !== undefined) return { ok: false, refusal: against }
  return way.path.length === 0 ? refuse('NOT_ADJACENT') : accepted(moved)
}
