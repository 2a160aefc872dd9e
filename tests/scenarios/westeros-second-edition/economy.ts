import { HOUSES_BY_PLAYERS, secondEditionFor, type Players } from '../../../src/games/westeros/box/second/printed'
import { controller, houseView, PRESETS, westerosSecondEdition, type Change } from '../../../src/games/westeros'
import { SECOND_DEFAULT_SETTINGS } from '../../../src/games/westeros/model/settings'
import { keepOptions } from '../../../src/games/westeros/rules/ports'
import * as answers from '../westeros/answers'
import { BOUNDLESS, each, goingOn, guard, held, manned, type Spot, type Spots } from '../westeros/little-box'
import * as words from '../westeros/notation'
import { byHouse, byName, count, houseOf, isEmpty, mapped, nameOf, OUTSIDE, standing, unitsIn } from '../westeros/notation'
import type { CaseUnits, Groups, LaidOrder, Of, Purchase } from '../westeros/notation'
import { Play, verdict, type Outcome } from '../westeros/play'
import { begin, isHouse, phase, playing } from './box'
import { tracksOf } from './orders'

/** Scenarios about the start of a game, control, power and ports. */

export const setup = ({ players }: { readonly players: Players }): answers.Answers => {
  const houses = HOUSES_BY_PLAYERS[players]
  const begun = westerosSecondEdition.begin({
    box: secondEditionFor(players),
    houses: Object.fromEntries(houses.map((house) => [house, house])),
    seats: houses.map((house) => ({ id: house, player: house })),
    players: houses.map((house) => ({ id: house, name: house })),
    settings: SECOND_DEFAULT_SETTINGS,
    tracking: PRESETS.full,
  })
  if (!begun.ok) throw new Error(begun.refusal.code)
  const { state } = new Play(begun.value)
  const { areas } = state.box
  const named = <T>(value: (area: string) => T | undefined): Of<T> =>
    Object.fromEntries(Object.values(areas).flatMap(({ id, name }) => (value(id) === undefined ? [] : [[name, value(id) as T]])))
  const unitsOf = (house: string) =>
    named((area) => {
      const { garrison } = state.areas[area] ?? {}
      return garrison?.house === house ? words.written(garrison.standing) : undefined
    })
  return {
    houses: state.playing.map(nameOf),
    neutral: named((area) => state.areas[area]?.neutral?.strength),
    closed: Object.values(areas).flatMap(({ closed, name }) => (closed === true ? [name] : [])),
    tracks: tracksOf(state),
    stars: byName(state.playing, (house) => houseView(state, house).stars),
    units: byName(state.playing, unitsOf),
    supply: byName(state.playing, (house) => houseView(state, house).supply.level),
    available: byName(state.playing, (house) => houseView(state, house).power.available),
    garrisons: named((area) => state.areas[area]?.garrisonToken),
    holders: mapped(state.holders, nameOf),
    threat: state.threat,
    round: state.round,
  }
}

interface ControlEntry {
  readonly area: string
  readonly type?: string
  readonly units?: Of<number | CaseUnits>
  readonly token?: string | null
  readonly home?: string | null
  readonly garrison?: number
  readonly closed?: boolean
  readonly neutral?: number | boolean | null
  readonly landController?: string | null
}

export const control = ({
  playing: named,
  areas,
}: {
  readonly playing: readonly string[]
  readonly areas: readonly ControlEntry[]
}): answers.Answers => ({
  controllers: areas.map((entry) => {
    const { area, type, units = {}, token, home, garrison, closed, neutral, landController } = entry
    const unitsOf = (house: string) => unitsIn(type, units[house])
    const here = Object.keys(units).find((house) => !isEmpty(unitsOf(house)))
    const houses = playing(named, [here, token, home, landController])
    const plays = (house: string | null | undefined) => (isHouse(house) && houses.includes(houseOf(house)) ? house : undefined)
    const land = `${OUTSIDE}land of ${area}`
    const spot: Spot = {
      type,
      ...(closed === true ? { closed } : { token: plays(token), ...(neutral ? { neutral: Number(neutral) } : {}) }),
      ...(home ? { home } : {}),
      ...(garrison && plays(home) ? { garrison } : {}),
      ...(plays(here) === undefined || closed === true ? {} : { house: here, units: unitsOf(here ?? '') }),
      ...(type === 'port' ? { port: { land, sea: `${OUTSIDE}sea of ${area}` } } : {}),
    }
    const owner: Spots = type === 'port' && landController !== undefined ? [[land, { token: plays(landController), type: 'land' }]] : []
    const { state } = begin('orders', { houses, spots: [...owner, [area, spot]] })
    return nameOf(controller(state, area))
  }),
})

type Blockade = boolean | string | number | null | undefined

