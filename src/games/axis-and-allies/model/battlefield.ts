import { memoize } from '../../../kit/memoize'
import { CANALS, CAPITALS, isSpace, isZone, neighboursOf, NEUTRALS, territoryOf, ZONE_IDS } from '../box/board'
import { areAllied, SIDES, type Power } from '../box/powers'
import { DECK, isAir, isLand, profilesOf, type Unit } from '../box/units'
import type { Ways } from './battle'
import { isCapitalLost, type Lands } from './control'
import type { Facts } from './moves'
import { piecesAt, unitsOf, type Named, type Piece, type Pieces, type Task } from './pieces'
import type { Announced, State } from './state'

/** Functions that describe the position from the point of view of the power whose turn it is. */

export interface Space {
  readonly type: 'land' | 'sea' | 'neutral'
  /** Whether the active power's side (`friendly`) or the enemy (`hostile`) controls the territory. */
  readonly control?: 'friendly' | 'hostile'
  /** Types of enemy units that are not submerged. */
  readonly enemy?: readonly Unit[]
  /** Whether the territory was captured from the enemy this turn. */
  readonly taken?: boolean
  /** Whether the space contains an industrial complex or AA guns. */
  readonly guarded?: boolean
  /** Whether the space contains an AA gun. */
  readonly gun?: boolean
  /** Number of submerged enemy submarines. */
  readonly submerged?: number
  /** Number of fighters that friendly carriers in the sea zone can take at the end of the turn. */
  readonly deck?: number
}

export interface Battlefield {
  readonly spaces: Readonly<Record<string, Space>>
  readonly neighbours: (space: string) => Iterable<string>
  /** Canals that the side of the active power could not use at the start of the turn. Each canal is a pair of sea zones. */
  readonly closed: readonly (readonly [string, string])[]
}

export const waysOf = ({ settings, numbers }: Pick<State, 'settings' | 'numbers'>): Ways => ({
  profiles: profilesOf(numbers),
  destroyerBothSides: settings.destroyerBothSides,
  destroyerBlocks: settings.destroyerBlocks,
})

/** R7: returns whether a power has lost its capital. */
export const capitalLost = ({ territories }: Pick<State, 'territories'>, power: Power): boolean =>
  isCapitalLost(territories, CAPITALS, power)

/**
 * R91: returns whether the active power has controlled a territory since the start of the turn. False also if an ally returned the
 * territory to it this turn.
 */
export const isSince = ({ territories, turn, power }: State, at: string): boolean =>
  territories[at]?.controller === power && !turn.taken.includes(at) && turn.returned?.includes(at) !== true

export const landsOf = (territories: State['territories']): Lands =>
  Object.fromEntries(
    Object.entries(territories).flatMap(([id, { controller, income }]) => {
      const territory = territoryOf(id)
      return territory === undefined ? [] : [[id, { original: territory.original, controller, income }]]
    }),
  )

/** Returns the enemy pieces in a space that take part in its battles, without submerged submarines and cargo (R43, R44). */
export const enemyPieces = ({ pieces, power }: Pick<State, 'pieces' | 'power'>, at: string): readonly Named[] =>
  piecesAt(pieces, at).filter(
    ([, piece]) => !areAllied(piece.power, power) && piece.status !== 'submerged' && !(isZone(at) && isLand(piece.unit)),
  )

/** Returns the types of enemy units in a space. If the app does not track units, the players have reported the types. */
const enemiesIn = (state: State, at: string, facts: Facts): readonly Unit[] => {
  const holding = state.territories[at]
  const isHostile = holding !== undefined && !areAllied(holding.controller, state.power)
  const fixed: readonly Unit[] = isHostile ? [...(holding.aa > 0 ? (['aa'] as const) : []), ...(holding.ic ? (['ic'] as const) : [])] : []
  if (!state.settings.armiesTold) return [...new Set([...fixed, ...(facts.enemy?.[at] ?? [])])]
  return [...new Set([...fixed, ...enemyPieces(state, at).map(([, { unit }]) => unit)])]
}

