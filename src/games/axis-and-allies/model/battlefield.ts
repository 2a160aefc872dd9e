import { memoize } from '../../../kit/memoize'
import { CANALS, CAPITALS, isSpace, isZone, neighboursOf, NEUTRALS, territoryOf, ZONE_IDS } from '../box/board'
import { areAllied, SIDES, type Power } from '../box/powers'
import { DECK, fightersIn, isLand, profilesOf, UNITS, type Unit, type Units } from '../box/units'
import type { Ways } from './battle'
import { isCapitalLost, type Lands } from './control'
import type { Facts } from './moves'
import type { Announced, State } from './state'

/** A position as a power finds it in its turn. */

export interface Space {
  readonly type: 'land' | 'sea' | 'neutral'
  /** Of a territory. */
  readonly control?: 'friendly' | 'hostile'
  /** Kinds of enemy units that are not submerged. */
  readonly enemy?: readonly Unit[]
  /** Taken from the enemy this turn. */
  readonly taken?: boolean
  /** A complex or AA guns are in it. */
  readonly guarded?: boolean
  /** An AA gun is in it. */
  readonly gun?: boolean
  /** Enemy submarines that are submerged. */
  readonly submerged?: number
  /** Fighters for whom a friendly carrier will have room there. */
  readonly deck?: number
}

export interface Battlefield {
  readonly spaces: Readonly<Record<string, Space>>
  readonly neighbours: (space: string) => Iterable<string>
  /** Canals that were not open to the side when the turn began. */
  readonly closed: readonly (readonly [string, string])[]
}

export const waysOf = ({ settings, numbers }: Pick<State, 'settings' | 'numbers'>): Ways => ({
  profiles: profilesOf(numbers),
  destroyerBothSides: settings.destroyerBothSides,
  destroyerBlocks: settings.destroyerBlocks,
})

/** R7: whether a power has lost its capital. */
export const capitalLost = ({ territories }: Pick<State, 'territories'>, power: Power): boolean =>
  isCapitalLost(territories, CAPITALS, power)

/** R91: own territories that did not change hands this turn, not even between allies. */
export const isSince = ({ territories, turn, power }: State, at: string): boolean =>
  territories[at]?.controller === power && !turn.taken.includes(at) && turn.returned?.includes(at) !== true

export const landsOf = (territories: State['territories']): Lands =>
  Object.fromEntries(
    Object.entries(territories).flatMap(([id, { controller, income }]) => {
      const territory = territoryOf(id)
      return territory === undefined ? [] : [[id, { original: territory.original, controller, income }]]
    }),
  )

/** Kinds of enemy units in a space, as the app knows them or as they are reported. */
const enemiesIn = (state: State, at: string, told: Facts): readonly Unit[] => {
  const holding = state.territories[at]
  const isHostile = holding !== undefined && !areAllied(holding.controller, state.power)
  const fixed: readonly Unit[] = isHostile ? [...(holding.aa > 0 ? (['aa'] as const) : []), ...(holding.ic ? (['ic'] as const) : [])] : []
  if (!state.settings.armiesTold) return [...new Set([...fixed, ...(told.enemy?.[at] ?? [])])]
  const units = Object.entries(state.armies[at] ?? {}).flatMap(([power, army]) =>
    areAllied(power as Power, state.power) ? [] : (Object.keys(army) as Unit[]),
  )
  return [...new Set([...fixed, ...units])]
}

/** Room on friendly carriers in a zone. */
const deckIn = (state: State, at: string, told: Facts): number => {
  const promised = state.turn.commitments.some(({ to }) => to === at) ? DECK : 0
  if (!state.settings.armiesTold) return (told.deck?.[at] ?? 0) + promised
  const own = Object.entries(state.armies[at] ?? {}).filter(([power]) => areAllied(power as Power, state.power))
  const room = own.reduce((all, [, { cv = 0, ftr = 0 }]) => all + cv * DECK - ftr, 0)
  return Math.max(0, room) + promised
}

/** The board as a power finds it in its turn, with what is reported besides. */
export const battlefieldFor = (state: State, told?: Facts): Battlefield => (told === undefined ? knownField(state) : fieldWith(state, told))

const fieldWith = (state: State, told: Facts): Battlefield => {
  const spaceOf = (at: string): Space | undefined => {
    if (NEUTRALS.includes(at)) return { type: 'neutral' }
    if (!isSpace(at)) return undefined
    if (isZone(at))
      return { type: 'sea', enemy: enemiesIn(state, at, told), deck: deckIn(state, at, told), submerged: told.submerged?.[at] ?? 0 }
    const holding = state.territories[at]
    const control = holding !== undefined && areAllied(holding.controller, state.power) ? 'friendly' : 'hostile'
    const guarded = holding !== undefined && (holding.ic || holding.aa > 0)
    const gun = holding !== undefined && holding.aa > 0
    return { type: 'land', control, enemy: enemiesIn(state, at, told), taken: state.turn.taken.includes(at), guarded, gun }
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
/** Where positions are followed, who can attack somewhere: not what is aboard (R43), not who bombed the complex (R65). */
export const attackersAt = ({ armies, power, turn }: State, at: string, from: string | undefined): Units => {
  const { bmb = 0, ...rest } = armies[at]?.[power] ?? {}
  const aboard = from === undefined ? {} : (armies[from]?.[power] ?? {})
  const here: Units = turn.raided.includes(at) ? rest : { ...rest, bmb }
  const found = UNITS.map((unit) => {
    const own = isZone(at) && isLand(unit) ? 0 : (here[unit] ?? 0)
    return [unit, own + (isLand(unit) ? (aboard[unit] ?? 0) : 0)] as const
  })
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

/** R57: what is announced and still to be fought: against an enemy, by somebody who is there. */
export const toFight = (state: State): readonly Announced[] => {
  const { turn, territories, power, settings, armies } = state
  return turn.announced.filter(({ at, kind, from }) => {
    const holding = territories[at]
    const isThere = kind === 'raid' ? (armies[at]?.[power]?.bmb ?? 0) > 0 : fightersIn(attackersAt(state, at, from)) > 0
    const isEnemy = holding === undefined || !areAllied(holding.controller, power)
    return isEnemy && (kind === 'raid' ? !turn.raided.includes(at) : !turn.fought.includes(at)) && (isThere || !settings.armiesTold)
  })
}

/** The dice that are due outside a battle. */
export const rollingOf = ({ turn, phase }: Pick<State, 'turn' | 'phase'>): State['turn']['rolling'] => {
  if (turn.rolling !== undefined) return turn.rolling
  const [fire] = turn.fire
  if (fire === undefined || phase < 4) return undefined
  return { what: 'onTheWay', fire, count: (fire.units.ftr ?? 0) + (fire.units.bmb ?? 0) }
}

/** Whether an announced battle may be dropped before its first die: a landing, or one whose attackers the app does not know. */
export const mayBeCalledOff = ({ settings }: Pick<State, 'settings'>, { from }: Announced): boolean =>
  from !== undefined || !settings.armiesTold
