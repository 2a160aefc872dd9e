import { moveShape } from '../../../kit/move-kinds'
import { maybe, only, type Infer } from '../../../kit/shape'
import { RESOURCES, type Resource } from '../box/box'
import type { PlaceId } from '../box/island'
import { numberOf } from '../box/numbers'
import { allSettledIn, hasWork, placesOf } from '../model/board'
import type { Settings } from '../model/settings'
import type { DrawKind, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { refusedByReferee } from '../../../referee'
import { DONE, unless, type Handled } from './handler'
import { NOTHING_WAIVED } from '../model/refusals'
import { askOrders } from './movement'
import * as plans from '../shapes/plans'

/** Rules of phase 1, production: R11–R16. */

/**
 * Reports the next drawn card: its resource, or `down` for a face-down card. If the app does not know the improvement token, `match` or
 * `other` says whether the card shows the resource of the token. `empty` means that the deck is empty. `token` reports the resource of
 * an improvement token that the app does not know.
 */
const drawShape = moveShape('draw', { card: only(...RESOURCES, 'down', 'match', 'other', 'empty'), token: maybe(shapes.resource) })
/**
 * Reports all remaining draws, if the app does not track cards: the territories in which the turned card shows the resource of the
 * improvement, and the territories whose deck is empty.
 */
const drawAllShape = moveShape('drawAll', { matches: plans.places, empty: maybe(plans.places) })

/** Facts about a territory that decide how many cards it draws. */
export interface Yielding {
  /** Number of settlements of all clans in the territory. */
  readonly settlements: number
  readonly lying: number
  readonly road: boolean
  /** Whether the territory has an improvement. */
  readonly improvement: boolean
  /** How each card of this production was drawn in the territory. `empty` means that no card was left. */
  readonly drawn: readonly (DrawKind | 'empty')[]
}
/** Reason why no further card is drawn in a territory; null if all cards have been drawn. */
export type Stopped = 'UNSETTLED' | 'LIMIT' | 'NO_CARDS' | null

/**
 * R12: returns the maximum number of cards that can be in a territory: one card for each settlement plus `extra`.
 * @param extra number of additional cards (A1)
 */
export const stockLimit = (settlements: number, extra: number): number => settlements + extra

/** R11–R15: returns how the next card of a territory is drawn, or the reason why no card is drawn. */
export const nextDraw = ({ settlements, lying, road, improvement, drawn }: Yielding, extra: number): DrawKind | Stopped => {
  if (settlements === 0) return 'UNSETTLED'
  if (drawn.includes('empty')) return 'NO_CARDS'
  const due = [...(['faceUp'] as const), ...(road ? (['faceDown'] as const) : []), ...(improvement ? (['turn'] as const) : [])]
  const next = due.find((how) => !drawn.includes(how))
  if (next === undefined) return null
  return lying >= stockLimit(settlements, extra) ? 'LIMIT' : next
}
export const isDraw = (next: DrawKind | Stopped): next is DrawKind => next === 'faceUp' || next === 'faceDown' || next === 'turn'

/** R13: returns how all remaining cards of a territory are drawn in this production. */
export const wholeDraw = (at: Yielding, extra: number): readonly DrawKind[] => {
  const next = nextDraw(at, extra)
  return isDraw(next) ? [next, ...wholeDraw({ ...at, lying: at.lying + 1, drawn: [...at.drawn, next] }, extra)] : []
}

/** R15, A6: returns whether a turned card shows the resource of the improvement token. Such a card stays in the territory. */
export const matches = (card: Resource, token: Resource, { goldMatches }: Pick<Settings, 'goldMatches'>): boolean =>
  card === token || (goldMatches && card === 'gold')

/** Number of cards in a deck and in its discard pile. */
export interface Stack {
  readonly deck: number
  readonly used: number
}
/**
 * A5, A12, A31: returns the deck after one draw. If the deck is empty, the discards are shuffled into a new deck. Returns undefined if no
 * card is left.
 */
export const afterDraw = ({ deck, used }: Stack): Stack | undefined =>
  deck > 0 ? { deck: deck - 1, used } : used > 0 ? { deck: used - 1, used: 0 } : undefined

export const yieldingAt = (state: State, at: PlaceId): Yielding => ({
  settlements: allSettledIn(state, at),
  lying: state.cards[at]?.length ?? 0,
  road: hasWork(state, at, 'road'),
  improvement: hasWork(state, at, 'improvement'),
  drawn: state.drawn[at] ?? [],
})

/** A5: returns the territory in which the next card is drawn and how it is drawn; undefined if the production phase is over. */
export const dueDraw = (state: State): { readonly at: PlaceId; readonly how: DrawKind; readonly token?: Resource } | undefined => {
  for (const at of placesOf(state)) {
    const how = nextDraw(yieldingAt(state, at), numberOf(state.numbers, 'stock'))
    const token = state.improvements[at]
    if (isDraw(how)) return { at, how, ...(token !== undefined && { token }) }
  }
  return undefined
}

const isResource = (card: string): card is Resource => RESOURCES.some((one) => one === card)

/** R11–R15: draws one card. Refusals: WRONG_PHASE; MALFORMED for a card that does not fit the draw. */
export const draw = (transaction: Transaction, { card, token: reported }: Infer<typeof drawShape>): Handled => {
  const { state, emit } = transaction
  const due = dueDraw(state)
  if (state.stage !== 'production' || due === undefined || !state.settings.cardsTold)
    return unless(NOTHING_WAIVED, [['WRONG_PHASE']], nothing)
  const { at, how } = due
  const isReported = reported !== undefined
  if (isReported && (how !== 'turn' || due.token !== undefined)) return refusedByReferee('MALFORMED', { at, how })
  const token = due.token ?? reported
  const more = { ...(isReported && { token: reported }) }
  if (card === 'empty') emit({ e: 'drawn', round: state.round, at, how, card, kept: false, ...more })
  else if (how === 'faceDown' && card === 'down') emit({ e: 'drawn', round: state.round, at, how, card, kept: true })
  else if (how === 'faceUp' && isResource(card)) emit({ e: 'drawn', round: state.round, at, how, card, kept: true })
  else if (how === 'turn' && token !== undefined && isResource(card))
    emit({ e: 'drawn', round: state.round, at, how, card, kept: matches(card, token, state.settings), ...more })
  // If the improvement token is unknown, the players report only whether the card matches. The app then stores the card as a face-up card.
  else if (how === 'turn' && token === undefined && (card === 'match' || card === 'other'))
    emit({ e: 'drawn', round: state.round, at, how, card: 'up', kept: card === 'match' })
  else return refusedByReferee('MALFORMED', { at, how })
  if (dueDraw(transaction.state) === undefined) askOrders(transaction)
  return DONE
}
const nothing = (): void => undefined

/** Draws all remaining cards of a production, if the app tracks only the number of cards (9.2). Refusal: WRONG_PHASE. */
export const drawAll = (transaction: Transaction, { matches: matching, empty = [] }: Infer<typeof drawAllShape>): Handled => {
  const { stage, settings, round } = transaction.state
  return unless(NOTHING_WAIVED, [(stage !== 'production' || settings.cardsTold) && ['WRONG_PHASE']], () => {
    for (let due = dueDraw(transaction.state); due !== undefined; due = dueDraw(transaction.state)) {
      const { at, how } = due
      const card = empty.includes(at) ? 'empty' : how === 'faceDown' ? 'down' : 'up'
      transaction.emit({ e: 'drawn', round, at, how, card, kept: card !== 'empty' && (how !== 'turn' || matching.includes(at)) })
    }
    askOrders(transaction)
  })
}

/** Moves of this chapter. */
export const PRODUCTION_MOVES = {
  draw: { shape: drawShape, decide: draw },
  drawAll: { shape: drawAllShape, decide: drawAll },
}
