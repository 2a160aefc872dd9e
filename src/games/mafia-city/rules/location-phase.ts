import { moveShape } from '../../../kit/move-kinds'
import { asAnswer, DONE } from '../../../kit/refusals'
import { listOf, whole, type Infer } from '../../../kit/shape'
import { CARDS, FIGHT_CLUB, LOCATIONS, POLICE_STATION, PRISON, TOWN_HALL, type Colour, type Place } from '../box/box'
import { firstReason, type Waived } from '../model/refusals'
import type { Stack, State } from '../model/state'
import { coloursOf, countIn, stackAt, totalOf } from '../model/tokens'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { refusedByReferee } from '../../../referee'
import { controlOf } from './control'
import { isBusy, NOT_ASKED, tooFewCards, type Handled } from './handler'
import { reinforce, release, returnFigure } from './locations'
import { declare } from './reactions'

/** Rules of the location phase: R16–R24, R68, R69. */

const dealShape = moveShape('deal', { by: shapes.colour, cards: whole(1, CARDS) })
const noDealShape = moveShape('noDeal', { by: shapes.colour })
const noMoreDealsShape = moveShape('noMoreDeals', {})
/** Reports the stack of a location and the Secret Deals that were not cancelled. Used if the app does not track Mafiosi. */
const stackNowShape = moveShape('stackNow', { stack: shapes.stack, deals: listOf(shapes.colour, CARDS) })

/**
 * R17: returns the player who chooses the next location, and the locations that this player may choose. If no player has the Mayor, no
 * player chooses: the location with the lowest number is next.
 */
export const nextChoice = ({
  mayor,
  marked,
}: Pick<State, 'mayor' | 'marked'>): { readonly chooser: Colour | undefined; readonly legal: readonly Place[] } => {
  const left = LOCATIONS.filter((at) => !marked.includes(at))
  if (left.length === 0) return { chooser: undefined, legal: [] }
  return mayor === undefined ? { chooser: undefined, legal: left.slice(0, 1) } : { chooser: mayor, legal: left }
}

/** Returns whether the evaluation of a location has begun and is not over. */
export const isEvaluating = ({ cycle }: State): boolean => cycle !== undefined && cycle.step !== 'over'

/** R17, R23: chooses the next location. Refusals: NOT_MAYOR_HOLDER, MARKED, NOT_NEXT_NUMBER. */
export const chooseLocation = (
  { state, emit }: Transaction,
  { by, at }: { readonly by?: Colour; readonly at: Place },
  waived: Waived,
): Handled => {
  const { mayor, marked } = state
  const { legal } = nextChoice(state)
  if (isEvaluating(state) || legal.length === 0) return NOT_ASKED
  const against = firstReason(waived, [
    mayor !== undefined && by !== mayor && ['NOT_MAYOR_HOLDER', { holder: mayor }],
    marked.includes(at) && ['MARKED', { legal }],
    mayor === undefined && !marked.includes(at) && at !== legal[0] && ['NOT_NEXT_NUMBER', { legal }],
  ])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'chosen', at, ...(by && mayor === by && { by }) })
  return DONE
}

const isDealing = ({ stage, cycle, settings }: State): boolean => stage === 'locations' && cycle?.step === 'deals' && settings.tokensKept

/** R20, A4, A24: plays Secret Deals. Refusals: LOCATION_EMPTY, DEALS_CLOSED, START_PLAYER_FIRST, NO_TOKEN_THERE, NOT_ENOUGH_CARDS. */
export const playDeals = (transaction: Transaction, { by, cards }: Infer<typeof dealShape>, waived: Waived): Handled => {
  const { state } = transaction
  const { cycle, start, settings } = state
  if (isBusy(state) || !settings.tokensKept) return NOT_ASKED
  const stack = cycle === undefined ? [] : stackAt(state, cycle.at)
  const against = firstReason(waived, [
    cycle !== undefined && stack.length === 0 && ['LOCATION_EMPTY', {}, 'A4'],
    !isDealing(state) && ['DEALS_CLOSED'],
    isDealing(state) && cycle?.heard === false && by !== start && ['START_PLAYER_FIRST', { start }],
    !settings.dealWithoutToken && isDealing(state) && !stack.includes(by) && ['NO_TOKEN_THERE'],
    tooFewCards(state, by, cards),
  ])
  if (against !== undefined) return asAnswer(against)
  declare(transaction, { what: 'secretDeal', by, more: cards - 1 }, cards)
  return DONE
}

