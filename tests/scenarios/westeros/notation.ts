import {
  numberOf,
  UNIT_KINDS,
  type Box,
  type DeckCard,
  type HouseId,
  type OrderId,
  type OrderKind,
  type Track,
  type UnitKind,
  type Units,
} from '../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../src/games/westeros/box/printed'
import { secondEditionFor } from '../../../src/games/westeros/box/second/printed'
import { byKind, units as unitsOf } from '../../../src/games/westeros/model/units'
import type { Change, MusterStep } from '../../../src/games/westeros'

/** Notation of the scenarios: the fields of each kind of scenario, and functions that convert names to ids of the game. */

export type Of<T> = Readonly<Record<string, T>>
/** Numbers of footmen (`F`), knights (`K`), ships (`S`) and siege engines (`E`); `r` marks routed units. */
export type CaseUnits = Readonly<Partial<Record<'F' | 'K' | 'S' | 'E' | 'rF' | 'rK' | 'rS' | 'rE', number>>>
/** Units in each area. The key is the name of the area. */
export type Groups = Of<CaseUnits>
/** Order token, e.g. the special Support order, or the March −1. */
export type CaseOrder = Readonly<{ kind: string; special?: boolean; modifier?: number }>
/** Order token on the board, with its area. */
export type LaidOrder = CaseOrder & Readonly<{ area: string; house?: string; type?: string }>
export type CaseSupport = Readonly<{
  house?: string
  area?: string
  units: CaseUnits
  special?: boolean
  for?: 'attacker' | 'defender' | 'none'
}>
/** Area to which units may retreat. Fields about an enemy may contain the name of this house instead of `true`. */
export type Candidate = Readonly<{
  area: string
  type?: string
  sea?: boolean
  adjacent?: boolean
  viaShips?: unknown
  enemyUnits?: boolean | string
  enemyToken?: boolean | string
  enemyHome?: boolean | string
  ownToken?: unknown
  neutral?: unknown
}>
/** `U`: upgrade of a footman to a knight, `UE`: to a siege engine. */
export type Purchase = Readonly<{ at: string; do: 'F' | 'K' | 'S' | 'E' | 'U' | 'UK' | 'UE'; sea?: string }>
type Pairs = readonly (readonly [string, string])[]
type Force = Readonly<{ house: string; units: CaseUnits }>
type Figures = Readonly<{ strength: number; swords: number; forts: number }>
type ControlEntry = Readonly<{
  area: string
  type?: string
  units?: Of<number>
  token?: string | null
  home?: string | null
  neutral?: unknown
}>
type Nothing = Of<never>

