import { minus, plus } from '../../../kit/counts'
import { lineOfPlay, type Ledger, type Vocabulary } from '../../../referee'
import { isZone, neighboursOf } from '../box/board'
import { areAllied, POWERS, type ByPower, type Power } from '../box/powers'
import { startingUnits } from '../box/start'
import { fights, isAir, isLand, isSea, isTroop, UNITS, type Army, type Unit, type Units } from '../box/units'
import type { Battle, Forces } from '../model/battle'
import { toFight } from '../model/battlefield'
import type { Event, Shift } from '../model/events'
import type { Announced, State } from '../model/state'

/**
 * Determines the last known positions of units if the app does not track units. Sources: the set-up card, battles, placed units and checked
 * moves. The positions are only suggestions for the armies of a battle; no rule depends on them.
 */

/** Number of units. The keys are the space, the power and the type of unit. */
export type Seen = Readonly<Record<string, ByPower<Units>>>
type Board = Record<string, ByPower<Units>>

const standing = ({ hurt: _hurt, ...units }: Army): Units => units
const fighting = (units: Units): Units =>
  Object.fromEntries(UNITS.filter(fights).flatMap((unit) => (units[unit] ? [[unit, units[unit]]] : [])))

const onCards = (): Board => {
  const board: Board = {}
  for (const power of POWERS)
    for (const [at, units] of Object.entries(startingUnits(power))) board[at] = { ...board[at], [power]: fighting(units) }
  return board
}

/**
 * Returns the longest distance in spaces from which a unit may have come to a battle. For land units, a transport increases the distance.
 */
const reachOf = (unit: Unit, amphibious: boolean): number => {
  if (unit === 'bmb') return 6
  if (unit === 'ftr') return 4
  if (isSea(unit) || unit === 'arm') return amphibious ? 3 : 2
  return amphibious ? 3 : 1
}

/** Returns the spaces within a distance of a space, nearest space first. */
const around = (at: string, reach: number): readonly string[] => {
  const found = [at]
  let rim = [at]
  for (let step = 0; step < reach; step++) {
    rim = [...new Set(rim.flatMap((space) => [...neighboursOf(space)]))].filter((space) => !found.includes(space))
    found.push(...rim)
  }
  return found
}

const put = (board: Board, at: string, power: Power, units: Units): void => {
  board[at] = { ...board[at], [power]: units }
}
const at = (board: Seen, space: string, power: Power): Units => board[space]?.[power] ?? {}

/**
 * Removes the attackers of a battle from the spaces from which they probably came: first from the suggested spaces, then from the nearest
 * spaces with such units.
 */
const drawn = (board: Board, { at: place, by, attack, amphibious }: Battle, preset: readonly string[]): void => {
  for (const unit of UNITS) {
    let left = standing(attack)[unit] ?? 0
    for (const space of left === 0 ? [] : [place, ...preset, ...around(place, reachOf(unit, amphibious))]) {
      const gone = Math.min(left, at(board, space, by)[unit] ?? 0)
      if (gone > 0) put(board, space, by, minus<Unit>(at(board, space, by), { [unit]: gone }))
      left -= gone
    }
  }
}

/** Records the surviving units of a battle. Attacking aircraft are not recorded, because they must land in another space. */
const recordOutcome = (board: Board, { at: place, by, attack, defend, submerged, retreated, outcome }: Battle): void => {
  const back: Units = outcome === 'retreated' ? (retreated?.units ?? {}) : {}
  const stay = minus<Unit>(standing(attack), back)
  const ground: Units = Object.fromEntries(Object.entries(stay).filter(([unit, count]) => !isAir(unit as Unit) && count > 0))
  const under = (count: number | undefined): Units => (count ? { ss: count } : {})
  const here: Board[string] = { [by]: plus<Unit>(ground, under(submerged.attack)) }
  for (const power of POWERS.filter((one) => !areAllied(one, by)))
    board[place] = {
      ...here,
      ...board[place],
      [power]: plus<Unit>(fighting(standing(defend[power] ?? {})), under(submerged.defend[power])),
    }
  put(board, place, by, here[by] ?? {})
  const to = retreated?.to ?? ''
  if (to !== '')
    put(board, to, by, plus<Unit>(at(board, to, by), Object.fromEntries(Object.entries(back).filter(([unit]) => !isAir(unit as Unit)))))
}

