import { minus, plus } from '../../../kit/counts'
import { afterRoll } from '../../../kit/dice'
import { hiddenAfter, isHiddenEvent } from '../../../kit/hidden'
import { afterTransfer, statementOf, type Transfer } from '../../../kit/money'
import type { Rewound } from '../../../referee'
import { ADVANTAGES, POWERS, type Power } from '../box/powers'
import type { Unit } from '../box/units'
import { fields } from '../fields/index'
import type { Event, Handed, Shift } from '../model/events'
import { atRest, piecesAfter, rested, type PieceChanges } from '../model/pieces'
import type { Book, State, Turn } from '../model/state'
import { freshTurn } from '../model/turn'
import { announcedByCounts, battleByCounts, losingCounts, mobilizedByCounts, movedByCounts, withPieces } from './before-pieces'

/** Applies events to the state. Checks no rules. */

const inTurn = (state: State, turn: Partial<Turn>): State => ({ ...state, turn: { ...state.turn, ...turn } })

/** Applies a payment to the state, and adds it to the record of payments of both powers. */
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

/** Applies the changes of an event to the pieces. */
const changing = (state: State, changes: PieceChanges): State => {
  const pieces = piecesAfter(state.pieces, changes)
  const ids = Object.keys(changes).map((id) => Number(id) + 1)
  return { ...state, pieces, nextPiece: Math.max(state.nextPiece, ...ids) }
}

/**
 * Returns the state after AA guns have moved. AA guns on land are stored as numbers in their territories. An AA gun that arrives may not
 * move again this turn.
 */
const movingGuns = (state: State, { unit, count, from, to }: Shift): State => {
  if (unit !== 'aa' || from === to) return state
  const { [from]: source, [to]: target } = state.territories
  const territories = {
    ...state.territories,
    ...(source && { [from]: { ...source, aa: source.aa - count } }),
    ...(target && { [to]: { ...target, aa: target.aa + count } }),
  }
  const { gunsMoved = {} } = state.turn
  const turn = target === undefined ? state.turn : { ...state.turn, gunsMoved: { ...gunsMoved, [to]: (gunsMoved[to] ?? 0) + count } }
  return { ...state, territories, turn }
}

/** Returns the state after a battle. Surviving units are in its space, or in the space to which they moved. */
const withBattleOver = (state: State, { battle, pieces }: Extract<Event, { readonly e: 'battleOver' }>): State => {
  const { battle: _battle, ...rest } = pieces === undefined ? battleByCounts(state, battle) : changing(state, pieces)
  const { fought, announced } = state.turn
  return inTurn(rest, {
    fought: [...fought, battle.at],
    announced: announced.filter((one) => one.at !== battle.at || one.kind === 'raid'),
  })
}

/** 2.7: returns the used advantages whose effect is over. The effect ends at the start of the owner's next turn. */
const endedAt = ({ used, ended = [] }: State, power: Power): Pick<State, 'ended'> => {
  const over = ADVANTAGES.flatMap(({ id, power: owner }) => (owner === power && used.includes(id) ? [id] : []))
  return over.length === 0 ? {} : { ended: [...new Set([...ended, ...over])] }
}

const NO_BOOK: Book = { cash: [], production: [] }

export const evolve = (before: State | undefined, event: Event | Rewound): State => {
  if (event.e === 'begun') return withPieces(event.state)
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
      return {
        ...state,
        phase: 0,
        turn: freshTurn(event.canals),
        book: { ...state.book, [event.power]: NO_BOOK },
        ...endedAt(state, event.power),
      }
    case 'phaseEntered':
      return { ...state, phase: event.phase, pieces: event.phase > 5 ? atRest(state.pieces) : state.pieces }
    case 'turnEnded':
      return { ...state, power: event.next, round: event.round, phase: 0, pieces: rested(atRest(state.pieces)) }
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
      return announcing(state, event)
    case 'landingCalledOff':
      return inTurn(event.pieces === undefined ? state : changing(state, event.pieces), {
        announced: state.turn.announced.filter(({ at }) => at !== event.at),
      })
    case 'promised':
      return inTurn(state, { commitments: [...state.turn.commitments, { id: event.id, to: event.to }] })
    case 'landed':
      return inTurn(event.pieces === undefined ? landed(state, event.lost) : changing(state, event.pieces), {
        landed: true,
        commitments: [],
      })
    case 'taken':
      return handing(state, event.changes)
    case 'shotOnTheWay':
      return shotDown(state, event)
    case 'raided':
      return inTurn(raiding(state, event), {
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
      return withBattleOver(state, event)
    case 'announced':
    case 'moved':
      return state
    default:
      return { ...state, battle: event.battle }
  }
}

/**
 * Returns the state after a battle or raid was announced. If the app tracks units, the moving pieces already have their orders. In older
 * games, the announcement sets the orders.
 */
const announcing = (state: State, { battle, pieces }: Extract<Event, { readonly e: 'announced' }>): State => {
  if (state.settings.armiesTold) return pieces === undefined ? announcedByCounts(state, battle) : state
  return inTurn(state, { announced: [...state.turn.announced.filter(({ at }) => at !== battle.at), battle] })
}

const raiding = (state: State, { at, shotDown: bmb, pieces }: Extract<Event, { readonly e: 'raided' }>): State =>
  pieces === undefined ? losingCounts(state, at, state.power, { bmb }) : changing(state, pieces)

/** Returns the state after AA fire at flying aircraft. Aircraft that were shot down are not targets of the next AA gun. */
const shotDown = (state: State, { lost, end, group, pieces }: Extract<Event, { readonly e: 'shotOnTheWay' }>): State => {
  const fire = state.turn.fire.flatMap((one) => {
    const units = one.group === group ? minus<Unit>(one.units, lost) : one.units
    return Object.keys(units).length === 0 ? [] : [{ ...one, units }]
  })
  return inTurn(pieces === undefined ? losingCounts(state, end, state.power, lost) : changing(state, pieces), { fire })
}

const rolled = (state: State, onTheWay: boolean): State => {
  const { rolling: _rolling, ...turn } = state.turn
  return { ...state, dice: afterRoll(state.dice), turn: onTheWay ? { ...turn, fire: turn.fire.slice(1) } : turn }
}

const moved = (state: State, event: Extract<Event, { readonly e: 'moved' }>): State => {
  const after = event.pieces === undefined ? movedByCounts(state, event) : event.shifts.reduce(movingGuns, changing(state, event.pieces))
  return inTurn(after, { fire: [...after.turn.fire, ...event.fire] })
}

const landed = (state: State, lost: Readonly<Record<string, number>>): State =>
  Object.entries(lost).reduce((after, [zone, ftr]) => losingCounts(after, zone, state.power, { ftr }), state)

const mobilized = (state: State, event: Extract<Event, { readonly e: 'mobilized' }>): State => {
  const { power, unit, count, at, bought, newIcs, used, newDecks } = event
  const holding = state.territories[at]
  const territories =
    holding === undefined || (unit !== 'ic' && unit !== 'aa')
      ? state.territories
      : { ...state.territories, [at]: unit === 'ic' ? { ...holding, ic: true } : { ...holding, aa: holding.aa + count } }
  const after = inTurn({ ...state, territories, bought: { ...state.bought, [power]: bought } }, { newIcs, used, newDecks })
  if (unit === 'ic' || unit === 'aa') return after
  return event.pieces === undefined ? mobilizedByCounts(after, event) : changing(after, event.pieces)
}
