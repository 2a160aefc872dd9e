import { areNeighbours, type CityId } from '../box/board'
import type { Card } from '../model/moves'
import type { State } from '../model/state'
import { cardsInHand } from '../model/sailing-cards'
import { landing, voyage } from '../rules/sailing'
import type { Draft, Question } from './draft'

/**
 * Steps in which players report a voyage card by card (R8–R11). A card is used as a destination, as a link from the city where the ship is,
 * or as a sea route. A sea route is reported city by city.
 */

/** Highest numbers that the app offers as answers: cards in a voyage, and seals on a sea-route card. */
export const MOST_CARDS = 4
const MOST_SEALS = 4

/** Returns the cards of the voyage with one more city on the current sea route, or with a new sea-route card. */
const routed = (cards: readonly Card[], next: CityId): readonly Card[] => {
  const last = cards.at(-1)
  if (last?.as !== 'route' || last.via.length >= MOST_SEALS) return [...cards, { as: 'route', seals: 1, via: [next] }]
  const via = [...last.via, next]
  return [...cards.slice(0, -1), { ...last, seals: via.length, via }]
}

/**
 * Returns the next possible drafts of a voyage: one for each card that the player may play next, and one that ends the voyage in the
 * current city, if this city has a free harbour space.
 */
export const cardSteps = (state: State, { roles: [by = 'red'] }: Question, { cards = [] }: Draft): readonly Draft[] => {
  const from = state.ships[by] ?? { at: 'start' }
  const sailed = voyage(from, cards)
  if (!sailed.ok) return []
  const here = sailed.value
  const others = Object.keys(state.cities).filter((city) => city !== here)
  const lists: readonly (readonly Card[])[] = [
    ...Object.keys(state.cities).map((city): readonly Card[] => [...cards, { as: 'destination', city, seals: 1 }]),
    ...(here === undefined ? [] : others.map((city): readonly Card[] => [...cards, { as: 'link', link: [here, city] }])),
    ...(here === undefined ? [] : others.filter((city) => areNeighbours(here, city)).map((city) => routed(cards, city))),
  ]
  // The last allowed card must end the voyage.
  const most = Math.min(MOST_CARDS, cardsInHand(state, by) ?? MOST_CARDS)
  const further = lists.filter((list) => list.length <= most && (list.length < most || canEnd(state, by, list)))
  const end = cards.length > 0 && here !== undefined && landing(state, here, by).ok ? [{ area: here }] : []
  return [...further.map((list) => ({ cards: list })), ...end]
}

const canEnd = (state: State, by: Parameters<typeof landing>[2], cards: readonly Card[]): boolean => {
  const end = voyage(state.ships[by] ?? { at: 'start' }, cards)
  return end.ok && end.value !== undefined && landing(state, end.value, by).ok
}
