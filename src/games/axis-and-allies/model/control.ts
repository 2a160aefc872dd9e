import { CANALS, type Canal } from '../box/board'
import { areAllied, SIDES, type Power, type Side } from '../box/powers'

/** Functions that determine who controls territories and canals: R4, R7. */

/** Original controller, current controller and income of a territory. */
export interface Land {
  readonly original: Power
  readonly controller: Power
  readonly income: number
}
export type Lands = Readonly<Record<string, Land>>
export type Capitals = Readonly<Partial<Record<Power, string>>>

/** R7: returns whether an enemy controls the capital of a power. */
export const isCapitalLost = (
  lands: Readonly<Record<string, { readonly controller: Power }>>,
  capitals: Capitals,
  power: Power,
): boolean => {
  const holder = lands[capitals[power] ?? '']?.controller
  return holder !== undefined && !areAllied(holder, power)
}

/** R4: returns the side that controls all territories of a canal; null if neither side does. */
export const canalHolder = (controller: (territory: string) => Power | undefined, canal: Canal): Side | null => {
  const sides = new Set(
    CANALS[canal].by.map((id) => {
      const power = controller(id)
      return power === undefined ? null : SIDES[power]
    }),
  )
  const [side = null] = sides
  return sides.size === 1 ? side : null
}
