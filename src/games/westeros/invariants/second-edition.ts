import { numberOf, ORDERS, WILDLING_CARDS, type AreaId, type HouseId } from '../box/box'
import type { Event } from '../model/events'
import { areaAt, isClosed, ordersOf, place } from '../model/position'
import type { State } from '../model/state'
import { count } from '../model/units'
import { controller } from '../model/control'
import { breach, type Breach } from './breach'

/** Invariants J1–J12 of the second edition (rules document of the second edition, section 6). Implemented independently of the rules. */

const NONE: readonly Breach[] = []

/** J1, J2, J3, J4, J7, J13: numbers of pieces. They hold in every position, also after a correction. */
export const countOfSecondEdition = (state: State): readonly Breach[] => {
  if (state.box.edition !== 2) return NONE
  return [...Object.keys(state.areas).flatMap((area) => piecesIn(state, area)), ...wildlingDeck(state), ...tidesDeck(state)]
}

const piecesIn = (state: State, area: AreaId): readonly Breach[] => {
  const printed = state.box.areas[area]
  const { garrison, token, order, holder, garrisonToken } = areaAt(state, area)
  if (printed === undefined) return NONE
  const found: Breach[] = []
  const ships = garrison === undefined ? 0 : garrison.standing.ship + garrison.routed.ship
  if (printed.kind === 'port' && ships > (state.box.portLimit ?? ships)) found.push(breach('J1', { area, ships }))
  const isEmpty = garrison === undefined && token === undefined && order === undefined && holder === undefined
  if (isClosed(state, area) && !isEmpty) found.push(breach('J2', { area }))
  const ownHome = printed.home !== undefined && state.playing.includes(printed.home) && printed.garrisonToken !== undefined
  if (garrisonToken !== undefined && !ownHome) found.push(breach('J3', { area }))
  if (garrison !== undefined && numberOf(garrison.routed, 'siegeEngine') > 0) found.push(breach('J4', { area, house: garrison.house }))
  return found
}

/** J7: the deck always holds the same cards. A card that was put under the deck unseen still counts as unseen. */
const wildlingDeck = ({ wildlings, box }: State): readonly Breach[] => {
  if (wildlings === undefined) return NONE
  const { unseen, under, top } = wildlings
  const known = [...unseen, ...under.flatMap((card) => card ?? []), ...(top === undefined ? [] : [top])]
  const all = WILDLING_CARDS.filter((card) => card in (box.wildlings ?? {}))
  return known.toSorted().join() === all.toSorted().join() ? NONE : [breach('J7')]
}

/** J13: a battle never has more Tides of Battle cards of a kind than the deck. */
const tidesDeck = ({ battle, box }: State): readonly Breach[] => {
  const { attacker, defender, discarded } = battle?.tides ?? {}
  const drawn = [attacker, defender, discarded].filter((card) => card !== undefined)
  return drawn.some((card) => drawn.filter((other) => other === card).length > (box.tides?.[card]?.count ?? 0)) ? [breach('J13')] : NONE
}

/** J1, J6: ships follow the owner of the land area, and orders lie only beside units, except while a question about it is open. */
export const courseOfSecondEdition = (state: State): readonly Breach[] => {
  const { stage, box, tracking } = state
  if (box.edition !== 2 || !tracking.units) return NONE
  if (['battle', 'afterBattle', 'ports', 'over'].includes(stage.at)) return NONE
  return Object.keys(state.areas).flatMap((area) => {
    const { garrison, order } = areaAt(state, area)
    const stranger = box.areas[area]?.kind === 'port' && garrison !== undefined && controller(state, area) !== garrison.house
    return [
      ...(stranger ? [breach('J1', { area, house: garrison.house })] : []),
      ...(order !== undefined && garrison?.house !== order.house ? [breach('J6', { area, house: order.house })] : []),
    ]
  })
}

/** J3, J5, J8, J9, J11, J12, J14: changes that one event may make. */
export const changesOfSecondEdition = (state: State, event: Event, next: State): readonly Breach[] => {
  if (state.box.edition !== 2) return NONE
  return [...garrisonsBack(state, next), ...untouched(state, event), ...about(state, event, next)]
}

/** J3: a garrison token never comes back. */
const garrisonsBack = (state: State, next: State): readonly Breach[] =>
  Object.keys(next.areas).flatMap((area) =>
    areaAt(state, area).garrisonToken === undefined && areaAt(next, area).garrisonToken !== undefined ? [breach('J3', { area })] : [],
  )