const shifted = (board: Board, { unit, owner, count, from, to }: Shift): void => {
  const gone = Math.min(count, at(board, from, owner)[unit] ?? 0)
  put(board, from, owner, minus<Unit>(at(board, from, owner), { [unit]: gone }))
  put(board, to, owner, plus<Unit>(at(board, to, owner), { [unit]: count }))
}

const after = (board: Board, event: Event, before: State | undefined): void => {
  switch (event.e) {
    case 'battleBegun':
      return drawn(board, event.battle, before === undefined ? [] : presetSources(before, event.battle.at))
    case 'battleOver':
      return recordOutcome(board, event.battle)
    case 'mobilized':
      return fights(event.unit)
        ? put(board, event.at, event.power, plus<Unit>(at(board, event.at, event.power), { [event.unit]: event.count }))
        : undefined
    case 'moved':
      return event.shifts.forEach((shift) => shifted(board, shift))
    case 'taken':
      // A captured territory contains no units of the other side.
      for (const power of POWERS) if (!areAllied(power, event.by)) put(board, event.at, power, {})
      return undefined
    default:
      return undefined
  }
}

/** Returns the last known positions of the units of all powers, according to the ledger. */
export const lastSeen = (ledger: Ledger<Vocabulary>): Seen => {
  const board = onCards()
  for (const { entry, parent } of lineOfPlay(ledger))
    for (const event of entry.events as readonly Event[]) after(board, event, parent?.state as State | undefined)
  return board
}

const isMeant = (place: 'land' | 'sea') => (unit: Unit) => fights(unit) && (isAir(unit) || (place === 'sea' ? isSea(unit) : isTroop(unit)))
const only = (units: Units, test: (unit: Unit) => boolean): Units =>
  Object.fromEntries(UNITS.filter(test).flatMap((unit) => ((units[unit] ?? 0) > 0 ? [[unit, units[unit]]] : [])))

/** Returns the units of the active power's enemies that were last seen in a space. */
export const defendersSeen = (seen: Seen, { power }: Pick<State, 'power'>, space: string): Forces =>
  Object.fromEntries(
    POWERS.filter((one) => !areAllied(one, power)).flatMap((one) => {
      const units = only(at(seen, space, one), isMeant(isZone(space) ? 'sea' : 'land'))
      return Object.keys(units).length === 0 ? [] : [[one, units]]
    }),
  )

/** Returns the spaces from which troops or warships may move into a battle. */
const sourcesOf = ({ territories, turn, power }: State, { at: place, kind, from }: Announced): readonly string[] => {
  if (kind === 'raid' || from !== undefined) return []
  if (kind === 'sea') return [place, ...neighboursOf(place)].filter((space) => isZone(space) && !turn.fought.includes(space))
  const isOwn = (space: string) => {
    const holder = territories[space]?.controller
    return holder !== undefined && areAllied(holder, power) && !turn.fought.includes(space) && !turn.taken.includes(space)
  }
  return [...neighboursOf(place)].filter((space) => isOwn(space))
}

const WARSHIPS: readonly Unit[] = ['bb', 'dd', 'ss']

/** Returns the announced battle in a space. If no battle was announced there, returns a sea battle or land battle in the space. */
const announcedAs = (state: State, space: string): Announced =>
  openBattles(state).find((one) => one.at === space) ?? { at: space, kind: isZone(space) ? 'sea' : 'land' }
const openBattles = (state: State): readonly Announced[] => toFight(state).filter(({ kind }) => kind !== 'raid')

/**
 * Returns the spaces whose units are suggested as attackers in a battle. If a space borders several announced battles, its units are
 * suggested only for the battle with the fewest such spaces.
 */
const presetSources = (state: State, space: string): readonly string[] => {
  const here = announcedAs(state, space)
  const own = sourcesOf(state, here)
  const rivals = openBattles(state)
    .filter((one) => one.at !== space && one.kind === here.kind)
    .map((one) => sourcesOf(state, one))
  return own.filter((source) => rivals.every((others) => !others.includes(source) || others.length >= own.length))
}

/**
 * Returns the attackers that the app suggests for a battle, from neighbouring spaces. Aircraft, transports and carriers may come from
 * anywhere, so the players add them.
 */
export const attackersSeen = (seen: Seen, state: State, space: string): Units => {
  const kinds =
    announcedAs(state, space).kind === 'sea' ? (unit: Unit) => WARSHIPS.includes(unit) : (unit: Unit) => isLand(unit) && isTroop(unit)
  return presetSources(state, space).reduce<Units>((all, source) => plus<Unit>(all, only(at(seen, source, state.power), kinds)), {})
}
