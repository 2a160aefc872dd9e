import { formatList } from '../list-format'
import { czechForm, type CzechForms } from './plural'

/** Czech cases of a noun after a number: nominative (2 pěšáci), accusative (2 pěšáky), genitive (2 pěšáků). */
export type Case = 'nom' | 'acc' | 'gen'
export type Cases = Readonly<Record<Case, CzechForms>>

const forms = (one: string, few: string, many: string, other: string): CzechForms => ({ one, few, many, other })

/** Returns the forms of an inanimate noun. Nominative and accusative are equal, except for feminine nouns in the singular (`accOne`). */
export const inanimate = (one: string, few: string, genOne: string, genMany: string, accOne = one): Cases => ({
  nom: forms(one, few, genOne, genMany),
  acc: forms(accOne, few, genOne, genMany),
  gen: forms(genOne, genMany, genOne, genMany),
})

/** Returns the forms of an animate noun, whose accusative differs from the nominative. */
export const animate = (one: string, few: string, genOne: string, genMany: string, accFew: string): Cases => ({
  nom: forms(one, few, genOne, genMany),
  acc: forms(genOne, accFew, genOne, genMany),
  gen: forms(genOne, genMany, genOne, genMany),
})

/** Returns the form of a verb or adjective that agrees with a counted subject: `odchází 1`, `odcházejí 2`, `odchází 5`. */
export const agreeing = (n: number, one: string, few: string, other: string = one): string => czechForm(n, { one, few, many: other, other })

/** Joins items with "and": "A, B a C". */
export const listAnd = (items: readonly string[]): string => formatList(items, 'a')

/** Joins items with "or": "A, B nebo C". */
export const listOr = (items: readonly string[]): string => formatList(items, 'nebo')

/** Returns "in round n" with the right preposition: "v 9. kole", "ve 3. kole". */
export const inRound = (n: number): string => `${n >= 2 && n <= 4 ? 've' : 'v'} ${n}. kole`

/** Returns "out of n": "z 5", "ze 4", with a non-breaking space. The preposition depends on how the number is pronounced. */
export const outOf = (n: number): string => `${/^(?:[23467]|1[467]|[3467]\d)$/.test(`${n}`) ? 'ze' : 'z'}\u00a0${n}`

/**
 * Returns "out of n" with a noun in the genitive: "z 1 hlasu", "ze 4 hlasů". Non-breaking spaces keep the number on one line with its
 * neighbours.
 */
export const outOfMany = (n: number, one: string, many: string): string => `${outOf(n)}\u00a0${n === 1 ? one : many}`
