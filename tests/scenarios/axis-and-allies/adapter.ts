// Translates the scenarios to calls of the rules. Contains no rules.
import type { Development, Power } from '../../../src/games/axis-and-allies/box/powers'
import { BOX_PROFILES, type Unit, type Units } from '../../../src/games/axis-and-allies/box/units'
import { NOTHING_WAIVED } from '../../../src/games/axis-and-allies/model/refusals'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/games/axis-and-allies/model/settings'
import { incomeOf, productionOf } from '../../../src/games/axis-and-allies/rules/collect-income'
import { move, reachOf, type Mover } from '../../../src/games/axis-and-allies/rules/combat-move'
import { againstTaking, productionAfter, take } from '../../../src/games/axis-and-allies/rules/liberation'
import { canalHolder } from '../../../src/games/axis-and-allies/model/control'
import { chooseLosses } from '../../../src/games/axis-and-allies/rules/losses'
import { place, type Mobilizing, type Placing } from '../../../src/games/axis-and-allies/rules/mobilize'
import { fightersLost, isBroken, type Kept } from '../../../src/games/axis-and-allies/rules/noncombat-move'
import {
  againstFlight,
  againstRetreat,
  againstSubmerging,
  landingSpaces,
  retreatSpaces,
  type Retreating,
} from '../../../src/games/axis-and-allies/rules/press-or-retreat'
import { purchase, roomFor } from '../../../src/games/axis-and-allies/rules/purchase-units'
import {
  againstRaid,
  againstRocket,
  bombing,
  checkFaces,
  rocketDamage,
  rocketDistance,
} from '../../../src/games/axis-and-allies/rules/special-combats'
import { sail, seaBattleFirst, sink, type Ship, type ShipStep } from '../../../src/games/axis-and-allies/rules/transports'
import { goTo, openPhases } from '../../../src/games/axis-and-allies/rules/turn'
import { roll, seek } from '../../../src/games/axis-and-allies/rules/weapons-development'
import { citiesOf, individualWinners, winnerOf } from '../../../src/games/axis-and-allies/rules/winning'
import { DEVELOPMENTS, RESEARCH_DIE, SIDES, START } from '../../../src/games/axis-and-allies/box/powers'
import { aaFire } from '../../../src/games/axis-and-allies/rules/fire'
import { withSome } from '../../../src/games/axis-and-allies/rules/fire'
import { withoutAll } from '../../../src/games/axis-and-allies/rules/losses'
import type { LossesByPower } from '../../../src/games/axis-and-allies/model/battle'
import type { Refusal } from '../../../src/referee'
import { battle, cycle, odds } from './battles'
import {
  byName,
  byPower,
  fieldOf,
  landsOf,
  nameOf,
  namesOf,
  neighboursIn,
  powerOf,
  some,
  type LandsBefore,
  type MapBefore,
  type Pairs,
} from './notation'
import { game } from './game'

type Kind = (before: never, decision: never) => Readonly<Record<string, unknown>>
type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

const acceptance = (answer: Answer<unknown>) => ({ accepted: answer.ok, reason: answer.ok ? null : answer.refusal.code })
const judged = (refusal: Refusal | undefined) => ({ accepted: refusal === undefined, reason: refusal?.code ?? null })

const submerge = (
  before: { step: number; side: string; submarines: number; enemyDestroyers: number; destroyerBlocks?: boolean },
  { n }: { n: number },
) => {
  const { step, submarines, enemyDestroyers, destroyerBlocks = DEFAULT_SETTINGS.destroyerBlocks } = before
  const against = againstSubmerging(step === 7, submarines, enemyDestroyers, n, destroyerBlocks, NOTHING_WAIVED)
  return { ...judged(against), left: against === undefined ? submarines - n : submarines }
}

const STAGE = { normal: 'attack', submarine: 'attackSubs', bombardment: 'bombard' } as const

