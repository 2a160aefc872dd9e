import { either, fields, keyed, listOf, maybe, only, refine, text, boolean, whole, known, type Shape } from '../../../kit/shape'
import {
  HOUSES,
  ORDER_KINDS,
  ORDERS,
  UNIT_KINDS,
  WESTEROS_CARDS,
  type Ability,
  type Area,
  type Box,
  type CardId,
  type DeckCard,
  type Effect,
  type House,
  type HouseCard,
  type HouseId,
  type OrderToken,
  type Units,
} from '../box/box'

/** Schemas for the printed data of a game, also for data that players corrected and for a game with fewer pieces. */

export const house: Shape<HouseId> = only(...HOUSES)

/** Maximum number of units of one kind; far above any real game. */
export const MOST_UNITS = 99
const someUnits = whole(0, MOST_UNITS)
export const units: Shape<Units> = fields<Units>({ footman: someUnits, knight: someUnits, ship: someUnits })

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

export const stars: Shape<Box['stars']> = listOf(whole(0, 5), 5, 5)

const castles = whole(1, 200)
export const victory: Shape<Box['victory']> = fields<Box['victory']>({ 3: castles, 4: castles, 5: castles })

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
  kind: only('land', 'sea'),
  barrels,
  crowns,
  castle,
  home: maybe(house),
  neutral: maybe(strength),
})

const unitKind = only(...UNIT_KINDS)
const effect: Shape<Effect> = either<Effect>(
  fields<Extract<Effect, { effect: 'cancelAbility' }>>({ effect: only('cancelAbility') }),
  fields<Extract<Effect, { effect: 'discardDefense' }>>({ effect: only('discardDefense') }),
  fields<Extract<Effect, { effect: 'destroyUnit' }>>({ effect: only('destroyUnit'), unit: unitKind }),
  fields<Extract<Effect, { effect: 'unitStrength' }>>({
    effect: only('unitStrength'),
    unit: unitKind,
    counts: cardFigure,
    when: only('attacking', 'always'),
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
    where: only('adjacent', 'ofLoser'),
  }),
  fields<Extract<Effect, { effect: 'gainPower' }>>({ effect: only('gainPower'), amount: cardFigure }),
  fields<Extract<Effect, { effect: 'discardFromHand' }>>({ effect: only('discardFromHand'), cost: cardFigure }),
  fields<Extract<Effect, { effect: 'upgradeFootman' }>>({ effect: only('upgradeFootman') }),
)

const ability = fields<Ability>({ timing: only('cancel', 'reveal', 'combat', 'won'), may: boolean, effect })
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
      fields<Partial<Units>>({ footman: maybe(someUnits), knight: maybe(someUnits), ship: maybe(someUnits) }),
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

const ofEachHouse = <T>(shape: Shape<T>): Shape<Readonly<Record<HouseId, T>>> =>
  fields<Record<HouseId, T>>({ stark: shape, greyjoy: shape, lannister: shape, baratheon: shape, tyrell: shape })

const permutation: Shape<readonly HouseId[]> = refine(listOf(house, 5, 5), (order_) => new Set(order_).size === 5)

const pieces = whole(0, MOST_UNITS)

/** Schema of all printed data of a game. Areas are parsed first, because all other data refers to areas. */
export const box: Shape<Box> = (json, at) => {
  const areas = refine(keyed(id, area, MOST_AREAS), (all) => filedById(all) && Object.keys(all).length > 0)(
    typeof json === 'object' && json !== null && 'areas' in json ? json.areas : undefined,
    { key: 'areas', above: at },
  )
  const pairs = pairsOf(areas)
  return fields<Box>({
    areas: () => areas,
    adjacency: pairs,
    rivers: pairs,
    bridges: pairs,
    disputed: maybe(refine(listOf(known(areas), 2, 2) as unknown as Shape<readonly [string, string]>, ([a, b]) => a !== b)),
    houses: refine(ofEachHouse(startOf(areas)), filedById),
    cards: refine(keyed<CardId, HouseCard>(id, card, 200), filedById),
    decks: fields<Box['decks']>({ 1: deckCards, 2: deckCards, 3: deckCards }),
    orders: refine(keyed(only(...ORDERS), order, ORDERS.length), (all) => filedById(all) && ORDERS.every((name) => name in all)),
    tracks: fields<Box['tracks']>({ ironThrone: permutation, fiefdoms: permutation, kingsCourt: permutation }),
    supplyTable,
    stars,
    threat: refine(listOf(whole(0, 99), 30, 1), (spaces) => spaces.every((space, k) => k === 0 || space > (spaces[k - 1] ?? 0))),
    victory,
    rounds,
    limits: fields<Box['limits']>({ footman: pieces, knight: pieces, ship: pieces, power: pieces }),
    startingPower: pieces,
    unitStrength: units,
    musterValue: units,
  })(json, at)
}
