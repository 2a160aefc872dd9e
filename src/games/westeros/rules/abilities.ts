import { moveShape } from '../../../kit/move-kinds'
import { boolean, maybe, only } from '../../../kit/shape'
import type { MoveOf } from './handler'
import {
  numberOf,
  TRACKS,
  type Ability,
  type AreaId,
  type CardId,
  type Effect,
  type HouseId,
  type OrderKind,
  type UnitKind,
} from '../box/box'
import { editionOf } from '../model/edition'
import type { Transaction } from '../transaction/transaction'
import type { AbilityUsed } from '../model/events'
import { areaAt, available, cardsOf, garrisonsOf, hand, houseState, ordersOf, orderToken, pile, pool } from '../model/position'
import {
  NO_UNITS,
  opposite,
  SIDES,
  type Battle,
  type Modifier,
  type PendingAbility,
  type PlayedCard,
  type Side,
  type State,
} from '../model/state'
import { units } from '../model/units'
import type { MoveParts } from '../parse/move-parts'
import { neighbours } from './geography'
import { gainPower } from './power'
import { abilityOf, cardOfSide, isSpared, sidesInOrder } from './played'
import { forceOf } from './strength'
import { moveOnTrack } from './tracks'

/** Carries out the abilities of House cards, as the printed data describes them. Rules R14.14, A23, A47–A49. */

/** Carries out the pending ability of this card, or declines it. The target may be omitted if only one is legal. */
export const abilityShape = ({ area, card }: MoveParts) =>
  moveShape('ability', {
    card,
    /** `true` if the owner of the card declines an optional ability. */
    pass: maybe(only(true)),
    /** Area of the order that the ability removes. */
    area: maybe(area),
    /** House card that the ability takes back into a hand or discards. */
    target: maybe(card),
    /** `true` if two units can be chosen, a routed unit and another unit, and the player chooses the routed unit. */
    routed: maybe(boolean),
    /** Influence track on which the ability moves a house. */
    track: maybe(only(...TRACKS)),
  })
export type UseAbility = MoveOf<typeof abilityShape>

/**
 * Target of an ability. Empty if the ability needs no choice, or if the ability concerns pieces that are not tracked and only reminds the
 * players.
 */
export type Target = Pick<UseAbility, 'area' | 'target' | 'routed' | 'track'>

const BY_ITSELF: readonly Target[] = [{}]
const NO_TARGET: readonly Target[] = []
const byItselfIf = (possible: boolean): readonly Target[] => (possible ? BY_ITSELF : NO_TARGET)

const RANK: Readonly<Record<Ability['timing'], number>> = { cancel: 0, reveal: 1, combat: 1, won: 2, lost: 2, after: 3 }

/** Returns whether a text applies by itself in this edition, so that nobody carries it out (E14.7). */
const appliesAlone = (state: State, { timing, effect }: Ability): boolean =>
  editionOf(state).textsApplyAlone && (timing === 'combat' || effect.effect === 'noCasualties')

/**
 * Returns the abilities of both played cards in the order of A23 and E14.7: first abilities that cancel others, then the remaining ones,
 * last those that need a winner. Within each group, the order is that of {@link sidesInOrder}.
 */
export const abilitiesPlayed = (state: State, battle: Battle): readonly PendingAbility[] =>
  sidesInOrder(state, battle)
    .flatMap((side) => {
      const card = cardOfSide(battle, side)
      const ability = card === undefined ? undefined : abilityOf(state, card)
      if (card === undefined || ability === undefined || appliesAlone(state, ability)) return []
      return [{ side, card, rank: RANK[ability.timing] }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ side, card }) => ({ side, card }))

/** Returns the ability to carry out next. An ability that needs a winner is carried out only after the battle is decided. */
export const abilityDue = (state: State, battle: Battle): PendingAbility | undefined => {
  if (battle.step === 'won') return battle.pending.find((pending) => isDueAfterResult(state, battle, pending))
  if (battle.step !== 'abilities' || battle.redraw !== undefined) return undefined
  return battle.pending.find(({ card }) => !AFTER_RESULT.includes(abilityOf(state, card)?.timing ?? 'reveal'))
}

const AFTER_RESULT: readonly Ability['timing'][] = ['won', 'lost', 'after']

/** Returns whether an ability is carried out after the result: texts for the loser by the loser, all others by the winner (E14.9). */
export const isDueAfterResult = (state: State, { result }: Pick<Battle, 'result'>, { side, card }: PendingAbility): boolean => {
  const timing = abilityOf(state, card)?.timing
  return timing !== 'after' && (timing === 'lost') !== (side === result?.winner)
}

