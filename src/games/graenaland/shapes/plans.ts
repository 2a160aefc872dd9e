import { boolean, fields, keyed, listOf, maybe, number, only, type Shape } from '../../../kit/shape'
import { CLANS, RESOURCES, THINGS, type Resource } from '../box/box'
import type { Fee, Laid, Pair, Payment, Plan } from '../model/moves'
import { clan, label, place, resource, some } from './pieces'

/** Validators for payments and for planned constructions. */

const pair: Shape<Pair> = (json, at) => {
  const [one = 'grain', other = 'grain'] = listOf(resource, 2, 2)(json, at)
  return [one, other]
}
const cards = keyed<Resource, number>(resource, some, RESOURCES.length)
export const places = listOf(place, 20)
const supplies = maybe(listOf(pair, 12))
export const placed: Shape<Laid> = fields<Laid>({ cards, supplies })
export const payment = maybe(fields<Payment>({ cards: maybe(cards), supplies, markets: maybe(places) }))
const fee: Shape<Fee | undefined> = maybe(keyed(clan, only('resource', 'supply'), CLANS.length))
export const reportedNumbers = keyed(label, number, 60)
/** Validators for the fields of a planned construction. */
export const planParts = {
  what: only(...THINGS),
  at: maybe(place),
  resource: maybe(resource),
  relocate: maybe(boolean),
  pay: payment,
  fee,
  told: maybe(reportedNumbers),
} satisfies { readonly [K in keyof Plan]-?: Shape<Plan[K]> }
