import { moveShape } from '../../../kit/move-kinds'
import { asAnswer, DONE } from '../../../kit/refusals'
import { maybe, only, boolean, type Infer } from '../../../kit/shape'
import { DEALT, HARBOUR, POLICE_STATION, PRISON, PRIVATE_CLUB, SHOPPING_DISTRICT, TOWN_HALL, type Colour, type Place } from '../box/box'
import type { Figure } from '../model/moves'
import { firstReason, type Reason, type Waived } from '../model/refusals'
import { countsCards } from '../model/settings'
import type { Counts, State } from '../model/state'
import { coloursOf, isCityEmpty, neighboursOf, stackAt, tokenAt } from '../model/tokens'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { cardsOf, isBusy, NOT_ASKED, tooFewCards, type Handled } from './handler'
import { declare } from './reactions'

/** Rules of the effects of the locations: R40–R51, R66. */

const jailShape = moveShape('jail', { by: shapes.colour, at: shapes.spot, place: shapes.height })
const moveHitmanShape = moveShape('moveHitman', { by: shapes.colour, to: shapes.place })
const hitmanShape = moveShape('hitman', { by: shapes.colour, place: shapes.height, at: maybe(shapes.spot) })
const takeFigureShape = moveShape('takeFigure', { by: shapes.colour, take: boolean })
const shopShape = moveShape('shop', { by: shapes.colour })
/** Plays a Star. If the app does not track Mafiosi, the players report in `cancelled` whether the Star was cancelled. */
const starShape = moveShape('star', { by: shapes.colour, cancelled: maybe(only(true)) })
/** Skips the next choice of the location. Only the controller of the location can skip. */
const skipShape = moveShape('skip', { by: shapes.colour })

/** Choices that a location gives to its controller. */
export type Due = 'jail' | 'moveHitman' | 'hitman' | 'takeFigure' | 'shop' | 'star'

const FIGURES: Readonly<Partial<Record<Place, Figure>>> = { [POLICE_STATION]: 'policeman', [TOWN_HALL]: 'mayor' }
/**
 * Returns the figure that the controller of a location takes. If the app does not track Mafiosi, it still tracks the Mayor, but no other
 * figure.
 */
const figureAt = ({ settings }: State, at: Place): Figure | undefined => (settings.tokensKept || at === TOWN_HALL ? FIGURES[at] : undefined)

/**
 * Returns the next choice of the controller of the current location. If no choice is left, returns undefined, and the marker is placed
 * (R23).
 */
export const effectDue = (state: State): Due | undefined => {
  const { cycle, settings } = state
  const controller = cycle?.control?.controller
  if (cycle === undefined || cycle.step !== 'effect' || controller === undefined || cycle.done) return undefined
  const figure = figureAt(state, cycle.at)
  if (figure !== undefined) return cycle.used || state[figure] === controller ? undefined : 'takeFigure'
  if (cycle.at === PRIVATE_CLUB) return cycle.starred ? undefined : 'star'
  if (!settings.tokensKept) return undefined
  switch (cycle.at) {
    case PRISON:
      return cycle.used || isCityEmpty(state) ? undefined : 'jail'
    case HARBOUR:
      if (!cycle.used && !cycle.shot && neighboursOf(state.map, state.hitman).length > 0) return 'moveHitman'
      return cycle.killed || stackAt(state, state.hitman).length === 0 ? undefined : 'hitman'
    case SHOPPING_DISTRICT:
      return cycle.used ? undefined : 'shop'
    default:
      return undefined
  }
}

/**
 * Returns the reasons why a player may not use an effect, card or symbol: another location is being evaluated, or the player does not
 * control it.
 */
const againstUse = ({ cycle }: State, by: Colour, at: Place): readonly Reason[] => [
  cycle?.at !== at && ['WRONG_LOCATION', { at }],
  cycle?.at === at && cycle.control?.controller !== by && ['NOT_CONTROLLER', { controller: cycle.control?.controller ?? '' }],
]

/** Returns whether the controller may now use the effect of the location that is being evaluated. */
const isOpen = ({ stage, cycle }: State): boolean => stage === 'locations' && cycle?.step === 'effect'