/** Fields of a scenario for each kind: `before` (position) and `decision`. */
export interface Cases {
  'supply.check': [{ supply: number; groups: readonly number[] }, Nothing]
  'supply.card': [{ house: string; icons: number; groups: Groups }, { remove?: Groups }]
  muster: [
    {
      house: string
      supply: number
      castles: Of<0 | 1 | 2>
      groups: Groups
      pool?: CaseUnits
      seas?: Of<{ occupiedBy?: string | null; touches?: readonly string[]; port?: boolean; sea?: string }>
    },
    { steps: readonly Purchase[] },
  ]
  bid: [{ available: number; house?: string }, { bid: number }]
  clash: [
    { playing: readonly string[]; ironThroneToken: string; available: Of<number>; onBoard?: Of<number> },
    { rounds: readonly { track: string; bids: Of<number>; ties?: readonly (readonly string[])[] }[] },
  ]
  wildling: [
    { threat: number; ironThroneToken: string; available: Of<number>; usedCards?: Of<number | readonly string[]> },
    { bids: Of<number>; highestChoice?: string; lowestChoice?: string },
  ]
  'wildling.remove': [{ house?: string; owed: number; pieces: CaseUnits }, { remove?: CaseUnits }]
  'westeros.draw': [{ threat: number; drawn: Of<readonly string[]>; icons?: Of<number> }, Nothing]
  planning: [
    { stars: number; forbidden?: readonly string[]; areas: Of<{ type: string; units: number | CaseUnits; garrison?: number }> },
    { orders: readonly (CaseOrder & { area: string; confirm?: boolean })[] },
  ]
  raven: [
    { holder: string; used?: boolean; stars: number; orders: readonly LaidOrder[]; forbidden?: readonly string[] },
    { house: string; area: string; to?: CaseOrder | null },
  ]
  raid: [
    { turnOrder: readonly string[]; orders: readonly LaidOrder[]; adjacent?: Pairs; power?: Of<{ available: number; pile?: number }> },
    { steps: readonly { house: string; from: string; targets?: readonly string[] }[] },
  ]
  march: [
    {
      house: string
      supply: number
      modifier?: number
      origin: string
      groups: Groups
      types?: Of<string>
      ownShips?: readonly string[]
      enemy?: Of<string | { house: string; units?: number | CaseUnits }>
      enemyTokens?: Of<string>
      neutral?: Of<number | { strength: number }>
      neutralSupport?: NeutralSupport
      ownTokens?: readonly string[] | Of<unknown>
      available?: number
      adjacent?: Pairs
      garrisons?: Of<string>
      portOwner?: Of<string>
      closed?: readonly string[]
      homes?: Of<string>
    },
    { moves?: readonly { to: string; units: CaseUnits }[]; leaveToken?: boolean },
  ]
  combat: [
    {
      area: string
      sea?: boolean
      attacker: Force & { modifier?: number }
      defender: Force & { order?: string | null }
      supports?: readonly CaseSupport[]
      rains?: boolean
      fiefdoms: readonly string[]
      blade?: { holder: string; used?: boolean }
    },
    { cards: { attacker: Figures; defender: Figures }; useBlade?: string | null },
  ]
  retreat: [
    {
      house: string
      supply: number
      groups?: Groups
      retreating: CaseUnits
      battleArea: string
      attackedFrom: string
      candidates: readonly Candidate[]
    },
    { to?: string | null },
  ]
  neutral: [
    { strength: number; castle?: 0 | 1 | 2; marching: CaseUnits; modifier?: number; supports?: readonly CaseSupport[]; rains?: boolean },
    Nothing,
  ]
  consolidate: [{ orders: readonly { area: string; crowns: number }[]; available: number; pile?: number }, Nothing]
  gameOfThrones: [{ houses: Of<{ crowns: Of<number>; ports?: readonly CasePort[]; available: number; pile?: number }> }, Nothing]
  control: [{ playing: readonly string[]; areas: readonly ControlEntry[] }, Nothing]
  victory: [
    {
      players: number
      endOfRound?: number
      houses: Of<{ areas: number; supply: number; available?: number; land?: number; ironThrone?: number }>
    },
    Nothing,
  ]
}

/** Port of a house: number of its ships, and whether ships of another house are in the sea of the port. */
export type CasePort = Readonly<{ port: string; ships: number; enemyShips?: boolean }>

/** Support in a march against neutral forces: its strength, a list, or an object whose keys are areas. */
type NeutralSupport = number | readonly CaseSupport[] | Of<number | CaseUnits>

const NO_UNITS: Units = { footman: 0, knight: 0, ship: 0 }
export const standing = ({ F = 0, K = 0, S = 0, E = 0 }: CaseUnits): Units => unitsOf({ footman: F, knight: K, ship: S, siegeEngine: E })
export const lying = ({ rF = 0, rK = 0, rS = 0, rE = 0 }: CaseUnits): Units =>
  unitsOf({ footman: rF, knight: rK, ship: rS, siegeEngine: rE })
export const written = (up: Units, down = NO_UNITS): CaseUnits => ({
  F: up.footman,
  K: up.knight,
  S: up.ship,
  E: numberOf(up, 'siegeEngine'),
  rF: down.footman,
  rK: down.knight,
  rS: down.ship,
  rE: numberOf(down, 'siegeEngine'),
})
/**
 * Returns the units that the moves of one order use. A move cannot name routed units. If a scenario names routed units, the move uses all
 * other units of the area first, and then the routed units.
 */
