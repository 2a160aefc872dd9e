import type { Power } from '../box/powers'

/** Phase 7: R96. */

type Lands = Readonly<Record<string, { readonly controller: Power; readonly income: number }>>

/** The position of the production marker of a power: the incomes of all its territories. */
export const productionOf = (territories: Lands, power: Power): number =>
  Object.values(territories).reduce((all, { controller, income }) => all + (controller === power ? income : 0), 0)

/** The income that a power collects: 0 without its capital. */
export const incomeOf = (production: number, capitalLost: boolean): number => (capitalLost ? 0 : production)
