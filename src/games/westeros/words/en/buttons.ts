import type { AreaId, HouseId, OrderId, Units, WesterosCard } from '../../box/box'
import type { MusterStep } from '../../model/moves'
import type { State } from '../../model/state'
import { count } from '../../model/units'
import { all, counted } from './nouns'
import { names } from './names'

const bought = (units: Units, upgrades: number): string =>
  all([...(count(units) > 0 ? [names.units(units)] : []), ...(upgrades > 0 ? [counted(upgrades, 'upgrade')] : [])])

/** Labels of the answers to each question: a verb with its object, and what follows from it where there is room. */
export const buttons = {
  setup: { done: 'The board is laid out' },
  draw: {
    app: 'Turn up the cards',
    table: 'These three lie face up',
    winter: 'It is Winter: shuffle and turn up another',
    missing: 'Three cards have to be named',
  },
  resolve: {
    'winter-is-coming': 'Go on',
    'last-days-of-summer': 'Go on',
    supply: 'Count the barrels',
    mustering: 'Begin the mustering',
    'clash-of-kings': 'Begin the first auction',
    'game-of-thrones': 'Pay out the power',
    'wildling-attack': 'Call for help at the Wall',
    'sea-of-storms': 'Go on',
    'storm-of-swords': 'Go on',
    'feast-for-crows': 'Go on',
    'rains-of-autumn': 'Go on',
  } satisfies Record<WesterosCard, string>,
  surplus: {
    remove: (units: Units): string => (count(units) === 0 ? 'Keep all units' : `Give up ${names.units(units)}`),
    missing: 'The armies do not fit yet',
    tell: 'These are the armies',
    skip: 'Settled on the board',
  },
  muster: {
    finish: (units: Units, upgrades: number): string =>
      count(units) + upgrades === 0 ? 'Muster nothing' : `Muster ${bought(units, upgrades)} and finish`,
    tell: 'These are the armies',
    skip: 'Mustered on the board',
    /** Takes the last purchase back. */
    takeBack: {
      footman: 'Take the footman back',
      knight: 'Take the knight back',
      ship: 'Take the ship back',
      upgrade: 'Take the upgrade back',
    } satisfies Record<MusterStep['what'], string>,
  },
  tellBids: { tell: 'These were the bids' },
  auctionTies: {
    place: 'Place them in this order',
  },
  wildlingTie: {
    most: (id: HouseId): string => `${names.house.nom(id)} gave most`,
    least: (id: HouseId): string => `${names.house.nom(id)} gave least`,
  },
  reward: {
    take: (state: State, card: string): string => `Take back ${names.houseCard(state, card)}`,
    none: 'Take back nothing',
  },
  losses: {
    remove: (units: Units): string => (count(units) === 0 ? 'Choose units' : `Lose ${names.units(units)}`),
    missing: (n: number): string => `${counted(n, 'point')} still to choose`,
    skip: 'Taken off the board',
  },
  orders: {
    seal: 'Seal and cover',
    place: (order: OrderId): string => `Place ${names.order[order]}`,
    takeUp: 'Take the order up',
    leftOut: (n: number): string => `${n === 1 ? '1 area has' : `${n} areas have`} no order yet`,
  },
  ordersPlaced: { done: 'All orders are face up' },
  raven: {
    swap: (from: OrderId, to: OrderId): string => `Change ${names.order[from]} into ${names.order[to]}`,
    used: 'The Raven has changed an order',
    pass: 'Leave the orders as they are',
  },
  raid: {
    remove: (n: number): string => (n === 0 ? 'Take the Raid off without effect' : `Remove ${counted(n, 'order')}`),
    over: 'No Raid is left',
    special: 'With the star: two targets',
  },
  march: {
    go: (units: Units): string => (count(units) === 0 ? 'Nobody moves' : `March with ${names.units(units)}`),
    attack: (units: Units, defender: HouseId): string => `Attack ${names.house.nom(defender)} with ${names.units(units)}`,
    leaveToken: 'Leave a power token behind',
    over: 'No March is left',
    back: 'Choose other units',
  },
  hold: {
    byUnits: (id: HouseId): string => `${names.house.nom(id)} is there`,
    byToken: (id: HouseId): string => `Power token of ${names.house.nom(id)}`,
    nobody: 'Nobody holds it',
    tell: (n: number): string => (n === 0 ? 'No area changed hands' : `Tell ${counted(n, 'change')}`),
    tellBattle: 'A battle was fought',
    fought: 'So it was fought',
  },
  support: {
    attacker: 'For the attacker',
    defender: 'For the defender',
    none: 'For nobody',
    decline: 'Decline this help',
    accept: 'Accept this help',
    agree: 'Both sides agree',
  },
  cards: { show: 'These cards were played', missing: 'Both cards have to be named', figures: 'Only the figures' },
  ability: {
    carryOut: 'Carry it out',
    pass: 'Leave it unused',
    byHand: 'Our card reads differently',
    standing: 'The standing one',
    routed: 'The routed one',
  },
  blade: { use: 'Use the Blade: +1', keep: 'Keep the Blade' },
  casualties: { fall: (units: Units): string => (count(units) === 0 ? 'Choose who falls' : `Lose ${names.units(units)}`) },
  retreat: {
    to: (state: State, area: AreaId, lost: number): string =>
      lost === 0 ? `Retreat to ${names.area(state, area)}` : `Retreat to ${names.area(state, area)}, losing ${counted(lost, 'unit')}`,
    all: 'All units are lost',
  },
  collect: { collect: 'Take the power', tell: (n: number): string => (n === 0 ? 'No order is left' : `Pay for ${counted(n, 'order')}`) },
}
