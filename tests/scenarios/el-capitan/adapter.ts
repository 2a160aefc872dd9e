// Translates the scenarios to calls of the rules. Contains no rules.
import { elCapitan } from '../../../src/games/el-capitan'
import { COLOURS, type Colour } from '../../../src/games/el-capitan/box/board'
import type { Event, Payout } from '../../../src/games/el-capitan/model/events'
import { evolve } from '../../../src/games/el-capitan/transaction/evolve'
import { cityOf as cityIn } from '../../../src/games/el-capitan/model/city'
import type { Card, Choice, Setup } from '../../../src/games/el-capitan/model/moves'
import type { OwnMove } from '../../../src/games/el-capitan/rules/moves'
import { NO_PIECES, withNewPieces } from '../../../src/games/el-capitan/model/pieces'
import { NOTHING_WAIVED } from '../../../src/games/el-capitan/model/refusals'
import type { Settings } from '../../../src/games/el-capitan/model/settings'
import type { Loan, Pieces, Ship, State } from '../../../src/games/el-capitan/model/state'
import { deciderOf } from '../../../src/games/el-capitan/rules/after-payday'
import { decideOwn } from '../../../src/games/el-capitan/rules/decide'
import { finalResult } from '../../../src/games/el-capitan/rules/end'
import { cashCheck, settle } from '../../../src/games/el-capitan/rules/loans'
import { openCities, paydaySheet, payIn, proliferation, totalOf } from '../../../src/games/el-capitan/rules/payday'
import { sailWith } from '../../../src/games/el-capitan/rules/sailing'
import { stillToMove } from '../../../src/games/el-capitan/rules/turns'
import { cityValue } from '../../../src/games/el-capitan/rules/track'
import {
  cityId,
  cityName,
  colourOf,
  letterOf,
  piecesOf,
  playersOf,
  positionOf,
  textOf,
  turnOf,
  type CityBefore,
  type Letter,
  type Table,
} from './notation'

type Kind = (before: never, decision: never) => Readonly<Record<string, unknown>>

/** Returns the state after a move, and the result of the move. */
const after = (state: State, move: OwnMove): { readonly state: State; readonly events: readonly Event[]; readonly result: string } => {
  const decision = decideOwn(state, move)
  if (!decision.ok) return { state, events: [], result: decision.refusal.code }
  return { state: decision.value.reduce(evolve, state), events: decision.value, result: 'ok' }
}

interface ShipBefore {
  readonly at: string
  readonly harbour?: 1 | 2
}
const shipOf = ({ at, harbour = 1 }: ShipBefore): Ship =>
  at === 'start' || at === 'bank' ? { at } : { at: 'city', city: cityId(at), harbour }
const shipText = (ship: Ship): ShipBefore => (ship.at === 'city' ? { at: cityName(ship.city), harbour: ship.harbour } : { at: ship.at })

interface CardBefore {
  readonly card: { readonly city?: string; readonly seals?: number; readonly link?: readonly [string, string] }
  readonly as?: 'destination' | 'route'
  readonly via?: readonly string[]
}
const cardOf = ({ card: { city = '', seals = 0, link }, as, via = [] }: CardBefore): Card => {
  if (link !== undefined) return { as: 'link', link: [cityId(link[0]), cityId(link[1])] }
  if (as === 'route') return { as, city: cityId(city), seals, via: via.map(cityId) }
  return { as: 'destination', city: cityId(city), seals }
}

/** Pieces of each player. All players have enough, because the scenario tests only the sites of the city. */
const PLENTY = { main: 18, neutral: 6, fortresses: 0 }

interface TrackStep {
  readonly by: Letter
  readonly do: 'build' | 'reopen'
  readonly colour?: Letter
  readonly site?: number
}

