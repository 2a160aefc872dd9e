import type { AreaId, HouseId } from '../box/box'
import { areaAt, isPlaying, printed } from '../position'
import type { State } from '../state'

/**
 * R1: who controls an area. Units, else token, else the crest of a playing house, else nobody (R1.4); never a sea (R1.5),
 * never an area with a neutral force (R1.7). Where units are not tracked, what the table told stands for the units.
 */
export const controller = (state: State, area: AreaId): HouseId | undefined => {
  const { kind, home } = printed(state, area)
  if (kind === 'sea') return undefined
  const { garrison, holder, neutral, token } = areaAt(state, area)
  if (neutral !== undefined) return undefined
  const there = state.tracking.units ? garrison?.house : holder
  return there ?? token ?? (home !== undefined && isPlaying(state, home) ? home : undefined)
}

/** Areas that a house controls, in the order of the box. */
export const controlledBy = (state: State, house: HouseId): readonly AreaId[] =>
  Object.keys(state.box.areas).filter((area) => controller(state, area) === house)

const sum = (state: State, house: HouseId, value: (area: AreaId) => number): number =>
  controlledBy(state, house).reduce((total, area) => total + value(area), 0)

/** Barrels in the areas a house controls (R3.4). */
export const barrels = (state: State, house: HouseId): number => sum(state, house, (area) => printed(state, area).barrels)

/** Crowns in the areas a house controls (R7.9). */
export const crowns = (state: State, house: HouseId): number => sum(state, house, (area) => printed(state, area).crowns)

/** Castle areas that a house controls, in the order of the box; each counts once (R17.2). */
export const castleAreas = (state: State, house: HouseId): readonly AreaId[] =>
  controlledBy(state, house).filter((area) => printed(state, area).castle > 0)

/** Muster points by area that a house controls (R4.2). */
export const musterPoints = (state: State, house: HouseId): Readonly<Record<AreaId, number>> =>
  Object.fromEntries(castleAreas(state, house).map((area) => [area, printed(state, area).castle]))