/** J9: a house that takes no part in an attack of the wildlings is not changed by it. */
const untouched = ({ stage }: State, event: Event): readonly Breach[] => {
  const without = 'again' in stage ? stage.again?.without : undefined
  if (without === undefined) return NONE
  const concerned = event.e === 'paid' ? Object.keys(event.amounts) : 'house' in event && event.e !== 'wildlingEffect' ? [event.house] : []
  return concerned.includes(without) ? [breach('J9', { house: without, event: event.e })] : NONE
}

const about = (state: State, event: Event, next: State): readonly Breach[] => {
  switch (event.e) {
    case 'ordersRevealed':
      return state.playing.flatMap((house) => withoutOrder(next, house))
    case 'wildlingsAttacked': {
      const bids = Object.values(event.bids).reduce((sum, bid) => sum + (bid ?? 0), 0)
      const threat = bids >= event.threat ? 0 : Math.max(0, state.threat - 4)
      return next.threat === threat ? NONE : [breach('J8', { threat: next.threat })]
    }
    case 'skullSuffered':
      return skull(state, event)
    case 'marchMoved':
      return areaAt(next, event.area).garrison?.house === event.house ? NONE : [breach('J11', { area: event.area })]
    case 'paid': {
      const taken = Object.values(event.amounts)
      return event.why === 'pillage' && (taken.length !== 1 || (taken[0] ?? 0) > 1) ? [breach('J12')] : NONE
    }
    default:
      return NONE
  }
}

/** J14: a skull on the face-up card of the opponent destroys one unit, of a side that no text protects. */
const skull = ({ battle, box }: State, { side, standing, routed }: Extract<Event, { e: 'skullSuffered' }>): readonly Breach[] => {
  const { tides = {}, cards } = battle ?? {}
  const card = side === 'attacker' ? tides.defender : tides.attacker
  const due = card === undefined || tides.shown !== true ? 0 : (box.tides?.[card]?.skulls ?? 0)
  const own = cards?.[side]
  const isProtected = own !== undefined && 'card' in own && own.card === 'the-blackfish'
  const isOne = count(standing) + count(routed) === 1
  return isOne && !isProtected && (tides.fallen?.[side] ?? 0) < due ? [] : [breach('J14', { side })]
}

/** J5: an area with units has no order only if the house has no legal token left. */
const withoutOrder = (state: State, house: HouseId): readonly Breach[] => {
  const { tracking, areas, box } = state
  if (!tracking.units || !state.seats.some(({ id, player }) => id === state.houses[house]?.seat && player !== undefined)) return NONE
  const placed = ordersOf(state, house)
  const bare = Object.keys(areas).filter((area) => areas[area]?.garrison?.house === house && areas[area]?.order === undefined)
  if (bare.length === 0) return NONE
  const stars = box.stars[place(state, 'kingsCourt', house) - 1] ?? 0
  const starsUsed = placed.filter(({ token }) => token.special).length
  const spare = ORDERS.some((id) => {
    const { special, count: tokens } = box.orders[id]
    const used = placed.filter(({ token }) => token.id === id).length
    return used < tokens && (!special || starsUsed < stars) && !forbids(state, id)
  })
  return spare ? [breach('J5', { house, areas: bare })] : NONE
}

const FORBIDDEN_KINDS: Readonly<Record<string, string>> = {
  'sea-of-storms': 'raid',
  'storm-of-swords': 'defense',
  'feast-for-crows': 'consolidate',
  'web-of-lies': 'support',
}

/** Returns whether a card of the round or the choice of the Blade's holder forbids an order. */
export const forbids = ({ turned, restriction, box }: State, order: (typeof ORDERS)[number]): boolean => {
  const cards = [...Object.values(turned ?? {}).map((card) => card.replace('*', '')), ...(restriction === undefined ? [] : [restriction])]
  return cards.some((card) => FORBIDDEN_KINDS[card] === box.orders[order].kind || (card === 'rains-of-autumn' && order === 'march-plus-1'))
}

/** Returns the number of units in a battle side; used to accept a battle that a text ended (B18). */
export const isEmptySide = (state: State, side: 'attacker' | 'defender'): boolean => {
  const { battle } = state
  if (battle === undefined) return false
  if (side === 'attacker') return count(battle.attackers) === 0
  const { garrison } = areaAt(state, battle.area)
  return garrison?.house !== battle.defender || count(garrison.standing) + count(garrison.routed) === 0
}