/** Plays several turns in one city. The player of each turn has a ship there, pieces and money. */
const track = (before: Table & CityBefore, { steps }: { readonly steps: readonly TrackStep[] }) => {
  const id = 'napoli'
  let state = positionOf({ ...before, cities: { [id]: before } })
  const results: string[] = []
  const sites: (number | null)[] = []
  const shutDown: (Letter | null)[] = []
  for (const step of steps) {
    const by = colourOf(step.by)
    const colour = step.colour === undefined ? {} : { colour: colourOf(step.colour) }
    const turn: State = {
      ...state,
      turns: turnOf(
        state.players.map((player) => player.colour),
        by,
      ),
      turn: { bought: false, sailed: false },
      ships: { ...state.ships, [by]: { at: 'city', city: id, harbour: 1 } },
      money: { ...state.money, [by]: 999 },
      left: { ...state.left, [by]: PLENTY },
    }
    const done = after(
      turn,
      step.do === 'build'
        ? { do: 'build', ...colour, ...(step.site === undefined ? {} : { site: step.site }) }
        : { do: 'reopen', ...colour, ...(step.site === undefined ? {} : { site: step.site }) },
    )
    results.push(done.result)
    const placed = done.events.find((event) => event.e === 'built' || event.e === 'reopened')
    sites.push(placed !== undefined && 'site' in placed ? placed.site : null)
    const shut = done.events.find((event) => event.e === 'shutDown')
    shutDown.push(shut?.e === 'shutDown' ? letterOf(shut.colour) : null)
    state = { ...done.state, ships: { ...done.state.ships, [by]: { at: 'bank' } } }
  }
  const city = cityIn(state, id)
  return {
    results,
    sites,
    shutDown,
    rowAfter: textOf(city.row),
    shutAfter: city.shut.map(letterOf).join(''),
    value: cityValue(state, id),
  }
}

const sail = (
  before: { readonly ship: ShipBefore; readonly ships: Readonly<Record<string, readonly (Letter | null)[]>> },
  { cards }: { readonly cards: readonly CardBefore[] },
) => {
  const cities = Object.fromEntries(Object.entries(before.ships).map(([name, ships]) => [name, { ships }]))
  const state = positionOf({ players: ['P', 'R', 'G', 'B', 'Y'], cities })
  const from = shipOf(before.ship)
  // The ship that moves gets a colour that no ship in the scenario has.
  const named = Object.values(before.ships).flatMap((ships) => ships.flatMap((letter) => (letter === null ? [] : [colourOf(letter)])))
  const landed = sailWith(state, COLOURS.find((colour) => !named.includes(colour)) ?? 'purple', from, cards.map(cardOf))
  const { at, harbour } = shipText(landed.ok ? landed.value : from)
  return { accepted: landed.ok, reason: landed.ok ? null : landed.refusal.code, at, harbour }
}

interface TurnBefore extends Table {
  readonly by: Letter
  readonly round: number
  readonly money: number
  readonly ship: ShipBefore
  readonly left: Partial<Pieces>
  readonly loans?: readonly Loan[]
}
type TurnStep =
  | { readonly do: 'buy'; readonly price: number }
  | { readonly do: 'sail'; readonly cards: readonly CardBefore[] }
  | { readonly do: 'build'; readonly colour?: Letter; readonly site?: number }
  | { readonly do: 'reopen'; readonly colour?: Letter }
  | { readonly do: 'fortress' }
  | { readonly do: 'loan'; readonly face: number }
  | { readonly do: 'end' }

/** Returns the city in which a voyage ends. If the voyage is illegal, returns the first city, so that the rules refuse the move. */
const endOf = (state: State, by: Colour, cards: readonly Card[]): string => {
  const free: State = { ...state, ships: { [by]: state.ships[by] ?? { at: 'start' } } }
  const landed = sailWith(free, by, state.ships[by] ?? { at: 'start' }, cards)
  return landed.ok && landed.value.at === 'city' ? landed.value.city : 'marseille'
}

