import type { Hero, Resource, Thing } from '../../../../box/box'
import { listAnd } from '../../../../../../ui/grammar/english'
import type { Translation } from '../../../../../../ui/language/translation'

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

const THE: Readonly<Record<Thing, string>> = {
  village: 'the village',
  fort: 'the fort',
  church: 'the church',
  hall: 'the hall',
  road: 'the road',
  market: 'the market',
  palisade: 'the palisade',
  improvement: 'the improvement',
  army: 'the army step',
}

/** English texts of the questions about building and payment. */
const en = {
  /** Short reasons (two or three words) why a construction is not allowed. The key is the refusal code. */
  why: {
    NOT_ADJACENT: 'too far',
    NO_HOUSE_LEFT: 'no house left',
    NO_OWN_VILLAGE: 'no village of yours',
    BUILDING_TAKEN: 'one is there',
    NO_BUILDINGS_IN_MOUNTAINS: 'mountains',
    NO_SPACE_FOR_BUILDING: 'no space printed',
    NO_OWN_SETTLEMENT: 'you do not live here',
    WORK_EXISTS: 'has one',
    NO_TOKEN_LEFT: 'no token left',
    ARMY_AT_TOP: 'end of the track',
    NO_WORKS_IN_FINAL: 'not at the end',
  } as Readonly<Record<string, string>>,
  nowhere: 'nowhere',
  things: {
    village: 'Village',
    fort: 'Fort',
    church: 'Church',
    hall: 'Hall',
    road: 'Road',
    market: 'Market',
    palisade: 'Palisade',
    improvement: 'Improvement',
    army: 'Army +1',
  },
  cards: (least: number, most: number) => (least === most ? many(least, 'card') : `${least} to ${most} cards`),
  places: (n: number) => many(n, 'place'),
  onTrack: (to: number) => `move the house on the army track to ${to}`,
  step: (from: number) => `${from} to ${from + 1}`,
  supply: 'Supply card',
  supplyOpen: 'Not taken yet this turn',
  supplyTaken: 'Taken; three lie open until the round ends',
  take: 'Take one',
  joint: 'Joint work',
  jointOpen: 'Once a round, still free',
  nobodyBuilds: 'No work can be built',
  spent: 'Used this round',
  name: 'Name it',
  offer: 'Offer',
  offerOpen: 'Somebody else builds one thing',
  offerTo: 'Offer it',
  finish: 'Finish building',
  builtNow: 'Built this turn',
  useNothing: 'Use nothing',
  stillThere: 'The supply card is still there',
  stillThereNote: 'The chief takes one of the four that lie open, before the round ends. Not taken now, it is lost.',
  buildOn: 'Build on',
  takeAndFinish: 'Take it and finish',
  finishWithout: 'Finish without it',
  where: (who: string, thing: Thing) => `${who}, where does ${THE[thing]} stand?`,
  noPlace: 'Tap a territory',
  /** Price of a village with the cards that it costs because of a palisade. */
  withFee: (price: string, fee: number) => `${price} + ${fee}`,
  /** Price of a construction in a territory, for screen readers. */
  price: (cards: string) => `costs ${cards}`,
  payFor: (at: string) => `Pay for ${at}`,
  build: (thing: Thing, at?: string) => (at === undefined ? `Build ${THE[thing]}` : `Build ${THE[thing]} at ${at}`),
  propose: (thing: Thing, at: string) => `Propose ${THE[thing].replace('the ', thing === 'improvement' ? 'an ' : 'a ')} at ${at}`,
  token: (at: string) => `${at}: what does the token show?`,
  hero: (hero: Hero, at: string) => `Does the ${hero} move to ${at}?`,
  moves: (hero: Hero) => `The ${hero} moves`,
  stays: (hero: Hero) => `The ${hero} stays`,
  offerSend: (who: string) => `Offer to ${who}`,
  noGuest: 'Somebody has to be chosen',
  costs: (thing: Thing, at: string | undefined) => `What does ${THE[thing]}${at === undefined ? '' : ` at ${at}`} cost?`,
  costsNote: 'It is printed on the reference card or on the tile. Asked once, then remembered.',
  /** Note for the price of a village. The parameter is the number of cards in the rulebook for the tile (R40). */
  tileNote: (cards: number) => `It is printed on the tile, usually ${many(cards, 'card')}. Asked once, then remembered.`,
  /** Warning about a village price with an unusual number of cards (R40). */
  oddCost: (cards: number, printed: number) =>
    `The rulebook says ${many(printed, 'card')}, not ${cards}. A price is remembered for this tile.`,
  keepCost: (cards: number) => `Our tile says ${cards}`,
  costsSo: (n: number) => `It costs ${many(n, 'card')}`,
  noCost: 'Nothing counted yet',
  pay: (thing: Thing, at: string | undefined) => `How is ${THE[thing]}${at === undefined ? '' : ` at ${at}`} paid?`,
  /**
   * Text with the price of a construction. The price of a village depends on the territory, all other prices on the kind of construction.
   */
  asks: (priced: string, price: string) => `${priced}: the price is ${price}.`,
  counted: (n: number, resource: string) => `${n} ${resource}`,
  or: 'or',
  paid: 'Paid, not typed in',
  allPaid: (n: number) => `Build it: ${n === 1 ? 'the card is' : 'all cards are'} paid`,
  allGiven: (n: number) => `Build it: ${n === 1 ? 'the card is' : 'all cards are'} given`,
  missing: (n: number, kind: Resource | undefined) =>
    `${many(n, kind === undefined ? 'card' : `${kind} card`)} ${n === 1 ? 'is' : 'are'} missing`,
  layDown: 'Lay down, or tap above to take back',
  /** Replaces `layDown` after a tap on a market (R51). */
  layAny: 'Now lay down any card: it stands for a missing one',
  slots: 'Price',
  slot: (asked: string, by: string | undefined) => (by === undefined ? `${asked}: missing` : `${asked}: ${by}, take back`),
  /** Button that pays the rest of a price with the resources that the price names. */
  exact: 'Exact price',
  halfLost: 'half lost',
  pair: 'two halves',
  /** Label of a supply card that pays for a resource, next to the icons of the card. */
  pairShort: 'supply',
  /** Accessible name of a card that a market exchanges for the required resource. */
  traded: (card: string) => `${card}, exchanged by the market`,
  firstHalf: 'Supply card: one half',
  secondHalf: 'Supply card: the other half',
  market: 'Market',
  once: (at: string) => `${at}, once`,
  used: (at: string) => `${at}, used`,
  notAGuest: 'not as a guest',
  asksNot: (resource: string) => `Nothing here asks for ${resource}.`,
  /** Hint after `asksNot` if the builder can use a market (R51). */
  tryMarket: 'A market exchanges any card for one that is missing: tap Market first.',
  /** Message after the user adds a card although the whole price is paid. */
  paidAll: 'Everything is paid. Tap above to take a card back.',
  /** Note that the player can have no supply card in hand, because all supply cards that the player took are spent. */
  noneInHand: 'none in hand, as counted',
  /** Warning that the payment contains a supply card that cannot be in the hand. */
  supplyWanting: (who: string) => `${who} has not taken so many supply cards. Was one forgotten?`,
  /** Warning that the payment contains resource cards that cannot be in the hand. `most`: number of cards by the count. */
  cardWanting: (who: string, most: number) =>
    `${who} has ${most === 0 ? 'no resource card' : `at most ${many(most, 'resource card')}`}, by the count. Was one forgotten?`,
  /** @param clans names of the clans that receive a card */
  fee: (clans: readonly string[]) =>
    `Palisade: also one card ${clans.length > 1 ? 'each ' : ''}to ${listAnd(clans)}. Face down, not typed in.`,
  after: (settlements: number, houses: number) => `Then ${many(settlements, 'settlement')}, ${many(houses, 'house')} left.`,
  notBuilt: 'Not built',
  giver: 'Who gives',
}

export type BuildTexts = Translation<typeof en>
export default en
