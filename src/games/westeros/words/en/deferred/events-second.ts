import type { SecondEditionEvent } from '../../../model/events'
import { SIDES, type PlayedCard, type Side, type State } from '../../../model/state'
import { plus } from '../../../model/units'
import type { EventTexts } from '../../sentences/shapes'
import { cards } from '../cards'
import { counted, listAnd } from '../nouns'
import { names } from '../names'
import { second } from '../second'
import { possessive } from '../phrases'

const { house, area } = names
const { option, wildling } = second

const WHO = { lowest: 'lowest bidder', others: 'other house', highest: 'highest bidder' } as const

type SecondTexts = Pick<EventTexts, SecondEditionEvent['e']>

const cardOf = (after: State, played: PlayedCard): string => ('card' in played ? names.houseCard(after, played.card) : 'no card')

const sideName = ({ battle }: State, side: Side): string => (battle === undefined ? `The ${names.side[side]}` : house.nom(battle[side]))

/** English log texts of the events that only the second edition has. */
export const secondEvents: SecondTexts = {
  effectChosen: (event, after) =>
    `${house.nom(event.house)} decides about ${cards.nameOf(event.card, after.box)}: ${option[event.option]}.`,
  wildlingDrawn: ({ card }) => `Wildling card: ${wildling[card]}.`,
  wildlingEffect: (event) => {
    const who = `${house.nom(event.house)} (${WHO[event.part]})`
    if (event.how === 'nothing') return `${wildling[event.card]} changes nothing for ${who}.`
    return event.how === 'byHand'
      ? `${who} carries out ${wildling[event.card]} on the board.`
      : `${who} has carried out ${wildling[event.card]}.`
  },
  supplyMoved: (event, _after, before) => {
    const rises = event.level > (before.houses[event.house]?.supply ?? 0)
    return `${possessive(event.house)} supply ${rises ? 'rises' : 'falls'} to ${event.level}.`
  },
  placeChanged: (event) => {
    const order = event.order.map((id) => house.plain(id)).join(', ')
    return `${house.nom(event.house)} moves on the ${names.track[event.track]} track: ${order}.`
  },
  unitsReplaced: (event, after) => {
    const list = Object.entries(event.units).map(([id, units]) => `${names.units(units)} in ${area(after, id)}`)
    return `${house.nom(event.house)} replaces ${listAnd(list)} by ${event.from === 'knight' ? 'footmen' : 'knights'}.`
  },
  wildlingSeen: (event) => `${house.nom(event.house)} looks at the top wildling card.`,
  wildlingPut: (event) =>
    `${house.nom(event.house)} ${event.under ? 'puts the wildling card under the deck' : 'leaves the wildling card on top'}.`,
  cardSentBack: (event, after, before) => {
    const owner = before.battle?.[event.side]
    const card = names.houseCard(after, event.card)
    return owner === undefined ? `${card} goes back to the hand.` : `${house.nom(owner)} takes ${card} back in hand and plays another card.`
  },
  cardReplaced: (event, after, before) => {
    const owner = before.battle?.[event.side]
    const who = owner === undefined ? `The ${names.side[event.side]}` : house.nom(owner)
    return `${who} plays ${cardOf(after, event.played)} instead of ${names.houseCard(after, event.card)}.`
  },
  tidesDrawn: (event, _after, before) => {
    const drawing = SIDES.filter((side) => event.cards[side] !== undefined).map((side) => sideName(before, side))
    return `${listAnd(drawing)} ${drawing.length === 1 ? 'draws' : 'draw'} a Tides of Battle card${drawing.length === 1 ? '' : ' each'}.`
  },
  tidesReplaced: (event) => `${house.nom(event.house)} uses the Valyrian Steel Blade to replace its Tides of Battle card.`,
  tidesKept: (event) => `${house.nom(event.house)} keeps its Tides of Battle card.`,
  tidesShown: (event, after, before) => {
    const shown = SIDES.map((side) => `${sideName(before, side)}: ${second.tidesCard(after, event.cards[side])}`)
    return `Tides of Battle. ${shown.join('; ')}.`
  },
  skullSuffered: (event) => `${house.nom(event.house)} loses ${names.unitsAcc(plus(event.standing, event.routed))} by a skull.`,
  siegeDestroyed: (event) => `${possessive(event.house)} beaten siege engines are destroyed: ${names.units(event.units)}.`,
  garrisonRemoved: (event, after) => `The garrison in ${area(after, event.area)} is removed from the game.`,
  marchMoved: (event, after) => `${possessive(event.house)} March order moves to ${area(after, event.area)} and can be used again.`,
  attackersBack: (event, after) => `${possessive(event.house)} attackers return to ${area(after, event.to)}.`,
  retreatChosen: (event, after) => `${house.nom(event.by)} chooses the area of the retreat: ${area(after, event.to)}.`,
  shipsCaptured: (event, after) => {
    const destroyed = event.destroyed > 0 ? `${counted(event.destroyed, 'ship')} destroyed` : ''
    const kept =
      event.to === undefined || event.kept === 0 ? '' : `${counted(event.kept, 'ship')} replaced by ships of ${house.nom(event.to)}`
    const parts = [kept, destroyed].filter((part) => part !== '')
    return `${possessive(event.from)} ships in ${area(after, event.port)}: ${listAnd(parts)}.`
  },
  consolidated: (event, after) => {
    const where = area(after, event.area)
    return event.how === 'muster'
      ? `${house.nom(event.house)} uses the special order in ${where} to muster.`
      : `${house.nom(event.house)} resolves Consolidate Power in ${where}.`
  },
}
