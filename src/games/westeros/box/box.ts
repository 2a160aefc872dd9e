/**
 * Types for the components of *A Game of Thrones: the Board Game*: first edition (2003) and second edition (2011). Other files in this
 * folder contain the data of the first edition, the folder `second` that of the second edition. The state of a game contains these values,
 * so games with corrected or fewer components also work.
 */

/** Houses of both editions. `martell` exists only in the second edition; `housesOf` returns the houses of one box. */
export const HOUSES = ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell', 'martell'] as const
export type HouseId = (typeof HOUSES)[number]
/** Houses of the first edition. */
export const FIRST_EDITION_HOUSES: readonly HouseId[] = HOUSES.filter((house) => house !== 'martell')

/** Kinds of units of both editions. Siege engines exist only in the second edition; `unitKindsOf` returns the kinds of one box. */
export const UNIT_KINDS = ['footman', 'knight', 'ship', 'siegeEngine'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]
/** Number of units of each kind. The key `siegeEngine` is present only if there is at least one. */
export type Units = Readonly<Record<Exclude<UnitKind, 'siegeEngine'>, number>> & { readonly siegeEngine?: number }

/** Influence tracks, in the order of the auctions (R5.2). */
export const TRACKS = ['ironThrone', 'fiefdoms', 'kingsCourt'] as const
export type Track = (typeof TRACKS)[number]

export const DECKS = [1, 2, 3] as const
export type DeckId = (typeof DECKS)[number]

/** The Westeros cards of both editions (R7, E7). The last four exist only in the second edition. */
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
  'a-throne-of-blades',
  'dark-wings-dark-words',
  'put-to-the-sword',
  'web-of-lies',
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
  readonly kind: 'land' | 'sea' | 'port'
  /** Land area and sea that a port connects (E20.1). Present only for ports. */
  readonly port?: { readonly land: AreaId; readonly sea: AreaId }
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
  /** Strength of the garrison token that lies in this home area while its house plays (E21.1). */
  readonly garrisonToken?: number
  /** `true` if no unit may enter the area in this game, because of a neutral force token without a number (E1.4). */
  readonly closed?: true
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

/** Condition of a text on a House card of the second edition. All conditions that are present must hold. */
export interface CardCondition {
  readonly role?: 'attacking' | 'defending'
  /** `true`: the battle area has a castle or a stronghold. */
  readonly fortified?: true
  /** `true`: at least one Support order counts for the owner, possibly its own; `false`: none does (E14.10). */
  readonly supported?: boolean
  /** Track on which the opponent has a better place than the owner. */
  readonly opponentHigherOn?: Track
  /** House card that lies in the discard pile of the owner. */
  readonly discarded?: CardId
}

/** Strength and icons that a text adds to its own card. */
export interface CardGain {
  readonly strength: number
  readonly swords: number
  readonly fortifications: number
  readonly if: CardCondition
}

