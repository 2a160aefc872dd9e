import type { AreaId, HouseId } from '../box/box'
import { areaAt, isPlaying, printed } from './position'
import type { State } from './state'

/**
 * R1: returns the house that controls an area: by its units, else by its power token, else by its crest if the house plays; undefined
 * if no house does (R1.4). A port belongs to the house that controls its land area (E1.3). Closed areas (E1.4), seas
 * (R1.5) and areas with a neutral force (R1.7) are never controlled. If units are not tracked, the reported holder replaces the units.
 */
export const controller = (state: State, area: AreaId): HouseId | undefined => {
  const { kind, home, port, closed } = printed(state, area)
  if (port !== undefined) return controller(state, port.land)
  if (kind === 'sea' || closed === true) return undefined
  const { garrison, holder, neutral, token } = areaAt(state, area)
  if (neutral !== undefined) return undefined
  const there = state.tracking.units ? garrison?.house : holder
  return there ?? token ?? (home !== undefined && isPlaying(state, home) ? home : undefined)
}

/** Cache entry with the control of all areas, and the state fields from which the control was computed. */
interface Control extends Pick<State, 'box' | 'playing' | 'tracking'> {
  readonly byHouse: ReadonlyMap<HouseId | undefined, Held>
}

/** Land areas controlled by one house, in the order of the printed areas. */
interface Held {
  readonly areas: AreaId[]
  /** Areas with a castle or a stronghold. */
  readonly castles: AreaId[]
}

const NOTHING: Readonly<Held> = { areas: [], castles: [] }

const control = new WeakMap<State['areas'], Control>()

/** Returns the controlled areas of every house. The result is cached for each board. */
const controlOf = (state: State): Control['byHouse'] => {
  const { areas, box, playing, tracking } = state
  const known = control.get(areas)
  if (known?.box === box && known.playing === playing && known.tracking === tracking) return known.byHouse
  const byHouse = new Map<HouseId | undefined, Held>()
  for (const area of Object.keys(box.areas)) {
    const house = controller(state, area)
    const held = byHouse.get(house) ?? { areas: [], castles: [] }
    byHouse.set(house, held)
    if (printed(state, area).kind !== 'land') continue
    held.areas.push(area)
    if (printed(state, area).castle > 0) held.castles.push(area)
  }
  control.set(areas, { box, playing, tracking, byHouse })
  return byHouse
}

/** Returns the land areas that a house controls, in the order of the printed areas. */
export const controlledBy = (state: State, house: HouseId): readonly AreaId[] => (controlOf(state).get(house) ?? NOTHING).areas

const sum = (state: State, house: HouseId, value: (area: AreaId) => number): number =>
  controlledBy(state, house).reduce((total, area) => total + value(area), 0)

/** Returns the number of barrels in the areas controlled by a house (R3.4). */
export const barrels = (state: State, house: HouseId): number => sum(state, house, (area) => printed(state, area).barrels)

/** Returns the number of crowns in the areas controlled by a house (R7.9). */
export const crowns = (state: State, house: HouseId): number => sum(state, house, (area) => printed(state, area).crowns)

/** Returns the castle areas controlled by a house, in the order of the printed areas; each counts once (R17.2). */
export const castleAreas = (state: State, house: HouseId): readonly AreaId[] => (controlOf(state).get(house) ?? NOTHING).castles

/** Returns the muster points of each castle area controlled by a house (R4.2). */
export const musterPoints = (state: State, house: HouseId): Readonly<Record<AreaId, number>> =>
  Object.fromEntries(castleAreas(state, house).map((area) => [area, printed(state, area).castle]))
