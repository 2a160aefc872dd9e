import { plus, totalOf } from '../../../../kit/counts'
import type { Moment } from '../../../../referee'
import { happenedIn } from '../../../../table/moments'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Language } from '../../../../ui/words'
import { axisAndAllies, type AxisAndAllies } from '../..'
import { isZone } from '../../box/board'
import { POWERS, type Power } from '../../box/powers'
import { isLand, type Unit, type Units } from '../../box/units'
import type { Event } from '../../model/events'
import { battleLosses } from '../../views/battle-losses'
import { textsIn } from '../parts/words'
import { wordsIn } from '../../words'
import { foldTextsIn } from './words/folds'

type UnitsAt = Readonly<Record<string, Units>>
type UnitsByPower = Readonly<Partial<Record<Power, Units>>>

/** Everything that happened in the entries of a collapsed row. */
interface Happened {
  readonly bought: Units
  /** Units that moved to each space, and units that were placed in each space. */
  readonly moved: UnitsAt
  readonly placed: UnitsAt
  readonly lost: UnitsByPower
  /** Income that was collected; undefined if none was. */
  readonly income: number | undefined
}

const addAt = (all: UnitsAt, at: string, unit: Unit, count: number): UnitsAt => ({ ...all, [at]: plus<Unit>(all[at], { [unit]: count }) })

/** Returns the units of the types that fit. */
const picked = (units: Units, fits: (unit: Unit) => boolean): Units =>
  Object.fromEntries(Object.entries(units).filter(([unit]) => fits(unit as Unit)))

const withLosses = (all: UnitsByPower, lost: UnitsByPower): UnitsByPower => {
  const sum = { ...all }
  for (const power of POWERS) if (lost[power] !== undefined) sum[power] = plus<Unit>(sum[power], lost[power])
  return sum
}

const added = (all: Happened, event: Event, before: AxisAndAllies['state'] | undefined): Happened => {
  switch (event.e) {
    case 'purchased':
      return { ...all, bought: plus<Unit>(all.bought, event.units) }
    case 'moved':
      return { ...all, moved: event.shifts.reduce((moved, { to, unit, count }) => addAt(moved, to, unit, count), all.moved) }
    case 'mobilized':
      return { ...all, placed: addAt(all.placed, event.at, event.unit, event.count) }
    case 'collected':
      return { ...all, income: (all.income ?? 0) + event.gain }
    case 'fired':
    case 'lossesTaken':
    case 'brokenOff':
      return { ...all, lost: withLosses(all.lost, battleLosses(event, before?.battle)) }
    default:
      return all
  }
}

/** Events that a collapsed row repeats as in their own row. */
const REPEATED: readonly string[] = ['developed', 'notDeveloped', 'taken', 'shotOnTheWay', 'raided', 'rocketHit', 'leftOver']

/**
 * Describes the entries of a collapsed row with their units and amounts: a purchase, moves, placed units, losses and income. Undefined if
 * the entries contain none of these.
 * @param moments in the order of play
 */
export const logSummaryOf = (moments: readonly Moment<AxisAndAllies>[], language: Language): string | undefined => {
  const { unitList, spaceName, powers } = textsIn(language)
  const { events } = wordsIn(language)
  const fold = foldTextsIn(language)
  const happenings = moments.flatMap((moment) => happenedIn(axisAndAllies, moment))
  const nothing: Happened = { bought: {}, moved: {}, placed: {}, lost: {}, income: undefined }
  const { bought, moved, placed, lost, income } = happenings.reduce((all, { event, before }) => added(all, event, before), nothing)
  const bySpace = (units: UnitsAt, text: (units: string, at: string) => string) =>
    Object.entries(units).map(([at, here]) => text(unitList(here), spaceName(at)))
  const losses = POWERS.flatMap((power) => (lost[power] === undefined ? [] : [fold.of(powers[power], unitList(lost[power]))]))
  const repeated = happenings.flatMap(({ event }) => {
    if (!REPEATED.includes(event.e)) return []
    const text = events[event.e as 'developed'] as (event: unknown) => string
    return [text(event)]
  })
  const parts = [
    ...(Object.keys(bought).length === 0 ? [] : [fold.bought(unitList(bought))]),
    ...Object.entries(moved).flatMap(([at, units]) => {
      const [aboard, sent] = [picked(units, (unit) => isZone(at) && isLand(unit)), picked(units, (unit) => !isZone(at) || !isLand(unit))]
      return [
        ...(totalOf(sent) > 0 ? [fold.moved(unitList(sent), spaceName(at))] : []),
        ...(totalOf(aboard) > 0 ? [fold.aboard(unitList(aboard), spaceName(at))] : []),
      ]
    }),
    ...(Object.keys(placed).length === 0 ? [] : [fold.placed(bySpace(placed, fold.at).join('; '))]),
    ...(losses.length === 0 ? [] : [fold.lost(losses.join('; '))]),
    ...(income === undefined ? [] : [fold.income(income)]),
  ]
  const all = [...parts.map((text) => `${sentence(text)}.`), ...repeated]
  return all.length === 0 ? undefined : all.join(' ')
}
