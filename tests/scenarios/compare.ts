/** A set of answers of which any is right, e.g. all reasons that apply to a move. */
export class OneOf {
  readonly answers: readonly unknown[]

  constructor(answers: readonly unknown[]) {
    this.answers = answers
  }
}

/** Names of answer fields that are compared in a special way. All other fields are compared unchanged. */
export interface FieldsRead {
  /** Complete fields: keys that are not named must be absent. 0 and an absent key are equal. */
  readonly whole: readonly string[]
  /** Like `whole`, but 0 and an absent key differ. */
  readonly exact: readonly string[]
  /** Lists without an order. */
  readonly unordered: readonly string[]
  /** Tolerance for numbers; default: none. A fraction as text (`1/3`) is converted to a number. */
  readonly within?: number
  /** Only the named keys are compared. An empty object accepts any value. */
  readonly partly?: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown): boolean => value === undefined || value === null

/** Removes zeros and empty objects from a value. */
const bare = (value: unknown): unknown => {
  if (!isFields(value)) return value
  const kept = Object.entries(value).flatMap(([key, field]) => {
    const inner = bare(field)
    return isNothing(inner) || inner === 0 || (isFields(inner) && Object.keys(inner).length === 0) ? [] : [[key, inner] as const]
  })
  return Object.fromEntries(kept)
}

/** Converts a fraction as text to a number. */
const fraction = (text: string): number | undefined => {
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  return over === undefined || under === undefined ? undefined : Number(over) / Number(under)
}

/** Replaces the expected numbers with the actual ones if they differ by at most `within`. All other values stay unchanged. */
const roughly = (expected: unknown, actual: unknown, within: number): unknown => {
  if (typeof actual === 'number') {
    const number = typeof expected === 'string' ? fraction(expected) : expected
    return typeof number === 'number' && Math.abs(number - actual) <= within ? actual : expected
  }
  if (Array.isArray(expected) && Array.isArray(actual)) return expected.map((item, index) => roughly(item, actual[index], within))
  if (!isFields(expected) || !isFields(actual)) return expected
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, roughly(value, actual[key], within)]))
}

/**
 * Returns whether an answer is as expected. In an object, only the named keys are compared; an empty object means that the answer must be
 * empty.
 */
const fits = (expected: unknown, actual: unknown, exactly: boolean): boolean => {
  if (actual instanceof OneOf) return actual.answers.some((answer) => fits(expected, answer, exactly))
  if (isNothing(expected)) return isNothing(actual)
  if (Array.isArray(expected))
    return Array.isArray(actual) && expected.length === actual.length && expected.every((item, index) => fits(item, actual[index], exactly))
  if (!isFields(expected)) return expected === actual
  if (!isFields(actual)) return false
  const all = exactly || Object.keys(expected).length === 0
  const keys = new Set([...Object.keys(expected), ...(all ? Object.keys(actual) : [])])
  return [...keys].every((key) => fits(expected[key], actual[key], exactly))
}

const byText = (a: unknown, b: unknown): number => String(a).localeCompare(String(b))
const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted(byText) : value)

/** Returns whether one field of a test case is as expected. */
const fieldFits = (
  name: string,
  wanted: unknown,
  actual: unknown,
  { whole, exact, unordered, within, partly = [] }: FieldsRead,
): boolean => {
  if (partly.includes(name) && isFields(wanted) && Object.keys(wanted).length === 0) return true
  const expected = within === undefined ? wanted : roughly(wanted, actual, within)
  if (whole.includes(name)) return fits(bare(expected), bare(actual), true)
  if (unordered.includes(name) && !isNothing(expected)) return fits(sorted([expected].flat()), sorted(actual ?? []), false)
  return fits(expected, actual, exact.includes(name))
}

/** A field whose answer differs from the expected value. */
export interface Difference {
  readonly field: string
  readonly expected: unknown
  readonly actual: unknown
}

/** Lists the innermost fields in which two values differ, e.g. `areas.seagard.token`. */
const innermost = (field: string, expected: unknown, actual: unknown): readonly Difference[] => {
  if (!isFields(expected) || !isFields(actual) || actual instanceof OneOf || Object.keys(expected).length === 0)
    return [{ field, expected, actual }]
  const wrong = Object.keys(expected).filter((key) => !fits(expected[key], actual[key], false))
  if (wrong.length === 0) return [{ field, expected, actual }]
  return wrong.flatMap((key) => innermost(`${field}.${key}`, expected[key], actual[key]))
}

/**
 * Lists the differences in all fields of a test case. Other fields are ignored. A field that the answer does not have is a difference too.
 */
export const differences = (expected: Fields, actual: Fields, read: FieldsRead): readonly Difference[] =>
  Object.entries(expected).flatMap(([field, value]) => {
    if (!Object.hasOwn(actual, field)) return [{ field, expected: value, actual: 'no such field' }]
    return fieldFits(field, value, actual[field], read) ? [] : innermost(field, value, actual[field])
  })

/** Formats a value for output. */
export const shown = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) => (inner instanceof OneOf ? inner.answers.join(' or ') : inner))