const moveOf = (state: State, by: Colour, step: TurnStep): OwnMove => {
  switch (step.do) {
    case 'sail': {
      const cards = step.cards.map(cardOf)
      return { do: 'sail', to: endOf(state, by, cards), cards }
    }
    case 'build':
    case 'reopen': {
      const { colour, ...rest } = step
      return { ...rest, ...(colour === undefined ? {} : { colour: colourOf(colour) }) }
    }
    case 'end':
      return { do: 'endTurn' }
    default:
      return step
  }
}

const turn = (before: TurnBefore, { steps }: { readonly steps: readonly TurnStep[] }) => {
  const by = colourOf(before.by)
  const start = positionOf(before)
  const order = start.players.map(({ colour }) => colour)
  let state: State = {
    ...start,
    rounds: before.round - 1,
    turns: turnOf(order, by),
    money: { ...start.money, [by]: before.money },
    ships: { ...start.ships, [by]: shipOf(before.ship) },
    left: { ...start.left, [by]: piecesOf(before.left) },
    loans: { ...start.loans, [by]: before.loans ?? [] },
  }
  const named = new Set(Object.keys(before.cities ?? {}).map(cityId))
  const results: string[] = []
  for (const step of steps) {
    // A refused step changes nothing, and the turn continues, even if the step was to end the turn.
    const done = after(state, moveOf(state, by, step))
    results.push(done.result)
    for (const event of done.events) if ('city' in event) named.add(event.city)
    state = done.state
  }
  const citiesAfter = Object.fromEntries(
    [...named].map((id) => {
      const { row, shut, fortresses } = cityIn(state, id)
      return [
        cityName(id),
        { row: textOf(row), shut: shut.map(letterOf).join(''), fortresses: fortresses.map((one) => one && letterOf(one)) },
      ]
    }),
  )
  return {
    results,
    moneyAfter: state.money[by],
    shipAfter: shipText(state.ships[by] ?? { at: 'start' }),
    leftAfter: state.left[by] ?? NO_PIECES,
    loansAfter: state.loans[by],
    citiesAfter,
  }
}

/** Returns the colours in which a player can build. */
const balance = ({ left }: { readonly left: Partial<Pieces> }) => {
  const start = positionOf({ players: ['R', 'Y'], neutral: { R: 'G', Y: 'B' } })
  const state: State = {
    ...start,
    turns: turnOf(['red', 'yellow'], 'red'),
    left: { ...start.left, red: piecesOf(left) },
    ships: { ...start.ships, red: { at: 'city', city: 'napoli', harbour: 1 } },
  }
  const legal = (['main', 'neutral'] as const).filter(
    (stock) => after(state, { do: 'build', site: 1, ...(stock === 'main' ? {} : { colour: 'green' }) }).result === 'ok',
  )
  return { legal }
}

const byLetter = <T>(colours: readonly Colour[], value: (colour: Colour) => T): Readonly<Record<Letter, T>> =>
  Object.fromEntries(colours.map((colour) => [letterOf(colour), value(colour)]))

const city = (before: Table & CityBefore & { readonly largest?: boolean }) => {
  const state = positionOf({ ...before, cities: { napoli: before } })
  const { value, size, ranking, majority, fortresses } = payIn(state, 'napoli', before.largest === true)
  const paid = (list: readonly { readonly colour: Colour; readonly florins: number | undefined }[]) =>
    Object.fromEntries(list.map(({ colour, florins }) => [letterOf(colour), florins ?? '?']))
  return {
    value: value ?? '?',
    size,
    ranking: ranking.map(({ colour }) => letterOf(colour)),
    majority: paid(majority),
    fortress: paid(fortresses),
  }
}

const payday = (before: Table) => {
  const state = positionOf(before)
  const { largest, players } = paydaySheet(state)
  const pay = Object.fromEntries(
    players.map((one) => [
      letterOf(one.colour),
      {
        proliferation: one.proliferation.amount ?? '?',
        majority: totalOf(one.majority) ?? '?',
        fortress: totalOf(one.fortress) ?? '?',
        total: one.total ?? '?',
      },
    ]),
  )
  return { largest: largest.map(cityName), pay }
}

