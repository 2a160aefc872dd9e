import type { Ability, CardCondition, CardId } from '../box/box'
import { editionOf } from '../model/edition'
import { areaAt, houseState, place, printed } from '../model/position'
import { opposite, SIDES, type Battle, type Modifier, type Side, type State } from '../model/state'

/** Played House cards: their texts, the order of both sides, and texts that apply by themselves (E14.7). */

/** Returns the House card that a side played; undefined if the players reported only the numbers of the card. */
export const cardOfSide = (battle: Battle, side: Side): CardId | undefined => {
  const played = battle.cards?.[side]
  return played !== undefined && 'card' in played ? played.card : undefined
}

/** Returns the side that played this card, or undefined if neither did. */
export const sideOfCard = (battle: Battle, card: CardId): Side | undefined => SIDES.find((side) => cardOfSide(battle, side) === card)

export const abilityOf = (state: State, card: CardId): Ability | undefined => state.box.cards[card]?.ability

/** Returns the ability of the card that a side played. */
export const abilityOfSide = (state: State, battle: Battle, side: Side): Ability | undefined => {
  const card = cardOfSide(battle, side)
  return card === undefined ? undefined : abilityOf(state, card)
}

/** Returns both sides in the order in which their texts are carried out (A23, E14.7): the house with the better place comes first. */
export const sidesInOrder = (state: State, battle: Battle): readonly Side[] => {
  const track = editionOf(state).textsBy
  const placeOf = (side: Side) => place(state, track, battle[side]) || Number.POSITIVE_INFINITY
  return placeOf('attacker') < placeOf('defender') ? SIDES : SIDES.toReversed()
}

/** Returns whether the text on the card of a side protects all its units from swords and texts (E14.14). */
export const isSpared = (state: State, battle: Battle, side: Side): boolean =>
  abilityOfSide(state, battle, side)?.effect.effect === 'noCasualties'

/** Returns whether a Support order counts for a side; own orders count too (E14.10). */
export const isSupported = (battle: Battle, side: Side): boolean =>
  battle.supports.some((support) => support.for === side && support.declined !== true)

/** Returns whether the condition of a text holds for its owner now. */
const holds = (state: State, battle: Battle, side: Side, condition: CardCondition): boolean => {
  const { role, fortified, supported, opponentHigherOn, discarded } = condition
  const house = battle[side]
  if (role !== undefined && (role === 'attacking') !== (side === 'attacker')) return false
  if (fortified === true && printed(state, battle.area).castle === 0) return false
  if (supported !== undefined && isSupported(battle, side) !== supported) return false
  if (opponentHigherOn !== undefined) {
    const enemy = battle[opposite(side)]
    if (place(state, opponentHigherOn, enemy) > place(state, opponentHigherOn, house)) return false
  }
  return discarded === undefined || (houseState(state, house).used?.includes(discarded) ?? false)
}

/** Returns the changes that the text on the card of one side makes now. */
const modifiersOfText = (state: State, battle: Battle, side: Side, card: CardId, { effect }: Ability): readonly Modifier[] => {
  switch (effect.effect) {
    case 'multiplyDefense':
      return side === 'defender' && battle.defense !== undefined ? [{ mod: 'defenseTimes', times: effect.times, by: card }] : []
    case 'unitStrength': {
      if (effect.when === 'attacking' && side !== 'attacker') return []
      const supporting = effect.supporting === true ? ({ supporting: true } as const) : {}
      return [{ mod: 'unit', side, unit: effect.unit, counts: effect.counts, by: card, ...supporting }]
    }
    case 'opposingCardStrength':
      return [{ mod: 'cardStrength', side: opposite(side), counts: effect.counts, by: card }]
    case 'othersUnitStrength':
      if (!holds(state, battle, side, effect.if)) return []
      return [{ mod: 'othersUnit', house: battle[side], unit: effect.unit, counts: effect.counts, by: card }]
    case 'gain':
      return effect.gains.flatMap(({ if: condition, ...gain }): Modifier[] =>
        holds(state, battle, side, condition) ? [{ mod: 'gain', side, by: card, ...gain }] : [],
      )
    default:
      return []
  }
}

/**
 * Returns the changes of all texts that apply by themselves, in the order in which they apply (E14.7). They are read again whenever the
 * situation changes. Empty in the first edition.
 */
export const textsInForce = (state: State, battle: Battle): readonly Modifier[] => {
  if (!editionOf(state).textsApplyAlone) return []
  return sidesInOrder(state, battle).flatMap((side) => {
    const card = cardOfSide(battle, side)
    const ability = abilityOfSide(state, battle, side)
    return card === undefined || ability?.timing !== 'combat' ? [] : modifiersOfText(state, battle, side, card, ability)
  })
}

/** Returns the strength of the garrison token that helps the defender; 0 if there is none (E21.2). */
export const garrisonStrength = (state: State, battle: Battle): number =>
  printed(state, battle.area).home === battle.defender ? (areaAt(state, battle.area).garrisonToken ?? 0) : 0
