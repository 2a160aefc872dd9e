import { sentence } from '../../../../ui/grammar/numbers'
import type { CityId } from '../../box/board'
import type { Card } from '../../model/moves'
import type { Texts } from '../parts/words'

/** Returns a text that names a sailing card and its use in a voyage. */
export const cardText = (card: Card, { sail, cities }: Texts): string => {
  const nameOf = (city: CityId) => sentence(cities[city] ?? city)
  if (card.as === 'destination') return sail.goal(nameOf(card.city))
  if (card.as === 'link') return sail.link(nameOf(card.link[0]), nameOf(card.link[1]))
  return sail.route(card.via.map(nameOf).join(' – '), card.seals)
}
