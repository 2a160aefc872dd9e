import { numberOf, UNIT_KINDS, type AreaId, type CardId, type HouseId, type TidesFigures, type UnitKind, type Units } from '../box/box'
import { editionOf } from '../model/edition'
import { areaAt, orderToken, place, printed } from '../model/position'
import {
  NO_UNITS,
  opposite,
  type Battle,
  type BattleResult,
  type CardFigures,
  type Modifier,
  type PlayedCard,
  type Side,
  type State,
} from '../model/state'
import { byKind, count } from '../model/units'
import { garrisonStrength, isSpared, textsInForce } from './played'
import { supportWorth } from './support'

/** R14.3–R14.5, R14.14–R14.19: battle strength. The open battle and the battle calculator use the same code. */

/** Area with a Support order that supports one side of a battle. */
export interface SupportingForce {
  readonly house?: HouseId
  readonly area?: AreaId
  readonly units: Units
  /** Whether the order is Support +1. */
  readonly special: boolean
}

/** Units, orders, card and other sources of strength of one side in a battle. */
export interface Force {
  readonly house: HouseId
  readonly standing: Units
  /** Routed units: strength 0, no casualties. Only a defender can have them (R14.27). */
  readonly routed: Units
  /** Number added by the March order used, or by the Defense order in the area; 0 for any other order (R14.4). */
  readonly order: number
  readonly supports: readonly SupportingForce[]
  readonly card?: CardFigures
  readonly blade: boolean
  /** Strength of the garrison token of the defender (E21.2). */
  readonly garrison?: number
  /** Tides of Battle card of this side, after it is face up (E22.3). */
  readonly tides?: Omit<TidesFigures, 'count'>
  /** `true` if no unit of this side is destroyed by swords (E14.14). */
  readonly spared?: true
}

/** Both sides of a battle, and the modifiers that come from abilities or from the players. */
export type Engagement = Readonly<Record<Side, Force>> & {
  readonly modifiers: readonly Modifier[]
  /** Whether the area has a castle or a stronghold, so that siege engines of the attacker count (E14.1). */
  readonly castle?: boolean
}

/** One number that is added to the battle strength of a side, and the source of this number. */
export interface Addend {
  readonly what: 'units' | 'march' | 'defense' | 'support' | 'card' | 'blade' | 'bonus' | 'text' | 'garrison' | 'tides'
  readonly amount: number
  /** Kind of the units that add the number; `count` is the number of units. */
  readonly unit?: UnitKind
  readonly number?: number
  /** Area from which support comes, and the house of its units. */
  readonly area?: AreaId
  readonly house?: HouseId
  /** House card that changed or added the number. */
  readonly by?: CardId
}

export interface Strength {
  readonly addends: readonly Addend[]
  readonly total: number
}

type ModifierOf<M extends Modifier['mod']> = Extract<Modifier, { mod: M }>

/** Returns the last modifier of one kind that meets the given condition. */
const changeOf = <M extends Modifier['mod']>(
  { modifiers }: Engagement,
  mod: M,
  fits: (modifier: ModifierOf<M>) => boolean = () => true,
): ModifierOf<M> | undefined =>
  modifiers.findLast((modifier): modifier is ModifierOf<M> => modifier.mod === mod && fits(modifier as ModifierOf<M>))

const marked = (change: { readonly by: CardId } | undefined): { readonly by?: CardId } => (change === undefined ? {} : { by: change.by })

/** Returns the strength of one siege engine in a fight: only attackers of a castle area count (E14.1). */
export const siegeStrength = ({ box }: Pick<State, 'box'>, attacking: boolean, castle: boolean): number =>
  attacking && castle ? (box.siegeStrength ?? 0) : 0

/** Returns whether a modifier changes the strength of this kind of unit of a house that fights or supports on a side. */
const changes = (modifier: Modifier, side: Side, unit: UnitKind, owner: UnitOwner): modifier is Modifier & { readonly counts: number } => {
  switch (modifier.mod) {
    case 'unit':
      if (modifier.side !== side || modifier.unit !== unit) return false
      return !owner.supporting || (modifier.supporting === true && owner.house === owner.side)
    case 'supportUnit':
      return owner.supporting && modifier.unit === unit && modifier.sides.includes(side)
    case 'othersUnit':
      return modifier.unit === unit && owner.house !== modifier.house
    default:
      return false
  }
}

/** Owner of a unit in a battle. `side`: house of the side that the unit helps. */
interface UnitOwner {
  readonly house: HouseId | undefined
  readonly supporting: boolean
  readonly side?: HouseId
}

