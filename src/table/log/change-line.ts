/** One line for a corrected value: the label that both texts share once, then the value before and after. */

/** A value that a correction has set, and the value before; undefined if there was none. */
export interface ChangedValue {
  readonly after: string
  readonly before: string | undefined
}

const NUMBER = /[-−]?\d+/g

/** Returns the texts as one with the only number that differs as "2 → 5"; undefined if anything else differs. */
const oneNumber = (before: string, after: string): string | undefined => {
  if (before.replace(NUMBER, '#') !== after.replace(NUMBER, '#')) return undefined
  const [were, are] = [before.match(NUMBER) ?? [], after.match(NUMBER) ?? []]
  const differing = are.flatMap((number, at) => (number === were[at] ? [] : [at]))
  if (differing.length !== 1) return undefined
  let at = -1
  return after.replace(NUMBER, (number) => (++at === differing[0] ? `${were[at]} → ${number}` : number))
}

/** Returns the label of a text with its colon, e.g. "Petr: " of "Petr: 5 florins"; empty if the text has none. */
const labelOf = (text: string): string => /^[^:]*: /.exec(text)?.[0] ?? ''

/**
 * Returns a changed value as one line: "Petr: 2 → 5 florins", "Petr: Napoli → Tanger".
 * @param otherwise line of two texts that share no label
 */
export const changeLine = ({ before, after }: ChangedValue, otherwise: (before: string, after: string) => string): string => {
  if (before === undefined || before === after) return after
  const number = oneNumber(before, after)
  if (number !== undefined) return number
  const label = labelOf(after)
  return label !== '' && before.startsWith(label)
    ? `${label}${before.slice(label.length)} → ${after.slice(label.length)}`
    : otherwise(before, after)
}
