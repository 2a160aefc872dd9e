import { fields, keyed, listOf, maybe, only, text, boolean, whole, type Shape } from '../../../kit/shape'
import { BUILDINGS, CLANS, GOALS, HEROES, LEVELS, RESOURCES, TERRAINS, WORKS, type Clan, type Hero, type Resource } from '../box/box'
import { POSITIONS, WAYS, type Island, type PlaceId, type Spots, type Tile, type Way } from '../box/island'
import type { Settings } from '../model/settings'
import type { Card, GoalCard, Order, Waiting } from '../model/state'

/** Validators for pieces, cards and territories that moves and corrections contain. */

export const clan: Shape<Clan> = only(...CLANS)
export const hero: Shape<Hero> = only(...HEROES)
export const resource: Shape<Resource> = only(...RESOURCES)
export const place: Shape<PlaceId> = text(1, 8)
export const label = text(1, 200)
/** Validates a number of equal cards in a payment: 0 to 20. */
export const some = whole(0, 20)

export const nobody: Shape<null> = (json, at) => (json === null ? json : only<never>()(json, at))
export const card: Shape<Card> = only(...RESOURCES, 'up', 'down')
export const order: Shape<Order> = fields<Order>({ hero: maybe(hero), go: only(...POSITIONS) })
export const waiting: Shape<Waiting> = fields<Waiting>({ clan, hero, at: place })

const triple = <T>(shape: Shape<T>): Shape<readonly T[]> => listOf(shape, LEVELS, LEVELS)
const levels = triple(whole(1, 40))
export const goalCard: Shape<GoalCard> = fields<GoalCard>(
  Object.fromEntries(GOALS.map((goal) => [goal, levels])) as { readonly [K in keyof GoalCard]-?: Shape<GoalCard[K]> },
)
export const spots: Shape<Spots> = (json, at) => {
  const [first = '', second = '', warrior = ''] = triple(place)(json, at)
  return [first, second, warrior]
}

export const tileParts = {
  terrain: only(...TERRAINS),
  coast: boolean,
  ways: keyed<Way, PlaceId>(only(...WAYS), place, WAYS.length),
  spaces: listOf(only(...BUILDINGS), BUILDINGS.length),
  fort: resource,
} as const
/** Maximum number of territories of an island. */
const MOST_PLACES = 15
export const island: Shape<Island> = keyed<PlaceId, Tile>(place, fields<Tile>(tileParts), MOST_PLACES)
export const works = listOf(only(...WORKS), WORKS.length)

export const settings = fields<Settings>({
  goldMatches: boolean,
  palisadeAll: boolean,
  enterNew: boolean,
  anchorWarrior: only('firstPass', 'always'),
  three: boolean,
  freeStart: boolean,
  vpCards: boolean,
  offerRule: boolean,
  cardsTold: boolean,
  paymentsTold: boolean,
  ordersSealed: boolean,
  goalsSealed: boolean,
  announceSealed: boolean,
})
