import { minus, plus } from '../../../kit/counts'
import { afterRoll } from '../../../kit/dice'
import { hiddenAfter, isHiddenEvent } from '../../../kit/hidden'
import { afterTransfer, statementOf, type Transfer } from '../../../kit/money'
import type { Rewound } from '../../../referee'
import { isZone } from '../box/board'
import { POWERS, type Power } from '../box/powers'
import { HOLD, isAir, type Unit, type Units } from '../box/units'
import { fields } from '../fields/index'
import type { Event, Handed, Shift } from '../model/events'
import type { Book, State, Turn } from '../model/state'
import { freshTurn } from '../model/turn'

/** Writes events into the state. It knows no rule. */

const inTurn = (state: State, turn: Partial<Turn>): State => ({ ...state, turn: { ...state.turn, ...turn } })

/** IPCs come or go, and stand in the books of those whose they were. */
const paying = (state: State, transfer: Transfer): State => {
  const book = { ...state.book }
  for (const power of POWERS) {
    const lines = statementOf([transfer], power)
    if (lines.length > 0) book[power] = { ...book[power], cash: [...book[power].cash, ...lines] }
  }
  return { ...state, cash: afterTransfer(state.cash, transfer), book }
}

const handing = (state: State, changes: readonly Handed[]): State => {
  const territories = { ...state.territories }
  const book = { ...state.book }
  const note = (power: Power, at: string, amount: number) => {
    book[power] = { ...book[power], production: [...book[power].production, { why: 'territory', amount, params: { at } }] }
  }
  for (const { at, from, to, income } of changes) {
    const before = territories[at]
    if (before === undefined) continue
    territories[at] = { ...before, controller: to }
    note(from, at, -income)
    note(to, at, income)
  }
  const { taken, returned: before } = state.turn
  const back = changes.flatMap(({ at, returned = false }) => (returned ? [at] : []))
  const won = changes.flatMap(({ at, returned = false }) => (returned ? [] : [at]))
  const returned = [...new Set([...(before ?? []), ...back])]
  const now = { taken: [...new Set([...taken, ...won])], ...(returned.length > 0 && { returned }) }
  return inTurn({ ...state, territories, book }, now)
}

/** Units of a power in a space; only where positions are followed. */
const withUnits = (state: State, at: string, power: Power, units: Units): State => {
  if (!state.settings.armiesTold) return state
  const { [at]: here = {}, ...others } = state.armies
  const { [power]: _before, ...rest } = here
  const now = Object.keys(units).length === 0 ? rest : { ...rest, [power]: units }
  return { ...state, armies: Object.keys(now).length === 0 ? others : { ...others, [at]: now } }
}

/** Guns are counted with the territories, everything else where positions are followed. */
const shifted = (state: State, { unit, owner, count, from, to }: Shift): State => {
  if (unit === 'aa') {
    const { [from]: source, [to]: target } = state.territories
    if (source === undefined || target === undefined || from === to) return state
    const territories = { [from]: { ...source, aa: source.aa - count }, [to]: { ...target, aa: target.aa + count } }
    return { ...state, territories: { ...state.territories, ...territories } }
  }
  const left = withUnits(state, from, owner, minus<Unit>(state.armies[from]?.[owner] ?? {}, { [unit]: count }))
  return withUnits(left, to, owner, plus<Unit>(left.armies[to]?.[owner] ?? {}, { [unit]: count }))
}

/** Troops that are still aboard after a sea battle: no more than the ships left can hold, infantry first to be lost. */
const cargoLeft = (units: Units, ships: number): Units => {
  const cargo = (['arm', 'art', 'inf'] as const).flatMap((unit) => Array.from({ length: units[unit] ?? 0 }, (): Units => ({ [unit]: 1 })))
  return cargo.slice(0, ships * HOLD).reduce((all, one) => plus<Unit>(all, one), {})
}

