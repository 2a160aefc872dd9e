import type { Tick } from './board-check'

/** A screen of the check in steps, and its ticks. */
export interface WalkStep {
  /** URL value: an area, or `OFF_BOARD`. */
  readonly step: string
  readonly ticks: readonly Tick[]
}

/** URL value of the last step, which contains all parts outside the areas. */
export const OFF_BOARD = 'beside'

/** Returns the steps: one per area, then one for all parts outside the areas. */
export const stepsOf = (areas: readonly string[], tickOf: (area: string) => Tick, beside: readonly Tick[]): readonly WalkStep[] => [
  ...areas.map((area) => ({ step: area, ticks: [tickOf(area)] })),
  ...(beside.length > 0 ? [{ step: OFF_BOARD, ticks: beside }] : []),
]

/** Returns the step of the URL; otherwise the first one without a tick, or the first of all. */
export const stepAt = (steps: readonly WalkStep[], asked: string | null, ticked: ReadonlySet<Tick>): WalkStep | undefined =>
  steps.find(({ step }) => step === asked) ?? steps.find(({ ticks }) => ticks.some((one) => !ticked.has(one))) ?? steps[0]

/** Returns the previous and next step. */
export const stepsBeside = (steps: readonly WalkStep[], step: WalkStep | undefined) => {
  const at = step === undefined ? -1 : steps.indexOf(step)
  return { before: at > 0 ? steps[at - 1] : undefined, next: steps[at + 1] }
}