/** Emits the events of an effect. If there is a reason against the effect, returns the refusal instead. */
const using = (transaction: Transaction, waived: Waived, reasons: readonly Reason[], happen: () => void): Handled => {
  if (isBusy(transaction.state)) return NOT_ASKED
  const against = firstReason(waived, reasons)
  if (against !== undefined) return asAnswer(against)
  if (!isOpen(transaction.state)) return NOT_ASKED
  happen()
  return DONE
}

/** R45, R69: releases Mafiosi from the Cell: all Mafiosi, or only Mafiosi that were jailed in an earlier round (A2). */
export const release = ({ state, emit }: Transaction): void => {
  const { settings, cell, fresh } = state
  if (!settings.tokensKept) return
  const released: Counts = Object.fromEntries(
    coloursOf(state).flatMap((colour) => {
      const stays = settings.cellRelease === 'all' ? 0 : (fresh[colour] ?? 0)
      const leaves = (cell[colour] ?? 0) - stays
      return leaves > 0 ? [[colour, leaves]] : []
    }),
  )
  if (Object.keys(released).length > 0) emit({ e: 'released', released })
}

/**
 * R47, A5, A27: moves one Mafioso of each leader from the reserve to the hand. If the app does not track Mafiosi, the event only names the
 * leaders.
 */
export const reinforce = ({ state, emit }: Transaction, leaders: readonly Colour[]): void => {
  const players = leaders.filter((colour) => !state.settings.tokensKept || (state.reserve[colour] ?? 0) > 0)
  if (players.length > 0) emit({ e: 'reinforced', players })
}

/** R48, R51: moves a figure back to its tile if no player controls the location. */
export const returnFigure = ({ state, emit }: Transaction, figure: Figure): void => {
  if (state[figure] !== undefined) emit({ e: 'figureReturned', figure })
}

/** R45: uses the effect of the Prison. Refusals: WRONG_LOCATION, NOT_CONTROLLER, EFFECT_USED, CELL, NO_SUCH_TOKEN. */
export const jail = (transaction: Transaction, { by, at, place }: Infer<typeof jailShape>, waived: Waived): Handled => {
  const { state } = transaction
  const reasons: readonly Reason[] = [
    ...againstUse(state, by, PRISON),
    state.cycle?.at === PRISON && state.cycle.used && ['EFFECT_USED'],
    at === 'cell' && ['CELL'],
    at !== 'cell' && tokenAt(state, at, place) === undefined && ['NO_SUCH_TOKEN', { place, most: stackAt(state, at).length }],
  ]
  return using(transaction, waived, reasons, () => {
    if (at !== 'cell') declare(transaction, { what: 'prison', by, at, place }, 0)
  })
}

/**
 * R46, R66: moves the Hitman before a Hitman card is played. Refusals: WRONG_LOCATION, NOT_CONTROLLER, EFFECT_USED, STEP_ORDER,
 * NOT_ADJACENT.
 */
export const moveHitman = (transaction: Transaction, { by, to }: Infer<typeof moveHitmanShape>, waived: Waived): Handled => {
  const { state } = transaction
  const { cycle, hitman, map } = state
  const legal = neighboursOf(map, hitman)
  const isHere = cycle?.at === HARBOUR
  const reasons: readonly Reason[] = [
    ...againstUse(state, by, HARBOUR),
    isHere && cycle.used && ['EFFECT_USED', {}, 'R46'],
    isHere && cycle.shot && ['STEP_ORDER'],
    !legal.includes(to) && ['NOT_ADJACENT', { legal }],
  ]
  return using(transaction, waived, reasons, () => declare(transaction, { what: 'harbour', by, to }, 0))
}

/**
 * R46, A6: plays a Hitman card. Refusals: WRONG_LOCATION, NOT_CONTROLLER, HITMAN_USED, CELL, LOCATION_EMPTY, NO_SUCH_TOKEN,
 * NOT_ENOUGH_CARDS.
 */
export const playHitman = (transaction: Transaction, { by, place, at }: Infer<typeof hitmanShape>, waived: Waived): Handled => {
  const { state } = transaction
  const { cycle, hitman } = state
  const there = stackAt(state, hitman)
  const reasons: readonly Reason[] = [
    ...againstUse(state, by, HARBOUR),
    at !== undefined && at !== 'cell' && at !== hitman && ['WRONG_LOCATION', { at: hitman }],
    cycle?.at === HARBOUR && cycle.killed && ['HITMAN_USED'],
    at === 'cell' && ['CELL'],
    there.length === 0 && ['LOCATION_EMPTY'],
    there.length > 0 && place > there.length && ['NO_SUCH_TOKEN', { place, most: there.length }],
    tooFewCards(state, by, 1),
  ]
  return using(transaction, waived, reasons, () => declare(transaction, { what: 'hitman', by, at: hitman, place }, 1))
}

