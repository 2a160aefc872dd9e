import type { Rule } from '../game/rule-book'

/**
 * Full-text search of the rules while typing: ignores case and accents, matches the beginnings of words, removes Czech and English word
 * endings, and supports synonyms.
 */

/**
 * Converts a text to lower case without accents and keeps its length, so that indexes are valid in the original text: "Zásobování" →
 * "zasobovani".
 */
export const fold = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (sign) => sign.normalize('NFD').charAt(0).padEnd(sign.length)).toLowerCase()

interface Word {
  readonly at: number
  readonly text: string
}

const WORD = /[\p{L}\p{N}]+(?:\.\p{N}+)*/gu

const wordsIn = (text: string): readonly Word[] => [...fold(text).matchAll(WORD)].map((match) => ({ at: match.index, text: match[0] }))

/** Word endings of both languages without accents, longer ones first. */
const LONG = 'ovych|ovymi|atech|etech|ovani|ovat|ovy|ova|ove|ovi|ami|emi|imi|ymi|ach|ech|ich|ych|eho|emu|ing|ies|ete'
const SHORT = 'ou|em|um|am|im|ym|es|ed|mi|at|it|et|a|e|i|o|u|y|s'
const ENDINGS = new RegExp(`(?:${LONG}|${SHORT})$`)
/** Matches the Czech vowel "e" that some forms of a word have and others do not: "hvězdiček", "hvězdička". */
const FLEETING = /e([bcdklmnrtvz])$/
/** Minimum length of a stem; the endings of shorter words are not removed. */
const SHORTEST_STEM = 3

/**
 * Returns the stems for a word of the query: the word itself, and the word without its ending. A word of a rule matches if it begins with a
 * stem.
 */
const stemsOf = (word: string): readonly string[] => {
  if (word.length <= SHORTEST_STEM || /\d/.test(word)) return [word]
  const cut = [word.replace(ENDINGS, ''), word.replace(FLEETING, '$1')]
  return [...new Set([word, ...cut.filter((stem) => stem.length >= SHORTEST_STEM)])]
}

/** Returns whether a word begins with a stem; a single letter or digit must be the whole word. */
const begins = (word: string, stem: string): boolean => (stem.length === 1 ? word === stem : word.startsWith(stem))

interface Term {
  readonly exact: string
  readonly stems: readonly string[]
}

/** Parses groups of synonyms: "tie draw|battle fight". */
const groupsIn = (alike: string): readonly (readonly string[])[] => alike.split('|').map((group) => wordsIn(group).map(({ text }) => text))

/** Returns the words of a query with their stems and the stems of their synonyms. */
const termsOf = (typed: string, alike: string): readonly Term[] =>
  wordsIn(typed).map(({ text }) => {
    const own = stemsOf(text)
    const groups = groupsIn(alike).filter((group) => group.some((word) => own.some((stem) => stemsOf(word).includes(stem))))
    return { exact: text, stems: [...new Set([...own, ...groups.flat().flatMap(stemsOf)])] }
  })

/** Rule prepared for the search: its words, in lower case and without accents. */
export interface Searchable {
  readonly rule: Rule
  readonly number: string
  readonly title: readonly string[]
  readonly all: readonly string[]
}

export const searchable = (rules: readonly Rule[]): readonly Searchable[] =>
  rules.map((rule) => {
    const title = wordsIn(rule.title).map(({ text }) => text)
    const rest = wordsIn(`${rule.number} ${rule.text} ${rule.example ?? ''}`).map(({ text }) => text)
    return { rule, number: rule.number.toLowerCase(), title, all: [...title, ...rest] }
  })

/** Returns how well a rule matches, from 0 (best) to 3; undefined if it does not match. */
const rankOf = ({ title, all }: Searchable, terms: readonly Term[]): number | undefined => {
  const everyTerm = (words: readonly string[], exact: boolean): boolean =>
    terms.every((term) => (exact ? [term.exact] : term.stems).some((stem) => words.some((word) => begins(word, stem))))
  if (everyTerm(title, true)) return 0
  if (everyTerm(title, false)) return 1
  if (everyTerm(all, true)) return 2
  return everyTerm(all, false) ? 3 : undefined
}

