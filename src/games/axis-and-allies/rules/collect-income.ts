import type { Power } from '../box/powers'

/** Rules of phase 7, collect income: R96. */

type Lands = Readonly<Record<string, { readonly controller: Power; readonly income: number }>>

/** Returns the production of a power in IPCs: the sum of the incomes of its territories. */
export const productionOf = (territories: Lands, power: Power): number =>
  Object.values(territories).reduce((all, { controller, income }) => all + (controller === power ? income : 0), 0)

/** Returns the income in IPCs that a power collects. The income is 0 if the power has lost its capital. */
export const incomeOf = (production: number, capitalLost: boolean): number => (capitalLost ? 0 : production)
