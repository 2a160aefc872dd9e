import type { Tick } from './board-check'

/** A screen of the walk round the board, and the ticks that it sets. */
export interface WalkStep {
  /** Its name in the address: an area, or the pieces beside the areas. */
  readonly step: string
  readonly ticks: readonly Tick[]
}

/** In the address: the last step, everything beside the areas. */
export const OFF_BOARD = 'beside'

/** The areas one by one, then everything beside them at once. */
export const stepsOf = (areas: readonly string[], tickOf: (area: string) => Tick, beside: readonly Tick[]): readonly WalkStep[] => [
  ...areas.map((area) => ({ step: area, ticks: [tickOf(area)] })),
  ...(beside.length > 0 ? [{ step: OFF_BOARD, ticks: beside }] : []),
]

/** The step that the address names; else the first one that is not ticked yet, or the first of all. */
export const stepAt = (steps: readonly WalkStep[], asked: string | null, ticked: ReadonlySet<Tick>): WalkStep | undefined =>
  steps.find(({ step }) => step === asked) ?? steps.find(({ ticks }) => ticks.some((one) => !ticked.has(one))) ?? steps[0]

/** The steps on both sides of one. */
export const stepsBeside = (steps: readonly WalkStep[], step: WalkStep | undefined) => {
  const at = step === undefined ? -1 : steps.indexOf(step)
  return { before: at > 0 ? steps[at - 1] : undefined, next: steps[at + 1] }
}