export const asked = (moves: readonly CaseUnits[], there: CaseUnits = {}): readonly Units[] => {
  const sumOf = (kind: UnitKind) => moves.reduce((sum, units) => sum + numberOf(standing(units), kind), 0)
  const ask = (units: CaseUnits, n: number, kind: UnitKind): number => {
    const isFirst = moves.findIndex((other) => numberOf(lying(other), kind) > 0) === n
    const rest = isFirst ? Math.max(0, numberOf(standing(there), kind) - sumOf(kind)) : 0
    return numberOf(standing(units), kind) + numberOf(lying(units), kind) + rest
  }
  return moves.map((units, n) => byKind((kind) => ask(units, n, kind)))
}
export const count = (units: Units = NO_UNITS): number => UNIT_KINDS.reduce((sum, kind) => sum + numberOf(units, kind), 0)

export const isEmpty = (units: CaseUnits = {}): boolean => Object.values(units).every((number) => number === 0)

/** Returns the type of area in which these units can be. */
export const typeFor = ({ S = 0, rS = 0 }: CaseUnits): string => (S + rS > 0 ? 'sea' : 'land')
/** Returns a number of the cheapest units that can be in this type of area. If `number` lists units, returns these units. */
export const unitsIn = (type = 'land', number: number | CaseUnits = 1): CaseUnits =>
  typeof number === 'number' ? { [type === 'land' ? 'F' : 'S']: number } : number
/** Returns the type of a printed area. Returns land for an area that is not printed. */
export const typeOf = (name: string, { areas }: Pick<Box, 'areas'> = PRINTED_BOX): string =>
  Object.values(areas).find((area) => area.name === name)?.kind ?? 'land'
/** Prefix of the names of areas outside of a scenario. */
export const OUTSIDE = '· '

export const mapped = <T, U>(map: Of<T> | undefined, change: (value: T, key: string) => U): Of<U> =>
  Object.fromEntries(Object.entries(map ?? {}).map(([key, value]) => [key, change(value, key)]))
export const houseOf = (name: string): HouseId => name.toLowerCase() as HouseId
const NAMES = mapped(secondEditionFor(6).houses, ({ name }) => name)
export const nameOf = (house: HouseId | undefined): string | undefined => house && NAMES[house]
/** Returns the land areas of printed ports with the owners of the ports. The key is the name of the port. */
export const landsOf = (portOwner: Of<string>, { areas }: Pick<Box, 'areas'> = PRINTED_BOX): readonly (readonly [string, string])[] =>
  Object.entries(portOwner).map(([port, owner]) => {
    const printed = Object.values(areas).find(({ name }) => name === port)
    return [areas[printed?.port?.land ?? '']?.name ?? `${OUTSIDE}land of ${port}`, owner]
  })

/** Replaces names of houses by ids in the keys of an object. */
export const byHouse = <T>(map: Of<T> | undefined): Of<T> =>
  Object.fromEntries(Object.entries(map ?? {}).map(([name, value]) => [houseOf(name), value]))
/** Returns the available power of each house in the format for positions. */
export const purses = (power: Of<number>): Of<{ readonly available: number }> => mapped(byHouse(power), (available) => ({ available }))

/** Returns an object with a property for each house. The key is the name of the house. */
export const byName = <T>(houses: readonly HouseId[], value: (house: HouseId) => T): Of<T> =>
  Object.fromEntries(houses.map((house) => [nameOf(house), value(house)]))

export const cardOf = (name: string): DeckCard =>
  name.toLowerCase().replaceAll(',', '').replaceAll(' ', '-').replace('wildlings-attack', 'wildling-attack') as DeckCard