/** Effect of a House card, as data that `rules/abilities.ts` executes. */
export type Effect =
  | { readonly effect: 'cancelAbility' }
  | { readonly effect: 'discardDefense' }
  | { readonly effect: 'destroyUnit'; readonly unit: UnitKind }
  /** `supporting`: supporting units of the owner's house count too. */
  | {
      readonly effect: 'unitStrength'
      readonly unit: UnitKind
      readonly counts: number
      readonly when: 'attacking' | 'always'
      readonly supporting?: true
    }
  | { readonly effect: 'multiplyDefense'; readonly times: number }
  | { readonly effect: 'opposingCardStrength'; readonly counts: number }
  | { readonly effect: 'supportingUnitStrength'; readonly unit: UnitKind; readonly counts: number }
  | { readonly effect: 'takeBackCard' }
  /** `ofOpponentAdjacent`: orders of the opponent in areas adjacent to the battle area. */
  | { readonly effect: 'removeOrder'; readonly kinds: readonly OrderKind[]; readonly where: 'adjacent' | 'ofLoser' | 'ofOpponentAdjacent' }
  | { readonly effect: 'gainPower'; readonly amount: number }
  | { readonly effect: 'discardFromHand'; readonly cost: number }
  /** `supporting`: a supporting footman of the owner's house may be upgraded too. */
  | { readonly effect: 'upgradeFootman'; readonly supporting?: true }
  // Effects of the second edition.
  | { readonly effect: 'gain'; readonly gains: readonly CardGain[] }
  /** The winner chooses the area to which the loser retreats. */
  | { readonly effect: 'chooseRetreat' }
  /** All used cards of the owner, this card too, return to its hand. */
  | { readonly effect: 'takeBackAll' }
  /** No unit of the owner is destroyed by texts or swords. */
  | { readonly effect: 'noCasualties' }
  /** The owner may pay `cost` power and play another card of its hand. */
  | { readonly effect: 'replaceOwnCard'; readonly cost: number }
  /** The opponent takes its card back and has to play another one. */
  | { readonly effect: 'replaceOpposingCard' }
  /** Units of this kind of all other houses have another strength. */
  | { readonly effect: 'othersUnitStrength'; readonly unit: UnitKind; readonly counts: number; readonly if: CardCondition }
  /** The March order of the attacker moves to the conquered area. */
  | { readonly effect: 'moveMarchOrder' }
  /** The attackers return to the area from which they marched. */
  | { readonly effect: 'attackerStaysOut' }
  /** The opponent goes to the last place of one influence track. */
  | { readonly effect: 'lastOnTrack' }

/** Ability of a House card, described by the text on the card. */
export interface Ability {
  /**
   * Time at which the ability is carried out. `cancel`: before all other abilities, when the cards are revealed; `reveal`: when the
   * cards are revealed; `combat`: changes the strength in this battle; `won`, `lost`: after the result, if the owner won or lost (A23,
   * E14.9); `after`: at the end of the battle, when both cards are used.
   */
  readonly timing: 'cancel' | 'reveal' | 'combat' | 'won' | 'lost' | 'after'
  /** Whether the owner may decline the ability. */
  readonly may: boolean
  readonly effect: Effect
}

/** The nine wildling cards of the second edition (E6.6). */
export const WILDLING_CARDS = [
  'silence-at-the-wall',
  'preemptive-raid',
  'crow-killers',
  'rattleshirts-raiders',
  'massing-on-the-milkwater',
  'a-king-beyond-the-wall',
  'mammoth-riders',
  'the-horde-descends',
  'skinchanger-scout',
] as const
export type WildlingCard = (typeof WILDLING_CARDS)[number]

/** Effect of a wildling card on one house, as data that `rules/wildlings/effects.ts` executes. */
export type WildlingEffect =
  | { readonly effect: 'nothing' }
  /** The house destroys units. `oneCastle`: all in one castle area if it can, else anywhere. */
  | { readonly effect: 'destroyUnits'; readonly number: number; readonly where: 'anywhere' | 'oneCastle' }
  /** The house destroys units, or goes down on the track on which it has the best place. */
  | { readonly effect: 'unitsOrTrack'; readonly units: number; readonly places: number }
  /** The wildlings attack again with this strength; the house takes no part. */
  | { readonly effect: 'attackAgain'; readonly strength: number }
  | { readonly effect: 'knightsToFootmen'; readonly number: number | 'all' }
  | { readonly effect: 'footmenToKnights'; readonly number: number }
  /** Moves the supply token by this number of spaces. */
  | { readonly effect: 'moveSupply'; readonly by: number }
  | { readonly effect: 'discardStrongestCards' }
  | { readonly effect: 'discardCard' }
  | { readonly effect: 'takeBackAll' }
  | { readonly effect: 'takeBackCard' }
  /** The house goes to the first or last place: of every track in `tracks`, or of one that it chooses. */
  | { readonly effect: 'moveOnTrack'; readonly tracks: readonly Track[]; readonly choose: boolean; readonly to: 'first' | 'last' }
  | { readonly effect: 'musterOneArea' }
  | { readonly effect: 'discardPower'; readonly number: number | 'all' }
  | { readonly effect: 'bidComesBack' }

