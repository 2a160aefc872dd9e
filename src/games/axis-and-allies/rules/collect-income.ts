import type { Power } from '../box/powers'

/** Phase 7 (collect income): R96. */

type Lands = Readonly<Record<string, { readonly controller: Power; readonly income: number }>>

/** Position of the production marker of a power: the sum of the incomes of its territories, in IPCs. */
export const productionOf = (territories: Lands, power: Power): number =>
  Object.values(territories).reduce((all, { controller, income }) => all + (controller === power ? income : 0), 0)

/** Income in IPCs that a power collects: 0 if its capital is lost. */
export const incomeOf = (production: number, capitalLost: boolean): number => (capitalLost ? 0 : production)