const losses = (
  before: { by?: keyof typeof STAGE; hits: number; forces: Readonly<Record<string, Units>> },
  {
    owners = {},
    attacker,
  }: { owners?: Readonly<Record<string, Readonly<Record<string, Units>>>>; attacker?: Readonly<Record<string, Units>> },
) => {
  const forces = byPower(before.forces)
  const proposals = byPower(Object.fromEntries(Object.entries(owners).map(([name, own]): [string, LossesByPower] => [name, byPower(own)])))
  const chosen = chooseLosses(forces, STAGE[before.by ?? 'normal'], before.hits, proposals, attacker && byPower(attacker))
  const after = chosen.ok ? withoutAll(forces, chosen.value.losses) : forces
  return { ...acceptance(chosen), chosenBy: chosen.ok ? chosen.value.by : null, after: { ...byName(after), ...byName(withSome(after)) } }
}

const retreat = (
  before: {
    by?: Retreating['by']
    place: Retreating['place']
    amphibious?: boolean
    cyclesDone?: number
    spaces?: Readonly<Record<string, never>>
    rangeLeft?: number
  },
  { what, to, part = false }: { what: 'ground' | 'air'; to: string; part?: boolean },
) => {
  const { by = 'attacker', amphibious = false, cyclesDone = 1, spaces = {}, rangeLeft = 0 } = before
  const now: Retreating = { by, place: before.place, amphibious, cyclesDone }
  const against = (space: string, isPart: boolean) =>
    what === 'ground'
      ? againstRetreat(now, spaces, space, isPart, NOTHING_WAIVED)
      : againstFlight(now, spaces, rangeLeft, space, isPart, NOTHING_WAIVED)
  // If no unit may leave the battle, no space is legal.
  const legal = (what === 'ground' ? retreatSpaces(spaces) : landingSpaces(spaces, rangeLeft)).filter(
    (space) => against(space, false) === undefined,
  )
  return { ...judged(against(to, part)), legal }
}

const moving = (
  before: MapBefore & Partial<Mover> & Pick<Mover, 'phase' | 'unit'> & { settings?: Partial<Settings> },
  { path, assault = false, raid = false }: { path: readonly string[]; assault?: boolean; raid?: boolean },
) => {
  const mover: Mover = { tech: [], spent: 0, used: false, ...before }
  const rules = { ...DEFAULT_SETTINGS, ...before.settings }
  const moved = move(fieldOf(before), mover, { path, assault, raid }, rules, BOX_PROFILES, NOTHING_WAIVED)
  return { ...acceptance(moved), ...(moved.ok ? moved.value : { captures: [], battle: null, aaFire: [] }) }
}

interface ShipBefore {
  readonly at: string
  readonly left?: number
  readonly cargo?: readonly { readonly unit: Unit; readonly owner: string }[]
  readonly fought?: boolean
  readonly retreated?: boolean
  readonly movedInCombat?: boolean
  readonly unloaded?: string | boolean
}

const transport = (
  before: MapBefore & { phase: 'combat' | 'noncombat'; power: string; ship: ShipBefore; units?: Readonly<Record<string, Units>> },
  { steps }: { steps: readonly ShipStep[] },
) => {
  const { at, left, cargo = [], fought = false, retreated = false, movedInCombat = false, unloaded = false } = before.ship
  let ship: Ship = {
    at,
    left: left ?? reachOf('tt', [], BOX_PROFILES),
    cargo: cargo.map(({ unit, owner }) => ({ unit, owner: powerOf(owner) })),
    fought,
    retreated,
    movedInCombat,
    unloaded: typeof unloaded === 'string' ? unloaded : unloaded ? '' : null,
    assault: null,
    loadedHere: false,
    movedIn: false,
    units: before.units ?? {},
  }
  const field = fieldOf(before)
  const results = steps.map((step) => {
    const sailed = sail(ship, step, field, powerOf(before.power), before.phase, NOTHING_WAIVED)
    if (sailed.ok) ship = sailed.value
    return sailed.ok ? 'ok' : sailed.refusal.code
  })
  const cargoAfter = ship.cargo.map(({ unit, owner }) => ({ unit, owner: nameOf(owner) }))
  return { results, at: ship.at, cargoAfter, assault: ship.assault, seaBattleFirst: seaBattleFirst(ship, field) }
}