/** Returns the abilities of a battle that are carried out at its end, when both cards are used (E14.9). */
export const abilitiesAfter = (state: State, { pending }: Pick<Battle, 'pending'>): readonly PendingAbility[] =>
  pending.filter(({ card }) => abilityOf(state, card)?.timing === 'after')

/**
 * Returns the pending abilities after a side got another House card. Texts of an earlier group come first, so that they are carried out at
 * once (E14.8, B14).
 */
export const pendingWithNewCard = (state: State, battle: Battle, side: Side): readonly PendingAbility[] => {
  const left = battle.pending.filter((pending) => pending.side !== side)
  const played = abilitiesPlayed(state, battle)
  return played.filter((pending) => pending.side === side || left.some(({ card }) => card === pending.card))
}

/**
 * Returns the orders that an ability can remove. If orders are not tracked, the app only reminds the players to remove one; the area is
 * optional (A48).
 */
const orderTargets = (
  state: State,
  battle: Battle,
  side: Side,
  kinds: readonly OrderKind[],
  where: 'adjacent' | 'ofLoser' | 'ofOpponentAdjacent',
): readonly Target[] => {
  const loser = battle[opposite(side)]
  if (state.tracking.orders === 'table') {
    const near = where !== 'ofLoser' ? [...neighbours(state, battle.area, 'reach')] : garrisonsOf(state, loser).map(({ area }) => area)
    const manned = near.filter((area) => !state.tracking.units || areaAt(state, area).garrison !== undefined)
    return [...BY_ITSELF, ...manned.map((area) => ({ area }))]
  }
  // The order in the battle area leaves the board by the result of the battle, so it is no target of the second edition (B29).
  const inBattleArea = (area: AreaId) => area === battle.area && editionOf(state).textsApplyAlone
  if (where === 'ofLoser')
    return ordersOf(state, loser).flatMap(({ area, token }) => (kinds.includes(token.kind) && !inBattleArea(area) ? [{ area }] : []))
  return [...neighbours(state, battle.area, 'reach')].flatMap((area) => {
    const { order } = areaAt(state, area)
    const ofOpponent = where === 'adjacent' || order?.house === loser
    return order !== undefined && ofOpponent && kinds.includes(orderToken(state, order.order).kind) ? [{ area }] : []
  })
}

const cardTargets = (cards: readonly CardId[]): readonly Target[] => cards.map((target) => ({ target }))

/** Returns the used cards that can be taken back. The played card is among them only with the setting `luwinTakesBackHimself` (A47). */
const takeBackTargets = (state: State, house: HouseId, itself: CardId): readonly Target[] => {
  const { used } = houseState(state, house)
  const others = (cards: readonly CardId[]) => cards.filter((card) => card !== itself)
  const self = state.settings.luwinTakesBackHimself ? [itself] : []
  if (used === undefined) return [...BY_ITSELF, ...cardTargets([...others(cardsOf(state, house)), ...self])]
  return cardTargets([...others(used), ...self])
}

/**
 * Returns the cards in the loser's hand that can be discarded, except the card just played. Empty if the owner cannot pay
 * `cost` power.
 */
const discardTargets = (state: State, battle: Battle, side: Side, cost: number): readonly Target[] => {
  const power = available(state, battle[side])
  if (power !== undefined && power < cost) return NO_TARGET
  const loser = battle[opposite(side)]
  const played = cardOfSide(battle, opposite(side))
  const others = (cards: readonly CardId[]) => cardTargets(cards.filter((card) => card !== played))
  const held = hand(state, loser)
  return held === undefined ? [...BY_ITSELF, ...others(cardsOf(state, loser))] : others(held)
}

/** Returns the units of one kind that an ability can affect: a unit that is not routed, a routed unit, or both. */
const unitTargets = ({ standing, routed }: ReturnType<typeof forceOf>, unit: UnitKind): readonly Target[] => [
  ...byItselfIf(numberOf(standing, unit) > 0),
  ...(numberOf(routed, unit) > 0 ? [{ routed: true }] : []),
]

const supportsWith = (state: State, battle: Battle, unit: UnitKind, sides: readonly Side[]): boolean =>
  battle.supports.some(({ area, house, for: side, declined }) => {
    const { garrison } = areaAt(state, area)
    return (
      side !== 'none' && sides.includes(side) && declined !== true && garrison?.house === house && numberOf(garrison.standing, unit) > 0
    )
  })

/** Returns the sides whose supporting units the ability affects (A49). */
const sidesReached = (state: State, owner: Side): readonly Side[] => (state.settings.salladhorSparesOwnShips ? [opposite(owner)] : SIDES)

