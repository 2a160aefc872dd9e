import type { Hero } from '../../box/box'
import type { Position } from '../../box/island'

/** Incomplete hero order: a hero, a compass position, or both. */
export interface PartOfOrder {
  readonly hero?: Hero
  readonly go?: Position
}

/**
 * Returns the preselected part of a player's order. If only one hero is on the map, this hero is preselected; heroes on the map are public.
 */
export const begunOrder = (onMap: readonly Hero[]): PartOfOrder => {
  const [only, ...others] = onMap
  return only === undefined || others.length > 0 ? {} : { hero: only }
}
