import { accepted, type Random, type Refusal } from '../../../referee'
import type { HouseId } from '../box/box'
import { houseState } from '../model/position'
import { refuse, type Answer, type Code } from '../model/refusals'
import { flagsOf, highestLevel } from '../rules/supply'
import type { State } from '../model/state'

/** Army sizes that the players report if the app does not track units. They enter one army after another, or skip the report (7.1). */

/** Draft of reported army sizes. If `sizes` is omitted, the players report nothing. */
export interface ReportedArmies {
  readonly sizes?: readonly number[]
}
/** Step that starts (`tell: true`) or skips the report, adds an army by its size, or removes an army. */
export type ReportStep = { readonly tell: boolean } | { readonly army: number } | { readonly drop: number }

export const isReportStep = (step: object): step is ReportStep => 'tell' in step || 'army' in step || 'drop' in step

/** Function that returns the refusal of a list of army sizes, if any. */
type Objection = (sizes: readonly number[]) => Refusal<Code> | undefined

/** Returns the legal next steps of a report of armies. */
export const reportSteps = (state: State, sizes: readonly number[] | undefined, objection: Objection): readonly ReportStep[] => {
  if (sizes === undefined) return [{ tell: true }]
  const [largest = 1] = flagsOf(state.box, highestLevel(state.box))
  const fitting = Array.from({ length: Math.max(largest - 1, 0) }, (_, k) => k + 2).filter(
    (army) => objection([...sizes, army]) === undefined,
  )
  return [{ tell: false }, ...fitting.map((army) => ({ army })), ...[...new Set(sizes)].map((drop) => ({ drop }))]
}

/**
 * Applies one step of a report to the draft. Refusals: NOT_TRACKED if units are tracked, NO_SUCH_UNIT for an army that is
 * not in the list, and those of `objection`.
 */
export const takeReport = <Draft extends ReportedArmies>(
  state: State,
  draft: Draft,
  step: ReportStep,
  objection: Objection,
): Answer<Draft> => {
  if (state.tracking.units) return refuse('NOT_TRACKED', { part: 'units' })
  const { sizes: before = [], ...rest } = draft
  if ('tell' in step) return accepted((step.tell ? { ...draft, sizes: before } : rest) as Draft)
  if ('drop' in step) {
    const at = before.indexOf(step.drop)
    return at < 0 ? refuse('NO_SUCH_UNIT', { units: step.drop }) : accepted({ ...draft, sizes: before.filter((_, k) => k !== at) })
  }
  const sizes = [...before, step.army]
  const refusal = objection(sizes)
  return refusal === undefined ? accepted({ ...draft, sizes }) : { ok: false, refusal }
}

/** Returns random armies that fit the supply of a house, or no report. */
export const sampleReport = (state: State, house: HouseId, random: Random): ReportedArmies => {
  if (state.tracking.units || random() < 0.5) return {}
  const flags = flagsOf(state.box, houseState(state, house).supply)
  const sizes = flags.flatMap((flag) => (flag < 2 || random() < 0.3 ? [] : [2 + Math.floor(random() * (flag - 1))]))
  return { sizes }
}
