import { moveShape } from '../../../kit/move-kinds'
import { maybe, type Infer } from '../../../kit/shape'
import { seatsFrom } from '../../../kit/turns'
import type { Clan } from '../box/box'
import type { PlaceId } from '../box/island'
import { clansOf, coastOf } from '../model/board'
import type { Reason, Waived } from '../model/refusals'
import { afterAnchor, afterSettling, cardFrom, villagesOf } from '../model/free-start'
import type { FreeStart, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { unless, type Handled } from './handler'
import { beginPlay } from './setup'

/** Rules of the free start in the advanced game: R72–R76. */

const settleShape = moveShape('settle', { by: shapes.clan, at: shapes.place })
/** Moves a village to territory `to` (R73, "lift anchor"). If `to` is omitted, the village stays. */
const anchorShape = moveShape('anchor', { by: shapes.clan, to: maybe(shapes.place) })

/** Returns the clans in seating order, starting with the first player. */
const orderOf = (state: State): readonly Clan[] => seatsFrom(clansOf(state), state.chief)

/**
 * R72, R74: returns the clan that settles next. The clans settle clockwise, then in reverse order. Returns undefined after all clans have
 * two villages.
 */
export const nextSettler = (state: State, free: FreeStart): Clan | undefined => {
  const order = orderOf(state)
  return order.find((clan) => villagesOf(free, clan).length === 0) ?? order.findLast((clan) => villagesOf(free, clan).length < 2)
}
/**
 * R72, R74: returns the pass in which the next village is placed: 1 for the clockwise pass, in which the warrior is placed too, or 2 for
 * the reverse pass.
 */
export const passOf = (state: State, free: FreeStart): 1 | 2 => (clansOf(state).some((clan) => villagesOf(free, clan).length === 0) ? 1 : 2)
/** R72, R73: returns the clan that has to answer now; undefined after the free start. */
export const awaitedIn = (state: State): Clan | undefined =>
  state.free === undefined ? undefined : (state.free.pending?.asked[0] ?? nextSettler(state, state.free))

/**
 * R75: returns whether the last player would have to settle in a territory without cards, because no coast territory without a village of
 * this player has a card left.
 */
const forcesLast = (state: State, after: FreeStart): boolean => {
  const [last] = orderOf(state)
  const villages = Object.values(after.villages).reduce((total, places) => total + (places?.length ?? 0), 0)
  if (last === undefined || villages !== 2 * clansOf(state).length - 1) return false
  return coastOf(state).every((at) => (after.left[at] ?? 0) === 0 || at === villagesOf(after, last)[0])
}

/** R72–R75: returns the reasons why a clan may not place a village in a territory. */
const reasonsAgainstVillage = (state: State, free: FreeStart, by: Clan, at: PlaceId): readonly Reason[] => [
  state.island[at]?.coast !== true && ['NOT_COAST', { at }],
  villagesOf(free, by).includes(at) && ['BOTH_IN_ONE_TERRITORY', { at }],
]

export const reasonsAgainstSettling = (state: State, by: Clan, at: PlaceId): readonly Reason[] => {
  const { free } = state
  if (free === undefined) return [['WRONG_PHASE', {}, 'R72']]
  const next = nextSettler(state, free)
  return [
    free.pending !== undefined && ['ANCHOR_PENDING', { at: free.pending.at }],
    next !== by && ['NOT_YOUR_TURN', { clan: next ?? '' }, 'R72'],
    ...reasonsAgainstVillage(state, free, by, at),
    forcesLast(state, afterSettling(free, by, at)) && ['LAST_PLAYER_FORCED', { at }],
  ]
}

/**
 * R73, A16, A27: returns the reasons why a clan may not move its village to territory `to` ("lift anchor") after a village got no card. If
 * `to` is undefined, the village stays.
 */
export const reasonsAgainstAnchor = (state: State, by: Clan, to: PlaceId | undefined): readonly Reason[] => {
  const { free } = state
  if (free === undefined) return [['WRONG_PHASE', {}, 'R73']]
  const { pending } = free
  if (pending === undefined) return [['NOT_OVERCROWDED']]
  const isNext = pending.asked[0] === by
  return [
    by === pending.newcomer && ['NEWCOMER_STAYS', { clan: by }],
    by !== pending.newcomer && !isNext && ['NOT_YOUR_TURN', { clan: pending.asked[0] ?? '' }, 'R73'],
    ...(to === undefined
      ? []
      : [
          ...reasonsAgainstVillage(state, free, by, to),
          !cardFrom(free, to) && (['NO_CARD_THERE', { at: to }] as const),
          forcesLast(state, afterAnchor(free, by, pending.at, to)) && (['LAST_PLAYER_FORCED', { at: to }] as const),
        ]),
  ]
}

/** R76: starts the game after all clans have settled, and discards the remaining cards. */
const goOn = (transaction: Transaction): void => {
  const { state } = transaction
  if (state.free !== undefined && awaitedIn(state) === undefined) beginPlay(transaction)
}

export const settle = (transaction: Transaction, { by, at }: Infer<typeof settleShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  return unless(waived, reasonsAgainstSettling(state, by, at), () => {
    const { free } = state
    if (free === undefined) return
    emit({ e: 'settled', by, at, card: cardFrom(free, at), asked: afterSettling(free, by, at).pending?.asked ?? [] })
    goOn(transaction)
  })
}

export const anchor = (transaction: Transaction, { by, to }: Infer<typeof anchorShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  return unless(waived, reasonsAgainstAnchor(state, by, to), () => {
    const { free, settings, heroes } = state
    const from = free?.pending?.at
    if (free === undefined || from === undefined) return
    if (to === undefined) emit({ e: 'stayed', by })
    else {
      /**
       * A16, A27: in the first pass of the free start, the warrior moves together with the village. In the second pass, the warrior moves
       * only with the first village of the clan, and only if the setting is `always`.
       */
      const isFirst = villagesOf(free, by)[0] === from && heroes[by]?.warrior === from
      const warrior = isFirst && (settings.anchorWarrior === 'always' || !isSecondPassUnderWay(state, free))
      emit({ e: 'anchored', by, from, to, warrior, card: cardFrom(free, to) })
    }
    goOn(transaction)
  })
}

/**
 * Returns whether the second pass of the free start has begun, i.e. a clan has two villages. While clans may still move villages because of
 * the last village of the first pass, the first pass continues.
 */
const isSecondPassUnderWay = (state: State, free: FreeStart): boolean => clansOf(state).some((clan) => villagesOf(free, clan).length > 1)

/** Moves of this chapter. */
export const FREE_START_MOVES = {
  settle: { shape: settleShape, decide: settle },
  anchor: { shape: anchorShape, decide: anchor },
}