const cargo = (
  { ships }: { ships: readonly { id: string; type: string; cargo?: Units }[] },
  { sink: ids }: { sink: readonly string[] },
) => {
  const sunk = sink(
    ships.map(({ id, cargo: aboard = {} }) => ({ id, cargo: aboard })),
    ids,
  )
  const lost = sunk.ok ? sunk.value.lost : []
  const lostCargo: Record<string, number> = {}
  for (const { cargo: aboard } of lost) for (const [unit, count] of Object.entries(aboard)) lostCargo[unit] = (lostCargo[unit] ?? 0) + count
  return { ...acceptance(sunk), lostCargo, left: sunk.ok ? sunk.value.left.map(({ id }) => id) : ships.map(({ id }) => id) }
}

const landing = ({
  zones = {},
  commitments = [],
}: {
  zones?: Readonly<Record<string, { carriers: number; fighters: number }>>
  commitments?: readonly (Kept & { id: string })[]
}) => ({
  lost: Object.fromEntries(
    Object.entries(zones).flatMap(([zone, { carriers, fighters }]) => {
      const lost = fightersLost(carriers, fighters)
      return lost === 0 ? [] : [[zone, lost]]
    }),
  ),
  broken: commitments.filter(isBroken).map(({ id }) => id),
})

const canal = (
  { startOfTurn }: { startOfTurn: Readonly<Record<string, string>> },
  { power, canal: name }: { power: string; canal: 'Panama' | 'Suez' },
) => {
  const ids: Readonly<Record<string, string>> = { panama: 'Panama', 'trans-jordan': 'Trans-Jordan', 'anglo-egypt': 'Anglo-Egypt' }
  const holder = (id: string): Power | undefined => {
    const named = startOfTurn[ids[id] ?? '']
    return named === undefined ? undefined : powerOf(named)
  }
  const open = canalHolder(holder, name === 'Suez' ? 'suez' : 'panama') === SIDES[powerOf(power)]
  return { open, reason: open ? null : 'CANAL_CLOSED' }
}

const research = (
  before: { cash: number; owned?: readonly Development[]; researched?: boolean; capitalLost?: boolean },
  { develop, buy, dice }: { develop: number; buy: number; dice: readonly number[] },
) => {
  const { cash, owned = [], researched = false, capitalLost = false } = before
  const sought = seek({ cash, owned, researched, capitalLost }, develop, buy, NOTHING_WAIVED)
  const rolled = sought.ok ? roll(sought.value, buy, dice) : sought
  const gained = rolled.ok ? rolled.value : null
  const price = rolled.ok ? buy * RESEARCH_DIE : 0
  return { ...acceptance(rolled), gained, cashAfter: cash - price, ownedAfter: gained === null ? owned : inOrder([...owned, gained]) }
}
const inOrder = (owned: readonly Development[]) => DEVELOPMENTS.filter((one) => owned.includes(one))

interface WorksBefore {
  readonly at: string
  readonly income: number
  readonly since?: boolean
  readonly controller?: string
  readonly coastal?: boolean
}

const buying = (
  before: { power: string; cash: number; ics?: readonly WorksBefore[]; sites?: number; capitalLost?: boolean },
  { buy, loan }: { buy: Readonly<Record<string, number>>; loan?: unknown },
) => {
  const { power, cash, ics = [], sites = 0, capitalLost = false } = before
  const bought = purchase({ cash, capitalLost }, buy, loan !== undefined, BOX_PROFILES, NOTHING_WAIVED)
  const usable = ics.filter(({ since = true, controller = power }) => since && controller === power)
  const room = roomFor(
    buy,
    usable.map(({ income, coastal = true }) => ({ income, coastal })),
    sites,
  )
  const price = purchase({ cash: Infinity, capitalLost: false }, buy, false, BOX_PROFILES, NOTHING_WAIVED)
  const cost = price.ok ? price.value : 0
  return { ...acceptance(bought), cost, cashAfter: bought.ok ? cash - bought.value : cash, ...room }
}

interface PlaceBefore {
  readonly income: number
  readonly controller: string
  readonly since?: boolean
  readonly ic?: boolean
  readonly seas?: readonly string[]
  readonly fighters?: number
}

