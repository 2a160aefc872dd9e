import { moveShape } from '../../../kit/move-kinds'
import { boolean, fields, keyed, maybe, only, whole } from '../../../kit/shape'
import { refusedByReferee, type Opened, type Refusal } from '../../../referee'
import type { HouseId } from '../box/box'
import { fields as storedFields } from '../fields'
import { atStages, battleAt, notAskedIn, type MoveOf, type RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import type { Change } from '../model/moves'
import { areaAt, cardsOf, hand } from '../model/position'
import { refuse, type Code } from '../model/refusals'
import { SIDES, type Battle, type CardFigures, type Modifier } from '../model/state'
import { count } from '../model/units'
import { abilityDue, abilityShape, abilityTargets, carryOut, opposing, replaceCard, setAside, targetOf, type UseAbility } from './abilities'
import { abilityOf, cardOfSide, sideOfCard } from './played'
import { anotherCardObjection, bladeObjection, cardObjection, playedObjection, returnCards } from './battle-cards'
import { afterCards, finishBattle, leave, nextAbility, toCards, toResult, toRetreat, toSkulls } from './battle-steps'
import { casualtiesObjection, casualtiesOwed } from './casualties'
import { countBreaches } from '../invariants/count'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { beaten, retreatObjection, retreatShape, type Retreat } from './retreat'
import { callSupportShape, checkCall, type CallSupport } from './support-call'

/** R14: moves of both sides in a battle; `battle-steps.ts` contains the steps that follow each move. */

export { cardObjection } from './battle-cards'
export { beginBattle } from './battle-steps'

const anySide = only(...SIDES)
const otherIcons = fields<Omit<CardFigures, 'strength'>>({ swords: shapes.cardFigure, fortifications: shapes.cardFigure })

/** The players report both House cards that they revealed (R14.13); refused while a ballot is open. */
const playCardsShape = ({ played }: MoveParts) => moveShape('playCards', { attacker: played, defender: played })
/** For a House card whose printed text differs from the text in the app: the players report the effect of the ability (A23). */
const replaceAbilityShape = ({ card, changes }: MoveParts) =>
  moveShape('replaceAbility', {
    card,
    /** Number added to the battle strength of each side. */
    bonus: maybe(keyed(anySide, whole(-99, 99), SIDES.length)),
    /** Swords and fortifications that replace the printed icons of each side. */
    icons: maybe(keyed(anySide, otherIcons, SIDES.length)),
    /** Changes on the board that the ability makes: units, orders, power, cards. */
    changes: maybe(changes),
    /** `true` if the ability cancels the pending ability of the opponent's card. */
    cancels: maybe(only(true)),
  })
export type ReplaceAbility = MoveOf<typeof replaceAbilityShape>
/** The holder of the Valyrian Steel Blade decides whether to use it (R14.15). */
const bladeShape = () => moveShape('blade', { house: shapes.house, use: boolean })
/** The loser of a battle removes casualties (R14.19). */
const casualtiesShape = () => moveShape('casualties', { house: shapes.house, units: shapes.units })
/** A house plays another card instead of the one that was sent back; omitted if its hand has no other card (E14.8). */
const playAnotherShape = ({ played }: MoveParts) => moveShape('playAnother', { house: shapes.house, card: maybe(played) })
/** Discards a House card: of the own hand, or of the hand of the opponent by a text. `card` is omitted to discard none. */
export const discardCardShape = ({ card }: MoveParts) => moveShape('discardCard', { house: shapes.house, card: maybe(card) })

/** Records all declarations of support together (R14.6–R14.12, A22). Refusals: NOT_ASKED and those of {@link checkCall}. */
export const callSupport: RuleHandler<CallSupport> = (transaction, move, waived) => {
  const battle = battleAt(transaction.state, 'support')
  if (battle === undefined) return notAskedIn(transaction.state)
  const called = checkCall(transaction.state, battle, move, waived)
  if (!called.ok) return called.refusal
  transaction.emit({ e: 'supportCalled', ...called.value })
  toCards(transaction)
  return undefined
}

/** Records the House cards that both sides revealed by hand (R14.13). Refusals: NOT_ASKED, CARD_NOT_IN_HAND. */
export const playCards: RuleHandler<MoveOf<typeof playCardsShape>> = (transaction, { attacker, defender }) => {
  const { state } = transaction
  const battle = battleAt(state, 'cards')
  if (battle === undefined || state.ballot !== undefined) return notAskedIn(transaction.state)
  const refusal = playedObjection(state, battle.attacker, attacker) ?? playedObjection(state, battle.defender, defender)
  if (refusal !== undefined) return refusal
  afterCards(transaction, { attacker, defender })
  return undefined
}

/** Reveals the House cards that both sides chose in secret (R14.13). Refusals: NOT_ASKED, CARD_NOT_IN_HAND. */
export const revealCards = (transaction: Transaction, opened: Readonly<Partial<Record<HouseId, Opened>>>): Refusal<Code> | undefined => {
  const battle = battleAt(transaction.state, 'cards')
  if (battle === undefined) return notAskedIn(transaction.state)
  const chosen = (house: HouseId): string => {
    const choice = opened[house]?.choice
    return typeof choice === 'string' ? choice : ''
  }
  const attacker = chosen(battle.attacker)
  const defender = chosen(battle.defender)
  const refusal = cardObjection(transaction.state, battle.attacker, attacker) ?? cardObjection(transaction.state, battle.defender, defender)
  if (refusal !== undefined) return refusal
  afterCards(transaction, { attacker: { card: attacker }, defender: { card: defender } })
  return undefined
}

/**
 * Carries out or declines the ability that is next (R14.14, A23). Drops the ability if it has lost its target. Refusals: NOT_ASKED,
 * NOT_YOUR_TURN (another ability comes first), ABILITY_NOT_OPTIONAL, NOT_A_TARGET.
 */
export const resolveAbility: RuleHandler<UseAbility> = (transaction, move, waived) => {
  const { state } = transaction
  const battle = battleAt(state, 'abilities', 'won')
  const due = battle === undefined ? undefined : abilityDue(state, battle)
  if (battle === undefined || due === undefined) return notAskedIn(transaction.state)
  if (due.card !== move.card) return refuse('NOT_YOUR_TURN', { card: move.card, turn: battle[due.side] }, 'A23').refusal
  const targets = abilityTargets(state, battle, due)
  if (targets.length === 0) setAside(transaction, due, 'noTarget')
  else if (move.pass === true) {
    if (abilityOf(state, due.card)?.may !== true && !waived.has('ABILITY_NOT_OPTIONAL'))
      return refuse('ABILITY_NOT_OPTIONAL', { card: due.card, house: battle[due.side] }).refusal
    setAside(transaction, due, 'passed')
  } else {
    const target = targetOf(targets, move)
    if (target === undefined) return refuse('NOT_A_TARGET', { card: due.card }).refusal
    carryOut(transaction, battle, due, target)
  }
  nextAbility(transaction)
  return undefined
}

/** Kinds of changes on the board that players can report as the effect of a House card. */
export const BY_ABILITY: readonly Change['set'][] = ['units', 'attackers', 'token', 'order', 'power', 'used']

/** Returns the strength modifiers that players entered in place of a printed text. */
const modifiersByHand = ({ card, bonus, icons }: ReplaceAbility): readonly Modifier[] =>
  SIDES.flatMap((side): Modifier[] => {
    const amount = bonus?.[side] ?? 0
    const other = icons?.[side]
    return [
      ...(amount === 0 ? [] : [{ mod: 'bonus', side, amount, by: card } as const]),
      ...(other === undefined
        ? []
        : [{ mod: 'icons', side, swords: other.swords, fortifications: other.fortifications, by: card } as const]),
    ]
  })

/**
 * Removes the orders of areas that have no units after these changes. The order in the battle area is removed at the end of the battle
 * (A41).
 */
const removeOrdersLeftAlone = (transaction: Transaction, battle: Battle, changes: readonly Change[]): void => {
  for (const change of changes) {
    if (change.set !== 'units' || change.area === battle.area) continue
    const { order, garrison } = areaAt(transaction.state, change.area)
    if (order !== undefined && garrison?.house !== order.house) transaction.emit({ e: 'orderRemoved', area: change.area, why: 'leftAlone' })
  }
}

/**
 * Records the effect of a played House card that is printed with another text than in the app (A23). Allowed for both cards during the
 * ability steps, also for a card without an ability. Refusals: NOT_ASKED, NOT_A_TARGET (card not in this battle, or numbers not whole),
 * MALFORMED (changes outside {@link BY_ABILITY}), COUNT_BROKEN.
 */
export const replaceAbility: RuleHandler<ReplaceAbility> = (transaction, move) => {
  const { state } = transaction
  const battle = battleAt(state, 'abilities', 'won')
  if (battle === undefined) return notAskedIn(transaction.state)
  const { card, changes = [] } = move
  const side = sideOfCard(battle, card)
  const modifiers = modifiersByHand(move)
  const figures = modifiers.flatMap((modifier) =>
    modifier.mod === 'bonus' ? [modifier.amount] : modifier.mod === 'icons' ? [modifier.swords, modifier.fortifications] : [],
  )
  if (side === undefined || !figures.every(Number.isInteger)) return refuse('NOT_A_TARGET', { card }).refusal
  if (changes.some(({ set }) => !BY_ABILITY.includes(set))) return refusedByReferee('MALFORMED').refusal
  const [breach] = countBreaches(storedFields.apply(state, changes))
  if (breach !== undefined) return refusedByReferee('COUNT_BROKEN', { invariant: breach.invariant }).refusal
  const cancelled = move.cancels === true ? opposing(battle, side) : undefined
  transaction.emit({
    e: 'abilityUsed',
    card,
    side,
    how: 'byHand',
    modifiers,
    ...(cancelled === undefined ? {} : { cancels: cancelled.card }),
  })
  if (cancelled !== undefined) setAside(transaction, cancelled, 'cancelled')
  if (changes.length > 0) transaction.emit({ e: 'corrected', changes, warnings: [] })
  removeOrdersLeftAlone(transaction, battle, changes)
  nextAbility(transaction)
  return undefined
}

/** Records whether the holder of the Valyrian Steel Blade uses it (R14.15). Refusals: NOT_BLADE_HOLDER, BLADE_USED, NOT_ASKED. */
export const applyBlade: RuleHandler<MoveOf<typeof bladeShape>> = (transaction, { house, use }, waived) => {
  const { battle } = transaction.state
  if (battle === undefined) return notAskedIn(transaction.state)
  const stranger = house !== battle.attacker && house !== battle.defender
  if (use || stranger) {
    const refusal = bladeObjection(transaction.state, house, waived)
    if (refusal !== undefined) return refusal
  }
  if (battle.step !== 'blade') return notAskedIn(transaction.state)
  transaction.emit({ e: use ? 'bladeUsed' : 'bladeKept', house })
  toResult(transaction)
  return undefined
}

/** Records the House card that replaces a returned card (E14.8). Refusals: NOT_ASKED, NOT_YOUR_TURN, CARD_NOT_IN_HAND, SAME_CARD. */
const playAnother: RuleHandler<MoveOf<typeof playAnotherShape>> = (transaction, { house, card }) => {
  const battle = battleAt(transaction.state, 'anotherCard')
  if (battle?.redraw === undefined) return notAskedIn(transaction.state)
  const side = battle.redraw
  if (battle[side] !== house) return refuse('NOT_YOUR_TURN', { house, turn: battle[side] }, 'E14.8').refusal
  const sent = cardOfSide(battle, side) ?? ''
  const refusal = anotherCardObjection(transaction.state, house, sent, card)
  if (refusal !== undefined) return refusal
  replaceCard(transaction, side, sent, card ?? { told: { strength: 0, swords: 0, fortifications: 0 } }, false)
  nextAbility(transaction)
  return undefined
}

/** Records the card that a text discards at the end of a battle, or none (E14.9). Refusals: NOT_ASKED, NOT_YOUR_TURN, CARD_NOT_IN_HAND. */
export const discardAfterBattle: RuleHandler<MoveOf<typeof discardCardShape>> = (transaction, { house, card }) => {
  const { stage, settings } = transaction.state
  if (stage.at !== 'afterBattle') return notAskedIn(transaction.state)
  if (stage.house !== house) return refuse('NOT_YOUR_TURN', { house, turn: stage.house }, 'E14.9').refusal
  if (card !== undefined) {
    const held = hand(transaction.state, stage.of) ?? cardsOf(transaction.state, stage.of)
    if (!held.includes(card)) return refuse('CARD_NOT_IN_HAND', { house: stage.of, card }).refusal
    transaction.emit({ e: 'cardDiscarded', house: stage.of, card })
    returnCards(transaction, stage.of, settings.seventhCardStaysOut ? card : undefined)
  }
  transaction.order.afterMarch(transaction, stage.last)
  return undefined
}

/** Removes the casualties of the loser (R14.18, R14.19). Refusals: NOT_ASKED and those of {@link casualtiesObjection}. */
export const takeCasualties: RuleHandler<MoveOf<typeof casualtiesShape>> = (transaction, { house, units }, waived) => {
  const battle = battleAt(transaction.state, 'casualties')
  const owed = battle === undefined ? undefined : casualtiesOwed(transaction.state, battle)
  if (owed === undefined) return notAskedIn(transaction.state)
  const refusal = casualtiesObjection(owed, house, units, waived)
  if (refusal !== undefined) return refusal
  transaction.emit({ e: 'casualtiesTaken', house, side: owed.side, units })
  toSkulls(transaction)
  return undefined
}

/** Moves the surviving units of the loser (R14.20–R14.29). Refusals: NOT_ASKED and those of {@link retreatObjection}. */
export const retreat: RuleHandler<Retreat> = (transaction, move, waived) => {
  const battle = battleAt(transaction.state, 'retreat')
  const loser = battle === undefined ? undefined : beaten(transaction.state, battle)
  if (battle === undefined || loser === undefined) return notAskedIn(transaction.state)
  const refusal = retreatObjection(transaction.state, battle, move, waived)
  if (refusal !== undefined) return refusal
  if (move.by !== undefined && move.to !== undefined) {
    // The winner chose the area. The loser still chooses which units are lost there.
    transaction.emit({ e: 'retreatChosen', by: move.by, to: move.to })
    toRetreat(transaction)
    return undefined
  }
  if (count(loser.survivors) > 0) leave(transaction, loser.house, loser.side, loser.survivors, move)
  finishBattle(transaction)
  return undefined
}

/** Records of the moves of a battle. */
export const BATTLE_MOVES = {
  callSupport: { shape: callSupportShape, decide: callSupport },
  playCards: { shape: playCardsShape, decide: playCards },
  ability: { shape: abilityShape, decide: resolveAbility },
  replaceAbility: { shape: replaceAbilityShape, decide: replaceAbility },
  blade: { shape: bladeShape, decide: atStages({ battle: applyBlade }) },
  casualties: { shape: casualtiesShape, decide: takeCasualties },
  retreat: { shape: retreatShape, decide: retreat },
  playAnother: { shape: playAnotherShape, decide: playAnother },
}