/** After a battle the survivors stand where they fought, or where they went. */
const settled = (state: State, battle: NonNullable<State['battle']>): State => {
  const { at, by, attack, defend, aside, submerged, flownHome, retreated, outcome } = battle
  const back = retreated !== undefined && retreated.to !== ''
  const aboard = battle.place === 'sea' ? cargoLeft(aside, attack.tt ?? 0) : aside
  const dived: Units = submerged.attack > 0 ? { ss: submerged.attack } : {}
  const here = [flownHome, dived, back ? {} : aboard].reduce(
    (all, one) => plus<Unit>(all, one),
    outcome === 'retreated' && back ? {} : attack,
  )
  let after = withUnits(state, at, by, here)
  if (back)
    after = withUnits(after, retreated.to, by, plus<Unit>(plus<Unit>(after.armies[retreated.to]?.[by] ?? {}, retreated.units), aboard))
  for (const [power, army] of Object.entries(defend) as readonly (readonly [Power, Units])[]) {
    const { aa: _aa, ic: _ic, ...units } = army
    const under = submerged.defend[power] ?? 0
    after = withUnits(after, at, power, plus<Unit>(units, under > 0 ? { ss: under } : {}))
  }
  const { battle: _battle, ...rest } = after
  return inTurn(rest, {
    fought: [...state.turn.fought, at],
    announced: state.turn.announced.filter((one) => one.at !== at || one.kind === 'raid'),
    moved: { ...state.turn.moved, [at]: here },
  })
}

const NO_BOOK: Book = { cash: [], production: [] }

export const evolve = (before: State | undefined, event: Event | Rewound): State => {
  if (event.e === 'begun') return event.state
  if (before === undefined) throw new Error('a game begins with its first event')
  if (event.e === 'rewound' || isHiddenEvent(event)) {
    const { ballot: _ballot, ...rest } = before
    return { ...rest, ...hiddenAfter(before, event) }
  }
  return onward(before, event)
}

type Own = Exclude<Event, { readonly e: 'begun' } | Parameters<typeof hiddenAfter>[1]>

const onward = (state: State, event: Own): State => {
  switch (event.e) {
    case 'turnBegun':
      return { ...state, phase: 0, turn: freshTurn(event.canals), book: { ...state.book, [event.power]: NO_BOOK } }
    case 'phaseEntered':
      return { ...state, phase: event.phase }
    case 'turnEnded':
      return { ...state, power: event.next, round: event.round, phase: 0 }
    case 'citiesCounted':
      return event.result === undefined ? state : { ...state, result: event.result }
    case 'gameEnded':
      return { ...state, over: true }
    case 'wentOn': {
      const { result: _result, ...rest } = state
      return { ...rest, playsOn: true }
    }
    case 'paid':
      return paying(state, event.transfer)
    case 'rollBegun':
      return inTurn(state, { rolling: event.rolling, ...(event.rolling.what === 'research' ? { researched: true } : {}) })
    case 'rolled':
      return rolled(state, event.rolling.what === 'onTheWay')
    case 'developed': {
      const owned = [...state.developments[event.power], event.development]
      return inTurn({ ...state, developments: { ...state.developments, [event.power]: owned } }, { researched: true })
    }
    case 'purchased':
      return inTurn(
        { ...state, bought: { ...state.bought, [event.power]: plus<Unit>(state.bought[event.power], event.units) } },
        { purchased: true },
      )
    case 'collected':
      return inTurn(state, { collected: true })
    case 'moved':
      return moved(state, event)
    case 'announced':
      return inTurn(state, { announced: [...state.turn.announced.filter(({ at }) => at !== event.battle.at), event.battle] })
    case 'landingCalledOff':
      return inTurn(state, { announced: state.turn.announced.filter(({ at }) => at !== event.at) })
    case 'promised':
      return inTurn(state, { commitments: [...state.turn.commitments, { id: event.id, to: event.to }] })
    case 'landed':
      return inTurn(landed(state, event.lost), { landed: true, commitments: [] })
    case 'taken':
      return handing(state, event.changes)
    case 'shotOnTheWay':
      return shotDown(state, event)
    case 'raided':
      return inTurn(losing(state, event.at, { bmb: event.shotDown }), {
        raided: [...state.turn.raided, event.at],
        announced: state.turn.announced.filter(({ at, kind }) => at !== event.at || kind !== 'raid'),
      })
    case 'rocketHit':
      return inTurn(state, { rockets: [...state.turn.rockets, { from: event.from, to: event.to }] })
    case 'mobilized':
      return mobilized(state, event)
    case 'leftOver':
      return inTurn(event.kept ? state : { ...state, bought: { ...state.bought, [event.power]: {} } }, { settled: true })
    case 'advantageUsed':
      return { ...state, used: [...state.used, event.advantage] }
    case 'corrected':
      return fields.apply(state, event.changes)
    case 'notDeveloped':
    case 'overruled':
      return state
    default:
      return inBattle(state, event)
  }
}

