import type { RuleEntry } from './entries'
import type { Rule, RuleBook } from '../game/rule-book'

/** Rules reference as data. A rule number is a capital letter and digits: `R10.4`, `A16`. */

const NUMBER = /\b[A-Z]\d+(?:\.\d+)?\b/g
const IN_BRACKETS = /\s\([A-Z]\d+(?:\.\d+)?(?:, [A-Z]\d+(?:\.\d+)?)*\)/g

/** Builds a rule from an entry: removes the numbers in brackets from its text, and collects all referenced rules as links. */
export const ruleOf = (number: string, chapter: string, title: string, entry: RuleEntry): Rule => {
  const [text, example] = typeof entry === 'string' ? [entry] : entry
  const named = [...`${text} ${example ?? ''}`.matchAll(NUMBER)].map(([one]) => one)
  return {
    number,
    chapter,
    title,
    text: text.replaceAll(IN_BRACKETS, ''),
    ...(example === undefined ? {} : { example: example.replaceAll(IN_BRACKETS, '') }),
    see: [...new Set(named)].filter((one) => one !== number),
  }
}

/** Finds a rule by its number; undefined if no rule has the number. */
export const ruleBy = (rules: readonly Rule[], number: string): Rule | undefined => rules.find((rule) => rule.number === number)

/**
 * Returns the number of the chapter with the given number, or of the chapter that contains the rule with this number; undefined if there is
 * none.
 */
export const chapterOf = ({ chapters, rules }: Pick<RuleBook, 'chapters' | 'rules'>, number: string): string | undefined =>
  chapters.some((chapter) => chapter.number === number) ? number : ruleBy(rules, number)?.chapter

/** Returns the number and title of a rule: "R10.4 One contested area for each march"; only the title for an unnumbered rule. */
export const nameOfRule = ({ number, title, unnumbered }: Rule): string => (unnumbered === true ? title : `${number} ${title}`)
