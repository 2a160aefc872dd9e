import { moveShape } from '../../../kit/move-kinds'
import { boolean, keyed, maybe, only } from '../../../kit/shape'
import type { Pick as Draws, Refusal } from '../../../referee'
import { TIDES_CARDS, UNIT_KINDS, type HouseId, type TidesCard } from '../box/box'
import { refuse, type Code, type Waived } from '../model/refusals'
import { SIDES, type Battle, type Side, type State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import * as shapes from '../shapes/pieces'
import { bladeObjection } from './battle-cards'
import { bladeAtHand, destroyBySkull, toBlade, toSkulls } from './battle-steps'
import { battleAt, notAskedIn, type MoveOf, type RuleHandler } from './handler'
import { sidesToDraw, skullOwed, tidesLeft } from './tides-deck'

/** E22: moves with the optional Tides of Battle deck. */

/** The sides draw their Tides of Battle cards (E22.1). */
const drawTidesShape = () =>
  moveShape('drawTides', {
    /** Drawn cards. Only sides without a card are named. */
    cards: keyed(only(...SIDES), only(...TIDES_CARDS), 2),
    how: shapes.where,
    /** House that used the Blade to replace its card, as reported by the players. Its last card is in `cards`. */
    blade: maybe(shapes.house),
  })
export type DrawTides = MoveOf<typeof drawTidesShape>
/** The holder of the Blade uses it to replace its Tides of Battle card, or keeps the card (E22.2). */
const replaceTidesShape = () => moveShape('replaceTides', { house: shapes.house, use: boolean })
/** A side loses a unit by a skull; `unit` is omitted if it has no unit left (E22.4). */
const sufferSkullShape = () =>
  moveShape('sufferSkull', { house: shapes.house, unit: maybe(only(...UNIT_KINDS)), routed: maybe(only(true)) })

/** Label of a random draw. After a rewind, a draw with the same label gives the same card. */
const tidesLabel = ({ tidesDrawn = 0 }: State, index: number): string => `tides of battle ${tidesDrawn + index}`

/**
 * Returns the refusal if these cards cannot be drawn now: CARD_NOT_IN_DECK (also if a card is missing, or if a side already has a card)
 * (E22.1).
 */
export const tidesObjection = (state: State, battle: Battle, cards: DrawTides['cards']): Refusal<Code> | undefined => {
  const drawing = sidesToDraw(battle)
  const drawn: TidesCard[] = []
  for (const side of SIDES) {
    const card = cards[side]
    if ((card !== undefined) !== drawing.includes(side)) return refuse('CARD_NOT_IN_DECK', {}, 'E22.1').refusal
    if (card === undefined) continue
    if (!tidesLeft(state, battle, drawn).includes(card)) return refuse('CARD_NOT_IN_DECK', { card }, 'E22.1').refusal
    drawn.push(card)
  }
  return undefined
}

/**
 * Returns the refusal if the players cannot report that a house has replaced its card: NOT_BLADE_HOLDER, BLADE_USED, NOT_ASKED if the app
 * draws the cards (E22.2).
 */
export const reportedBladeObjection = (
  state: State,
  battle: Battle,
  how: DrawTides['how'],
  blade: HouseId | undefined,
  waived: Waived,
): Refusal<Code> | undefined => {
  if (blade === undefined) return undefined
  return how === 'app' || sidesToDraw(battle).length < SIDES.length ? notAskedIn(state) : bladeObjection(state, blade, waived)
}

/** Turns up both cards (E22.3) and continues with the Blade. */
const turnUp = (transaction: Transaction): undefined => {
  const { attacker, defender } = transaction.state.battle?.tides ?? {}
  if (attacker !== undefined && defender !== undefined) transaction.emit({ e: 'tidesShown', cards: { attacker, defender } })
  toBlade(transaction)
  return undefined
}

const sideOf = (battle: Battle, house: string): Side => (battle.attacker === house ? 'attacker' : 'defender')

/** Records the cards that the sides have drawn (E22.1). Refusals: NOT_ASKED, CARD_NOT_IN_DECK, NOT_BLADE_HOLDER, BLADE_USED. */
const drawTides: RuleHandler<DrawTides> = (transaction, { cards, how, blade }, waived) => {
  const { state } = transaction
  const battle = battleAt(state, 'tides')
  if (battle === undefined) return notAskedIn(state)
  const refusal = tidesObjection(state, battle, cards) ?? reportedBladeObjection(state, battle, how, blade, waived)
  if (refusal !== undefined) return refusal
  const drawing = sidesToDraw(battle)
  const labels = Object.fromEntries(
    drawing.flatMap((side, index) => (cards[side] === undefined ? [] : [[tidesLabel(state, index), cards[side]]])),
  )
  if (blade !== undefined) transaction.emit({ e: 'tidesReplaced', house: blade, side: sideOf(battle, blade) })
  transaction.emit({ e: 'tidesDrawn', cards, how, labels })
  const mayReplace = how === 'app' && drawing.length === SIDES.length && bladeAtHand(transaction.state, battle)
  if (!mayReplace) return turnUp(transaction)
  transaction.emit({ e: 'battleMoved', step: 'tidesLook', pending: battle.pending })
  return undefined
}

/** Records whether the holder of the Blade replaces its card (E22.2). Refusals: NOT_ASKED, NOT_BLADE_HOLDER, BLADE_USED. */
const replaceTides: RuleHandler<MoveOf<typeof replaceTidesShape>> = (transaction, { house, use }, waived) => {
  const battle = battleAt(transaction.state, 'tidesLook')
  if (battle === undefined) return notAskedIn(transaction.state)
  const stranger = house !== battle.attacker && house !== battle.defender
  const refusal = use || stranger ? bladeObjection(transaction.state, house, waived) : undefined
  if (refusal !== undefined) return refusal
  if (!use) {
    transaction.emit({ e: 'tidesKept', house })
    return turnUp(transaction)
  }
  const side = sideOf(battle, house)
  const card = battle.tides?.[side]
  transaction.emit({ e: 'tidesReplaced', house, side, ...(card === undefined ? {} : { card }) })
  transaction.emit({ e: 'battleMoved', step: 'tides', pending: battle.pending })
  return undefined
}

/** Destroys the unit that a side loses by a skull (E22.4). Refusals: NOT_ASKED, NOT_YOUR_TURN, NO_SUCH_UNIT. */
const sufferSkull: RuleHandler<MoveOf<typeof sufferSkullShape>> = (transaction, { house, unit, routed }) => {
  const { state } = transaction
  const battle = battleAt(state, 'skulls')
  if (battle === undefined) return notAskedIn(state)
  const owed = skullOwed(state, battle)
  if (owed !== undefined) {
    if (owed.house !== house) return refuse('NOT_YOUR_TURN', { house, turn: owed.house }, 'E22.4').refusal
    const target = owed.options.find((one) => one.unit === unit && one.routed === routed)
    if (target === undefined) return refuse('NO_SUCH_UNIT', { house }, 'E22.4').refusal
    destroyBySkull(transaction, owed, target)
  }
  toSkulls(transaction)
  return undefined
}

/** Draws the missing Tides of Battle cards at random; undefined if no side has to draw, or if the players draw real cards (E22.1). */
export const drawTidesByChance = (state: State, pick: Draws): DrawTides | undefined => {
  const { battle, tracking } = state
  if (battle?.step !== 'tides' || tracking.decks !== 'app') return undefined
  const cards: Partial<Record<Side, TidesCard>> = {}
  for (const [index, side] of sidesToDraw(battle).entries())
    cards[side] = pick(tidesLabel(state, index), tidesLeft(state, battle, Object.values(cards)))
  return { do: 'drawTides', how: 'app', cards }
}

/** Records of the moves with Tides of Battle cards. */
export const TIDES_MOVES = {
  drawTides: { shape: drawTidesShape, decide: drawTides },
  replaceTides: { shape: replaceTidesShape, decide: replaceTides },
  sufferSkull: { shape: sufferSkullShape, decide: sufferSkull },
}
