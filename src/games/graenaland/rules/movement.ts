import { isHiddenMove, type HiddenMove } from '../../../kit/hidden'
import { openMarked } from '../../../kit/marks'
import { moveShape } from '../../../kit/move-kinds'
import { maybe, only, type Infer } from '../../../kit/shape'
import { awaited, type Opened } from '../../../referee'
import { HEROES, type Clan, type Hero } from '../box/box'
import { LEAPS, POSITIONS, type Island, type PlaceId, type Position } from '../box/island'
import { clansOf, heroAt, nonChiefs } from '../model/board'
import type { Moved } from '../model/events'
import type { Choice } from '../model/moves'
import { firstReason, NOTHING_WAIVED, type Reason, type Waived } from '../model/refusals'
import type { ByClan, Heroes, Order, State, Waiting } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { DONE, unless, type Handled } from './handler'

/** Rules of phase 2, hero movement (R17–R22), and of heroes that enter the map after the movement (R45–R47). */

const orderShape = moveShape('order', { by: shapes.clan, hero: maybe(shapes.hero), go: only(...POSITIONS) })
const reopenShape = moveShape('reopen', { by: shapes.clan })

/** R19, R20: returns the territory to which a compass position leads from a territory; undefined if the position leads off the map. */
export const ledTo = (island: Island, from: PlaceId, go: Position): PlaceId | undefined => {
  const tile = island[from]
  if (tile === undefined || go === '0') return undefined
  if (go !== 'WW' && go !== 'EE') return tile.ways[go]
  const next = tile.coast ? tile.ways[LEAPS[go]] : undefined
  const over = next === undefined || island[next]?.coast !== true ? undefined : island[next].ways[LEAPS[go]]
  return over !== undefined && island[over]?.coast === true ? over : undefined
}

/** Returns the reasons why a clan may not give an order: R17, R18, R88. */
export const reasonsAgainstOrder = ({ chief, heroes }: Pick<State, 'chief' | 'heroes'>, clan: Clan, choice: unknown): readonly Reason[] => {
  const orders = (Array.isArray(choice) ? choice : [choice]) as readonly Order[]
  const absent = orders.find(({ hero }) => hero !== undefined && heroes[clan]?.[hero] === undefined)
  return [
    clan === chief && ['CHIEF_STAYS', { clan }],
    orders.length !== 1 && ['ONE_HERO_ONLY', { clan }],
    absent?.hero !== undefined && ['HERO_NOT_ON_MAP', { clan, hero: absent.hero }],
  ]
}

/** R18–R21: returns the result of a hero order. Heroes of different clans never block each other (R22). */
export const movedBy = (island: Island, clan: Clan, heroes: Heroes, { hero, go }: Order): Moved => {
  const from = hero && heroes[hero]
  if (hero === undefined || from === undefined || go === '0') return { clan, result: 'stays' }
  const to = ledTo(island, from, go)
  if (to === undefined) return { clan, result: 'invalid', hero, from }
  const meets = HEROES.some((other) => other !== hero && heroes[other] === to)
  return { clan, result: meets ? 'swapped' : 'moved', hero, from, to }
}

/** R45, R96, A24: returns the waiting heroes that enter now. The hero that has waited longest comes first. */
export const entering = (state: Pick<State, 'heroes' | 'waiting'>): readonly Waiting[] => {
  const entered: Waiting[] = []
  for (const one of state.waiting) {
    const isTaken = heroAt(state, one.clan, one.at) !== undefined || entered.some(({ clan, at }) => clan === one.clan && at === one.at)
    if (!isTaken) entered.push(one)
  }
  return entered
}

/** R17: asks all clans except the chief for orders. The orders are secret if players seal them in the app. */
export const askOrders = ({ state, emit }: Transaction): void => {
  const { marks, round, settings } = state
  const ballot = settings.ordersSealed ? openMarked(marks, 'order' as const, `r${round}/orders`, nonChiefs(state)) : undefined
  emit({ e: 'ordersAsked', ...(ballot && { ballot }) })
}

