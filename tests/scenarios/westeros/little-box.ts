import { housesOf, TRACKS, type Area, type Box, type DeckCard, type HouseId } from '../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../src/games/westeros/box/printed'
import { DEFAULT_SETTINGS, PRESETS, westeros, type Change, type Resumable, type Tracking } from '../../../src/games/westeros'
import { SECOND_DEFAULT_SETTINGS } from '../../../src/games/westeros/model/settings'
import type { Settings } from '../../../src/games/westeros/model/state'
import { cardOf, houseOf, isEmpty, lying, mapped, orderOf, OUTSIDE, standing, typeFor, unitsIn } from './notation'
import type { CaseSupport, CaseUnits, LaidOrder, Of } from './notation'
import { Play } from './play'

/** Creates games with a small invented board that contains only the areas and pieces that a scenario names. */

/** Area and its pieces. Houses are given by name. */
export interface Spot extends Readonly<Partial<Pick<Area, 'barrels' | 'crowns' | 'castle'>>> {
  readonly type?: string | undefined
  readonly home?: string | undefined
  readonly house?: string | undefined
  readonly units?: CaseUnits | undefined
  readonly token?: string | undefined
  readonly neutral?: number | undefined
  /** Land area and sea of a port. Default: those of the printed port with this name. */
  readonly port?: { readonly land: string; readonly sea: string } | undefined
  /** Strength of the garrison token. The area is then the home of a house. */
  readonly garrison?: number | undefined
  readonly closed?: boolean | undefined
}
export type Spots = readonly (readonly [name: string, spot: Spot])[]

/** Pieces of a house that are not on the board. */
export interface Stock {
  readonly available?: number | undefined
  readonly pile?: number | undefined
  readonly pool?: CaseUnits | undefined
}

export interface Position {
  /** Houses in play, in turn order. If there are fewer than three, other houses are added. */
  readonly houses: readonly string[]
  /** Areas with their pieces. An area may be listed several times. */
  readonly spots?: Spots
  readonly borders?: readonly (readonly string[])[]
  /**
   * Pieces of each house that are not on the board. The key is the id of the house. All remaining pieces are in areas outside of the
   * scenario.
   */
  readonly stock?: Of<Stock>
  /** Cards of the three decks that will be drawn or are face up. */
  readonly cards?: readonly string[]
  readonly changes?: readonly Change[]
  readonly box?: Partial<Box>
  readonly tracking?: Tracking
  /** Components from which the board is made. Default: those of the first edition. */
  readonly base?: Box | undefined
  readonly settings?: Partial<Settings> | undefined
  /** Whether the pools determine the limits of the pieces, so that as few units as possible are outside of the scenario. */
  readonly fewOutside?: boolean
}

/** Tracking options with which the players report orders and cards when needed. */
export const TOLD: Tracking = { ...PRESETS.full, orders: 'table', cards: 'none' }
/** Printed data without limits on armies, special orders and order tokens. */
export const BOUNDLESS: Pick<Box, 'orders' | 'stars' | 'supplyTable'> = {
  orders: mapped(PRINTED_BOX.orders, (token) => ({ ...token, count: 20 })),
  stars: [5, 5, 5, 5, 5, 5],
  supplyTable: Array.from({ length: 7 }, () => [20, 20, 20]),
}
/** Number of normal March tokens of a house. */
const NORMAL_MARCHES = Object.values(PRINTED_BOX.orders)
  .filter(({ kind, special }) => kind === 'march' && !special)
  .reduce((sum, token) => sum + token.count, 0)
const QUIET: DeckCard = 'last-days-of-summer'
const PIECES = [
  ['footman', 'F', 'rF'],
  ['knight', 'K', 'rK'],
  ['ship', 'S', 'rS'],
  ['siegeEngine', 'E', 'rE'],
] as const