/** R20: declines to play a Secret Deal. Refusals: DEALS_CLOSED, START_PLAYER_FIRST. */
export const declineDeals = ({ state, emit }: Transaction, { by }: Infer<typeof noDealShape>, waived: Waived): Handled => {
  const { cycle, start } = state
  if (isBusy(state)) return NOT_ASKED
  const against = firstReason(waived, [
    !isDealing(state) && ['DEALS_CLOSED'],
    isDealing(state) && cycle?.heard === false && by !== start && ['START_PLAYER_FIRST', { start }],
  ])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'dealDeclined', by })
  return DONE
}

export const closeDeals = ({ state, emit }: Transaction): Handled => {
  if (!isDealing(state) || isBusy(state)) return NOT_ASKED
  emit({ e: 'dealsClosed' })
  return DONE
}

/**
 * A24: returns whether all players have declined since the last Secret Deal. At an empty location, the result is always true, because no
 * Secret Deals can be played there (A4).
 */
export const areDealsOver = (state: State): boolean => {
  const { cycle } = state
  if (!isDealing(state) || cycle === undefined) return false
  return stackAt(state, cycle.at).length === 0 || coloursOf(state).every((colour) => cycle.declined.includes(colour))
}

/**
 * Records the reported stack of a location and the Secret Deals that were not cancelled, if the app does not track Mafiosi. Refusal:
 * MALFORMED for more Mafiosi than a player has, for a colour without a player, and for Secret Deals at an empty location.
 */
export const tellStack = (transaction: Transaction, { stack, deals }: Infer<typeof stackNowShape>): Handled => {
  const { state, emit } = transaction
  const { cycle, settings, stage } = state
  if (stage !== 'locations' || cycle?.step !== 'deals' || settings.tokensKept) return NOT_ASKED
  const colours = coloursOf(state)
  const most = totalOf(state)
  const isPossible =
    [...stack, ...deals].every((colour) => colours.includes(colour)) && colours.every((colour) => countIn(stack, colour) <= most)
  if (!isPossible || (stack.length === 0 && deals.length > 0)) return refusedByReferee('MALFORMED', { at: 'move.stack', most })
  emit({ e: 'stackTold', at: cycle.at, stack, deals })
  settleControl(transaction, stack)
  return DONE
}

/**
 * R18–R22, R47–R51, R68: determines the controller of the location, adds the controller's point, and applies the automatic effects of the
 * location.
 */
export const settleControl = (transaction: Transaction, reported?: Stack): void => {
  const { state, emit } = transaction
  const { cycle } = state
  if (cycle === undefined) return
  const { at, deals } = cycle
  const control = controlOf(state, at, reported ?? stackAt(state, at), deals)
  emit({ e: 'controlled', at, control })
  if (control.controller !== undefined) emit({ e: 'scored', by: control.controller, why: 'control' })
  if (at === PRISON) release(transaction)
  if (at === FIGHT_CLUB) reinforce(transaction, control.leaders)
  if (at === POLICE_STATION && control.why === 'empty') returnFigure(transaction, 'policeman')
  if (at === TOWN_HALL && control.controller === undefined) returnFigure(transaction, 'mayor')
}

/** Moves of this chapter. */
export const DEAL_MOVES = {
  deal: { shape: dealShape, decide: playDeals },
  noDeal: { shape: noDealShape, decide: declineDeals },
  noMoreDeals: { shape: noMoreDealsShape, decide: closeDeals },
  stackNow: { shape: stackNowShape, decide: tellStack },
}