interface BonusBefore extends Table {
  readonly open: Readonly<Record<Letter, readonly string[]>>
  readonly cards?: Readonly<Record<Letter, number>>
}
interface BonusStep {
  readonly by: Letter
  readonly at: string
  readonly neutral?: boolean
  readonly shutsLast?: Letter
}

/**
 * Makes several builds, each of which may shut down the last warehouse of a player in a city. Sets up the city again before every build.
 */
const bonus = (before: BonusBefore, { steps }: { readonly steps: readonly BonusStep[] }) => {
  const names = [...new Set([...Object.values(before.open).flat(), ...steps.map(({ at }) => at)])]
  const rowAt = (name: string) => Object.entries(before.open).flatMap(([letter, cities]) => (cities.includes(name) ? [letter] : []))
  const cities = Object.fromEntries(names.map((name) => [name, { row: rowAt(name).join('') }]))
  let state = positionOf({ ...before, players: before.players ?? Object.keys(before.open), cities })
  const cards = Object.entries(before.cards ?? {}).map(([letter, florins]) => [colourOf(letter), florins] as const)
  state = { ...state, bonus: Object.fromEntries(cards) }
  const order = state.players.map(({ colour }) => colour)
  const awards = steps.map(({ by: letter, at, neutral, shutsLast }) => {
    const by = colourOf(letter)
    const own = state.players.find(({ colour }) => colour === by)?.neutral
    const id = cityId(at)
    // Every player in the city is listed once. A player who may lose the last warehouse comes first, and the next site is dark.
    const there = [...new Set(cityIn(state, id).row.flatMap((one) => (one === null ? [] : [one])))]
    const lost = shutsLast === undefined ? undefined : colourOf(shutsLast)
    const row = lost === undefined ? there : [lost, ...there.filter((one) => one !== lost)]
    const kinds = Object.fromEntries(Array.from({ length: 12 }, (_, k) => [`site/${id}/${k + 1}`, 0]))
    const ready: State = {
      ...state,
      numbers: { ...state.numbers, ...kinds, ...(lost === undefined ? {} : { [`site/${id}/${row.length + 1}`]: 1 }) },
      cities: { ...state.cities, [id]: { row, shut: [], fortresses: [null, null] } },
      turns: turnOf(order, by),
      turn: { bought: false, sailed: false },
      money: { ...state.money, [by]: 999 },
      left: { ...state.left, [by]: PLENTY },
      ships: { ...state.ships, [by]: { at: 'city', city: id, harbour: 1 } },
    }
    const first = row.length === 0 ? { site: 1 } : {}
    const done = after(ready, { do: 'build', ...first, ...(neutral === true && own !== undefined ? { colour: own } : {}) })
    if (done.result !== 'ok') throw new Error(done.result)
    state = { ...done.state, ships: { ...done.state.ships, [by]: { at: 'bank' } } }
    const taken = done.events.find((event) => event.e === 'bonusTaken')
    return taken?.e === 'bonusTaken' ? taken.florins : 0
  })
  const cardsAfter = Object.fromEntries(Object.entries(state.bonus).map(([colour, florins]) => [letterOf(colour as Colour), florins]))
  return { awards, cardsAfter, openAfter: byLetter(order, (colour) => openCities(state, colour).length) }
}

/** Returns the neutral colours of a game with two players. Each player has a neutral colour that no player uses. */
const neutralFor = (order: readonly Letter[]): Pick<Table, 'neutral'> => {
  const [one, other] = COLOURS.map(letterOf).filter((letter) => !order.includes(letter))
  return order.length === 2 ? { neutral: { [order[0] ?? '']: one ?? '', [order[1] ?? '']: other ?? '' } } : {}
}

interface PhaseEndTurn {
  readonly by: Letter
  readonly do: 'build' | 'neutral' | 'fortress' | 'reopen' | 'loan'
}