/** Returns the houses in play. If there are fewer than three, adds other houses; adds houses in `avoid` last. */
export const playing = (
  houses: readonly string[],
  avoid: readonly (string | null | undefined)[] = [],
  base: Box = PRINTED_BOX,
): readonly HouseId[] => {
  const named = [...new Set(houses.map(houseOf))]
  const all = housesOf(base)
  const others = all.filter((house) => !avoid.some((other) => other && houseOf(other) === house))
  return [...new Set([...named, ...others, ...all])].slice(0, Math.max(3, named.length))
}

/** Returns a list of areas with pieces from an object whose keys are areas. */
export const each = <T>(map: Of<T> | undefined, spot: (value: T, name: string) => Spot): Spots => Object.entries(mapped(map, spot))
/** Returns a list of areas with the units of a house. */
export const held = (house: string, groups: Of<CaseUnits> | undefined): Spots => each(groups, (units) => ({ house, units }))
/** Returns a single unit of a house for an area. The kind of unit depends on the type of the area. */
export const guard = (house: string, type?: string): Spot => ({ house, units: unitsIn(type) })
/** Returns several areas outside of the scenario, all with the same pieces. */
export const many = (length: number, name: string, spot: Spot): Spots => Array.from({ length }, (_, n) => [`${OUTSIDE}${name} ${n}`, spot])
/**
 * Returns an area with a March order outside of the scenario, so that neither the step nor the round ends. The order belongs to the last
 * house that still has a normal token. If no house has such a token, the orders of the scenario prevent the end.
 */
export const goingOn = (houses: readonly string[], placed: readonly LaidOrder[] = [], owner = ''): readonly LaidOrder[] => {
  const isFree = (house: HouseId) => {
    const mine = placed.filter(({ kind, house: by = owner }) => kind === 'March' && houseOf(by) === house)
    return mine.filter((order) => !PRINTED_BOX.orders[orderOf(order)].special).length < NORMAL_MARCHES
  }
  const house = playing(houses).findLast(isFree)
  return house === undefined ? [] : [{ area: `${OUTSIDE}marching`, house, kind: 'March' }]
}

/** Returns a list of areas with orders. Each area has a unit. */
export const manned = (placed: readonly LaidOrder[], owner = ''): Spots =>
  placed.map(({ area, house = owner, type }) => [area, { house, type, units: unitsIn(type) }])

/** Collects all areas by name, including areas outside of the scenario, and the limit of each kind of piece. */
const lay = ({ houses, spots = [], borders = [], stock = {}, base = PRINTED_BOX, fewOutside = false }: Position) => {
  const all = new Map<string, Spot>()
  const put = (name: string, spot: Spot) => all.set(name, { ...all.get(name), ...spot })
  for (const name of borders.flat()) put(name, {})
  for (const [name, spot] of spots) put(name, spot)
  if (base.edition === 2) portsAmong(all, base, put)
  const limits = { ...base.limits }
  const pools = Object.values(stock).map(({ pool = {} }) => pool)
  for (const [piece, up] of PIECES) if (fewOutside && pools.some((pool) => pool[up] !== undefined)) limits[piece] = 0
  const outside: (() => Spots)[] = []
  for (const house of playing(houses, [], base)) {
    const { available = 5, pile, pool } = stock[house] ?? {}
    const tally = (piece: keyof typeof limits, shown: number, left: number | undefined, spot: Spot) => {
      const most = Math.max(limits[piece] ?? 0, shown + (left ?? 0))
      if (most > 0) limits[piece] = most
      if (left !== undefined) outside.push(() => many((limits[piece] ?? 0) - shown - left, `${house} ${piece}`, spot))
    }
    const mine = [...all.values()].filter((spot) => houseOf(spot.house ?? '') === house)
    const tokens = [...all.values()].filter(({ token = '' }) => houseOf(token) === house)
    tally('power', tokens.length + available, pile, { token: house })
    for (const [piece, up, down] of PIECES) {
      const shown = mine.reduce((sum, { units = {} }) => sum + (units[up] ?? 0) + (units[down] ?? 0), 0)
      tally(piece, shown, pool?.[up], { house, units: { [up]: 1 } })
    }
  }
  for (const [name, spot] of outside.flatMap((more) => more())) put(name, spot)
  const crests = [...all.values()].map(({ home = '' }) => houseOf(home))
  for (const house of housesOf(base)) if (!crests.includes(house)) put(`${OUTSIDE}home of ${house}`, { home: house })
  return { all, limits }
}