/** Returns a port of a house with its ships, and the ships of another house in its sea. */
const portSpots = (port: string, house: string, ships: number, enemy: Blockade, foe: string): Spots => {
  const [land, sea] = [`${OUTSIDE}land of ${port}`, `${OUTSIDE}sea of ${port}`]
  const by = isHouse(String(enemy)) ? String(enemy) : foe
  return [
    [land, { token: house }],
    [sea, { type: 'sea', ...(enemy ? guard(by, 'sea') : {}) }],
    [port, { type: 'port', port: { land, sea }, ...(ships > 0 ? { house, units: { S: ships } } : {}) }],
  ]
}

interface PaidHouse {
  readonly crowns?: Of<number>
  readonly ports?: readonly { readonly port: string; readonly ships: number; readonly enemyShips?: Blockade }[]
  readonly available: number
  readonly pile?: number
}

export const gameOfThrones = ({ houses }: { readonly houses: Of<PaidHouse> }): answers.Answers => {
  const names = playing(Object.keys(houses))
  const spots = Object.entries(houses).flatMap(([house, { crowns = {}, ports = [] }]): Spots => {
    const foe = names.find((other) => other !== houseOf(house)) ?? house
    return [
      ...each(crowns, (number) => ({ crowns: number, ...guard(house) })),
      ...ports.flatMap(({ port, ships, enemyShips }) => portSpots(port, house, ships, enemyShips, foe)),
    ]
  })
  const { state } = phase('Game of Thrones', { houses: names, spots, stock: byHouse(houses) })
  return answers.gains(state, houses)
}

interface ConsolidateBefore {
  readonly house?: string
  readonly orders: readonly (Omit<LaidOrder, 'kind'> & {
    readonly kind?: string
    readonly crowns?: number
    readonly castle?: 0 | 1 | 2
    readonly enemyShips?: Blockade
  })[]
  readonly available: number
  readonly pile?: number
  readonly supply?: number
  readonly groups?: Groups
  readonly pool?: CaseUnits
  readonly seas?: Of<{ readonly occupiedBy?: string | null; readonly touches?: readonly string[] }>
}
type ConsolidateChoice = 'power' | { readonly muster?: readonly Purchase[] } | null

/** Returns the units of an area without the unit that only holds its order. */
const withoutGuard = (units: CaseUnits, added: CaseUnits): CaseUnits =>
  mapped(units as Of<number>, (number, kind) => number - (added[kind as keyof CaseUnits] ?? 0))

/** Type of area of an order: the notation also writes it in the field `kind`. */
const typeIn = ({ type, kind = '' }: { readonly type?: string; readonly kind?: string }): string =>
  type ?? (['land', 'sea', 'port'].includes(kind) ? kind : 'land')

export const consolidate = (
  { house: name = 'Stark', orders, available, pile, supply, groups = {}, pool, seas = {} }: ConsolidateBefore,
  { choices = {} }: { readonly choices?: Of<ConsolidateChoice> },
): answers.Answers => {
  const house = houseOf(name)
  const [foe = house] = playing([house]).filter((other) => other !== house)
  const steps = Object.values(choices).flatMap((choice) => (typeof choice === 'object' ? (choice?.muster ?? []) : []))
  const guards = Object.fromEntries(orders.map((order) => [order.area, isEmpty(groups[order.area]) ? unitsIn(typeIn(order)) : {}]))
  const spots: Spots = [
    ...steps.flatMap(({ sea }): Spots => (sea === undefined ? [] : [[sea, { type: sea.startsWith('Port of ') ? 'port' : 'sea' }]])),
    ...each(seas, ({ occupiedBy: by }) => ({ type: 'sea', ...(isHouse(by) && houseOf(by) !== house ? guard(by, 'sea') : {}) })),
    ...orders.flatMap((order): Spots => {
      const { area, crowns = 0, castle = 0, enemyShips } = order
      const units = isEmpty(groups[area]) ? unitsIn(typeIn(order)) : groups[area]
      if (typeIn(order) === 'port') return portSpots(area, house, units?.S ?? 1, enemyShips, foe)
      return [[area, { type: typeIn(order), house, units, crowns, castle }]]
    }),
    ...held(house, groups),
  ]
  const borders = [
    ...steps.flatMap(({ at, sea }) => (sea === undefined || sea.startsWith('Port of ') ? [] : [[at, sea]])),
    ...Object.entries(seas).flatMap(([sea, { touches = [] }]) => touches.map((area) => [area, sea])),
  ]
  const placed = orders.map(({ area, special = false }) => ({ area, kind: 'Consolidate Power', special }))
  const level: readonly Change[] = supply === undefined ? [] : [{ set: 'supply', house, level: supply }]
  const others = Object.values(seas).flatMap(({ occupiedBy: by }) => (isHouse(by) ? [by] : []))
  const enemies = orders.flatMap(({ enemyShips }) => (isHouse(String(enemyShips)) ? [String(enemyShips)] : []))
  const play = begin('power', {
    houses: [house, foe, ...others, ...enemies],
    spots,
    borders,
    stock: { [house]: { available, pile, pool } },
    changes: [...words.laidBy(placed, house), ...level],
    box: supply === undefined ? BOUNDLESS : { orders: BOUNDLESS.orders, stars: BOUNDLESS.stars },
  })
  const gains: Record<string, number> = {}
  const results: Record<string, Outcome> = {}
  const inOrder = [...Object.keys(choices), ...orders.map(({ area }) => area).filter((area) => !(area in choices))]
  for (const area of inOrder) {
    const choice = choices[area]
    const bought = typeof choice === 'object' && choice?.muster !== undefined ? { muster: choice.muster.map(words.purchaseOf) } : {}
    const earlier = houseView(play.state, house).power.available ?? 0
    results[area] = play.do({ do: 'consolidate', house, area, ...bought })
    gains[area] = (houseView(play.state, house).power.available ?? 0) - earlier
  }
  const after = Object.entries(play.groups(house)).map(([area, units]) => [area, withoutGuard(units, guards[area] ?? {})] as const)
  const { pool: left } = houseView(play.state, house)
  return {
    results,
    gains,
    ...answers.gain(available, houseView(play.state, house).power.available),
    groupsAfter: Object.fromEntries(after.filter(([area, units]) => area in groups || !isEmpty(units))),
    poolAfter: left && words.written(left),
  }
}