/**
 * R48, R51, A14, A28: records whether the controller takes the Policeman or the Mayor. Refusals: WRONG_LOCATION, NOT_CONTROLLER,
 * EFFECT_USED, MUST_TAKE_FIGURE.
 */
export const takeFigure = (transaction: Transaction, { by, take }: Infer<typeof takeFigureShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const at = state.cycle?.at ?? PRISON
  const figure = figureAt(state, at)
  const reasons: readonly Reason[] = [
    figure === undefined && ['WRONG_LOCATION', { at }],
    ...againstUse(state, by, at),
    state.cycle?.used === true && ['EFFECT_USED', {}, 'A14'],
    !take && !state.settings.declineFigures && ['MUST_TAKE_FIGURE'],
  ]
  return using(transaction, waived, reasons, () => {
    const from = figure && state[figure]
    if (!take || figure === undefined) emit({ e: 'skipped', by, what: 'rest' })
    else emit({ e: 'figureTaken', figure, by, ...(from && { from }) })
  })
}

/** A18: returns the number of cards that a player can draw. The number is lower than wanted if both piles run out. */
export const drawnOf = ({ settings, pile, discards }: State, wanted: number): number =>
  countsCards(settings) ? Math.min(wanted, pile + discards) : wanted

/** R49: lets the controller draw three cards and discard one of them. Refusals: WRONG_LOCATION, NOT_CONTROLLER, EFFECT_USED. */
export const shop = (transaction: Transaction, { by }: Infer<typeof shopShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const reasons: readonly Reason[] = [
    ...againstUse(state, by, SHOPPING_DISTRICT),
    state.cycle?.at === SHOPPING_DISTRICT && state.cycle.used && ['EFFECT_USED', {}, 'R49'],
  ]
  return using(transaction, waived, reasons, () => {
    const drawn = drawnOf(state, DEALT)
    const held = cardsOf(state, by) ?? 1
    emit({ e: 'cardsDrawn', by, drawn, discarded: Math.min(1, held + drawn), count: state.count })
  })
}

/**
 * R50: plays a Star. After a cancelled Star, the player may play another Star. Refusals: WRONG_LOCATION, NOT_CONTROLLER, STAR_USED,
 * NOT_ENOUGH_CARDS.
 */
export const playStar = (transaction: Transaction, { by, cancelled }: Infer<typeof starShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const reasons: readonly Reason[] = [
    ...againstUse(state, by, PRIVATE_CLUB),
    state.cycle?.at === PRIVATE_CLUB && state.cycle.starred && ['STAR_USED'],
    tooFewCards(state, by, 1),
  ]
  return using(transaction, waived, reasons, () => {
    if (state.settings.tokensKept) declare(transaction, { what: 'star', by }, 1)
    else if (cancelled) emit({ e: 'starCancelled', by })
    else emit({ e: 'scored', by, why: 'star' })
  })
}

/** R22: skips the next choice of the controller. A controller who does not move the Hitman can still play a Hitman card (R46). */
export const skip = ({ state, emit }: Transaction, { by }: Infer<typeof skipShape>, waived: Waived): Handled => {
  if (isBusy(state) || !isOpen(state)) return NOT_ASKED
  const due = effectDue(state)
  const against = firstReason(waived, [
    state.cycle?.control?.controller !== by && ['NOT_CONTROLLER'],
    due === 'takeFigure' && !state.settings.declineFigures && ['MUST_TAKE_FIGURE'],
  ])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'skipped', by, what: due === 'moveHitman' ? 'effect' : 'rest' })
  return DONE
}

/** Moves of this chapter. */
export const LOCATION_MOVES = {
  jail: { shape: jailShape, decide: jail },
  moveHitman: { shape: moveHitmanShape, decide: moveHitman },
  hitman: { shape: hitmanShape, decide: playHitman },
  takeFigure: { shape: takeFigureShape, decide: takeFigure },
  shop: { shape: shopShape, decide: shop },
  star: { shape: starShape, decide: playStar },
  skip: { shape: skipShape, decide: skip },
}