const capital = (word: string): string =>
  ['is', 'of', 'for', 'to', 'the'].includes(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
export const cardName = (card: string): string => card.replace('*', '').split('-').map(capital).join(' ')
/** Returns the Westeros card that forbids a kind of order. */
export const forbidding = (kind: string): string =>
  ({
    Raid: 'Sea of Storms',
    Defense: 'Storm of Swords',
    'Consolidate Power': 'Feast for Crows',
    Support: 'Web of Lies',
    'March+1': 'Rains of Autumn',
  })[kind.replace(' +', '+')] ?? kind
const TRACK_NAMES: Of<Track> = { 'Iron Throne': 'ironThrone', Fiefdoms: 'fiefdoms', "King's Court": 'kingsCourt' }
export const trackOf = (name: string): Track => TRACK_NAMES[name] ?? (name as Track)

export const ORDER_NAMES: Readonly<Record<OrderKind, string>> = {
  march: 'March',
  defense: 'Defense',
  support: 'Support',
  raid: 'Raid',
  consolidate: 'Consolidate Power',
}

/**
 * Returns the order token that a scenario describes, e.g. `Defense+2`. If there are several, returns one that the house has not placed yet.
 */
export const orderOf = ({ kind, special = false, modifier }: CaseOrder, placed: readonly OrderId[] = []): OrderId => {
  const [word = '', value] = kind.toLowerCase().split(/ |(?=\+)/)
  const wanted = modifier ?? (value?.startsWith('+') ? Number(value) : undefined)
  const meant = Object.values(PRINTED_BOX.orders).filter((token) => token.kind === word && (wanted ?? token.value) === token.value)
  const starred = meant.filter((token) => token.special === special)
  const token = starred.find(({ id, count: most }) => placed.filter((order) => order === id).length < most) ?? starred[0] ?? meant[0]
  if (token === undefined) throw new Error(`no order token: ${kind}`)
  return token.id
}

/** Returns corrections that place orders. Orders without a house belong to `owner`. */
export const laidBy = (placed: readonly LaidOrder[], owner = ''): readonly Change[] => {
  const tokens = new Map<HouseId, readonly OrderId[]>()
  return placed.map(({ area, house: name = owner, ...token }) => {
    const house = houseOf(name)
    const order = orderOf(token, tokens.get(house))
    tokens.set(house, [...(tokens.get(house) ?? []), order])
    return { set: 'order', area, house, order }
  })
}

/** Returns the support in a march against neutral forces as a list. Empty if no unit supports. */
export const neutralSupportOf = (given: NeutralSupport = [], neutral: readonly string[] = []): readonly CaseSupport[] => {
  if (typeof given === 'number') return neutralSupportOf([{ units: { F: given } }])
  if (Array.isArray(given)) return (given as readonly CaseSupport[]).filter(({ units }) => !isEmpty(units))
  const supports = Object.entries(given as Of<number | CaseUnits>).map(([area, units]) => ({
    ...(neutral.includes(area) ? {} : { area }),
    units: typeof units === 'number' ? { F: units } : units,
  }))
  return neutralSupportOf(supports)
}

/** Returns the reported strength, swords and fortifications of a House card. */
export const reportedCard = ({ strength, swords = 0, forts = 0 }: Partial<Figures> & { readonly strength: number }) => ({
  told: { strength, swords, fortifications: forts },
})

/** Returns the pieces in an area to which units may retreat. A field that is `true` instead of a name refers to the house `enemy`. */
export const spotOf = (candidate: Candidate, usual: string, own: string, enemy: string) => {
  const { sea = false, enemyUnits, enemyToken, enemyHome, ownToken, neutral } = candidate
  const type = candidate.type ?? (sea ? 'sea' : usual)
  const meant = (flag: boolean | string | undefined) => (typeof flag === 'string' ? flag : flag === true ? enemy : undefined)
  const house = meant(enemyUnits)
  return {
    type,
    home: meant(enemyHome),
    token: meant(enemyToken) ?? (ownToken ? own : undefined),
    ...(neutral ? { neutral: Number(neutral) } : {}),
    ...(house === undefined ? {} : { house, units: unitsIn(type) }),
  }
}

const PURCHASES = { F: 'footman', K: 'knight', E: 'siegeEngine', U: 'upgrade', UK: 'upgrade', UE: 'siegeUpgrade' } as const
export const purchaseOf = ({ at, do: what, sea = '' }: Purchase): MusterStep =>
  what === 'S' ? { at, what: 'ship', sea } : { at, what: PURCHASES[what] }

/** Returns the correction that marks cards of a house as used. */
export const cardsUsed = (house: HouseId, used: number | readonly string[]): Change => {
  const cards = Object.values(PRINTED_BOX.cards).filter((card) => card.house === house)
  return { set: 'used', house, cards: cards.slice(0, typeof used === 'number' ? used : used.length).map(({ id }) => id) }
}

/** Returns a King's Court track on which each place allows the same number of special orders. */
export const starsFor = (stars: number): readonly number[] => Array.from({ length: 6 }, () => stars)

type Called = Required<Pick<CaseSupport, 'area' | 'for' | 'special'>>
/** Converts a declaration of support to the format of the move. */
export const called = ({ area, for: side, special }: Called): Called => ({ area, for: side, special })
