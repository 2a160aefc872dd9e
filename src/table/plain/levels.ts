import { canonical } from '../../referee'
import { isObject } from '../../session/environment/local-storage'

/** A draft of an answer, or a step to be added to a draft, as its fields. */
export type Fields = Readonly<Record<string, unknown>>

/** One choice within an answer. */
export interface Level {
  /** Draft before this choice. */
  readonly before: Fields
  /** Steps to choose from; at least one. */
  readonly steps: readonly Fields[]
  /** Step that the draft contains; undefined if this choice is still open. */
  readonly taken: Fields | undefined
}

/** Fields that a control sets as one value; a draft may contain them while incomplete. */
const WHOLE: readonly string[] = ['payment', 'faces']

const isSame = (one: unknown, other: unknown): boolean => one !== undefined && other !== undefined && canonical(one) === canonical(other)

/** Returns whether a value extends a part of it: a longer list with the same beginning, or an object whose counts are equal or larger. */
const hasGrownFrom = (value: unknown, part: unknown): boolean => {
  if (isSame(value, part)) return true
  if (Array.isArray(part)) return Array.isArray(value) && part.every((one, at) => isSame(value[at], one))
  if (!isObject(part) || !isObject(value)) return false
  return Object.entries(part).every(([key, inner]) => {
    const now = value[key]
    return typeof inner === 'number' && typeof now === 'number' ? inner <= now : hasGrownFrom(now, inner)
  })
}

/** Measures a step to compare steps: counts its values and adds the numbers inside of objects. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return 1 + value.length
  return isObject(value) ? 1 + Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 0) : 1
}

const isTaken = (draft: Fields, step: Fields): boolean =>
  Object.entries(step).every(([name, value]) => (WHOLE.includes(name) ? isSame(draft[name], value) : hasGrownFrom(draft[name], value)))

/** Returns whether a step changes a draft. */
const adds = (before: Fields, step: Fields): boolean => Object.entries(step).some(([name, value]) => !isSame(before[name], value))

/**
 * Returns the choices that lead to a draft, followed by the next open choice, if any.
 * @param stepsAfter returns the steps that can be added to a draft
 */
export const levelsOf = (stepsAfter: (draft: Fields) => readonly unknown[], draft: Fields): readonly Level[] => {
  const levels: Level[] = []
  let before: Fields = {}
  for (;;) {
    const from = before
    const steps = stepsAfter(from).filter((step): step is Fields => isObject(step) && adds(from, step))
    if (steps.length === 0) return levels
    // If several steps match, take the largest: either it was chosen, or all of them lead to the same draft.
    const [taken] = steps.filter((step) => isTaken(draft, step)).toSorted((one, other) => sizeOf(other) - sizeOf(one))
    levels.push({ before: from, steps, taken })
    if (taken === undefined) return levels
    before = { ...from, ...taken }
  }
}

/** Adds the default payment to a draft in which none was entered, so that the default needs no tap. @param last last level of the draft */
export const withUsualPayment = (draft: Fields, last: Level | undefined): Fields =>
  last?.steps[0]?.payment !== undefined && draft.payment === undefined ? { ...draft, ...last.steps[0] } : draft

/** Returns whether all contents of a draft were offered as steps. An incomplete payment or incomplete dice were not. */
export const isOffered = (levels: readonly Level[], draft: Fields): boolean =>
  canonical(levels.reduce<Fields>((all, { taken }) => ({ ...all, ...taken }), {})) === canonical(draft)

/** Returns the numbers of steps that differ in a single number; undefined if they differ in anything else. */
export const numbersOf = (steps: readonly Fields[]): readonly number[] | undefined => {
  const leaves = steps.map((step) => leavesOf(step))
  const [first] = leaves
  if (first === undefined || steps.length < 2) return undefined
  const differing = [...first.keys()].filter((path) => leaves.some((one) => one.get(path) !== first.get(path)))
  const [path, ...others] = differing
  if (path === undefined || others.length > 0 || leaves.some((one) => one.size !== first.size)) return undefined
  const values = leaves.map((one) => one.get(path))
  return values.every((value): value is number => typeof value === 'number') ? values : undefined
}

/** Returns the leaf values of a step by path. */
const leavesOf = (value: unknown, path = '', found = new Map<string, unknown>()): ReadonlyMap<string, unknown> => {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${path}/${key}`, found)
  else found.set(path, value)
  return found
}
