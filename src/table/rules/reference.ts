import type { RuleEntry } from './entries'
import type { Rule, RuleBook } from '../game/rule-book'

/** The rules reference as data. A number is a capital letter and figures: `R10.4`, `A16`. */

const NUMBER = /\b[A-Z]\d+(?:\.\d+)?\b/g
const IN_BRACKETS = /\s\([A-Z]\d+(?:\.\d+)?(?:, [A-Z]\d+(?:\.\d+)?)*\)/g

/** A rule of an entry: the numbers in brackets are taken out of its sentences, and all that it names become links. */
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

/** The rule of this number; undefined where there is none. */
export const ruleBy = (rules: readonly Rule[], number: string): Rule | undefined => rules.find((rule) => rule.number === number)

/** The number of the chapter that an address means, itself or by one of its rules; undefined where there is none. */
export const chapterOf = ({ chapters, rules }: Pick<RuleBook, 'chapters' | 'rules'>, number: string): string | undefined =>
  chapters.some((chapter) => chapter.number === number) ? number : ruleBy(rules, number)?.chapter

/** "R10.4 One contested area for each march"; one without a number is its title alone. */
export const nameOfRule = ({ number, title, unnumbered }: Rule): string => (unnumbered === true ? title : `${number} ${title}`)