/**
 * Plays several turns, each with an action in a different city, so that only the turn order and the remaining pieces of the players matter.
 */
const phaseEnd = (
  before: { readonly order: readonly Letter[]; readonly left: Readonly<Record<Letter, Partial<Pieces>>> },
  { turns }: { readonly turns: readonly PhaseEndTurn[] },
) => {
  const order = before.order.map(colourOf)
  const neutral = neutralFor(before.order)
  const start = positionOf({ players: before.order, ...neutral })
  let state: State = {
    ...start,
    rounds: 5,
    turns: turnOf(order, order[0]),
    left: Object.fromEntries(Object.entries(before.left).map(([letter, left]) => [colourOf(letter), piecesOf(left)])),
    money: Object.fromEntries(order.map((colour) => [colour, 999])),
  }
  const results = turns.map(({ by: letter, do: what }, at) => {
    const by = colourOf(letter)
    if (state.stage === 'turns' && state.turns.turn !== by) return 'NOT_YOUR_TURN'
    const id = Object.keys(state.cities)[at % 9] ?? ''
    const own = state.players.find(({ colour }) => colour === by)?.neutral
    const ready: State = {
      ...state,
      ships: { ...state.ships, [by]: { at: 'city', city: id, harbour: 1 } },
      cities: { ...state.cities, [id]: { row: [], shut: [by], fortresses: [null, null] } },
    }
    const moves: Readonly<Record<PhaseEndTurn['do'], OwnMove>> = {
      build: { do: 'build', site: 1 },
      neutral: { do: 'build', site: 1, ...(own && { colour: own }) },
      fortress: { do: 'fortress' },
      reopen: { do: 'reopen' },
      loan: { do: 'loan', face: 10 },
    }
    const standing = { row: [by === 'purple' ? 'red' : 'purple'] as const, shut: [by], fortresses: [null, null] }
    const there = what === 'reopen' ? { ...ready, cities: { ...ready.cities, [id]: standing } } : ready
    const done = after(there, moves[what])
    if (done.result !== 'ok') return done.result
    state = { ...after(done.state, { do: 'endTurn' }).state, ships: state.ships }
    return 'ok'
  })
  const { trigger } = state
  return {
    results,
    trigger: trigger === undefined ? null : letterOf(trigger),
    payday: state.stage === 'payday',
    stillToMove: waiting(state).map(letterOf),
    leftAfter: byLetter(order, (colour) => state.left[colour] ?? NO_PIECES),
  }
}

/** Returns the players who move before the payday: the active player and all later players. */
const waiting = (state: State): readonly Colour[] =>
  state.trigger === undefined || state.turns.turn === undefined ? [] : [state.turns.turn, ...stillToMove(state)]

const pieces = ({ players, left }: { readonly players: number; readonly left: Partial<Pieces> }) => ({
  left: withNewPieces(piecesOf(left), players),
})

interface LoansBefore {
  readonly payday: number
  readonly money: number
  readonly loans: readonly Loan[]
  readonly settings?: Partial<Settings>
}
const loans = (
  { payday: at, money, loans: held, settings }: LoansBefore,
  decision: { readonly choices: readonly Choice[]; readonly forced?: readonly number[] },
) => {
  const agreed = positionOf(settings === undefined ? {} : { settings }).settings
  const answer = settle({ payday: at, money, loans: held, settings: agreed }, decision.choices, decision.forced ?? [], NOTHING_WAIVED)
  if (!answer.ok) return { accepted: false, reason: answer.refusal.code }
  const { money: moneyAfter, loans: loansAfter, check, toBank } = answer.value
  return { accepted: true, reason: null, moneyAfter, loansAfter, check, toBank }
}