/** Adds the land area and the sea of each port. The land area belongs to the house with ships in the port, unless another house has it. */
const portsAmong = (all: Map<string, Spot>, base: Box, put: (name: string, spot: Spot) => void): void => {
  for (const [name, spot] of all) {
    if (kindOf(name, spot, base) !== 'port') continue
    const { land, sea } = spot.port ?? printedPort(name, base)
    const { house, token, home, neutral, closed } = all.get(land) ?? {}
    const owner = [house, token, home, neutral, closed].every((there) => there === undefined) ? spot.house : undefined
    put(name, { type: 'port', port: { land, sea } })
    put(land, owner === undefined ? {} : { token: owner })
    put(sea, { type: 'sea' })
  }
}

/** Returns the land area and the sea of a printed port by name, or invented areas. */
const printedPort = (name: string, { areas }: Box): { readonly land: string; readonly sea: string } => {
  const { port } = Object.values(areas).find((area) => area.name === name) ?? {}
  const called = (id: string | undefined, what: string) =>
    (id === undefined ? undefined : areas[id]?.name) ?? `${OUTSIDE}${what} of ${name}`
  return { land: called(port?.land, 'land'), sea: called(port?.sea, 'sea') }
}

const kindOf = (name: string, { type, units = {} }: Spot, base: Box): Area['kind'] => {
  if (type === 'port' || (base.edition === 2 && name.startsWith('Port of '))) return 'port'
  return type === 'sea' || (type === undefined && typeFor(units) === 'sea') ? 'sea' : 'land'
}

/** Returns corrections that place the pieces on the board. */
const piecesOn = (all: ReadonlyMap<string, Spot>): readonly Change[] =>
  [...all].flatMap(([area, { house, units = {}, token, neutral }]): readonly Change[] => {
    const there = { area, house: houseOf(house ?? ''), standing: standing(units), routed: lying(units) }
    return [
      ...(isEmpty(units) ? [] : [{ set: 'units', ...there } as const]),
      ...(token === undefined ? [] : [{ set: 'token', area, house: houseOf(token) } as const]),
      ...(neutral === undefined ? [] : [{ set: 'neutral', area, neutral: { strength: neutral } } as const]),
    ]
  })

const asArea = (name: string, spot: Spot, base: Box): Area => {
  const { home, barrels = 0, crowns = 0, castle = 0, port, garrison, closed } = spot
  return {
    id: name,
    name,
    kind: kindOf(name, spot, base),
    barrels,
    crowns,
    castle,
    ...(home === undefined ? {} : { home: houseOf(home) }),
    ...(port === undefined ? {} : { port }),
    ...(garrison === undefined ? {} : { garrisonToken: garrison }),
    ...(closed === true ? { closed } : {}),
  }
}