/** Effects of a wildling card: on the lowest bidder and on all others if the wildlings win, on the highest bidder if the watch wins. */
export interface WildlingEffects {
  readonly lowest: WildlingEffect
  readonly others: WildlingEffect
  readonly highest: WildlingEffect
}

/** Cards of the optional Tides of Battle deck (E22). Cards with the same numbers have the same id. */
export const TIDES_CARDS = ['blank', 'sword', 'fortification', 'two', 'three', 'skull'] as const
export type TidesCard = (typeof TIDES_CARDS)[number]

/** Numbers of a Tides of Battle card. `count`: number of copies in the deck. */
export interface TidesFigures {
  readonly strength: number
  readonly swords: number
  readonly fortifications: number
  readonly skulls: number
  readonly count: number
}

export interface HouseCard {
  readonly id: CardId
  readonly house: HouseId
  readonly name: string
  /** Printed strength of the card: 0–3, in the second edition 0–4. */
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
  /** Edition of the game; absent for the first edition. */
  readonly edition?: 2
  /** Number of players for which neutral forces, closed areas and stars are laid out (second edition); absent in the first edition. */
  readonly players?: number
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
  /** Houses of this edition. The first edition has no house Martell. */
  readonly houses: Readonly<Record<HouseId, House>>
  readonly cards: Readonly<Record<CardId, HouseCard>>
  /** Cards of the three Westeros decks; a card with n copies is listed n times. */
  readonly decks: Readonly<Record<DeckId, readonly DeckCard[]>>
  readonly orders: Readonly<Record<OrderId, OrderToken>>
  /** Starting order of all houses of the box on each track, place 1 first. */
  readonly tracks: Readonly<Record<Track, readonly HouseId[]>>
  /** Maximum army sizes at each supply level from 0 to 6; the sizes of one level are sorted, largest first (R3.3). */
  readonly supplyTable: readonly (readonly number[])[]
  /** Number of special orders that a house may place. The index is its place on the King's Court track, place 1 first (R8.2). */
  readonly stars: readonly number[]
  /** Values of the spaces on the wildling track: 0, 2, … 12 (R6.1). */
  readonly threat: readonly number[]
  /** Number of castle areas that a house needs for a sudden victory. The key is the number of players (R17.1). */
  readonly victory: Readonly<Record<3 | 4 | 5, number>> & { readonly 6?: number }
  readonly rounds: number
  /** Number of pieces of each house: units of each kind, and power tokens. */
  readonly limits: Units & { readonly power: number }
  /** Number of power tokens that each house has available at the start. */
  readonly startingPower: number
  readonly unitStrength: Units
  /** Muster points of each kind of unit: the cost of mustering the unit, and the losses to the wildlings that its removal pays. */
  readonly musterValue: Units
  /** Strength of a siege engine that attacks a castle area or supports such an attack (E14.1); absent without siege engines. */
  readonly siegeStrength?: number
  /** Wildling threat at the start, if it is not the first space of the track. */
  readonly startingThreat?: number
  /** Effects of the wildling cards (E6.6); absent in the first edition, which has no wildling cards. */
  readonly wildlings?: Readonly<Partial<Record<WildlingCard, WildlingEffects>>>
  /** Optional Tides of Battle deck (E22); absent in the first edition. */
  readonly tides?: Readonly<Partial<Record<TidesCard, TidesFigures>>>
  /** Maximum number of ships in a port (E4.3); absent without ports. */
  readonly portLimit?: number
}

/** Returns the houses that exist in a box, in the order of `HOUSES`. */
export const housesOf = ({ houses }: Pick<Box, 'houses'>): readonly HouseId[] => HOUSES.filter((house) => house in houses)

/** Returns the kinds of units that exist in a box. */
export const unitKindsOf = ({ edition }: Pick<Box, 'edition'>): readonly UnitKind[] =>
  edition === 2 ? UNIT_KINDS : UNIT_KINDS.filter((kind) => kind !== 'siegeEngine')

/** Returns the number of units of one kind. */
export const numberOf = (units: Partial<Units>, kind: UnitKind): number => units[kind] ?? 0
