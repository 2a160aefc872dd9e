import type { ChangedValue } from '../game/changed-value'

/** Formats a correction as one line: the common label, then the text before and the text after the correction. */

const NUMBER = /[-−]?\d+/g

/**
 * Merges two texts that differ in only one number into one text, with the number as "2 → 5". Returns undefined if anything else differs.
 */
const oneNumber = (before: string, after: string): string | undefined => {
  if (before.replace(NUMBER, '#') !== after.replace(NUMBER, '#')) return undefined
  const [were, are] = [before.match(NUMBER) ?? [], after.match(NUMBER) ?? []]
  const differing = are.flatMap((number, at) => (number === were[at] ? [] : [at]))
  if (differing.length !== 1) return undefined
  let at = -1
  return after.replace(NUMBER, (number) => (++at === differing[0] ? `${were[at]} → ${number}` : number))
}

/** Returns the label of a text with its colon, e.g. "Petr: " for "Petr: 5 florins"; empty if the text has no label. */
const labelOf = (text: string): string => /^[^:]*: /.exec(text)?.[0] ?? ''

/**
 * Formats a correction as one line: "Petr: 2 → 5 florins", "Petr: Napoli → Tanger".
 * @param otherwise formats two texts that have no common label
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