/** Starts a game in round 2 at a given stage. */
export const begin = (at: Resumable, position: Position): Play => {
  const {
    houses,
    borders = [],
    stock = {},
    cards = [],
    changes = [],
    box = {},
    tracking = PRESETS.full,
    base = PRINTED_BOX,
    settings,
  } = position
  const roles = playing(houses, [], base)
  const { all, limits } = lay(position)
  const ports = [...all].flatMap(([name, { port }]) => (port === undefined ? [] : [[name, port.sea]]))
  const owners = [...all.values()].flatMap(({ house, token }) => [house ?? [], token ?? []].flat())
  const strangers = [...new Set(owners)].filter((name) => !roles.includes(houseOf(name)))
  if (strangers.length > 0) throw new Error(`they have pieces on the board and no seat: ${strangers.join(', ')}`)
  const homeOf = (house: HouseId): string => [...all].find(([, { home = '' }]) => houseOf(home) === house)?.[0] ?? ''
  const [one = QUIET, two = QUIET, three = QUIET] = cards.map(cardOf)
  const opening = westeros.begin({
    box: {
      ...base,
      areas: Object.fromEntries([...all].map(([name, spot]) => [name, asArea(name, spot, base)])),
      adjacency: [...borders, ...ports] as unknown as Box['adjacency'],
      rivers: [],
      bridges: [],
      disputed: undefined,
      houses: mapped(base.houses, (house) => ({ ...house, home: homeOf(house.id), units: {} })),
      decks: { 1: [one], 2: [two], 3: [three] },
      victory: { 3: 99, 4: 99, 5: 99, ...(base.edition === 2 ? { 6: 99 } : {}) },
      limits,
      ...box,
    },
    houses: Object.fromEntries(roles.map((house) => [house, house])),
    seats: roles.map((house) => ({ id: house, player: house })),
    players: roles.map((house) => ({ id: house, name: house })),
    settings: { ...(base.edition === 2 ? SECOND_DEFAULT_SETTINGS : DEFAULT_SETTINGS), ...settings },
    tracking,
    changes: [
      { set: 'round', round: 2 },
      ...TRACKS.map((track): Change => ({ set: 'track', track, order: roles })),
      ...roles.map((house): Change => ({ set: 'power', house, available: stock[house]?.available ?? 5 })),
      ...piecesOn(all),
      ...(at === 'draw' || cards.length === 0 ? [] : [{ set: 'turned', turned: { 1: one, 2: two, 3: three } } as const]),
      ...changes,
      { set: 'stage', at },
    ],
  })
  if (!opening.ok) throw new Error(`there is no such position: ${JSON.stringify(opening.refusal)}`)
  return new Play(opening.value)
}

/** Starts a game in the Westeros phase, before the effect of a card. */
export const phase = (card: string, position: Position): Play => {
  const play = begin('draw', { ...position, cards: [card] })
  play.do({ do: 'draw', how: 'table', turned: { 1: [cardOf(card)], 2: [QUIET], 3: [QUIET] } })
  play.do({ do: 'resolve', deck: 1 })
  return play
}

/** Name of the area from which attackers come. */
export const FROM = 'origin'

/** Additional conditions of a battle: support, rain and corrections. */
interface Around {
  readonly supports?: readonly CaseSupport[] | undefined
  readonly rains?: boolean | undefined
  readonly changes?: readonly Change[]
  readonly base?: Box | undefined
}

/** Starts a game with units next to an area that they will attack, and with adjacent support. */
export const fight = (area: string, target: Spot, force: Spot, { supports = [], rains, changes = [], base }: Around) => {
  const { house = '' } = force
  const all = supports.map((one, n) => ({ house, area: `support ${n}`, for: 'attacker' as const, special: false, ...one }))
  const beside = all.map((one): Spots[number] => [one.area, { house: one.house, units: one.units }])
  const fiefdoms = changes.flatMap((change) => (change.set === 'track' ? change.order : []))
  // The Iron Throne track does not matter in a battle. Its order is the reverse of the Fiefdoms track.
  const throne = { set: 'track', track: 'ironThrone', order: fiefdoms.toReversed() } as const
  const play = begin('marches', {
    base,
    houses: [...fiefdoms, house, target.house ?? house, ...all.map((one) => one.house)],
    spots: [...beside, [FROM, { ...force, type: target.type }], [area, target]],
    borders: [...all.map((support) => [support.area, area]), [FROM, area]],
    cards: rains === true ? ['Rains of Autumn'] : [],
    changes: fiefdoms.length > 0 ? [...changes, throne] : changes,
    tracking: TOLD,
    box: BOUNDLESS,
  })
  return { all, play }
}
