import type { Rule } from '../game/rule-book'

/**
 * The search in the rules: as one types, without case and marks, by beginnings of words, past the endings that Czech gives them, and by
 * words that mean the same.
 */

/** Lower case without accents, character by character, so that places in it are places in the text: "Zásobování" → "zasobovani". */
export const fold = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (sign) => sign.normalize('NFD').charAt(0).padEnd(sign.length)).toLowerCase()

interface Word {
  readonly at: number
  readonly text: string
}

const WORD = /[\p{L}\p{N}]+(?:\.\p{N}+)*/gu

const wordsIn = (text: string): readonly Word[] => [...fold(text).matchAll(WORD)].map((match) => ({ at: match.index, text: match[0] }))

/** Endings of words in both languages, without accents, the longer ones first. */
const LONG = 'ovych|ovymi|atech|etech|ovani|ovat|ovy|ova|ove|ovi|ami|emi|imi|ymi|ach|ech|ich|ych|eho|emu|ing|ies|ete'
const SHORT = 'ou|em|um|am|im|ym|es|ed|mi|at|it|et|a|e|i|o|u|y|s'
const ENDINGS = new RegExp(`(?:${LONG}|${SHORT})$`)
/** "hvězdiček" has an e that "hvězdička" has not. */
const FLEETING = /e([bcdklmnrtvz])$/
/** The minimal length of a stem; shorter words are searched as they are. */
const SHORTEST_STEM = 3

/** The prefixes by which a word of the query matches a text: the word itself, or its stem. */
const stemsOf = (word: string): readonly string[] => {
  if (word.length <= SHORTEST_STEM || /\d/.test(word)) return [word]
  const cut = [word.replace(ENDINGS, ''), word.replace(FLEETING, '$1')]
  return [...new Set([word, ...cut.filter((stem) => stem.length >= SHORTEST_STEM)])]
}

/** One letter or figure alone is meant as a whole word. */
const begins = (word: string, stem: string): boolean => (stem.length === 1 ? word === stem : word.startsWith(stem))

interface Term {
  readonly exact: string
  readonly stems: readonly string[]
}

/** Words that mean the same, each group on its own: "tie draw|battle fight". */
const groupsIn = (alike: string): readonly (readonly string[])[] => alike.split('|').map((group) => wordsIn(group).map(({ text }) => text))

/** The words of a query, each with what it may begin with in a text; those that mean the same among them. */
const termsOf = (typed: string, alike: string): readonly Term[] =>
  wordsIn(typed).map(({ text }) => {
    const own = stemsOf(text)
    const groups = groupsIn(alike).filter((group) => group.some((word) => own.some((stem) => stemsOf(word).includes(stem))))
    return { exact: text, stems: [...new Set([...own, ...groups.flat().flatMap(stemsOf)])] }
  })

/** A rule made ready to be searched. */
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

/** How well a rule answers, the less the better; undefined where it does not. */
const rankOf = ({ title, all }: Searchable, terms: readonly Term[]): number | undefined => {
  const everyTerm = (words: readonly string[], exact: boolean): boolean =>
    terms.every((term) => (exact ? [term.exact] : term.stems).some((stem) => words.some((word) => begins(word, stem))))
  if (everyTerm(title, true)) return 0
  if (everyTerm(title, false)) return 1
  if (everyTerm(all, true)) return 2
  return everyTerm(all, false) ? 3 : undefined
}

/** A number finds its rule, and those below it: `r7`, `a12`. */
const numbered = (rules: readonly Searchable[], number: string): readonly Searchable[] =>
  /\d/.test(number) ? [...rules.filter((one) => one.number === number), ...rules.filter((one) => one.number.startsWith(`${number}.`))] : []

/**
 * The rules that a query finds: those with all of its words, the best first, then those with the words that say most.
 * @param typed as it was typed; nothing is found by an empty one
 * @param alike words that mean the same, in groups: "tie draw|battle fight"
 */
export const find = (rules: readonly Searchable[], typed: string, alike = ''): readonly Rule[] => {
  const terms = termsOf(typed, alike)
  const [only] = terms
  if (only === undefined) return []
  const byNumber = terms.length === 1 ? numbered(rules, only.exact) : []
  if (byNumber.length > 0) return byNumber.map(({ rule }) => rule)
  const found = rules.flatMap((one) => {
    const rank = rankOf(one, terms)
    return rank === undefined ? [] : [{ rule: one.rule, rank }]
  })
  const whole = found.toSorted((one, other) => one.rank - other.rank).map(({ rule }) => rule)
  return terms.length === 1 ? whole : [...whole, ...inPart(rules, terms).filter((rule) => !whole.includes(rule))]
}

/** Least part of the weight of a query that a rule has to hold. */
const LEAST_PART = 0.5
/** A title says more than a text. */
const IN_TITLE = 1.5

/** Rules that hold some words of a query, weighed by how few rules hold each; the heaviest first. */
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
  /** Place in the text. */
  readonly at: number
  readonly text: string
  readonly hit: boolean
}

/** A text in pieces, the words that the query meant apart from the rest. */
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
