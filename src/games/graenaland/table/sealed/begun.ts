import type { Hero } from '../../box/box'
import type { Position } from '../../box/island'

/** A part of an order: a hero, a position, or both. */
export interface PartOfOrder {
  readonly hero?: Hero
  readonly go?: Position
}

/** An order so far: the only hero on the map is chosen from the start, since everybody sees that there is no other. */
export const begunOrder = (onMap: readonly Hero[]): PartOfOrder => {
  const [only, ...others] = onMap
  return only === undefined || others.length > 0 ? {} : { hero: only }
}
