import type { Tick } from './board-check'

/** Screen of the board check in steps, and the areas or pieces that the user ticks on this screen. */
export interface WalkStep {
  /** URL value of the step: an area, or `OFF_BOARD`. */
  readonly step: string
  readonly ticks: readonly Tick[]
}

/** URL value of the last step, which contains all pieces outside the areas. */
export const OFF_BOARD = 'beside'

/** Returns the steps of the board check: one per area, then one for all pieces outside the areas. */
export const stepsOf = (areas: readonly string[], tickOf: (area: string) => Tick, beside: readonly Tick[]): readonly WalkStep[] => [
  ...areas.map((area) => ({ step: area, ticks: [tickOf(area)] })),
  ...(beside.length > 0 ? [{ step: OFF_BOARD, ticks: beside }] : []),
]

/**
 * Returns the step in the URL. If the URL contains no valid step, returns the first step that is not completely ticked, or the first
 * step if all are ticked.
 */
export const stepAt = (steps: readonly WalkStep[], asked: string | null, ticked: ReadonlySet<Tick>): WalkStep | undefined =>
  steps.find(({ step }) => step === asked) ?? steps.find(({ ticks }) => ticks.some((one) => !ticked.has(one))) ?? steps[0]

/** Returns the step before and the step after a step of the board check. */
export const stepsBeside = (steps: readonly WalkStep[], step: WalkStep | undefined) => {
  const at = step === undefined ? -1 : steps.indexOf(step)
  return { before: at > 0 ? steps[at - 1] : undefined, next: steps[at + 1] }
}
