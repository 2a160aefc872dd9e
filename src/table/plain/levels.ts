import { canonical } from '../../referee'
import { isObject } from '../../session/environment/local-storage'

/** A draft of an answer, or a step that it grows by, as the fields that it holds. */
export type Fields = Readonly<Record<string, unknown>>

/** One choice on the way to an answer. */
export interface Level {
  /** The draft before this choice. */
  readonly before: Fields
  /** The steps to choose from; at least one. */
  readonly steps: readonly Fields[]
  /** The step that the draft has taken; undefined where it has taken none yet. */
  readonly taken: Fields | undefined
}

/** Fields that a screen fills in as a whole: a draft may hold them before they are complete. */
const WHOLE: readonly string[] = ['payment', 'faces']

const isSame = (one: unknown, other: unknown): boolean => one !== undefined && other !== undefined && canonical(one) === canonical(other)

/** Whether a value has grown from a part of it: a longer list with the same beginning, or an object with at least the same counts. */
const hasGrownFrom = (value: unknown, part: unknown): boolean => {
  if (isSame(value, part)) return true
  if (Array.isArray(part)) return Array.isArray(value) && part.every((one, at) => isSame(value[at], one))
  if (!isObject(part) || !isObject(value)) return false
  return Object.entries(part).every(([key, inner]) => {
    const now = value[key]
    return typeof inner === 'number' && typeof now === 'number' ? inner <= now : hasGrownFrom(now, inner)
  })
}

/** The number of values in a step, with numbers inside of objects by their size. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return 1 + value.length
  return isObject(value) ? 1 + Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 0) : 1
}

const isTaken = (draft: Fields, step: Fields): boolean =>
  Object.entries(step).every(([name, value]) => (WHOLE.includes(name) ? isSame(draft[name], value) : hasGrownFrom(draft[name], value)))

/** Whether a step changes a draft. */
const adds = (before: Fields, step: Fields): boolean => Object.entries(step).some(([name, value]) => !isSame(before[name], value))

/**
 * The choices that lead to a draft, and the next one if there is one.
 * @param stepsAfter the steps that a draft may grow by
 */
export const levelsOf = (stepsAfter: (draft: Fields) => readonly unknown[], draft: Fields): readonly Level[] => {
  const levels: Level[] = []
  let before: Fields = {}
  for (;;) {
    const from = before
    const steps = stepsAfter(from).filter((step): step is Fields => isObject(step) && adds(from, step))
    if (steps.length === 0) return levels
    // Of several steps that fit, the largest one: it is the one that was taken, or all of them lead to the same draft.
    const [taken] = steps.filter((step) => isTaken(draft, step)).toSorted((one, other) => sizeOf(other) - sizeOf(one))
    levels.push({ before: from, steps, taken })
    if (taken === undefined) return levels
    before = { ...from, ...taken }
  }
}

/**
 * A draft with the usual payment, where nothing else has been entered: then it needs no tap.
 * @param last the last of its levels
 */
export const withUsualPayment = (draft: Fields, last: Level | undefined): Fields =>
  last?.steps[0]?.payment !== undefined && draft.payment === undefined ? { ...draft, ...last.steps[0] } : draft

/** Whether everything that a draft holds was offered: a payment that is only begun was not, nor a die that is not entered yet. */
export const isOffered = (levels: readonly Level[], draft: Fields): boolean =>
  canonical(levels.reduce<Fields>((all, { taken }) => ({ ...all, ...taken }), {})) === canonical(draft)

/** The numbers of steps that differ in one number alone; undefined where they differ in something else. */
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

/** The values inside of a step by their paths. */
const leavesOf = (value: unknown, path = '', found = new Map<string, unknown>()): ReadonlyMap<string, unknown> => {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${path}/${key}`, found)
  else found.set(path, value)
  return found
}
