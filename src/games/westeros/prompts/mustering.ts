import { accepted } from '../../../referee'
import type { HouseId } from '../box/box'
import type { MusterStep } from '../model/moves'
import type { Muster } from '../rules/mustering'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { NOTHING_WAIVED, refuse } from '../model/refusals'
import { musterObjection, oneAreaObjection, purchaseObjection, purchases } from '../rules/mustering'
import type { State } from '../model/state'
import { isReportStep, sampleReport, takeReport, reportSteps, type ReportedArmies, type ReportStep } from './reported-armies'

/** R4: questions about mustering, answered purchase by purchase. The house can stop at any time (R4.9). */

export interface MusterDraft extends ReportedArmies {
  readonly steps: readonly MusterStep[]
}
/** Step that adds a purchase, removes a purchase (`without`: its index), or reports army sizes if units are not tracked. */
export type MusterDomainStep = MusterStep | { readonly without: number } | ReportStep

/** @param oneArea whether only one area may muster, because of a wildling card (E6.6) */
export const musterDomain = (state: State, house: HouseId, oneArea = false): MoveDomain<MusterDraft, MusterDomainStep> => {
  const whole = ({ steps, sizes }: MusterDraft): Muster => ({ do: 'muster', house, steps, ...(sizes === undefined ? {} : { sizes }) })
  const sizesObjection = (sizes: readonly number[]) => musterObjection(state, { house, steps: [], sizes })
  const without = (steps: readonly MusterStep[], index: number) => steps.filter((_, k) => k !== index)
  const canDrop = (steps: readonly MusterStep[], index: number) =>
    musterObjection(state, { house, steps: without(steps, index) }) === undefined
  return {
    empty: { steps: [] },
    steps: ({ steps, sizes }) => {
      if (!state.tracking.units) return reportSteps(state, sizes, sizesObjection)
      const fits = (step: MusterStep) => !oneArea || steps.length === 0 || step.at === steps[0]?.at
      return [
        ...purchases(state, house, steps).filter(fits),
        ...steps.flatMap((_, index) => (canDrop(steps, index) ? [{ without: index }] : [])),
      ]
    },
    take: (draft, step) => {
      if (isReportStep(step)) return takeReport(state, draft, step, sizesObjection)
      if (!state.tracking.units) return refuse('NOT_TRACKED', { part: 'units' })
      if ('without' in step) {
        const steps = without(draft.steps, step.without)
        const refusal = musterObjection(state, { house, steps })
        return refusal === undefined ? accepted({ ...draft, steps }) : { ok: false, refusal }
      }
      const elsewhere = oneArea ? oneAreaObjection([...draft.steps, step], NOTHING_WAIVED) : undefined
      const refusal = elsewhere ?? purchaseObjection(state, house, draft.steps, step)
      return refusal === undefined ? accepted({ ...draft, steps: [...draft.steps, step] }) : { ok: false, refusal }
    },
    finish: (draft) => {
      const refusal = musterObjection(state, whole(draft))
      return refusal === undefined ? accepted(whole(draft)) : { ok: false, refusal }
    },
    sample: (random) => {
      if (!state.tracking.units) return whole({ steps: [], ...sampleReport(state, house, random) })
      let steps: readonly MusterStep[] = []
      while (random() < 0.92) {
        const only = oneArea ? steps[0]?.at : undefined
        const step = oneOf(
          random,
          purchases(state, house, steps).filter(({ at }) => only === undefined || at === only),
        )
        if (step === undefined) break
        steps = [...steps, step]
      }
      return whole({ steps })
    },
  }
}