/** Returns whether a query consists of digits only, without the letter of a chapter: `7` or `10.4`. */
const isBare = (number: string): boolean => /^\d/.test(number)

/**
 * Returns the rule with a number, and all rules whose numbers begin with this number. The query is e.g. `r7` or `a12`. A query without a
 * letter finds the number in each chapter: `7` finds R7 and A7.
 */
const numbered = (rules: readonly Searchable[], number: string): readonly Searchable[] => {
  if (!/\d/.test(number)) return []
  const numberOf = (one: Searchable) => (isBare(number) ? one.number.replace(/^[a-z](?=\d)/, '') : one.number)
  return [...rules.filter((one) => numberOf(one) === number), ...rules.filter((one) => numberOf(one).startsWith(`${number}.`))]
}

/**
 * Finds rules: first rules with the number of the query, then rules with all its words, best match first, then rules with the most
 * relevant words.
 * @param typed query; an empty query finds nothing
 * @param alike groups of synonyms: "tie draw|battle fight"
 */
export const find = (rules: readonly Searchable[], typed: string, alike = ''): readonly Rule[] => {
  const terms = termsOf(typed, alike)
  const [only] = terms
  if (only === undefined) return []
  const byNumber = terms.length === 1 ? numbered(rules, only.exact) : []
  const firstRules = byNumber.map(({ rule }) => rule)
  if (firstRules.length > 0 && !isBare(only.exact)) return firstRules
  const found = rules.flatMap((one) => {
    const rank = rankOf(one, terms)
    return rank === undefined ? [] : [{ rule: one.rule, rank }]
  })
  const whole = found.toSorted((one, other) => one.rank - other.rank).map(({ rule }) => rule)
  if (firstRules.length > 0) return [...firstRules, ...whole.filter((rule) => !firstRules.includes(rule))]
  return terms.length === 1 ? whole : [...whole, ...inPart(rules, terms).filter((rule) => !whole.includes(rule))]
}

/** Minimum weight of the matching words, as a fraction of the weight of all words in the query. */
const LEAST_PART = 0.5
/** Factor by which a word counts more if the word is in the title of the rule. */
const IN_TITLE = 1.5

/**
 * Finds rules that contain some words of a query. A word has more weight if fewer rules contain it; the rule with the highest sum
 * comes first.
 */
const inPart = (rules: readonly Searchable[], terms: readonly Term[]): readonly Rule[] => {
  const holds = (words: readonly string[], { stems }: Term) => stems.some((stem) => words.some((word) => begins(word, stem)))
  const weighed = terms.map((term) => {
    const among = rules.filter(({ all }) => holds(all, term)).length
    return { term, weight: among === 0 ? 0 : Math.log(rules.length / among) }
  })
  const least = LEAST_PART * weighed.reduce((sum, { weight }) => sum + weight, 0)
  return rules
    .map(({ rule, title, all }) => {
      const score = weighed.reduce((sum, { term, weight }) => {
        if (holds(title, term)) return sum + IN_TITLE * weight
        return holds(all, term) ? sum + weight : sum
      }, 0)
      return { rule, score }
    })
    .filter(({ score }) => score > 0 && score >= least)
    .toSorted((one, other) => other.score - one.score)
    .map(({ rule }) => rule)
}

export interface Piece {
  /** Index of the segment in the text. */
  readonly at: number
  readonly text: string
  readonly hit: boolean
}

/** Splits a text into segments, so that the words that match a query can be highlighted. */
export const marked = (text: string, typed: string, alike = ''): readonly Piece[] => {
  const stems = termsOf(typed, alike).flatMap((term) => term.stems)
  const pieces: Piece[] = []
  let from = 0
  for (const { at, text: word } of wordsIn(text)) {
    if (!stems.some((stem) => begins(word, stem))) continue
    if (at > from) pieces.push({ at: from, text: text.slice(from, at), hit: false })
    pieces.push({ at, text: text.slice(at, at + word.length), hit: true })
    from = at + word.length
  }
  return from < text.length ? [...pieces, { at: from, text: text.slice(from), hit: false }] : pieces
}
