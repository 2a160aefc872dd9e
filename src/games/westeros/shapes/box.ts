import { either, fields, keyed, listOf, maybe, only, refine, text, boolean, variants, whole, known, type Shape } from '../../../kit/shape'
import {
  HOUSES,
  ORDER_KINDS,
  ORDERS,
  UNIT_KINDS,
  WESTEROS_CARDS,
  type Ability,
  TRACKS,
  WILDLING_CARDS,
  type Area,
  type CardCondition,
  type CardGain,
  type WildlingEffect,
  type WildlingEffects,
  type Box,
  type CardId,
  type DeckCard,
  type Effect,
  type House,
  type HouseCard,
  type HouseId,
  type OrderToken,
  type Units,
  TIDES_CARDS,
  type TidesFigures,
} from '../box/box'

/** Schemas for the printed data of a game, also for data that players corrected and for a game with fewer pieces. */

export const house: Shape<HouseId> = only(...HOUSES)

/** Maximum number of units of one kind; far above any real game. */
export const MOST_UNITS = 99
const someUnits = whole(0, MOST_UNITS)
export const units: Shape<Units> = fields<Units>({
  footman: someUnits,
  knight: someUnits,
  ship: someUnits,
  siegeEngine: maybe(someUnits),
})

/** Maximum number of areas of a custom board. */
export const MOST_AREAS = 1000

/** Schema of an id. Names of properties that every object inherits are not valid ids. */
export const id: Shape<string> = refine(text(1, 120), (name) => !(name in Object.prototype))

export const deckCard: Shape<DeckCard> = only(...WESTEROS_CARDS.flatMap((card): DeckCard[] => [card, `${card}*`]))

/** Schema of the cards of one deck: at least one is not *Winter is Coming*, so that a draw can always end (R7.1). */
export const deckCards: Shape<readonly DeckCard[]> = refine(listOf(deckCard, 60, 1), (cards) =>
  cards.some((card) => !card.startsWith('winter-is-coming')),
)

/** Schema of the supply table: seven levels, each with its maximum army sizes, largest first (R3.3). */
export const supplyTable: Shape<Box['supplyTable']> = listOf(
  refine(listOf(whole(0, 20), 12), (flags) => flags.every((flag, index) => index === 0 || flag <= (flags[index - 1] ?? 0))),
  7,
  7,
)

export const stars: Shape<Box['stars']> = listOf(whole(0, 5), 6, 3)

const castles = whole(1, 200)
export const victory: Shape<Box['victory']> = fields<Box['victory']>({
  3: castles,
  4: castles,
  5: castles,
  6: maybe(castles),
})

export const rounds = whole(1, 50)

const icons = whole(0, 9)
export const barrels = icons
export const crowns = icons
export const castle: Shape<0 | 1 | 2> = only(0, 1, 2)
/** Schema of the strength, the swords or the fortifications of a House card. */
export const cardFigure = whole(0, 20)
export const strength = whole(0, MOST_UNITS)

const area = fields<Area>({
  id,
  name: text(1, 120),
  kind: only('land', 'sea', 'port'),
  port: maybe(fields<NonNullable<Area['port']>>({ land: id, sea: id })),
  barrels,
  crowns,
  castle,
  home: maybe(house),
  neutral: maybe(strength),
  garrisonToken: maybe(strength),
  closed: maybe(only(true)),
})

