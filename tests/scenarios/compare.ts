/** Set of answers, any of which is correct, e.g. all reasons that apply to a refused move. */
export class OneOf {
  readonly answers: readonly unknown[]

  constructor(answers: readonly unknown[]) {
    this.answers = answers
  }
}

/** List whose order does not matter. */
export class AnyOrder {
  readonly items: readonly unknown[]

  constructor(items: readonly unknown[]) {
    this.items = items
  }
}

/** Names of the fields of an answer that are compared in a special way. All other fields must be equal. */
export interface FieldsRead {
  /** Fields in which keys that are not expected must be absent. The number 0 and an absent key are equal. */
  readonly whole: readonly string[]
  /** Fields like those in `whole`, except that the number 0 and an absent key differ. */
  readonly exact: readonly string[]
  /** Fields that contain lists whose order does not matter. */
  readonly unordered: readonly string[]
  /** Maximum difference between numbers; default: none. A fraction as text (`1/3`) is converted to a number. */
  readonly within?: number
  /** Fields in which only the expected keys are compared. An empty object accepts anything. */
  readonly partly?: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown): boolean => value === undefined || value === null

/** Removes zeros and empty objects from some data. */
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

/** Replaces each expected number by the actual number if they differ by at most `within`. Everything else stays unchanged. */
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
 * Returns whether an answer is as expected. In an object, only the expected keys are compared. An empty object or an empty list means that
 * the answer must be empty.
 */
const fits = (expected: unknown, actual: unknown, exactly: boolean): boolean => {
  if (actual instanceof OneOf) return actual.answers.some((answer) => fits(expected, answer, exactly))
  if (actual instanceof AnyOrder) return Array.isArray(expected) && fits(sorted(expected), sorted(actual.items), exactly)
  if (isNothing(expected)) return isNothing(actual)
  if (Array.isArray(expected) && expected.length === 0 && isFields(actual)) return Object.keys(actual).length === 0
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

/** Returns whether one field of an answer is as expected. */
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

/** Field whose actual content differs from the expected content. */
export interface Difference {
  readonly field: string
  readonly expected: unknown
  readonly actual: unknown
}

/** Lists the innermost fields in which two objects differ, e.g. `areas.seagard.token`. */
const innermost = (field: string, expected: unknown, actual: unknown): readonly Difference[] => {
  if (!isFields(expected) || !isFields(actual) || actual instanceof OneOf || Object.keys(expected).length === 0)
    return [{ field, expected, actual }]
  const wrong = Object.keys(expected).filter((key) => !fits(expected[key], actual[key], false))
  if (wrong.length === 0) return [{ field, expected, actual }]
  return wrong.flatMap((key) => innermost(`${field}.${key}`, expected[key], actual[key]))
}

/**
 * Lists the differences between an answer and the fields that a scenario expects. Other fields are ignored. An expected field that is
 * missing in the answer is a difference.
 */
export const differences = (expected: Fields, actual: Fields, read: FieldsRead): readonly Difference[] =>
  Object.entries(expected).flatMap(([field, value]) => {
    if (!Object.hasOwn(actual, field)) return [{ field, expected: value, actual: 'no such field' }]
    return fieldFits(field, value, actual[field], read) ? [] : innermost(field, value, actual[field])
  })

/** Formats data for the output of the test. */
export const shown = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner instanceof OneOf ? { oneOf: inner.answers } : inner instanceof AnyOrder ? inner.items : inner,
  )