/** Returns the strength of one unit, and the House card that changed it last (R14.3, E14.1, B13). */
const unitStrength = (
  state: State,
  engagement: Engagement,
  side: Side,
  unit: UnitKind,
  owner: UnitOwner,
): { readonly counts: number; readonly by?: CardId } => {
  const base = unit === 'siegeEngine' ? siegeStrength(state, side === 'attacker', engagement.castle === true) : state.box.unitStrength[unit]
  const change = engagement.modifiers.findLast((modifier) => changes(modifier, side, unit, { ...owner, side: engagement[side].house }))
  return change === undefined ? { counts: base } : { counts: change.counts, by: change.by }
}

const unitAddends = (state: State, engagement: Engagement, side: Side): readonly Addend[] =>
  UNIT_KINDS.flatMap((unit): Addend[] => {
    const { standing, house } = engagement[side]
    const number = numberOf(standing, unit)
    if (number === 0) return []
    const { counts, by } = unitStrength(state, engagement, side, unit, { house, supporting: false })
    return [{ what: 'units', unit, number, amount: number * counts, ...(by === undefined ? {} : { by }) }]
  })

const orderAddend = (engagement: Engagement, side: Side): readonly Addend[] => {
  const { order } = engagement[side]
  if (order === 0) return []
  if (side === 'attacker') return [{ what: 'march', amount: order }]
  const change = changeOf(engagement, 'defenseTimes')
  return [{ what: 'defense', amount: order * (change?.times ?? 1), ...marked(change) }]
}

const supportAddend = (state: State, engagement: Engagement, side: Side, { units, special, area, house }: SupportingForce): Addend => {
  let by: { readonly by?: CardId } = {}
  const counts = byKind((unit) => {
    const strengthOf = unitStrength(state, engagement, side, unit, { house, supporting: true })
    if (strengthOf.by !== undefined && numberOf(units, unit) > 0) by = { by: strengthOf.by }
    return strengthOf.counts
  })
  const where = { ...(area === undefined ? {} : { area }), ...(house === undefined ? {} : { house }) }
  return { what: 'support', amount: supportWorth(state, units, special, counts), ...where, ...by }
}

const cardAddend = (engagement: Engagement, side: Side): readonly Addend[] => {
  const { card } = engagement[side]
  if (card === undefined) return []
  const change = changeOf(engagement, 'cardStrength', (modifier) => modifier.side === side)
  return [{ what: 'card', amount: change?.counts ?? card.strength, ...marked(change) }]
}

/** Returns all numbers added to the strength of one side with their reasons, and the total (R14.2 steps 2–4). */
export const countOf = (state: State, engagement: Engagement, side: Side): Strength => {
  const { supports, blade, garrison, tides } = engagement[side]
  const addends: readonly Addend[] = [
    ...unitAddends(state, engagement, side),
    ...orderAddend(engagement, side),
    ...(side === 'defender' && garrison !== undefined ? [{ what: 'garrison', amount: garrison } as const] : []),
    ...supports.map((support) => supportAddend(state, engagement, side, support)),
    ...cardAddend(engagement, side),
    ...engagement.modifiers.flatMap((change): Addend[] =>
      change.mod === 'bonus' && change.side === side ? [{ what: 'bonus', amount: change.amount, by: change.by }] : [],
    ),
    ...gainsOf(engagement, side).flatMap(({ strength: amount, by }): Addend[] => (amount === 0 ? [] : [{ what: 'text', amount, by }])),
    ...(tides === undefined ? [] : [{ what: 'tides', amount: tides.strength } as const]),
    ...(blade ? [{ what: 'blade', amount: 1 } as const] : []),
  ]
  return { addends, total: addends.reduce((sum, { amount }) => sum + amount, 0) }
}

/** Returns the swords and fortifications of a side, with those of its Tides of Battle card (E22.3). */
export const iconsOf = (engagement: Engagement, side: Side): Omit<CardFigures, 'strength'> => {
  const onCard = cardIconsOf(engagement, side)
  const { tides } = engagement[side]
  if (tides === undefined) return onCard
  return { swords: onCard.swords + tides.swords, fortifications: onCard.fortifications + tides.fortifications }
}

/** Returns the swords and fortifications of the House card of a side: printed, added by texts, or entered by the players. */
export const cardIconsOf = (engagement: Engagement, side: Side): Omit<CardFigures, 'strength'> => {
  const change = changeOf(engagement, 'icons', (modifier) => modifier.side === side)
  const onCard = change ?? engagement[side].card ?? { swords: 0, fortifications: 0 }
  const gains = gainsOf(engagement, side)
  if (gains.length === 0) return onCard
  const sum = (icon: 'swords' | 'fortifications') => gains.reduce((all, gain) => all + gain[icon], onCard[icon])
  return { swords: sum('swords'), fortifications: sum('fortifications') }
}

/** Returns what texts add to the House card of a side. */
const gainsOf = ({ modifiers }: Engagement, side: Side): readonly ModifierOf<'gain'>[] =>
  modifiers.filter((modifier): modifier is ModifierOf<'gain'> => modifier.mod === 'gain' && modifier.side === side)

