import { either, fields, keyed, only, text, boolean, whole, type Shape } from '../../../kit/shape'
import { COLOURS, FACES, LONGEST_CITY, NAMELESS, type Colour, type Nameless } from '../box/board'
import type { CityNames, Loan } from '../model/state'

/** Validators for colours, florins, cities and other values that moves and corrections contain. */

export const colour: Shape<Colour> = only(...COLOURS)
export const city = text(1, 40)
export const nameless: Shape<Nameless> = only(...NAMELESS)
export const cityNames: Shape<CityNames> = keyed(nameless, text(1, LONGEST_CITY), NAMELESS.length)
export const label = text(1, 200)
/** Maximum amount of florins, far beyond the amounts of a real game. */
const MOST_FLORINS = 9999
export const florins = whole(0, MOST_FLORINS)

export const loan: Shape<Loan> = fields<Loan>({ face: only(...FACES), extended: boolean })

const none = (json: unknown): json is null => json === null
const nobody: Shape<null> = (json, at) => (none(json) ? json : only<never>()(json, at))
/** Validates the owner of a site: a colour, or null for a free site. */
export const occupant: Shape<Colour | null> = either<Colour | null>(colour, nobody)
