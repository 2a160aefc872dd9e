import type { CardId, HouseId, Units } from '../../box/box'
import { engagementOf, figuresOf, type Engagement, type Force, type SupportingForce } from '../../rules/strength'
import { NO_UNITS, SIDES, type Battle, type CardFigures, type Side, type State } from '../../model/state'
import { count, plus } from '../../model/units'

/** One side of the battle as entered in the calculator. Unlike `Force`, it stores the House card together with its numbers. */
export interface Entered extends Omit<Force, 'card'> {
  /** Id of the House card; undefined if only numbers were entered. */
  readonly from: CardId | undefined
  readonly figures: CardFigures
  /** Sum of the additional numbers that the user adds to the strength. */
  readonly bonus: number
}
export type BothSides = Readonly<Record<Side, Entered>>

const NO_FIGURES: CardFigures = { strength: 0, swords: 0, fortifications: 0 }

const entered = (house: HouseId): Entered => ({
  house,
  standing: NO_UNITS,
  routed: NO_UNITS,
  order: 0,
  supports: [],
  blade: false,
  from: undefined,
  figures: NO_FIGURES,
  bonus: 0,
})

/** Returns two sides without units, for the first two playing houses, as the initial values of the calculator. */
export const nothingEntered = (state: State): BothSides => ({
  attacker: entered(state.playing[0] ?? 'stark'),
  defender: entered(state.playing[1] ?? 'lannister'),
})

/** Returns both sides of the open battle as the initial values of the calculator. */
export const enteredFrom = (state: State, battle: Battle): BothSides => {
  const engagement = engagementOf(state, battle)
  const side = (which: Side): Entered => {
    const { card, ...force } = engagement[which]
    const played = battle.cards?.[which]
    return {
      ...force,
      from: played !== undefined && 'card' in played ? played.card : undefined,
      figures: card ?? (played === undefined ? NO_FIGURES : figuresOf(state, played)),
      bonus: 0,
    }
  }
  return { attacker: side('attacker'), defender: side('defender') }
}

/** Converts both entered sides to the input of the strength calculation. */
export const asEngagement = (sides: BothSides): Engagement => {
  const force = ({ from: _from, figures, bonus: _bonus, ...rest }: Entered): Force => ({ ...rest, card: figures })
  return {
    attacker: force(sides.attacker),
    defender: force(sides.defender),
    modifiers: SIDES.flatMap((side) =>
      sides[side].bonus === 0 ? [] : [{ mod: 'bonus', side, amount: sides[side].bonus, by: sides[side].from ?? '' } as const],
    ),
  }
}

/** Returns the House cards of both sides that were chosen by name. */
export const namedCards = (sides: BothSides): Readonly<Partial<Record<Side, CardId>>> =>
  Object.fromEntries(SIDES.flatMap((side) => (sides[side].from === undefined ? [] : [[side, sides[side].from]])))

/** Returns the sum of all units that support a side. */
export const supportIn = ({ supports }: Entered): Units => supports.reduce((all, { units }) => plus(all, units), NO_UNITS)

/** Returns the number of special Support orders of a side. */
export const specialsIn = ({ supports }: Entered): number => supports.filter(({ special }) => special).length

/** Converts a sum of supporting units and a number of special Support orders to supporting forces. */
export const supportedBy = (units: Units, specials: number): readonly SupportingForce[] => {
  const more = Array.from({ length: Math.max(0, specials - 1) }, () => ({ units: NO_UNITS, special: true }))
  return count(units) + specials === 0 ? [] : [{ units, special: specials > 0 }, ...more]
}