/** Returns every possible target of a pending ability. Empty if the ability has no target and is dropped (A48). */
export const abilityTargets = (state: State, battle: Battle, { side, card }: PendingAbility): readonly Target[] => {
  const effect = abilityOf(state, card)?.effect
  const house = battle[side]
  const enemy = opposite(side)
  switch (effect?.effect) {
    case undefined:
      return NO_TARGET
    case 'cancelAbility': {
      return byItselfIf(cardOfSide(battle, enemy) === undefined || opposing(battle, side) !== undefined)
    }
    case 'discardDefense':
      return byItselfIf(side === 'attacker' && battle.defense !== undefined)
    case 'multiplyDefense':
      return byItselfIf(side === 'defender' && battle.defense !== undefined)
    case 'destroyUnit':
      return isSpared(state, battle, enemy) ? NO_TARGET : unitTargets(forceOf(state, battle, enemy), effect.unit)
    case 'unitStrength':
      if (effect.when === 'attacking' && side !== 'attacker') return NO_TARGET
      return byItselfIf(numberOf(forceOf(state, battle, side).standing, effect.unit) > 0)
    case 'opposingCardStrength':
      return BY_ITSELF
    case 'supportingUnitStrength':
      return byItselfIf(supportsWith(state, battle, effect.unit, sidesReached(state, side)))
    case 'takeBackCard':
      return takeBackTargets(state, house, card)
    case 'removeOrder':
      return orderTargets(state, battle, side, effect.kinds, effect.where)
    case 'gainPower':
      return byItselfIf(pile(state, house) !== 0)
    case 'discardFromHand':
      return discardTargets(state, battle, side, effect.cost)
    case 'upgradeFootman':
      if (pool(state, house).knight === 0) return NO_TARGET
      return effect.supporting === true ? footmenToUpgrade(state, battle, side) : unitTargets(forceOf(state, battle, side), 'footman')
    case 'replaceOwnCard':
      return replacementTargets(state, house, card, effect.cost)
    case 'replaceOpposingCard':
      return byItselfIf(cardOfSide(battle, enemy) !== undefined)
    case 'lastOnTrack':
      return TRACKS.flatMap((track) => (state.tracks[track].at(-1) === battle[enemy] ? [] : [{ track }]))
    case 'moveMarchOrder':
      return byItselfIf(side === 'attacker')
    case 'attackerStaysOut':
      return byItselfIf(side === 'defender')
    case 'chooseRetreat':
    case 'takeBackAll':
      return BY_ITSELF
    case 'gain':
    case 'othersUnitStrength':
    case 'noCasualties':
      return NO_TARGET
  }
}

/** Returns the areas with a footman of a side that fought or supported and can be upgraded (B26). */
const footmenToUpgrade = (state: State, battle: Battle, side: Side): readonly Target[] => {
  const house = battle[side]
  const fought = forceOf(state, battle, side).standing.footman > 0 ? [{ area: battle.area }] : []
  const supported = battle.supports.flatMap(({ area, house: owner, for: helped, declined }) => {
    const helps = owner === house && helped === side && declined !== true
    return helps && (areaAt(state, area).garrison?.standing.footman ?? 0) > 0 ? [{ area }] : []
  })
  return [...fought, ...supported]
}

/** Returns the cards that a house may play instead of its own card. Empty if it cannot pay or has no other card. */
const replacementTargets = (state: State, house: HouseId, card: CardId, cost: number): readonly Target[] => {
  const power = available(state, house)
  if (power !== undefined && power < cost) return NO_TARGET
  return cardTargets((hand(state, house) ?? cardsOf(state, house)).filter((other) => other !== card))
}

/** Returns the legal target that a move names. If only one target is legal, the move may omit it. */
export const targetOf = (targets: readonly Target[], { area, target, routed, track }: Target): Target | undefined => {
  const named = targets.find(
    (one) => one.area === area && one.target === target && (one.routed ?? false) === (routed ?? false) && one.track === track,
  )
  const nothing = area === undefined && target === undefined && routed === undefined && track === undefined
  return named ?? (nothing && targets.length === 1 ? targets[0] : undefined)
}

/** Returns the changes that an ability makes to the battle strength. */
const modifiersOf = (state: State, effect: Effect, { side, card }: PendingAbility): readonly Modifier[] => {
  switch (effect.effect) {
    case 'unitStrength':
      return [{ mod: 'unit', side, unit: effect.unit, counts: effect.counts, by: card }]
    case 'multiplyDefense':
      return [{ mod: 'defenseTimes', times: effect.times, by: card }]
    case 'opposingCardStrength':
      return [{ mod: 'cardStrength', side: opposite(side), counts: effect.counts, by: card }]
    case 'supportingUnitStrength':
      return [{ mod: 'supportUnit', unit: effect.unit, counts: effect.counts, sides: sidesReached(state, side), by: card }]
    default:
      return []
  }
}