const unitKind = only(...UNIT_KINDS)
const condition = fields<CardCondition>({
  role: maybe(only('attacking', 'defending')),
  fortified: maybe(only(true)),
  supported: maybe(boolean),
  opponentHigherOn: maybe(only(...TRACKS)),
  discarded: maybe(id),
})
const gain = fields<CardGain>({ strength: cardFigure, swords: cardFigure, fortifications: cardFigure, if: condition })
const effect: Shape<Effect> = either<Effect>(
  fields<Extract<Effect, { effect: 'cancelAbility' }>>({ effect: only('cancelAbility') }),
  fields<Extract<Effect, { effect: 'discardDefense' }>>({ effect: only('discardDefense') }),
  fields<Extract<Effect, { effect: 'destroyUnit' }>>({ effect: only('destroyUnit'), unit: unitKind }),
  fields<Extract<Effect, { effect: 'unitStrength' }>>({
    effect: only('unitStrength'),
    unit: unitKind,
    counts: cardFigure,
    when: only('attacking', 'always'),
    supporting: maybe(only(true)),
  }),
  fields<Extract<Effect, { effect: 'multiplyDefense' }>>({ effect: only('multiplyDefense'), times: cardFigure }),
  fields<Extract<Effect, { effect: 'opposingCardStrength' }>>({ effect: only('opposingCardStrength'), counts: cardFigure }),
  fields<Extract<Effect, { effect: 'supportingUnitStrength' }>>({
    effect: only('supportingUnitStrength'),
    unit: unitKind,
    counts: cardFigure,
  }),
  fields<Extract<Effect, { effect: 'takeBackCard' }>>({ effect: only('takeBackCard') }),
  fields<Extract<Effect, { effect: 'removeOrder' }>>({
    effect: only('removeOrder'),
    kinds: listOf(only(...ORDER_KINDS), ORDER_KINDS.length),
    where: only('adjacent', 'ofLoser', 'ofOpponentAdjacent'),
  }),
  fields<Extract<Effect, { effect: 'gainPower' }>>({ effect: only('gainPower'), amount: cardFigure }),
  fields<Extract<Effect, { effect: 'discardFromHand' }>>({ effect: only('discardFromHand'), cost: cardFigure }),
  fields<Extract<Effect, { effect: 'upgradeFootman' }>>({ effect: only('upgradeFootman'), supporting: maybe(only(true)) }),
  fields<Extract<Effect, { effect: 'gain' }>>({ effect: only('gain'), gains: listOf(gain, 9) }),
  fields<Extract<Effect, { effect: 'chooseRetreat' }>>({ effect: only('chooseRetreat') }),
  fields<Extract<Effect, { effect: 'takeBackAll' }>>({ effect: only('takeBackAll') }),
  fields<Extract<Effect, { effect: 'noCasualties' }>>({ effect: only('noCasualties') }),
  fields<Extract<Effect, { effect: 'replaceOwnCard' }>>({ effect: only('replaceOwnCard'), cost: cardFigure }),
  fields<Extract<Effect, { effect: 'replaceOpposingCard' }>>({ effect: only('replaceOpposingCard') }),
  fields<Extract<Effect, { effect: 'othersUnitStrength' }>>({
    effect: only('othersUnitStrength'),
    unit: unitKind,
    counts: cardFigure,
    if: condition,
  }),
  fields<Extract<Effect, { effect: 'moveMarchOrder' }>>({ effect: only('moveMarchOrder') }),
  fields<Extract<Effect, { effect: 'attackerStaysOut' }>>({ effect: only('attackerStaysOut') }),
  fields<Extract<Effect, { effect: 'lastOnTrack' }>>({ effect: only('lastOnTrack') }),
)

const ability = fields<Ability>({ timing: only('cancel', 'reveal', 'combat', 'won', 'lost', 'after'), may: boolean, effect })
const card = fields<HouseCard>({
  id,
  house,
  name: text(1, 64),
  strength: cardFigure,
  swords: cardFigure,
  fortifications: cardFigure,
  ability: maybe(ability),
  printed: maybe(either<NonNullable<HouseCard['printed']>>(only('none'), ability)),
})

const order = fields<OrderToken>({
  id: only(...ORDERS),
  kind: only(...ORDER_KINDS),
  value: whole(-9, 9),
  special: boolean,
  count: whole(0, 20),
})

/** Schema of the start card of a house. */
const startOf = (areas: object): Shape<House> =>
  fields<House>({
    id: house,
    name: text(1, 64),
    home: known(areas),
    units: keyed(
      known(areas),
      fields<Partial<Units>>({
        footman: maybe(someUnits),
        knight: maybe(someUnits),
        ship: maybe(someUnits),
        siegeEngine: maybe(someUnits),
      }),
      MOST_AREAS,
    ),
    supply: whole(0, 6),
  })

const pairsOf = (areas: object) =>
  listOf(
    refine(listOf(known(areas), 2, 2) as unknown as Shape<readonly [string, string]>, ([a, b]) => a !== b),
    5 * MOST_AREAS,
  )

/** Returns whether every key of a record is the id of the object stored under this key. */
const filedById = (record: Readonly<Record<string, { readonly id: string }>>): boolean =>
  Object.entries(record).every(([key, item]) => key === item.id)

/** Schema of a record with an entry for each house. House Martell is missing in the first edition. */
const ofEachHouse = <T>(shape: Shape<T>): Shape<Readonly<Record<HouseId, T>>> =>
  fields<Record<HouseId, T>>({
    stark: shape,
    greyjoy: shape,
    lannister: shape,
    baratheon: shape,
    tyrell: shape,
    martell: maybe(shape) as Shape<T>,
  })

const permutation: Shape<readonly HouseId[]> = refine(listOf(house, 6, 5), (order_) => new Set(order_).size === order_.length)

const pieces = whole(0, MOST_UNITS)