const mobilize = (
  before: { power: string; bought: Units; places: Readonly<Record<string, PlaceBefore>>; capitalLost?: boolean },
  { steps }: { steps: readonly Placing[] },
) => {
  let now: Mobilizing = {
    power: powerOf(before.power),
    capitalLost: before.capitalLost ?? false,
    bought: before.bought,
    sites: Object.fromEntries(
      Object.entries(before.places).map(([id, { controller, since = true, ic = false, seas = [], fighters = 0, income }]) => [
        id,
        { income, controller: powerOf(controller), since, ic, seas, fighters },
      ]),
    ),
    used: {},
    newIcs: [],
    newDecks: [],
  }
  const results = steps.map((step) => {
    const placed = place(now, step, NOTHING_WAIVED)
    if (placed.ok) now = placed.value
    return placed.ok ? 'ok' : placed.refusal.code
  })
  return { results, left: some(now.bought), used: now.used }
}

const income = (before: {
  power: string
  territories: Readonly<Record<string, { controller: string; income: number }>>
  marker?: number
  cash: number
  capitalLost?: boolean
}) => {
  const lands = Object.fromEntries(
    Object.entries(before.territories).map(([id, { controller, income: value }]) => [
      id,
      { controller: powerOf(controller), income: value },
    ]),
  )
  const production = productionOf(lands, powerOf(before.power))
  const gain = incomeOf(production, before.capitalLost ?? false)
  return { production, markerRight: (before.marker ?? production) === production, gain, cashAfter: before.cash + gain }
}

const capture = (
  before: {
    territories: LandsBefore
    capitals: Readonly<Record<string, string>>
    cash: Readonly<Record<string, number>>
    production: Readonly<Record<string, number>>
  },
  { steps }: { steps: readonly { by: string; take: string; survivors: Units }[] },
) => {
  let lands = landsOf(before.territories)
  let production: Readonly<Partial<Record<Power, number>>> = byPower(before.production)
  const cash: Record<string, number> = { ...before.cash }
  const capitals = Object.fromEntries(Object.entries(before.capitals).map(([power, id]) => [powerOf(power), id]))
  const returned: string[][] = []
  const icNextTurn: Record<string, string> = {}
  const results = steps.map(({ by, take: at, survivors }) => {
    const land = lands[at]
    const against = land && againstTaking(land, powerOf(by), survivors, NOTHING_WAIVED)
    if (land === undefined || against !== undefined) {
      returned.push([])
      return against?.code ?? 'no such territory'
    }
    const taken = take(lands, capitals, powerOf(by), at)
    for (const { at: id, to } of taken.changes) {
      lands = { ...lands, [id]: { ...(lands[id] ?? land), controller: to } }
      if (before.territories[id]?.ic === true) icNextTurn[id] = nameOf(to)
    }
    production = productionAfter(production, taken.changes)
    if (taken.spoils !== undefined) {
      const [from, to] = [nameOf(taken.spoils.from), nameOf(taken.spoils.to)]
      cash[to] = (cash[to] ?? 0) + (cash[from] ?? 0)
      cash[from] = 0
    }
    returned.push(taken.changes.flatMap((change) => (change.returned === true ? [change.at] : [])).toSorted())
    return 'ok'
  })
  const controllers = Object.fromEntries(Object.entries(lands).map(([id, { controller }]) => [id, nameOf(controller)]))
  return { results, controllers, production: byName(production), cash, returned, icNextTurn }
}

const victory = (before: {
  needed: number
  endOfRound: boolean
  cities: Readonly<Record<string, string>>
  production?: Readonly<Record<string, number>>
  start?: Readonly<Record<string, number>>
}) => {
  const count = citiesOf(Object.fromEntries(Object.entries(before.cities).map(([city, power]) => [city, powerOf(power)])))
  const side = before.endOfRound ? winnerOf(count, before.needed) : undefined
  const start = before.start === undefined ? START : { ...START, ...byPower(before.start) }
  const individual =
    side === undefined || before.production === undefined ? [] : individualWinners(side, byPower(before.production), start).individual
  return {
    over: side !== undefined,
    side: side === undefined ? null : side === 'axis' ? 'Axis' : 'Allies',
    count: { Axis: count.axis, Allies: count.allies },
    individual: namesOf(individual),
  }
}

