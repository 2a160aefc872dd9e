/**
 * Types for the components of *A Game of Thrones: the Board Game* (2003). Other files in this folder contain the data. The state of a game
 * contains these values, so games with corrected or fewer components also work.
 */

export const HOUSES = ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell'] as const
export type HouseId = (typeof HOUSES)[number]

export const UNIT_KINDS = ['footman', 'knight', 'ship'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]
/** Number of units of each kind; always all three kinds. */
export type Units = Readonly<Record<UnitKind, number>>

/** Influence tracks, in the order of the auctions (R5.2). */
export const TRACKS = ['ironThrone', 'fiefdoms', 'kingsCourt'] as const
export type Track = (typeof TRACKS)[number]

export const DECKS = [1, 2, 3] as const
export type DeckId = (typeof DECKS)[number]

/** The eleven Westeros cards (R7). */
export const WESTEROS_CARDS = [
  'winter-is-coming',
  'last-days-of-summer',
  'supply',
  'mustering',
  'clash-of-kings',
  'game-of-thrones',
  'wildling-attack',
  'sea-of-storms',
  'storm-of-swords',
  'feast-for-crows',
  'rains-of-autumn',
] as const
export type WesterosCard = (typeof WESTEROS_CARDS)[number]
/** Card of a Westeros deck; the suffix `*` marks a mammoth, e.g. `sea-of-storms*`. */
export type DeckCard = WesterosCard | `${WesterosCard}*`

