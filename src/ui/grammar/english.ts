import { formatList } from '../list-format'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns the numbers 0 to 10 in words, other numbers in digits. */
export const inWords = (n: number): string => WORDS[n] ?? `${n}`

/** Joins items with "and": "A, B and C". */
export const listAnd = (items: readonly string[]): string => formatList(items, 'and')

/** Joins items with "or": "A, B or C". */
export const listOr = (items: readonly string[]): string => formatList(items, 'or')
