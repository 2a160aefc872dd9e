import {
  UNIT_KINDS,
  type Box,
  type DeckId,
  type HouseId,
  type OrderId,
  type OrderKind,
  type Track,
  type UnitKind,
  type Units,
} from '../../box/box'
import type { StageName } from '../../model/moves'
import type { Side, State } from '../../model/state'
import { areaName, cardName, HOUSE_NAMES, playerOf } from '../sentences/lookup'
import { ROMAN } from '../../../../ui/grammar/numbers'
import { listAnd, listOr, counted } from './nouns'

const house = (id: HouseId): string => `House ${HOUSE_NAMES[id]}`
const listed = (units: Partial<Units>): readonly string[] =>
  UNIT_KINDS.flatMap((kind) => ((units[kind] ?? 0) > 0 ? [counted(units[kind] ?? 0, kind)] : []))
const listOfUnits = (units: Partial<Units>): string => (listed(units).length === 0 ? 'no units' : listAnd(listed(units)))

/** Effects of the orders. */
const ORDER_DOES: Readonly<Record<OrderId, string>> = {
  'march-minus-1': 'Move units; 1 weaker in attack',
  'march-0': 'Move units',
  'march-plus-1': 'Move units; 1 stronger in attack',
  'defense-1': '1 stronger when attacked',
  'defense-2': '2 stronger when attacked',
  support: 'Lend strength to a battle next door',
  'support-plus-1': 'Lend strength and 1 more',
  raid: 'Remove one order next door',
  'raid-star': 'Remove up to two orders next door',
  'consolidate-power': '1 power token and 1 for each crown',
  'consolidate-power-star': '1 power token and 1 for each crown',
}
/** Effects of the orders that differ in the second edition. */
const ORDER_DOES_SECOND: Readonly<Partial<Record<OrderId, string>>> = {
  'raid-star': 'Remove one order next door, a Defense order too',
  'consolidate-power-star': '1 power token and 1 for each crown, or muster here',
}