interface PortBefore {
  readonly port: string
  readonly ships: Of<number | CaseUnits>
  readonly newOwner: string | null
  readonly supply: number
  readonly groups?: readonly number[] | Groups
  readonly pool?: CaseUnits
}

export const port = (
  { port: name, ships, newOwner, supply, groups = [], pool }: PortBefore,
  { keep }: { readonly keep?: number },
): answers.Answers => {
  const [from = 'Stark'] = Object.keys(ships)
  const there = unitsIn('sea', ships[from])
  const mover = newOwner ?? from
  const [land, sea] = [`${OUTSIDE}land of ${name}`, `${OUTSIDE}sea of ${name}`]
  const [start, aside] = newOwner === null ? [land, `${OUTSIDE}aside`] : [`${OUTSIDE}start`, land]
  const armies = Array.isArray(groups)
    ? Object.fromEntries((groups as readonly number[]).map((size, n): [string, CaseUnits] => [`army ${n}`, { F: size }]))
    : (groups as Groups)
  const houses = [mover, from]
  const order = [{ area: start, house: mover, kind: 'March', modifier: 0 }, ...goingOn(houses)]
  const play = begin('marches', {
    houses,
    spots: [
      [land, newOwner === null ? {} : { token: from }],
      [aside, {}],
      [start, guard(mover)],
      [sea, { type: 'sea' }],
      [name, { type: 'port', port: { land, sea }, house: from, units: there }],
      ...held(mover, armies),
      ...manned(goingOn(houses)),
    ],
    borders: [[start, aside]],
    stock: newOwner === null ? {} : { [houseOf(mover)]: { pool } },
    changes: [{ set: 'supply', house: houseOf(mover), level: supply }, ...words.laidBy(order)],
  })
  play.state = { ...play.state, stage: { at: 'marches', last: before(play.state.tracks.ironThrone, houseOf(mover)) } }
  const moves = [{ to: aside, units: standing({ F: 1 }) }]
  const march = play.do({ do: 'march', house: houseOf(mover), from: start, moves, leaveToken: false })
  if (march !== 'ok') throw new Error(`the march was refused: ${march}`)
  const { stage } = play.state
  const owner = newOwner === null ? undefined : houseOf(newOwner)
  const options = stage.at === 'ports' ? keepOptions(play.state, stage.house, name) : owner === undefined ? [] : [0]
  const result = keep === undefined ? 'ok' : play.do({ do: 'keepShips', house: houseOf(mover), keep })
  const { garrison } = play.state.areas[name] ?? {}
  const left = owner === undefined ? undefined : houseView(play.state, owner).pool
  const inPort = garrison && count(garrison.standing) + count(garrison.routed)
  return {
    options,
    ...verdict(stage.at !== 'ports' && keep === 0 ? 'ok' : result),
    shipsAfter: garrison === undefined ? {} : { [nameOf(garrison.house) ?? '']: inPort },
    destroyed: play.last('shipsCaptured')?.destroyed ?? 0,
    poolAfter: left && words.written(left),
  }
}

/** Returns the element before another one in a circle. */
export const before = <T>(list: readonly T[], one: T): T => list.at(list.indexOf(one) - 1) as T