export const ORDER_KINDS = ['march', 'defense', 'support', 'raid', 'consolidate'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
export const ORDERS = [
  'march-minus-1',
  'march-0',
  'march-plus-1',
  'defense-1',
  'defense-2',
  'support',
  'support-plus-1',
  'raid',
  'raid-star',
  'consolidate-power',
  'consolidate-power-star',
] as const
export type OrderId = (typeof ORDERS)[number]

/** Id of an area, e.g. `kings-landing`. */
export type AreaId = string
/** Id of a House card, e.g. `robb-stark`. */
export type CardId = string

export interface Area {
  readonly id: AreaId
  /** Name of the area as printed on the board, the same in every language, e.g. `King's Landing`. */
  readonly name: string
  readonly kind: 'land' | 'sea'
  /** Number of barrels (supply icons) printed in the area. */
  readonly barrels: number
  /** Number of crowns (power icons) printed in the area. */
  readonly crowns: number
  /**
   * Muster points of the area: 0 without a castle, 1 for a castle, 2 for a stronghold. Areas with 1 or 2 are castle areas (R4.2,
   * R17.2).
   */
  readonly castle: 0 | 1 | 2
  /** House whose crest is printed in the area. */
  readonly home?: HouseId
  /** Strength of the neutral force in the area at the start (R13.1). */
  readonly neutral?: number
}

export type Pair = readonly [AreaId, AreaId]

export interface OrderToken {
  readonly id: OrderId
  readonly kind: OrderKind
  /** Number that a March, Defense or Support order adds to the strength; 0 for other orders. */
  readonly value: number
  /** Whether the order has a star, i.e. needs a star of the King's Court (R8.2). */
  readonly special: boolean
  /** Number of tokens of this order in the set of each house. */
  readonly count: number
}

/** Effect of a House card, as data that `rules/abilities.ts` executes. */
export type Effect =
  | { readonly effect: 'cancelAbility' }
  | { readonly effect: 'discardDefense' }
  | { readonly effect: 'destroyUnit'; readonly unit: UnitKind }
  | { readonly effect: 'unitStrength'; readonly unit: UnitKind; readonly counts: number; readonly when: 'attacking' | 'always' }
  | { readonly effect: 'multiplyDefense'; readonly times: number }
  | { readonly effect: 'opposingCardStrength'; readonly counts: number }
  | { readonly effect: 'supportingUnitStrength'; readonly unit: UnitKind; readonly counts: number }
  | { readonly effect: 'takeBackCard' }
  | { readonly effect: 'removeOrder'; readonly kinds: readonly OrderKind[]; readonly where: 'adjacent' | 'ofLoser' }
  | { readonly effect: 'gainPower'; readonly amount: number }
  | { readonly effect: 'discardFromHand'; readonly cost: number }
  | { readonly effect: 'upgradeFootman' }

/** Ability of a House card, described by the text on the card. */
export interface Ability {
  /**
   * Time at which the ability is carried out. `cancel`: before all other abilities, when the cards are revealed; `reveal`: when the
   * cards are revealed; `combat`: changes the strength in this battle; `won`: after the result, if the owner won (A23).
   */
  readonly timing: 'cancel' | 'reveal' | 'combat' | 'won'
  /** Whether the owner may decline the ability. */
  readonly may: boolean
  readonly effect: Effect
}

export interface HouseCard {
  readonly id: CardId
  readonly house: HouseId
  readonly name: string
  /** Printed strength of the card, 0–3. */
  readonly strength: number
  readonly swords: number
  readonly fortifications: number
  readonly ability?: Ability
  /**
   * Ability originally printed on this card. Present only if the players replaced this ability. `none`: the card is printed without a text.
   */
  readonly printed?: Ability | 'none'
}

export interface House {
  readonly id: HouseId
  readonly name: string
  readonly home: AreaId
  /** Units on the start card of the house. The key is the area. */
  readonly units: Readonly<Record<AreaId, Partial<Units>>>
  /** Starting space of the house on the supply track, as printed on its start card (A4: check the real card). */
  readonly supply: number
}

export interface Box {
  readonly areas: Readonly<Record<AreaId, Area>>
  /**
   * Pairs of adjacent areas, each pair once. Two areas with a common border are adjacent unless a river without a bridge separates them.
   */
  readonly adjacency: readonly Pair[]
  /** Pairs of areas that a river without a bridge separates. These areas are not adjacent (R19.3, A31). */
  readonly rivers: readonly Pair[]
  /** Pairs of areas that a bridge over a river connects. These areas are adjacent, so `adjacency` also contains the pairs (R19.3). */
  readonly bridges: readonly Pair[]
  /** Pair of areas that are adjacent only if the setting `oldtownTouchesSunsetSea` is on (A33). */
  readonly disputed: Pair | undefined
  readonly houses: Readonly<Record<HouseId, House>>
  readonly cards: Readonly<Record<CardId, HouseCard>>
  /** Cards of the three Westeros decks; a card with n copies is listed n times. */
  readonly decks: Readonly<Record<DeckId, readonly DeckCard[]>>
  readonly orders: Readonly<Record<OrderId, OrderToken>>
  /** Starting order of all five houses on each track, place 1 first. */
  readonly tracks: Readonly<Record<Track, readonly HouseId[]>>
  /** Maximum army sizes at each supply level from 0 to 6; the sizes of one level are sorted, largest first (R3.3). */
  readonly supplyTable: readonly (readonly number[])[]
  /** Number of special orders that a house may place. The index is its place on the King's Court track, place 1 first (R8.2). */
  readonly stars: readonly number[]
  /** Values of the spaces on the wildling track: 0, 2, … 12 (R6.1). */
  readonly threat: readonly number[]
  /** Number of castle areas that a house needs for a sudden victory. The key is the number of players (R17.1). */
  readonly victory: Readonly<Record<3 | 4 | 5, number>>
  readonly rounds: number
  /** Number of pieces of each house: units of each kind, and power tokens. */
  readonly limits: Units & { readonly power: number }
  /** Number of power tokens that each house has available at the start. */
  readonly startingPower: number
  readonly unitStrength: Units
  /** Muster points of each kind of unit: the cost of mustering the unit, and the losses to the wildlings that its removal pays. */
  readonly musterValue: Units
}
