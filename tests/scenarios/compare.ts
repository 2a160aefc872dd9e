/** Any of several answers is right, e.g. every reason that truly speaks against a move. */
export class OneOf {
  readonly answers: readonly unknown[]

  constructor(answers: readonly unknown[]) {
    this.answers = answers
  }
}

/** How the fields of a game's answers are read, by name; all others as they are written. */
export interface FieldsRead {
  /** They show all there is, so that what is not named in them must not be there; 0 and nothing are the same. */
  readonly whole: readonly string[]
  /** Like those, but 0 is something. */
  readonly exact: readonly string[]
  /** Their items have no order. */
  readonly unordered: readonly string[]
  /** How far numbers may be off; without it not at all. A fraction as text (`1/3`) is the number it comes to. */
  readonly within?: number
  /** Only the named keys count in them, also where none is. */
  readonly partly?: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown): boolean => value === undefined || value === null

/** A value without what is 0 or empty in it. */
const bare = (value: unknown): unknown => {
  if (!isFields(value)) return value
  const kept = Object.entries(value).flatMap(([key, field]) => {
    const inner = bare(field)
    return isNothing(inner) || inner === 0 || (isFields(inner) && Object.keys(inner).length === 0) ? [] : [[key, inner] as const]
  })
  return Object.fromEntries(kept)
}

/** A fraction as text, worked out. */
const fraction = (text: string): number | undefined => {
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  return over === undefined || under === undefined ? undefined : Number(over) / Number(under)
}

/** Both as numbers that may be off a little; anything else as it is. */
const roughly = (expected: unknown, actual: unknown, within: number): unknown => {
  if (typeof actual === 'number') {
    const number = typeof expected === 'string' ? fraction(expected) : expected
    return typeof number === 'number' && Math.abs(number - actual) <= within ? actual : expected
  }
  if (Array.isArray(expected) && Array.isArray(actual)) return expected.map((item, index) => roughly(item, actual[index], within))
  if (!isFields(expected) || !isFields(actual)) return expected
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, roughly(value, actual[key], within)]))
}

/** Whether an answer is what was expected; of a map only the named keys count, an empty map means that there is nothing. */
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

/** Whether one field of a case is as expected. */
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

/** A field in which the game answers otherwise than a case expects. */
export interface Difference {
  readonly field: string
  readonly expected: unknown
  readonly actual: unknown
}

/** The innermost fields in which two values differ, e.g. `areas.seagard.token`. */
const innermost = (field: string, expected: unknown, actual: unknown): readonly Difference[] => {
  if (!isFields(expected) || !isFields(actual) || actual instanceof OneOf || Object.keys(expected).length === 0)
    return [{ field, expected, actual }]
  const wrong = Object.keys(expected).filter((key) => !fits(expected[key], actual[key], false))
  if (wrong.length === 0) return [{ field, expected, actual }]
  return wrong.flatMap((key) => innermost(`${field}.${key}`, expected[key], actual[key]))
}

/** All differences in the fields that a case lists; other fields are not looked at. A field that no answer has is one, too. */
export const differences = (expected: Fields, actual: Fields, read: FieldsRead): readonly Difference[] =>
  Object.entries(expected).flatMap(([field, value]) => {
    if (!Object.hasOwn(actual, field)) return [{ field, expected: value, actual: 'no such field' }]
    return fieldFits(field, value, actual[field], read) ? [] : innermost(field, value, actual[field])
  })

/** A value as text for people. */
export const shown = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) => (inner instanceof OneOf ? inner.answers.join(' or ') : inner))