/** Returns the number of submerged enemy submarines in a sea zone. */
const submergedIn = ({ pieces, power, settings }: State, at: string, facts: Facts): number =>
  settings.armiesTold
    ? piecesAt(pieces, at).filter(([, piece]) => piece.status === 'submerged' && !areAllied(piece.power, power)).length
    : (facts.submerged?.[at] ?? 0)

/**
 * Returns the number of fighters that friendly carriers in a sea zone can take. A guarantee that a carrier will come counts as one carrier.
 */
const deckIn = (state: State, at: string, facts: Facts): number => {
  const promised = state.turn.commitments.some(({ to }) => to === at) ? DECK : 0
  if (!state.settings.armiesTold) return (facts.deck?.[at] ?? 0) + promised
  return Math.max(0, decksLeft(state, at)) + promised
}

/**
 * Returns the number of fighters that the carriers of a side in a sea zone can still take. A negative number is the number of fighters
 * without a carrier, with a minus sign.
 */
export const decksLeft = ({ pieces, power }: Pick<State, 'pieces' | 'power'>, at: string): number => {
  const { cv = 0, ftr = 0 } = unitsOf(piecesAt(pieces, at).filter(([, piece]) => areAllied(piece.power, power)))
  return cv * DECK - ftr
}

/** Returns the board for the power whose turn it is. @param facts additional information reported by the players */
export const battlefieldFor = (state: State, facts?: Facts): Battlefield =>
  facts === undefined ? knownField(state) : fieldWith(state, facts)

const fieldWith = (state: State, facts: Facts): Battlefield => {
  const spaceOf = (at: string): Space | undefined => {
    if (NEUTRALS.includes(at)) return { type: 'neutral' }
    if (!isSpace(at)) return undefined
    if (isZone(at))
      return { type: 'sea', enemy: enemiesIn(state, at, facts), deck: deckIn(state, at, facts), submerged: submergedIn(state, at, facts) }
    const holding = state.territories[at]
    const control = holding !== undefined && areAllied(holding.controller, state.power) ? 'friendly' : 'hostile'
    const guarded = holding !== undefined && (holding.ic || holding.aa > 0)
    const gun = holding !== undefined && holding.aa > 0
    return { type: 'land', control, enemy: enemiesIn(state, at, facts), taken: state.turn.taken.includes(at), guarded, gun }
  }
  const spaces: Record<string, Space> = {}
  for (const id of [...Object.keys(state.territories), ...NEUTRALS, ...ZONE_IDS]) {
    const space = spaceOf(id)
    if (space !== undefined) spaces[id] = space
  }
  const closed = (['panama', 'suez'] as const).flatMap((canal) =>
    state.turn.canals[canal] === SIDES[state.power] ? [] : [CANALS[canal].between],
  )
  return { spaces, neighbours: neighboursOf, closed }
}
const knownField = memoize((state: State) => fieldWith(state, {}))

const isFresh = ({ status }: Piece): boolean => status === 'ready' || status === 'moved'
const isTaskedTo = ({ task }: Piece, kind: Task['kind'], at: string): boolean => task?.kind === kind && task.at === at

/** Returns whether a fighter must stay aboard because its carrier has moved with it (R22). */
const isStowed = (pieces: Pieces, { aboard }: Piece): boolean => aboard !== undefined && (pieces[aboard]?.spent ?? 0) > 0

/** Pieces of the active power that can attack in a space. Land units and ships must attack; aircraft may join the attack. */
export interface Attackers {
  readonly must: readonly Named[]
  readonly may: readonly Named[]
}

/**
 * Returns the attackers in a space if the app tracks units (R14, R22, R43, R58, R65). At sea, these are all ships, and aircraft that were
 * sent to the sea zone. On land, these are all units in the territory, and troops with the order to land.
 */
export const attackersAt = (state: State, at: string): Attackers => {
  const { pieces, power } = state
  const must: Named[] = []
  const may: Named[] = []
  for (const named of piecesAt(pieces, at)) {
    const [, piece] = named
    const { unit, task } = piece
    if (piece.power !== power || !isFresh(piece) || unit === 'aa' || (isZone(at) && isLand(unit)) || task?.kind === 'raid') continue
    if (!isAir(unit) || isTaskedTo(piece, 'battle', at)) must.push(named)
    else if (!isStowed(pieces, piece)) may.push(named)
  }
  return { must: [...must, ...landingAt(state, at)], may }
}

