import type { AreaId, HouseId, OrderId, Track, UnitKind, Units, WesterosCard } from '../../box/box'
import type { MusterStep } from '../../model/moves'
import type { State } from '../../model/state'
import { count } from '../../model/units'
import { listAnd, counted } from './nouns'
import { names } from './names'

const bought = (units: Units, upgrades: number): string =>
  listAnd([...(count(units) > 0 ? [names.units(units)] : []), ...(upgrades > 0 ? [counted(upgrades, 'upgrade')] : [])])

/** English labels of the answer buttons of each question: a verb with its object, and the consequence if there is enough space. */
export const buttons = {
  setup: { done: 'The board is laid out' },
  draw: {
    app: 'Draw the cards',
    table: 'These three lie face up',
    winter: 'It is Winter: shuffle and turn up another',
    missing: 'Choose all three cards',
  },
  resolve: {
    'winter-is-coming': 'Continue',
    'last-days-of-summer': 'Continue',
    supply: 'Count the barrels',
    mustering: 'Begin the mustering',
    'clash-of-kings': 'Begin the first auction',
    'game-of-thrones': 'Pay out the power',
    'wildling-attack': 'Start the bidding for the Night’s Watch',
    'sea-of-storms': 'Continue',
    'storm-of-swords': 'Continue',
    'feast-for-crows': 'Continue',
    'rains-of-autumn': 'Continue',
    'a-throne-of-blades': 'Continue',
    'dark-wings-dark-words': 'Continue',
    'put-to-the-sword': 'Continue',
    'web-of-lies': 'Continue',
  } satisfies Record<WesterosCard, string>,
  surplus: {
    remove: (units: Units): string => (count(units) === 0 ? 'Keep all units' : `Give up ${names.units(units)}`),
    missing: 'The armies do not fit yet',
    tell: 'These are the armies',
    skip: 'Settled on the board',
  },
  muster: {
    /** Returns the label of the button that submits a mustering. @param left muster points that are not used */
    finish: (units: Units, upgrades: number, left: number): string =>
      `Muster ${bought(units, upgrades)}${left === 0 ? ' and finish' : `, ${left} ${left === 1 ? 'point' : 'points'} left unused`}`,
    nothing: 'Muster nothing',
    missing: 'Tap what to muster',
    tell: 'These are the armies',
    skip: 'Mustered on the board',
    /** Labels of the button that removes the last purchase of a mustering. */
    takeBack: {
      footman: 'Take the footman back',
      knight: 'Take the knight back',
      ship: 'Take the ship back',
      upgrade: 'Take the upgrade back',
      siegeEngine: 'Take the siege engine back',
      siegeUpgrade: 'Take the siege engine back',
    } satisfies Record<MusterStep['what'], string>,
  },
  tellBids: { tell: 'These were the bids' },
  auctionTies: {
    place: 'Place them in this order',
    missing: 'Choose who goes higher',
  },
  wildlingTie: {
    most: (id: HouseId): string => `${names.house.nom(id)} gave most`,
    least: (id: HouseId): string => `${names.house.nom(id)} gave least`,
    /** Labels of the buttons for deciding a tie. */
    highest: (id: HouseId): string => `${names.house.nom(id)} counts as the highest`,
    lowest: (id: HouseId): string => `${names.house.nom(id)} counts as the lowest`,
  },
  reward: {
    take: (state: State, card: string): string => `Take back ${names.houseCard(state, card)}`,
    none: 'Take back nothing',
    missing: 'Choose a card',
  },
  losses: {
    remove: (units: Units): string => (count(units) === 0 ? 'Choose units' : `Lose ${names.units(units)}`),
    missing: (n: number): string => `${counted(n, 'point')} still to choose`,
    skip: 'Taken off the board',
  },
  orders: {
    seal: 'Seal and cover',
    place: (order: OrderId): string => `Place ${names.order[order]}`,
    dismiss: 'Take the order up',
    asBefore: (orders: number): string => `Same as last round: ${counted(orders, 'order')}`,
    sealLess: (orders: number, empty: number): string =>
      `Seal ${orders === 0 ? 'no orders' : counted(orders, 'order')}, ${counted(empty, 'area')} ${empty === 1 ? 'has' : 'have'} none`,
    leftOut: (n: number): string => `${n === 1 ? '1 area has' : `${n} areas have`} no order yet`,
  },
  ordersPlaced: { done: 'Reveal all orders' },
  raven: {
    swap: (from: OrderId, to: OrderId): string => `Change ${names.order[from]} into ${names.order[to]}`,
    used: 'The Raven has changed an order',
    pass: 'Leave the orders as they are',
  },
  raid: {
    /** `power`: number of power tokens that the raider gains, one for each removed Consolidate Power order (R9.6). */
    remove: (n: number, power: number): string =>
      n === 0 ? 'Raid nothing' : `Remove ${counted(n, 'order')}${power === 0 ? '' : `, gain ${power} power`}`,
    over: 'No more raids',
    special: 'With the star: two targets',
    specialDefense: 'With the star: may remove a Defense order',
    takeOff: (n: number): string => (n === 1 ? 'Take the raid off' : `Take ${counted(n, 'order')} off`),
  },
  march: {
    go: (state: State, to: readonly AreaId[]): string =>
      to.length === 1 ? `March to ${names.areas(state, to)}` : `March to ${counted(to.length, 'area')}`,
    attack: (state: State, to: AreaId): string => `March and attack ${names.area(state, to)}`,
    onBoard: 'Marched on the board',
    skip: 'Skip this march',
    other: 'Another starting area',
    leaveToken: 'Leave a power token behind',
    over: 'No more marches',
  },
  hold: {
    byUnits: (id: HouseId): string => `${names.house.nom(id)} is there`,
    byToken: (id: HouseId): string => `Power token of ${names.house.nom(id)}`,
    nobody: 'Nobody holds it',
    tell: (n: number): string => (n === 0 ? 'No area changed hands' : `Save ${counted(n, 'change')}`),
    tellBattle: 'A battle was fought',
    fought: 'Save the battle',
  },
  support: {
    attacker: 'For the attacker',
    defender: 'For the defender',
    none: 'For nobody',
    decline: 'Decline this help',
    accept: 'Accept this help',
    agree: 'Both sides agree',
    confirm: 'Confirm the support',
  },
  cards: { show: 'These cards were played', missing: 'Choose both cards', figures: 'Only the figures' },
  ability: {
    carryOut: 'Apply',
    payAndChoose: (cost: number): string => `Pay ${cost}: choose a card`,
    payAndPlay: (state: State, cost: number, card: string): string => `Pay ${cost} and play ${names.houseCard(state, card)}`,
    payAndDiscard: (state: State, cost: number, card: string): string => `Pay ${cost} and discard ${names.houseCard(state, card)}`,
    sendBack: (state: State, card: string): string => `Send ${names.houseCard(state, card)} back`,
    takeBack: (state: State, card: string): string => `Take back ${names.houseCard(state, card)}`,
    cancel: (state: State, card: string): string => `Cancel the text of ${names.houseCard(state, card)}`,
    removeOrder: (state: State, area: AreaId): string => `Remove the order in ${names.area(state, area)}`,
    gain: (n: number): string => `Take ${counted(n, 'power')}`,
    last: (track: Track): string => `Last place: ${names.track[track]}`,
    pass: 'Leave it unused',
    byHand: 'Our card says something else',
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
  choice: { missing: 'Choose an option', choose: (label: string): string => `Choose: ${label}` },
  wildlingCard: {
    draw: 'Turn up the wildling card',
    missing: 'Choose the card that came up',
    tell: (card: string): string => `${card} came up`,
  },
  destroy: {
    remove: (units: Units): string => (count(units) === 0 ? 'Choose units' : `Destroy ${names.units(units)}`),
    missing: (n: number): string => `${counted(n, 'unit')} still to choose`,
  },
  replace: {
    choose: 'Choose the units to replace',
    finish: (n: number): string => (n === 0 ? 'Replace nothing' : `Replace ${counted(n, 'unit')}`),
    missing: (n: number): string => `${counted(n, 'unit')} still to choose`,
  },
  discard: {
    discard: (state: State, card: string): string => `Discard ${names.houseCard(state, card)}`,
    none: 'Discard nothing',
    missing: 'Choose a card',
  },
  secret: {
    show: (who: string): string => `Only ${who}: hold to look`,
    hide: 'Cover the card',
    back: 'Back to the table',
  },
  ravenLook: {
    draw: 'Draw the card to look at',
    look: 'Look at the top wildling card',
    top: 'Leave it on top',
    under: 'Put it under the deck',
  },
  anotherCard: { play: (state: State, card: string): string => `Play ${names.houseCard(state, card)}`, missing: 'Choose a card' },
  tides: {
    draw: 'Draw the Tides of Battle cards',
    again: 'Draw another card',
    show: 'Turn up both cards',
    of: (house: string): string => `Card of ${house}`,
    missing: 'Enter both cards',
    replaced: (house: string): string => `${house} used the Blade to draw again`,
    replacedOff: 'The Blade was not used',
    blade: 'Valyrian Steel Blade',
    keep: 'Keep the card',
    replace: 'Use the Blade and draw another card',
  },
  skull: {
    lose: (unit: UnitKind, routed: boolean): string => `Lose: ${names.unit[unit].toLowerCase()}${routed ? `, ${names.routed}` : ''}`,
    none: 'No unit is left',
    missing: 'Choose a unit',
  },
  portShips: {
    keep: (n: number): string => (n === 0 ? 'Keep no ship' : `Keep ${counted(n, 'ship')}`),
    missing: 'Choose how many ships to keep',
  },
  consolidate: {
    power: (n: number): string => (n === 0 ? 'No power here' : `Take ${counted(n, 'power')}`),
    muster: 'Muster here',
    which: 'Which order?',
    missing: 'Choose the order to resolve',
    onBoard: 'A special order musters',
  },
  collect: {
    collect: 'Take the power',
    tell: (n: number): string => `Collect power for ${counted(n, 'order')}`,
    none: 'No order is left',
    missing: 'Choose areas with an order',
    musters: 'A special order musters first',
  },
}
