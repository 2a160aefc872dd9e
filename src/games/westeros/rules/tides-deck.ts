import { numberOf, TIDES_CARDS, UNIT_KINDS, type Box, type HouseId, type TidesCard, type UnitKind, type Units } from '../box/box'
import { count, plus } from '../model/units'
import { opposite, SIDES, type Battle, type Side, type State } from '../model/state'
import { isSpared } from './played'
import { forceOf } from './strength'

/** E22: the Tides of Battle deck of one battle, and the units that its skulls destroy. */

/** Largest number of cards drawn in one battle: one for each side, and one that replaces a card. */
const MOST_DRAWN = 3

/** Returns all cards of the deck; a card with n copies is listed n times. */
const deckOf = ({ tides = {} }: Pick<Box, 'tides'>): readonly TidesCard[] =>
  TIDES_CARDS.flatMap((card) => Array.from({ length: tides[card]?.count ?? 0 }, () => card))

/** Returns whether the sides of a battle draw Tides of Battle cards. */
export const usesTides = ({ settings, box }: State): boolean => settings.tidesOfBattle === true && deckOf(box).length >= MOST_DRAWN

/** Returns the sides that still have to draw a card. */
export const sidesToDraw = ({ tides = {} }: Battle): readonly Side[] => SIDES.filter((side) => tides[side] === undefined)

/**
 * Returns the cards that can come up next. All cards of the deck are shuffled before each battle (E22.1).
 * @param drawn cards that are drawn in the same move before
 */
export const tidesLeft = ({ box }: Pick<State, 'box'>, { tides = {} }: Battle, drawn: readonly TidesCard[] = []): readonly TidesCard[] =>
  [tides.attacker, tides.defender, tides.discarded, ...drawn].reduce<readonly TidesCard[]>((left, card) => {
    const at = card === undefined ? -1 : left.indexOf(card)
    return at < 0 ? left : left.toSpliced(at, 1)
  }, deckOf(box))

/** Unit that a skull can destroy. */
export interface SkullTarget {
  readonly unit: UnitKind
  readonly routed?: true
}

/** Loss of one unit by a skull: the house that chooses, and the units among which it chooses. */
export interface SkullOwed {
  readonly house: HouseId
  readonly side: Side
  /** Possible units; never empty. */
  readonly options: readonly SkullTarget[]
}

const targetsIn = ({ standing, routed }: { readonly standing: Units; readonly routed: Units }): readonly SkullTarget[] => [
  ...UNIT_KINDS.flatMap((unit): SkullTarget[] => (numberOf(standing, unit) > 0 ? [{ unit }] : [])),
  ...UNIT_KINDS.flatMap((unit): SkullTarget[] => (numberOf(routed, unit) > 0 ? [{ unit, routed: true }] : [])),
]

/** Returns the number of units that a side loses by the skulls of its opponent, at most all its units (E22.4). */
export const skullsAgainst = (state: State, battle: Battle, side: Side): number => {
  const { tides } = battle
  const card = tides?.[opposite(side)]
  if (tides?.shown !== true || card === undefined || isSpared(state, battle, side)) return 0
  const { standing, routed } = forceOf(state, battle, side)
  const due = (state.box.tides?.[card]?.skulls ?? 0) - (tides.fallen?.[side] ?? 0)
  return Math.max(0, Math.min(due, count(plus(standing, routed))))
}

/** Returns the next loss by a skull, the defender first; undefined if no side owes a unit (E22.4). */
export const skullOwed = (state: State, battle: Battle): SkullOwed | undefined => {
  const side = SIDES.toReversed().find((one) => skullsAgainst(state, battle, one) > 0)
  return side === undefined ? undefined : { house: battle[side], side, options: targetsIn(forceOf(state, battle, side)) }
}