interface CheckBefore extends Table {
  readonly order: readonly Letter[]
  readonly money: Readonly<Record<Letter, number>>
  readonly loans?: Readonly<Record<Letter, readonly Loan[]>>
}
const check = (before: CheckBefore, { by, starts }: { readonly by: Letter; readonly starts: Letter }) => {
  const order = before.order.map(colourOf)
  const start = positionOf({
    ...before,
    players: before.order,
    ...neutralFor(before.order),
  })
  const state: State = {
    ...start,
    stage: 'nameStart',
    turns: turnOf(order, undefined),
    money: Object.fromEntries(order.map((colour) => [colour, before.money[letterOf(colour)] ?? 0])),
    loans: Object.fromEntries(order.map((colour) => [colour, before.loans?.[letterOf(colour)] ?? []])),
  }
  const done = after(state, { do: 'nameStart', by: colourOf(by), starts: colourOf(starts) })
  const decider = deciderOf(state, order)
  return {
    checks: byLetter(order, (colour) => cashCheck(state, colour)),
    decider: decider && letterOf(decider),
    accepted: done.result === 'ok',
    reason: done.result === 'ok' ? null : done.result,
    orderAfter: done.state.turns.order.map(letterOf),
  }
}

interface FinalBefore {
  readonly players: Readonly<Record<Letter, { readonly money: number; readonly bonus: number; readonly loans: readonly Loan[] }>>
  readonly settings?: Partial<Settings>
}
const final = ({ players, settings }: FinalBefore) => {
  const start = positionOf({ players: ['R', 'G', 'B', 'Y'], ...(settings === undefined ? {} : { settings }) })
  const all = Object.entries(players).map(([letter, one]) => [colourOf(letter), one] as const)
  const state: State = {
    ...start,
    money: Object.fromEntries(all.map(([colour, { money }]) => [colour, money])),
    loans: Object.fromEntries(all.map(([colour, { loans: held }]) => [colour, held])),
    bonus: Object.fromEntries(all.map(([colour, { bonus: florins }]) => [colour, florins])),
  }
  const colours = all.map(([colour]) => colour)
  const { florins, winners } = finalResult(state, colours)
  return { result: byLetter(colours, (colour) => florins[colour]), winners: winners.map(letterOf) }
}

const chart = ({ cities, chart: cells }: { readonly cities: number; readonly chart?: readonly number[] }) => ({
  florins: proliferation(positionOf(cells === undefined ? {} : { chart: cells }), cities) ?? '?',
})

interface GameBefore extends Table {
  /** Setup of the game; may be any JSON. */
  readonly setup?: unknown
}

/** Plays a whole game from the set-up, with moves as JSON. Players are named after their colours. */
const game = (before: GameBefore, { moves = [] }: { readonly moves?: readonly unknown[] }) => {
  const opening = elCapitan.begin(
    (before.setup ?? { players: playersOf(before), ...(before.settings && { settings: before.settings }) }) as Setup,
  )
  if (!opening.ok) return { begins: opening.refusal.code, results: [] }
  let state = opening.value.reduce<State | undefined>((position, event) => elCapitan.evolve(position, event), undefined) as State
  let payouts: readonly Payout[] = []
  const results = moves.map((move) => {
    const decision = elCapitan.decide(state, move as OwnMove)
    if (!decision.ok) return decision.refusal.code
    state = decision.value.reduce(evolve, state)
    payouts = decision.value.find((event) => event.e === 'paid')?.payouts ?? payouts
    return 'ok'
  })
  const colours = state.players.map(({ colour }) => colour)
  return {
    begins: 'ok',
    results,
    money: byLetter(colours, (colour) => state.money[colour]),
    left: byLetter(colours, (colour) => state.left[colour]),
    paid: Object.fromEntries(payouts.map(({ colour, total }) => [letterOf(colour), total])),
    order: state.turns.order.map(letterOf),
    stage: state.stage,
  }
}

export const KINDS: Readonly<Record<string, Kind>> = {
  sail,
  track,
  turn,
  balance,
  city,
  payday,
  proliferation: chart,
  bonus,
  phaseEnd,
  pieces,
  loans,
  check,
  final,
  game,
}