/**
 * Returns the number of casualties of the loser: swords − fortifications, at least 0, at most its units that are not routed (R14.18,
 * R14.19, A24).
 */
export const casualtiesOf = (engagement: Engagement, winner: Side): number => {
  const loser = opposite(winner)
  const { standing, spared } = engagement[loser]
  if (spared === true) return 0
  const due = Math.max(0, iconsOf(engagement, winner).swords - iconsOf(engagement, loser).fortifications)
  return Math.min(due, count(standing) - numberOf(standing, 'siegeEngine'))
}

/** Returns the side that wins if the totals are equal: the house higher on the Fiefdoms track (R14.16). */
export const higherOnFiefdoms = (state: State, engagement: Engagement): Side => {
  const placeOf = (side: Side) => place(state, 'fiefdoms', engagement[side].house) || Number.POSITIVE_INFINITY
  return placeOf('attacker') < placeOf('defender') ? 'attacker' : 'defender'
}

/** Returns both strengths, the winner, the reason and the casualties (R14.16–R14.19). Negative strengths are compared as they are (A44). */
export const resultOf = (state: State, engagement: Engagement): BattleResult => {
  const total = countOf(state, engagement, 'attacker').total
  const attacker = editionOf(state).totalsBelowZero ? total : Math.max(0, total)
  const defender = countOf(state, engagement, 'defender').total
  const equal = attacker === defender
  const stronger: Side = attacker > defender ? 'attacker' : 'defender'
  const winner = equal ? higherOnFiefdoms(state, engagement) : stronger
  const casualties = casualtiesOf(engagement, winner)
  const result = { attacker, defender, winner, decidedBy: equal ? 'fiefdoms' : 'strength', casualties } as const
  return editionOf(state).textsApplyAlone ? { ...result, texts: [...new Set(engagement.modifiers.map(({ by }) => by))] } : result
}

/** Returns the strength, swords and fortifications of a played card, as printed or as reported. */
export const figuresOf = (state: State, played: PlayedCard): CardFigures => {
  if ('told' in played) return played.told
  return state.box.cards[played.card] ?? { strength: 0, swords: 0, fortifications: 0 }
}

/**
 * Returns the units of one side of the open battle. If a correction placed units of another house in the battle area, the defender has no
 * units.
 */
export const forceOf = (state: State, battle: Battle, side: Side): { readonly standing: Units; readonly routed: Units } => {
  if (side === 'attacker') return { standing: battle.attackers, routed: NO_UNITS }
  const { garrison } = areaAt(state, battle.area)
  return garrison?.house === battle.defender ? garrison : { standing: NO_UNITS, routed: NO_UNITS }
}

const supportsOf = (state: State, battle: Battle, side: Side): readonly SupportingForce[] =>
  battle.supports.flatMap((support): SupportingForce[] => {
    if (support.for !== side || support.declined === true) return []
    const { garrison } = areaAt(state, support.area)
    const units = garrison?.house === support.house ? garrison.standing : NO_UNITS
    return [{ house: support.house, area: support.area, units, special: support.special }]
  })

const tidesOf = ({ box }: State, { tides }: Battle, side: Side): Pick<Force, 'tides'> | undefined => {
  const card = tides?.shown === true ? tides[side] : undefined
  const figures = card === undefined ? undefined : box.tides?.[card]
  return figures && { tides: figures }
}

/** Returns the input of the strength calculation for the open battle: current units, orders, support, cards, Blade. */
export const engagementOf = (state: State, battle: Battle): Engagement => {
  const side = (which: Side): Force => {
    const { standing, routed } = forceOf(state, battle, which)
    const played = battle.cards?.[which]
    const order = which === 'attacker' ? battle.march : battle.defense
    return {
      house: battle[which],
      standing,
      routed,
      order: order === undefined ? 0 : orderToken(state, order).value,
      supports: supportsOf(state, battle, which),
      ...(played === undefined ? {} : { card: figuresOf(state, played) }),
      blade: battle.blade === battle[which],
      ...(which === 'defender' && garrisonStrength(state, battle) > 0 ? { garrison: garrisonStrength(state, battle) } : {}),
      ...tidesOf(state, battle, which),
      ...(isSpared(state, battle, which) ? { spared: true } : {}),
    }
  }
  return {
    attacker: side('attacker'),
    defender: side('defender'),
    modifiers: [...textsInForce(state, battle), ...battle.modifiers],
    castle: printed(state, battle.area).castle > 0,
  }
}

/**
 * Returns the strength of both sides with every added number. Before the House cards are played: the announced strength (R14.2 step 2).
 * Afterwards: including cards, abilities and Blade.
 */
export const strength = (state: State, battle: Battle): Readonly<Record<Side, Strength>> => {
  const engagement = engagementOf(state, battle)
  return { attacker: countOf(state, engagement, 'attacker'), defender: countOf(state, engagement, 'defender') }
}