/** Returns the immediate effect of an ability on units, orders and the opposing ability. */
const directEffect = (state: State, battle: Battle, effect: Effect, side: Side, target: Target): Partial<AbilityUsed> => {
  const routed = target.routed === true
  switch (effect.effect) {
    case 'cancelAbility': {
      const cancels = cardOfSide(battle, opposite(side))
      return cancels === undefined ? {} : { cancels }
    }
    case 'discardDefense':
      return { defenseDiscarded: true }
    case 'destroyUnit': {
      const one = units({ [effect.unit]: 1 })
      return { destroyed: { side: opposite(side), standing: routed ? NO_UNITS : one, routed: routed ? one : NO_UNITS } }
    }
    case 'upgradeFootman':
      return { upgraded: { side, routed, ...(target.area === undefined ? {} : { area: target.area }) } }
    case 'removeOrder': {
      const { area } = target
      if (area === undefined) return {}
      const supports = editionOf(state).textsApplyAlone && battle.supports.some((support) => support.area === area)
      return { ...(state.tracking.orders === 'table' ? { orderArea: area } : {}), ...(supports ? { supportEnded: area } : {}) }
    }
    case 'chooseRetreat':
      return { choosesRetreat: true }
    case 'attackerStaysOut':
      return { staysOut: true }
    case 'moveMarchOrder':
      return { marchMoves: true }
    default:
      return {}
  }
}

/** Records an ability that changes nothing: declined, cancelled, or without a target. */
export const setAside = (transaction: Transaction, { side, card }: PendingAbility, how: 'passed' | 'noTarget' | 'cancelled'): void =>
  transaction.emit({ e: 'abilityUsed', card, side, how, modifiers: [] })

/** Returns the pending ability of the other side, if any. */
export const opposing = (battle: Battle, side: Side): PendingAbility | undefined =>
  battle.pending.find((other) => other.side === opposite(side))

/** Carries out an ability on one of its legal targets. */
export const carryOut = (transaction: Transaction, battle: Battle, pending: PendingAbility, target: Target): void => {
  const { side, card } = pending
  const { state } = transaction
  const effect = abilityOf(state, card)?.effect
  if (effect === undefined) return
  transaction.emit({
    e: 'abilityUsed',
    card,
    side,
    how: 'carriedOut',
    modifiers: modifiersOf(state, effect, pending),
    ...directEffect(state, battle, effect, side, target),
  })
  const house = battle[side]
  switch (effect.effect) {
    case 'cancelAbility': {
      const cancelled = opposing(battle, side)
      return cancelled === undefined ? undefined : setAside(transaction, cancelled, 'cancelled')
    }
    case 'gainPower':
      return gainPower(transaction, house, effect.amount, 'ability')
    case 'takeBackCard':
      return target.target === undefined ? undefined : transaction.emit({ e: 'cardTakenBack', house, card: target.target, why: 'ability' })
    case 'discardFromHand':
      transaction.emit({ e: 'paid', why: 'ability', amounts: { [house]: effect.cost } })
      if (target.target === undefined) return undefined
      return transaction.emit({ e: 'cardDiscarded', house: battle[opposite(side)], card: target.target })
    case 'removeOrder':
      if (state.tracking.orders === 'table' || target.area === undefined) return undefined
      return transaction.emit({ e: 'orderRemoved', area: target.area, why: 'ability' })
    case 'takeBackAll':
      if (houseState(state, house).used === undefined) return undefined
      transaction.emit({ e: 'cardsReturned', house, stay: [] })
      return transaction.emit({ e: 'cardTakenBack', house, card, why: 'ability' })
    case 'replaceOwnCard':
      transaction.emit({ e: 'paid', why: 'ability', amounts: { [house]: effect.cost } })
      if (target.target === undefined) return undefined
      return replaceCard(transaction, side, card, { card: target.target }, true)
    case 'replaceOpposingCard': {
      const sent = cardOfSide(battle, opposite(side))
      return sent === undefined ? undefined : transaction.emit({ e: 'cardSentBack', side: opposite(side), card: sent })
    }
    case 'lastOnTrack': {
      const { track } = target
      return track === undefined ? undefined : moveOnTrack(transaction, battle[opposite(side)], track, 'last', 'ability')
    }
    default:
      return undefined
  }
}

/** Replaces the House card of a side by another one and lists the abilities that are still to come (E14.8). */
export const replaceCard = (transaction: Transaction, side: Side, card: CardId, played: PlayedCard, discarded: boolean): void => {
  transaction.emit({ e: 'cardReplaced', side, card, played, discarded })
  const { state } = transaction
  if (state.battle === undefined) return
  transaction.emit({ e: 'battleMoved', step: 'abilities', pending: pendingWithNewCard(state, state.battle, side) })
}