type Wild<K extends WildlingEffect['effect']> = Extract<WildlingEffect, { effect: K }>
const numberOrAll = either<number | 'all'>(pieces, only('all'))
const wildlingEffect = variants<WildlingEffect['effect'], WildlingEffect>('effect', {
  nothing: fields<Wild<'nothing'>>({ effect: only('nothing') }),
  destroyUnits: fields<Wild<'destroyUnits'>>({ effect: only('destroyUnits'), number: pieces, where: only('anywhere', 'oneCastle') }),
  unitsOrTrack: fields<Wild<'unitsOrTrack'>>({ effect: only('unitsOrTrack'), units: pieces, places: pieces }),
  attackAgain: fields<Wild<'attackAgain'>>({ effect: only('attackAgain'), strength: pieces }),
  knightsToFootmen: fields<Wild<'knightsToFootmen'>>({ effect: only('knightsToFootmen'), number: numberOrAll }),
  footmenToKnights: fields<Wild<'footmenToKnights'>>({ effect: only('footmenToKnights'), number: pieces }),
  moveSupply: fields<Wild<'moveSupply'>>({ effect: only('moveSupply'), by: whole(-9, 9) }),
  discardStrongestCards: fields<Wild<'discardStrongestCards'>>({ effect: only('discardStrongestCards') }),
  discardCard: fields<Wild<'discardCard'>>({ effect: only('discardCard') }),
  takeBackAll: fields<Wild<'takeBackAll'>>({ effect: only('takeBackAll') }),
  takeBackCard: fields<Wild<'takeBackCard'>>({ effect: only('takeBackCard') }),
  moveOnTrack: fields<Wild<'moveOnTrack'>>({
    effect: only('moveOnTrack'),
    tracks: listOf(only(...TRACKS), TRACKS.length),
    choose: boolean,
    to: only('first', 'last'),
  }),
  musterOneArea: fields<Wild<'musterOneArea'>>({ effect: only('musterOneArea') }),
  discardPower: fields<Wild<'discardPower'>>({ effect: only('discardPower'), number: numberOrAll }),
  bidComesBack: fields<Wild<'bidComesBack'>>({ effect: only('bidComesBack') }),
})
const wildlings = keyed(
  only(...WILDLING_CARDS),
  fields<WildlingEffects>({ lowest: wildlingEffect, others: wildlingEffect, highest: wildlingEffect }),
  WILDLING_CARDS.length,
)

const tides = keyed(
  only(...TIDES_CARDS),
  fields<TidesFigures>({ strength, swords: cardFigure, fortifications: cardFigure, skulls: cardFigure, count: pieces }),
  TIDES_CARDS.length,
)

/** Schema of all printed data of a game. Areas are parsed first, because all other data refers to areas. */
export const box: Shape<Box> = (json, at) => {
  const areas = refine(keyed(id, area, MOST_AREAS), (all) => filedById(all) && Object.keys(all).length > 0)(
    typeof json === 'object' && json !== null && 'areas' in json ? json.areas : undefined,
    { key: 'areas', above: at },
  )
  const pairs = pairsOf(areas)
  return fields<Box>({
    edition: maybe(only(2)),
    players: maybe(whole(3, 6)),
    areas: () => areas,
    adjacency: pairs,
    rivers: pairs,
    bridges: pairs,
    disputed: maybe(refine(listOf(known(areas), 2, 2) as unknown as Shape<readonly [string, string]>, ([a, b]) => a !== b)),
    houses: refine(ofEachHouse(startOf(areas)), filedById),
    cards: refine(keyed<CardId, HouseCard>(id, card, 200), filedById),
    decks: fields<Box['decks']>({ 1: deckCards, 2: deckCards, 3: deckCards }),
    orders: refine(
      keyed(only(...ORDERS), order, ORDERS.length) as Shape<Box['orders']>,
      (all) => filedById(all) && ORDERS.every((name) => name in all),
    ),
    tracks: fields<Box['tracks']>({ ironThrone: permutation, fiefdoms: permutation, kingsCourt: permutation }),
    supplyTable,
    stars,
    threat: refine(listOf(whole(0, 99), 30, 1), (spaces) => spaces.every((space, k) => k === 0 || space > (spaces[k - 1] ?? 0))),
    victory,
    rounds,
    limits: fields<Box['limits']>({
      footman: pieces,
      knight: pieces,
      ship: pieces,
      siegeEngine: maybe(pieces),
      power: pieces,
    }),
    startingPower: pieces,
    unitStrength: units,
    musterValue: units,
    siegeStrength: maybe(strength),
    startingThreat: maybe(strength),
    wildlings: maybe(wildlings),
    tides: maybe(tides),
    portLimit: maybe(pieces),
  })(json, at)
}
