import type { Hero } from '../../box/box'
import type { Position } from '../../box/island'

/** Partial order: a hero, a position, or both. */
export interface PartOfOrder {
  readonly hero?: Hero
  readonly go?: Position
}

/** Returns the initial order: a single hero on the map is preselected, because heroes on the map are public. */
export const begunOrder = (onMap: readonly Hero[]): PartOfOrder => {
  const [only, ...others] = onMap
  return only === undefined || others.length > 0 ? {} : { hero: only }
}