const inBattle = (
  state: State,
  event: Extract<Own, { readonly battle: unknown } | { readonly e: 'notAgreed' | 'ballotOpened' }>,
): State => {
  switch (event.e) {
    case 'fired':
      return { ...state, battle: event.battle, dice: afterRoll(state.dice) }
    case 'notAgreed':
      return state.battle === undefined ? state : { ...state, battle: { ...state.battle, proposals: event.proposals } }
    case 'ballotOpened':
      return { ...state, ballot: event.ballot }
    case 'battleOver':
      return settled(state, event.battle)
    case 'announced':
    case 'moved':
      return state
    default:
      return { ...state, battle: event.battle }
  }
}

/** Units of the power to move that are no more. */
const losing = (state: State, at: string, lost: Units): State =>
  withUnits(state, at, state.power, minus<Unit>(state.armies[at]?.[state.power] ?? {}, lost))

/** Who was shot down on the way is no target for the next gun. */
const shotDown = (state: State, { lost, end, group }: Extract<Event, { readonly e: 'shotOnTheWay' }>): State => {
  const fire = state.turn.fire.flatMap((one) => {
    const units = one.group === group ? minus<Unit>(one.units, lost) : one.units
    return Object.keys(units).length === 0 ? [] : [{ ...one, units }]
  })
  return inTurn(losing(state, end, lost), { fire })
}

const rolled = (state: State, onTheWay: boolean): State => {
  const { rolling: _rolling, ...turn } = state.turn
  return { ...state, dice: afterRoll(state.dice), turn: onTheWay ? { ...turn, fire: turn.fire.slice(1) } : turn }
}

/** R47: whence land and sea units came last on their way; whoever goes aboard or ashore does not come from there. */
const originsAfter = (before: Turn['origins'] = {}, path: readonly string[], shifts: readonly Shift[]): NonNullable<Turn['origins']> =>
  shifts.reduce<NonNullable<Turn['origins']>>((all, { unit, from, to }) => {
    const last = from === path[0] && to === path.at(-1) ? (path.at(-2) ?? from) : from
    if (isAir(unit) || last === to || isZone(last) !== isZone(to)) return all
    return { ...all, [to]: [...new Set([...(all[to] ?? []), last])] }
  }, before)

const moved = (state: State, event: Extract<Event, { readonly e: 'moved' }>): State => {
  const after = event.shifts.reduce(shifted, state)
  const spent = event.combat && state.settings.armiesTold ? event.shifts : []
  const marks = spent.reduce<Turn['moved']>(
    (all, { to, unit, count }) => ({ ...all, [to]: plus<Unit>(all[to] ?? {}, { [unit]: count }) }),
    state.turn.moved,
  )
  const origins = spent.length > 0 ? { origins: originsAfter(state.turn.origins, event.path, spent) } : {}
  return inTurn(after, { fire: [...state.turn.fire, ...event.fire], moved: marks, ...origins })
}

const landed = (state: State, lost: Readonly<Record<string, number>>): State =>
  Object.entries(lost).reduce((after, [zone, ftr]) => losing(after, zone, { ftr }), state)

const mobilized = (state: State, event: Extract<Event, { readonly e: 'mobilized' }>): State => {
  const { power, unit, count, at, bought, newIcs, used, newDecks, from } = event
  const holding = state.territories[at]
  const territories =
    holding === undefined || (unit !== 'ic' && unit !== 'aa')
      ? state.territories
      : { ...state.territories, [at]: unit === 'ic' ? { ...holding, ic: true } : { ...holding, aa: holding.aa + count } }
  const after = inTurn({ ...state, territories, bought: { ...state.bought, [power]: bought } }, { newIcs, used, newDecks })
  if (unit === 'ic' || unit === 'aa') return after
  const source =
    from === undefined ? after : withUnits(after, from, power, minus<Unit>(after.armies[from]?.[power] ?? {}, { [unit]: count }))
  return withUnits(source, at, power, plus<Unit>(source.armies[at]?.[power] ?? {}, { [unit]: count }))
}
