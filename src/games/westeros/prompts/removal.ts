import { accepted, type Random, type Refusal } from '../../../referee'
import { numberOf, UNIT_KINDS, type AreaId, type HouseId, type UnitKind, type Units } from '../box/box'
import type { UnitsByArea } from '../model/moves'
import type { RemoveUnits } from '../rules/removal'
import { refuse, type Code } from '../model/refusals'
import { missingUnit, piecesLeft, piecesOf, total } from '../rules/removal'
import { NO_UNITS, type State } from '../model/state'
import type { MoveDomain } from './domains'
import { count, units } from '../model/units'
import { isReportStep, sampleReport, takeReport, reportSteps, type ReportedArmies, type ReportStep } from './reported-armies'

/** Questions in which a house removes units one by one, because of the card *Supply* or as losses to the wildlings. */

export interface RemovalDraft extends ReportedArmies {
  readonly remove: UnitsByArea
}
/** Step that removes one unit, puts a unit back (`back`), or reports army sizes if units are not tracked. */
export type RemovalStep = { readonly area: AreaId; readonly unit: UnitKind; readonly back?: true } | ReportStep

/** Rules for removing units, which differ for the card *Supply* and for the wildlings. */
export interface RemovalRules {
  /** Number of the rule that refuses a unit that need not be removed, e.g. `R3.5`. */
  readonly rule: string
  /** Returns the refusal of the complete list of removed units, if any. */
  objection(removal: Omit<RemoveUnits, 'do'>): Refusal<Code> | undefined
  /** Returns whether the list of removed units can become valid if more units are added. */
  completable(remove: UnitsByArea): boolean
  /** Returns a random valid list of removed units. */
  sample(random: Random): UnitsByArea
}

/** Returns the list of removed units with one unit of an area added (1) or taken off the list (−1); omits areas without removed units. */
const changed = (remove: UnitsByArea, area: AreaId, unit: UnitKind, by: 1 | -1): UnitsByArea => {
  const { [area]: before = NO_UNITS, ...others } = remove
  const after = units({ ...before, [unit]: numberOf(before, unit) + by })
  return count(after) === 0 ? others : { ...others, [area]: after }
}

export const removalDomain = (state: State, house: HouseId, rules: RemovalRules): MoveDomain<RemovalDraft, RemovalStep> => {
  const pieces = piecesOf(state, house)
  const whole = ({ remove, sizes }: RemovalDraft): RemoveUnits => ({
    do: 'removeUnits',
    house,
    remove,
    ...(sizes === undefined ? {} : { sizes }),
  })
  const sizesObjection = (sizes: readonly number[]) => rules.objection({ house, remove: {}, sizes })
  const unitSteps = (remove: UnitsByArea): readonly RemovalStep[] => {
    const further = Object.entries(piecesLeft(pieces, remove)).flatMap(([area, left]) =>
      UNIT_KINDS.flatMap((unit) => (numberOf(left, unit) > 0 && rules.completable(changed(remove, area, unit, 1)) ? [{ area, unit }] : [])),
    )
    const back = Object.entries(remove).flatMap(([area, gone]) =>
      UNIT_KINDS.flatMap((unit) => (numberOf(gone, unit) > 0 ? [{ area, unit, back: true } as const] : [])),
    )
    return [...further, ...back]
  }
  return {
    empty: { remove: {} },
    steps: ({ remove, sizes }) => (state.tracking.units ? unitSteps(remove) : reportSteps(state, sizes, sizesObjection)),
    take: (draft, step) => {
      if (isReportStep(step)) return takeReport(state, draft, step, sizesObjection)
      if (!state.tracking.units) return refuse('NOT_TRACKED', { part: 'units' })
      const { area, unit } = step
      if (step.back === true) {
        if ((draft.remove[area]?.[unit] ?? 0) === 0) return refuse('NO_SUCH_UNIT', { house, area })
        return accepted({ ...draft, remove: changed(draft.remove, area, unit, -1) })
      }
      const remove = changed(draft.remove, area, unit, 1)
      const missing = missingUnit(state, house, remove)
      if (missing !== undefined) return { ok: false, refusal: missing }
      if (rules.completable(remove)) return accepted({ ...draft, remove })
      const isEnough = rules.objection(whole(draft)) === undefined
      return refuse('REMOVAL_NOT_NEEDED', isEnough ? { house, area, chosen: count(total(draft.remove)) } : { house, area }, rules.rule)
    },
    finish: (draft) => {
      const refusal = rules.objection(whole(draft))
      return refusal === undefined ? accepted(whole(draft)) : { ok: false, refusal }
    },
    sample: (random) =>
      whole(state.tracking.units ? { remove: rules.sample(random) } : { remove: {}, ...sampleReport(state, house, random) }),
  }
}

/** Takes units of these kinds one by one from random areas. */
export const takeAnywhere = (pieces: UnitsByArea, kinds: Units, random: Random): UnitsByArea => {
  let remove: UnitsByArea = {}
  for (const unit of UNIT_KINDS)
    for (let n = 0; n < numberOf(kinds, unit); n++) {
      const areas = Object.entries(piecesLeft(pieces, remove)).flatMap(([area, left]) => (numberOf(left, unit) > 0 ? [area] : []))
      const area = areas[Math.floor(random() * areas.length)]
      if (area !== undefined) remove = changed(remove, area, unit, 1)
    }
  return remove
}

/** Takes `number` units of random kinds from one area. */
export const takeSome = (there: Units, number: number, random: Random): Units => {
  let gone = NO_UNITS
  for (let n = 0; n < number; n++) {
    const left = UNIT_KINDS.filter((kind) => numberOf(there, kind) > numberOf(gone, kind))
    const kind = left[Math.floor(random() * left.length)]
    if (kind !== undefined) gone = units({ ...gone, [kind]: numberOf(gone, kind) + 1 })
  }
  return gone
}