/** English names of game terms. The grammatical cases exist for languages such as Czech; in English all cases are equal. */
export const names = {
  /** Names of the houses in the four grammatical cases that the Czech texts need; `plain` is the name without "House", for labels. */
  house: {
    plain: (id: HouseId): string => HOUSE_NAMES[id],
    nom: house,
    gen: house,
    dat: house,
    acc: house,
  },
  houses: (ids: readonly HouseId[]): string => listAnd(ids.map((id) => HOUSE_NAMES[id])),
  area: areaName,
  areas: (state: State, areas: readonly string[]): string => listAnd(areas.map((area) => areaName(state, area))),
  houseCard: cardName,
  /** Returns the name of the player of a house; if the house has no player, returns the name of the house. */
  player: (state: State, id: HouseId): string => playerOf(state, id) ?? house(id),
  /** Returns the name of the player and the name of the house: "Anna, House Stark". */
  playerAndHouse: (state: State, id: HouseId): string => {
    const player = playerOf(state, id)
    return player === undefined ? house(id) : `${player}, ${house(id)}`
  },
  /** Label of one unit of each kind. */
  unit: { footman: 'Footman', knight: 'Knight', ship: 'Ship', siegeEngine: 'Siege engine' } satisfies Record<UnitKind, string>,
  /** Returns a list of units as the subject of a sentence: "2 footmen and 1 knight". */
  units: listOfUnits,
  /** Returns a list of units as the object of a sentence. */
  unitsAcc: listOfUnits,
  routed: 'routed',
  orderKind: {
    march: 'March',
    defense: 'Defense',
    support: 'Support',
    raid: 'Raid',
    consolidate: 'Consolidate Power',
  } satisfies Record<OrderKind, string>,
  order: {
    'march-minus-1': 'March −1',
    'march-0': 'March 0',
    'march-plus-1': 'March +1 (star)',
    'defense-1': 'Defense +1',
    'defense-2': 'Defense +2 (star)',
    support: 'Support',
    'support-plus-1': 'Support +1 (star)',
    raid: 'Raid',
    'raid-star': 'Raid (star)',
    'consolidate-power': 'Consolidate Power',
    'consolidate-power-star': 'Consolidate Power (star)',
  } satisfies Record<OrderId, string>,
  /** Short description of the effect of each kind of order token. */
  orderDoes: (order: OrderId, { edition }: Pick<Box, 'edition'>): string =>
    (edition === 2 ? ORDER_DOES_SECOND[order] : undefined) ?? ORDER_DOES[order],
  special: 'Special order',
  /** Names of the influence tracks. */
  track: { ironThrone: 'Iron Throne', fiefdoms: 'Fiefdoms', kingsCourt: 'King’s Court' } satisfies Record<Track, string>,
  /** Names of the influence tracks as used within a sentence. */
  trackAcc: { ironThrone: 'the Iron Throne', fiefdoms: 'the Fiefdoms', kingsCourt: 'the King’s Court' } satisfies Record<Track, string>,
  /** Names of the special tokens. The key is the track of the token. */
  token: { ironThrone: 'Iron Throne', fiefdoms: 'Valyrian Steel Blade', kingsCourt: 'Messenger Raven' } satisfies Record<Track, string>,
  tokenAcc: { ironThrone: 'the Iron Throne', fiefdoms: 'the Valyrian Steel Blade', kingsCourt: 'the Messenger Raven' } satisfies Record<
    Track,
    string
  >,
  place: (n: number): string => `place ${n}`,
  deck: (id: DeckId): string => `deck ${ROMAN[id]}`,
  side: { attacker: 'attacker', defender: 'defender' } satisfies Record<Side, string>,
  /** Names of the buildings printed in areas. The key is the number of muster points of the building. */
  castle: { 0: 'no castle', 1: 'castle', 2: 'stronghold' },
  land: 'land',
  sea: 'sea',
  port: 'port',
  threat: 'wildling threat',
  available: 'available',
  onBoard: 'on the board',
  pile: 'in the pool',
  supply: 'supply',
  nobody: 'nobody',
  neutralForce: 'neutral force',
  powerToken: 'power token',
  home: 'home area',
  cardFigures: (strength: number, swords: number, fortifications: number): string =>
    [
      `strength ${strength}`,
      ...(swords > 0 ? [counted(swords, 'sword')] : []),
      ...(fortifications > 0 ? [counted(fortifications, 'fortification')] : []),
    ].join(', '),
  phase: { westeros: 'Westeros', planning: 'Planning', action: 'Action' },
  /** Names of the stages of a round. */
  stage: {
    setup: 'Setup',
    draw: 'Westeros cards',
    card: 'Westeros card',
    supply: 'Supply',
    muster: 'Mustering',
    auction: 'Clash of Kings',
    auctionTies: 'Clash of Kings: ties',
    contribution: 'Wildling Attack',
    wildlingTie: 'Wildlings: tie',
    reward: 'Watch’s reward',
    losses: 'Wildling losses',
    orders: 'Orders',
    raven: 'Raven',
    raids: 'Raids',
    marches: 'Marches',
    battle: 'Battle',
    power: 'Consolidate Power',
    choice: 'Westeros card: choice',
    wildlingCard: 'Wildling card',
    effect: 'Wildling card: effects',
    ravenLook: 'Raven: wildlings',
    afterBattle: 'After the battle',
    ports: 'Ships in a port',
    over: 'End of the game',
  } satisfies Record<StageName, string>,
  battleStep: {
    support: 'Support',
    cards: 'House cards',
    abilities: 'Card texts',
    anotherCard: 'Another House card',
    tides: 'Tides of Battle',
    tidesLook: 'Tides of Battle: the Blade',
    skulls: 'Skulls',
    blade: 'The Blade',
    won: 'Texts of the winner',
    casualties: 'Casualties',
    retreat: 'Retreat',
  },
  round: (n: number, of: number): string => `Round ${n} of ${of}`,
  count: {
    units: (n: number): string => counted(n, 'unit'),
    armies: (n: number): string => counted(n, 'army'),
    barrels: (n: number): string => counted(n, 'barrel'),
    crowns: (n: number): string => counted(n, 'crown'),
    ports: (n: number): string => counted(n, 'port'),
    mammoths: (n: number): string => counted(n, 'mammoth'),
    stars: (n: number): string => counted(n, 'star'),
    points: (n: number): string => counted(n, 'point'),
    power: (n: number): string => counted(n, 'power'),
    castles: (n: number): string => counted(n, 'castle'),
    castleAreas: (n: number): string => counted(n, 'castleArea'),
    houses: (n: number): string => counted(n, 'house'),
    cards: (n: number): string => counted(n, 'card'),
    orders: (n: number): string => counted(n, 'order'),
    areas: (n: number): string => counted(n, 'area'),
    targets: (n: number): string => counted(n, 'target'),
    swords: (n: number): string => counted(n, 'sword'),
    fortifications: (n: number): string => counted(n, 'fortification'),
  },
  all: listAnd,
  any: listOr,
}

export type Names = typeof names
