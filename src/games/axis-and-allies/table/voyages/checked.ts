import { isZone, neighboursOf, NEUTRALS, ZONE_IDS } from '../../box/board'
import { areAllied } from '../../box/powers'
import { isAir, isLand, isSea, isUnit, profilesOf, type Unit } from '../../box/units'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { reachOf } from '../../rules/combat-move'

/** Move whose legality the players let the app check, in games in which the app does not track units. */

type Move = Extract<OwnMove, { readonly do: 'move' }>

export const SAID = ['used', 'raid', 'assault', 'deck'] as const
/** Kind of fact about a unit or its path that the players report, because the app does not track units. */
export type Said = (typeof SAID)[number]

export interface Checked {
  readonly unit: Unit | undefined
  readonly path: readonly string[]
  /** List of the spaces of the path that contain enemy units. */
  readonly enemies: readonly string[]
  readonly announced: readonly Said[]
  /** Number of aircraft that fly together. */
  readonly count: number
  /** Number of spaces that an aircraft has already flown this turn. */
  readonly flown: number
}
export const NOTHING: Checked = { unit: undefined, path: [], enemies: [], announced: [], count: 1, flown: 0 }

/** Converts a checked move to a draft, which is a list of words. */
export const notedAs = ({ unit, path, enemies, announced, count, flown }: Checked): readonly string[] => [
  ...(unit === undefined ? [] : [`unit ${unit}`]),
  ...path.map((at) => `to ${at}`),
  ...enemies.map((at) => `enemy ${at}`),
  ...announced.map((one) => `said ${one}`),
  `count ${count}`,
  `flown ${flown}`,
]
export const readNotes = (notes: readonly string[]): Checked => {
  const all = (what: string) => notes.flatMap((note) => (note.startsWith(`${what} `) ? [note.slice(what.length + 1)] : []))
  const [unit = ''] = all('unit')
  const announced = all('said')
  return {
    unit: isUnit(unit) ? unit : undefined,
    path: all('to'),
    enemies: all('enemy'),
    announced: SAID.filter((one) => announced.includes(one)),
    count: Number(all('count')[0] ?? 1),
    flown: Number(all('flown')[0] ?? 0),
  }
}

const isHostile = ({ territories, power }: State, at: string): boolean => !areAllied(territories[at]?.controller ?? power, power)
const suits = (unit: Unit, at: string): boolean => !NEUTRALS.includes(at) && (isAir(unit) || isZone(at) !== isLand(unit))

/** Returns the total movement of the unit and the movement that the unit has left, in spaces. */
export const reachLeft = ({ unit, path, flown }: Checked, { developments, power, numbers }: State) => {
  const all = unit === undefined ? 0 : reachOf(unit, developments[power], profilesOf(numbers))
  return { all, left: Math.max(0, all - flown - Math.max(0, path.length - 1)) }
}

/** Returns the spaces in which the path of the unit may begin or continue. */
export const nextSpaces = (checked: Checked, state: State): ReadonlySet<string> => {
  const { unit, path } = checked
  if (unit === undefined) return new Set()
  const last = path.at(-1)
  if (last !== undefined) return new Set(reachLeft(checked, state).left < 1 ? [] : [...neighboursOf(last)].filter((at) => suits(unit, at)))
  const lands = Object.keys(state.territories).filter((at) => suits(unit, at) && !isHostile(state, at))
  const zones = isLand(unit) ? [] : ZONE_IDS
  return new Set([...lands, ...zones])
}

/** Returns the spaces of the path in which enemy units would affect the move. The players are asked about these spaces. */
export const askedAbout = ({ unit, path }: Checked, state: State): readonly string[] => {
  if (unit === undefined) return []
  const end = path.length - 1
  const matters = (at: string, index: number): boolean => {
    if (index === 0) return isSea(unit) && state.phase === 3
    if (isAir(unit) && index < end) return false
    return isZone(at) ? isSea(unit) || state.phase === 3 : isHostile(state, at) && state.phase === 3
  }
  return [...new Set(path.filter(matters))]
}

/** Returns the kinds of reported facts that can affect the move of this unit along this path. */
export const mayBeSaid = ({ unit, path }: Checked, state: State): readonly Said[] => {
  const end = path.at(-1)
  if (unit === undefined || end === undefined) return []
  const combat = state.phase === 3
  return SAID.filter((one) => {
    if (one === 'used') return !combat && !isAir(unit)
    if (one === 'raid') return combat && unit === 'bmb' && isHostile(state, end) && state.territories[end]?.ic === true
    if (one === 'assault') return combat && isSea(unit) && path.length > 1
    return !combat && unit === 'ftr' && isZone(end) && path.length > 1
  })
}

/** Returns the move to check from the answer that the user enters; undefined if the answer is not complete. */
export const moveOf = (checked: Checked, state: State): Move | undefined => {
  const { unit, path, enemies, count, flown } = checked
  if (unit === undefined || path.length < 2) return undefined
  const announced = mayBeSaid(checked, state).filter((one) => checked.announced.includes(one))
  const asked = askedAbout(checked, state).filter((at) => enemies.includes(at))
  const end = path.at(-1) ?? ''
  const facts = {
    ...(asked.length > 0 && { enemy: Object.fromEntries(asked.map((at) => [at, [isZone(at) ? ('dd' as const) : ('inf' as const)]])) }),
    ...(announced.includes('deck') && { deck: { [end]: 1 } }),
    ...(flown > 0 && isAir(unit) && { spent: flown }),
    ...(announced.includes('used') && { used: true }),
  }
  return {
    do: 'move',
    unit,
    count: isAir(unit) ? count : 1,
    path,
    ...(announced.includes('raid') && { raid: true }),
    ...(announced.includes('assault') && { assault: true }),
    ...(Object.keys(facts).length > 0 && { facts }),
  }
}