/** Returns the troops aboard ships that have the order to land in a territory. */
export const landingAt = ({ pieces, power }: Pick<State, 'pieces' | 'power'>, at: string): readonly Named[] =>
  isZone(at)
    ? []
    : Object.entries(pieces).filter(([, piece]) => piece.power === power && piece.aboard !== undefined && isTaskedTo(piece, 'assault', at))

/** Returns the sea zones from which troops will land in a territory. */
export const landingZones = (state: Pick<State, 'pieces' | 'power'>, at: string): readonly string[] => [
  ...new Set(landingAt(state, at).map(([, piece]) => piece.at)),
]

/** Returns the battles and raids that follow from the positions of the pieces, if the app tracks units. */
const openFights = memoize((state: State): readonly Announced[] => {
  const { pieces, power, turn, territories, settings } = state
  const found = new Map<string, Announced>()
  const isHostile = (at: string) => territories[at] !== undefined && !areAllied(territories[at].controller, power)
  const add = (one: Announced) => {
    const key = `${one.kind === 'raid' ? 'raid' : 'battle'} ${one.at}`
    const before = found.get(key)
    if (before === undefined || (before.from === undefined && one.from !== undefined)) found.set(key, one)
  }
  const fighting = (piece: Piece): void => {
    const { at, unit } = piece
    const isSent = !isAir(unit) || isTaskedTo(piece, 'battle', at)
    if (turn.fought.includes(at) || !isSent || unit === 'aa') return
    if (isZone(at) && !isLand(unit) && enemyPieces(state, at).length > 0) add({ at, kind: 'sea' })
    if (!isZone(at) && isHostile(at) && (isLand(unit) || isAir(unit))) add({ at, kind: 'land' })
  }
  for (const piece of Object.values(pieces)) {
    if (piece.power !== power || !isFresh(piece)) continue
    const { at, task } = piece
    if (task?.kind === 'raid') {
      if (settings.raidsTold && isHostile(task.at) && !turn.raided.includes(task.at)) add({ at: task.at, kind: 'raid' })
    } else if (settings.battlesTold && task?.kind === 'assault' && piece.aboard !== undefined) {
      if (isHostile(task.at) && !turn.fought.includes(task.at)) add({ at: task.at, kind: 'land', from: at })
    } else if (settings.battlesTold) fighting(piece)
  }
  return [...found.values()]
})

/** Returns the battles and raids that were announced this turn. */
export const announcedIn = (state: State): readonly Announced[] => (state.settings.armiesTold ? openFights(state) : state.turn.announced)

/** R57: returns the announced battles and raids that still have to be fought. */
export const toFight = (state: State): readonly Announced[] => {
  const { turn, territories, power, settings } = state
  if (settings.armiesTold) return openFights(state)
  return turn.announced.filter(({ at, kind }) => {
    const holding = territories[at]
    const isEnemy = holding === undefined || !areAllied(holding.controller, power)
    return isEnemy && (kind === 'raid' ? !turn.raided.includes(at) : !turn.fought.includes(at))
  })
}

/** Returns the dice that have to be rolled outside a battle; undefined if no dice have to be rolled. */
export const rollingOf = ({ turn, phase }: Pick<State, 'turn' | 'phase'>): State['turn']['rolling'] => {
  if (turn.rolling !== undefined) return turn.rolling
  const [fire] = turn.fire
  if (fire === undefined || phase < 4) return undefined
  return { what: 'onTheWay', fire, count: (fire.units.ftr ?? 0) + (fire.units.bmb ?? 0) }
}

/**
 * Returns whether players may cancel an announced battle before its first die is rolled. A landing may always be cancelled. If the app does
 * not track units, every battle may be cancelled.
 */
export const mayBeCalledOff = ({ settings }: Pick<State, 'settings'>, { from }: Announced): boolean =>
  from !== undefined || !settings.armiesTold
