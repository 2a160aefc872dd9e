import { canonical } from '../../referee'
import { isObject } from '../../session/environment/local-storage'

/** Fields of an unfinished answer (draft), or fields of a step that the user can add to it. */
export type Fields = Readonly<Record<string, unknown>>

/** One choice within an answer, with the steps that the user can choose from. */
export interface Level {
  /** Unfinished answer before this choice. */
  readonly before: Fields
  /** Steps that the user can choose from; at least one step. */
  readonly steps: readonly Fields[]
  /** Step that the user has chosen; undefined if this choice is still open. */
  readonly taken: Fields | undefined
}

/** Fields whose input control sets the complete content at once. An unfinished answer may contain such a field with incomplete content. */
const WHOLE: readonly string[] = ['payment', 'faces']

const isSame = (one: unknown, other: unknown): boolean => one !== undefined && other !== undefined && canonical(one) === canonical(other)

/**
 * Returns whether `value` extends `part`: a longer list that begins with the list `part`, or an object in which no count is smaller than in
 * `part`.
 */
const hasGrownFrom = (value: unknown, part: unknown): boolean => {
  if (isSame(value, part)) return true
  if (Array.isArray(part)) return Array.isArray(value) && part.every((one, at) => isSame(value[at], one))
  if (!isObject(part) || !isObject(value)) return false
  return Object.entries(part).every(([key, inner]) => {
    const now = value[key]
    return typeof inner === 'number' && typeof now === 'number' ? inner <= now : hasGrownFrom(now, inner)
  })
}

/** Returns the size of a step, for comparing steps: the number of its fields plus the numbers inside of its objects. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return 1 + value.length
  return isObject(value) ? 1 + Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 0) : 1
}

const isTaken = (draft: Fields, step: Fields): boolean =>
  Object.entries(step).every(([name, value]) => (WHOLE.includes(name) ? isSame(draft[name], value) : hasGrownFrom(draft[name], value)))

/** Returns whether a step changes the unfinished answer to which it is added. */
const adds = (before: Fields, step: Fields): boolean => Object.entries(step).some(([name, value]) => !isSame(before[name], value))

/**
 * Returns the choices that lead to a draft, followed by the next open choice, if the draft is incomplete.
 * @param stepsAfter returns the steps that can be added to a draft
 */
export const levelsOf = (stepsAfter: (draft: Fields) => readonly unknown[], draft: Fields): readonly Level[] => {
  const levels: Level[] = []
  let before: Fields = {}
  for (;;) {
    const from = before
    const steps = stepsAfter(from).filter((step): step is Fields => isObject(step) && adds(from, step))
    if (steps.length === 0) return levels
    /**
     * If several steps match the unfinished answer, take the largest. The user either chose this step, or all matching steps lead to the
     * same answer.
     */
    const [taken] = steps.filter((step) => isTaken(draft, step)).toSorted((one, other) => sizeOf(other) - sizeOf(one))
    levels.push({ before: from, steps, taken })
    if (taken === undefined) return levels
    before = { ...from, ...taken }
  }
}

/**
 * Adds the default payment to a draft without a payment, so that the user does not have to tap the default payment. @param last last choice
 * of the draft
 */
export const withUsualPayment = (draft: Fields, last: Level | undefined): Fields =>
  last?.steps[0]?.payment !== undefined && draft.payment === undefined ? { ...draft, ...last.steps[0] } : draft

/**
 * Returns whether the app offered every part of an unfinished answer as a step. The result is false for an incomplete payment or incomplete
 * dice.
 */
export const isOffered = (levels: readonly Level[], draft: Fields): boolean =>
  canonical(levels.reduce<Fields>((all, { taken }) => ({ ...all, ...taken }), {})) === canonical(draft)

/** Returns the number that each step contains, if the steps differ only in this number; undefined if the steps differ in anything else. */
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

/** Returns the primitive values inside a step. The key is the property path of the value. */
const leavesOf = (value: unknown, path = '', found = new Map<string, unknown>()): ReadonlyMap<string, unknown> => {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${path}/${key}`, found)
  else found.set(path, value)
  return found
}