const sbr = (
  before: { income: number; ic: boolean; control: string; aa?: number; heavy?: boolean; cash: number; settings?: Partial<Settings> },
  {
    units,
    dice: { aa = [], bombs = [] },
    alsoInBattle = false,
  }: { units: Units; dice: { aa?: readonly number[]; bombs?: readonly (readonly number[])[] }; alsoInBattle?: boolean },
) => {
  const { ic, cash, heavy = false, income: cap } = before
  const due = aaFire(units, (before.aa ?? 0) > 0, {}).bmb ?? 0
  const against = againstRaid({ ic, income: cap, hostile: before.control === 'hostile' }, units, alsoInBattle, NOTHING_WAIVED)
  const fire = checkFaces(aa, due)
  const shotDown = aa.filter((die) => die === 1).length
  const count = checkFaces(
    bombs.map(() => 1),
    (units.bmb ?? 0) - shotDown,
  )
  const fell = bombs.map((one) => checkFaces(one, heavy ? 2 : 1)).find((one) => !one.ok)
  const refusal = against ?? [fire, count, fell].flatMap((one) => (one === undefined || one.ok ? [] : [one.refusal]))[0]
  if (refusal !== undefined) return { ...judged(refusal), shotDown: 0, perBomber: [], damage: 0, paid: 0, cashAfter: cash }
  const done = bombing(bombs, cap, cash, { ...DEFAULT_SETTINGS, ...before.settings }.heavyCap)
  return { ...judged(undefined), shotDown, ...done, cashAfter: cash - done.paid }
}

const rockets = (
  before: {
    power: string
    developed: boolean
    guns: Readonly<Record<string, number>>
    complexes: Readonly<Record<string, { income: number; owner: string }>>
    adjacent: Pairs
    neutral?: readonly string[]
    cash: Readonly<Record<string, number>>
    errata?: boolean
  },
  { strikes }: { strikes: readonly { from: string; to: string; die: number }[] },
) => {
  const cash: Record<string, number> = { ...before.cash }
  const struck: { from: string; to: string }[] = []
  const paid: number[] = []
  const { errata = DEFAULT_SETTINGS.errata, developed, neutral = [] } = before
  const results = strikes.map(({ from, to, die }) => {
    const complex = before.complexes[to]
    const distance = rocketDistance(from, to, neighboursIn(before.adjacent), (space) => neutral.includes(space))
    const launching = {
      by: powerOf(before.power),
      developed,
      guns: before.guns[from] ?? 0,
      complex: complex && { owner: powerOf(complex.owner), income: complex.income },
      distance,
      struck,
      errata,
    }
    const against = againstRocket(launching, from, to, die, NOTHING_WAIVED)
    if (against !== undefined || complex === undefined) {
      paid.push(0)
      return against?.code ?? 'ok'
    }
    struck.push({ from, to })
    const damage = rocketDamage(die, complex.income, cash[complex.owner] ?? 0)
    cash[complex.owner] = (cash[complex.owner] ?? 0) - damage
    paid.push(damage)
    return 'ok'
  })
  return { results, paid, cashAfter: cash }
}

const phase = (
  before: { power: string; phase: number; round: number; capitalsLost?: readonly string[] },
  decision: { power: string; phase: number | 'end' },
) => {
  const lost = (before.capitalsLost ?? []).includes(before.power)
  const clock = { power: powerOf(before.power), phase: before.phase, round: before.round }
  const gone = goTo(clock, lost, powerOf(decision.power), decision.phase)
  const next = gone.ok ? gone.value : clock
  return {
    ...acceptance(gone),
    phases: openPhases(before.phase, lost),
    next: 'check' in next ? next : { ...next, power: nameOf(next.power) },
  }
}

export const KINDS: Readonly<Record<string, Kind>> = {
  odds,
  cycle,
  battle,
  submerge,
  losses,
  retreat,
  move: moving,
  transport,
  cargo,
  landing,
  canal,
  research,
  purchase: buying,
  mobilize,
  income,
  capture,
  victory,
  sbr,
  rockets,
  phase,
  game,
}
