import { moveShape } from '../../../kit/move-kinds'
import { listOf, maybe, only, whole, fields, variants, type Infer, type Shape } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { areNeighbours, type CityId, type Colour } from '../box/board'
import type { Card } from '../model/moves'
import { firstReason, refuse, type Code, type Reason, type Waived } from '../model/refusals'
import { cardsInHand } from '../model/sailing-cards'
import { followsMoney } from '../model/settings'
import type { Player, Ship, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { asAnswer, inTurn, DONE, tooDear, type Handled } from './handler'
import { againstCards } from './turns'

/** Rules of sailing cards: R8–R14, R55, R60. */

/** Maximum number of cards in one voyage. */
const MOST_CARDS = 10
const pair = (shape: Shape<CityId>): Shape<readonly [CityId, CityId]> => {
  const two = listOf(shape, 2, 2)
  return (json, at) => {
    const [one, other] = two(json, at)
    return [one as CityId, other as CityId]
  }
}
const cardShape: Shape<Card> = variants<Card['as'], Card>('as', {
  destination: fields<Extract<Card, { as: 'destination' }>>({ as: only('destination'), city: shapes.city, seals: whole(0, 9) }),
  route: fields<Extract<Card, { as: 'route' }>>({
    as: only('route'),
    city: maybe(shapes.city),
    seals: whole(0, 9),
    via: listOf(shapes.city, 9, 1),
  }),
  link: fields<Extract<Card, { as: 'link' }>>({ as: only('link'), link: pair(shapes.city) }),
})
const buyShape = moveShape('buy', { price: shapes.florins })
/** Sails the ship without a stop. `cards` is set only if the players report sailing cards. */
const sailShape = moveShape('sail', { to: shapes.city, cards: maybe(listOf(cardShape, MOST_CARDS, 1)) })

/**
 * Follows the cards of a voyage without a stop, and returns the city where the voyage ends. Refusals: NEEDS_DESTINATION_CARD,
 * TOO_FEW_SEALS, NOT_NEIGHBOURS, NOT_ON_LINK.
 */
export const voyage = (from: Ship, cards: readonly Card[]): Result<CityId | undefined, Code> => {
  let at = from.at === 'city' ? from.city : undefined
  for (const card of cards) {
    if (card.as === 'destination') {
      at = card.city
      continue
    }
    if (at === undefined) return refuse('NEEDS_DESTINATION_CARD')
    if (card.as === 'link') {
      const [one, other] = card.link
      if (at !== one && at !== other) return refuse('NOT_ON_LINK', { city: at })
      at = at === one ? other : one
      continue
    }
    if (card.via.length > card.seals) return refuse('TOO_FEW_SEALS', { seals: card.seals, steps: card.via.length })
    for (const next of card.via) {
      if (!areNeighbours(at, next)) return refuse('NOT_NEIGHBOURS', { from: at, to: next })
      at = next
    }
  }
  return accepted(at)
}

/** Returns the harbour spaces of a city that ships of other players occupy. */
const taken = ({ ships }: Pick<State, 'ships'>, city: CityId, but: Colour): readonly number[] =>
  Object.entries(ships).flatMap(([colour, ship]) => (colour !== but && ship.at === 'city' && ship.city === city ? [ship.harbour] : []))

/**
 * R12: returns the first free harbour space of a city for a ship. The ship leaves its own harbour space first (A22). Refusal:
 * HARBOURS_FULL.
 */
export const landing = (state: Pick<State, 'ships'>, city: CityId, colour: Colour): Result<Ship, Code> => {
  const others = taken(state, city, colour)
  const harbour = ([1, 2] as const).find((space) => !others.includes(space))
  return harbour === undefined ? refuse('HARBOURS_FULL', { city }) : accepted({ at: 'city', city, harbour })
}

/**
 * R11: returns the position of a ship after a voyage with the given cards. Only the last city needs a free harbour space. If no card is
 * given, the ship stays. Refusals: those of {@link voyage}, and HARBOURS_FULL.
 */
export const sailWith = (state: Pick<State, 'ships'>, colour: Colour, from: Ship, cards: readonly Card[]): Result<Ship, Code> => {
  if (cards.length === 0) return accepted(from)
  const end = voyage(from, cards)
  if (!end.ok) return end
  return end.value === undefined ? accepted(from) : landing(state, end.value, colour)
}

/** R7: returns whether the ship is at the start and the player has bought no card this turn. False if the app does not track money. */
export const isFirstVoyage = ({ ships, settings, turn }: State, by: Colour): boolean =>
  followsMoney(settings) && !turn.bought && (ships[by] ?? { at: 'start' }).at === 'start'

/** R55: returns the refusal reason if a player has bought fewer sailing cards than a voyage uses. */
const withoutCard = (state: State, by: Colour, { to, cards }: Infer<typeof sailShape>): Reason => {
  const [has, needs] = [cardsInHand(state, by), cards?.length ?? 1]
  return has !== undefined && has < needs && ['NO_CARD', { city: to, has, needs }]
}

/** R2, R54: buys a sailing card from the display. */
export const buy = ({ state, emit }: Transaction, { colour: by }: Player, { price }: Infer<typeof buyShape>, waived: Waived): Handled => {
  if (!followsMoney(state.settings)) return refuse('WRONG_PHASE')
  const against = firstReason(waived, [againstCards(state), tooDear(state, by, price)])
  if (against === undefined) emit({ e: 'bought', colour: by, price })
  return asAnswer(against)
}

/** R3, R8–R12: sails a ship on one voyage without a stop. */
export const sail = ({ state, emit }: Transaction, { colour: by }: Player, move: Infer<typeof sailShape>, waived: Waived): Handled => {
  const from = state.ships[by] ?? { at: 'start' }
  const { to, cards } = move
  const isTold = cards !== undefined || !state.settings.cardsTold
  if (!Object.hasOwn(state.cities, to) || !isTold) return refusedByReferee('MALFORMED', { at: isTold ? 'to' : 'cards' })
  const against = firstReason(waived, [againstCards(state), state.turn.action !== undefined && ['SAIL_AFTER_ACTION']])
  if (against !== undefined) return asAnswer(against)
  const landed = cards === undefined ? landing(state, to, by) : sailWith(state, by, from, cards)
  if (!landed.ok) return landed
  if (landed.value.at !== 'city' || landed.value.city !== to) return refusedByReferee('MALFORMED')
  const cardless = firstReason(waived, [withoutCard(state, by, move)])
  if (cardless !== undefined) return asAnswer(cardless)
  emit({ e: 'sailed', colour: by, from, to: landed.value, ...(cards === undefined ? {} : { cards }) })
  return DONE
}

/** Moves of this chapter. */
export const SAILING_MOVES = {
  buy: { shape: buyShape, decide: inTurn(buy) },
  sail: { shape: sailShape, decide: inTurn(sail) },
}