/** R18–R21: carries out the hero orders of all clans together. Then waiting heroes enter, and the clans make proposals. */
const carryOut = (transaction: Transaction, orders: ByClan<Order>): void => {
  const { state, emit } = transaction
  emit({
    e: 'moved',
    results: nonChiefs(state).map((clan) => movedBy(state.island, clan, state.heroes[clan] ?? {}, orders[clan] ?? { go: '0' })),
  })
  const entered = entering(transaction.state)
  if (entered.length > 0) emit({ e: 'entered', entered })
}

/** Stores a hero order that a player enters without secrecy. If it is the last missing order, carries out all orders. */
export const order = (transaction: Transaction, { by, hero, go }: Infer<typeof orderShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const { stage, ballot } = state
  const isAsked = stage === 'orders' && ballot === undefined
  const reasons = [!isAsked && outOfTime(state), ...reasonsAgainstOrder(state, by, { hero, go })]
  return unless(waived, reasons, () => {
    emit({ e: 'ordered', by, order: { ...(hero && { hero }), go } })
    const { orders } = transaction.state
    if (nonChiefs(state).every((clan) => orders[clan] !== undefined)) carryOut(transaction, orders)
  })
}

/** Returns the reason why an order is refused outside the movement phase: the order is too early or too late. */
const outOfTime = ({ stage }: State): Reason =>
  ['proposals', 'announce', 'construct', 'claim', 'passShip'].includes(stage) ? ['ALREADY_REVEALED'] : ['WRONG_PHASE', {}, 'R18']

/** R18, A23: lets a player change a sealed choice until all choices are revealed. */
export const reopen = ({ state, emit }: Transaction, { by }: Infer<typeof reopenShape>): Handled => {
  const { stage, ballot, orders } = state
  const isSealed = ballot === undefined ? orders[by] !== undefined : ballot.cast[by] !== undefined
  const reasons: readonly Reason[] = [
    stage !== 'orders' && ballot === undefined && outOfTime(state),
    !isSealed && ['NOTHING_SEALED', { clan: by }],
  ]
  return unless(NOTHING_WAIVED, reasons, () => emit({ e: 'reopened', by }))
}

/** Returns the reasons why a move about sealed orders is refused, in addition to the reasons that apply to every ballot. */
export const reasonsAgainstSealing = (state: State, move: HiddenMove<Clan>): readonly Reason[] => {
  if (!isHiddenMove(move) || !('ballot' in move)) return []
  const { ballot, chief, round, stage } = state
  const isOver = ballot === undefined && stage !== 'orders' && move.ballot.startsWith(`r${round}/orders`)
  const isByHand = move.do === 'reveal' && Object.values(move.opened ?? {}).every((opened) => opened?.nonce === undefined)
  const isOpen = ballot?.kind === 'order' && ballot.id === move.ballot
  return [
    isOver && outOfTime(state),
    isOpen && move.do === 'cast' && move.role === chief && ['CHIEF_STAYS', { clan: chief }],
    isOpen && move.do === 'castAnew' && Object.keys(ballot.cast).length === 0 && ['NOTHING_SEALED'],
    isOpen && move.do === 'reveal' && !isByHand && awaited(ballot).length > 0 && ['NOT_ALL_SEALED', { clans: awaited(ballot) }],
  ]
}

/** R18: reveals all orders together. */
export const revealOrders = (transaction: Transaction, opened: ByClan<Opened<Choice>>): Handled => {
  const { state } = transaction
  const clans = clansOf(state).filter((clan) => opened[clan] !== undefined)
  const refusal = firstReason(
    NOTHING_WAIVED,
    clans.flatMap((clan) => reasonsAgainstOrder(state, clan, opened[clan]?.choice)),
  )
  if (refusal !== undefined) return { ok: false, refusal }
  const orders = clans.map((clan) => [clan, [opened[clan]?.choice].flat()[0] as Order] as const)
  carryOut(transaction, Object.fromEntries(orders))
  return DONE
}

/** Returns the heroes that an order can move: the heroes on the map (R88). */
export const heroesOnMap = ({ heroes }: Pick<State, 'heroes'>, clan: Clan): readonly Hero[] =>
  HEROES.filter((hero) => heroes[clan]?.[hero] !== undefined)

/** Moves of this chapter. */
export const MOVEMENT_MOVES = {
  order: { shape: orderShape, decide: order },
  reopen: { shape: reopenShape, decide: reopen },
}
