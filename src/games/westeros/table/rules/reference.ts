import { HOUSES, type Box, type HouseCard } from '../../box/box'
import type { GameWords } from '../../words'
import { EFFECT_RULES } from './governing'
import type { RuleTexts } from './texts/shape'

/** The rules reference as data: every rule with its chapter, its sentences, and the rules that it points to. */

/** Chapters in the order of the contents: setting up, pieces, the rules, House cards, rulings, the referee's own rules. */
export const CHAPTERS = [
  'S',
  'P',
  ...(['R0', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'] as const),
  ...(['R10', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19'] as const),
  'H',
  'A',
  'C',
] as const
export type Chapter = (typeof CHAPTERS)[number]

export interface Rule {
  /** `R10.4`, `A16`; of a House card its id. The address of the rule ends with it. */
  readonly number: string
  readonly chapter: Chapter
  readonly title: string
  /** What is read out: without the numbers of other rules in brackets. */
  readonly text: string
  readonly example?: string
  /** Numbers of the rules it points to. */
  readonly see: readonly string[]
}

const NUMBER = /\b[RASPC]\d+(?:\.\d+)?\b/g
const IN_BRACKETS = /\s\([RASPC]\d+(?:\.\d+)?(?:, [RASPC]\d+(?:\.\d+)?)*\)/g

const isChapter = (name: string): name is Chapter => CHAPTERS.some((chapter) => chapter === name)

/** The chapter of a number: R10 for R10.4, A for A16; House cards for anything else that is no number. */
export const chapterOf = (number: string): Chapter => {
  const [name = ''] = /^(?:R\d+|[ASPC](?=\d|$))/.exec(number) ?? []
  return isChapter(name) ? name : 'H'
}

const ruleOf = (number: string, title: string, entry: RuleTexts[keyof RuleTexts]): Rule => {
  const [text, example] = typeof entry === 'string' ? [entry] : entry
  const named = [...`${text} ${example ?? ''}`.matchAll(NUMBER)].map(([one]) => one)
  return {
    number,
    chapter: chapterOf(number),
    title,
    text: text.replaceAll(IN_BRACKETS, ''),
    ...(example === undefined ? {} : { example: example.replaceAll(IN_BRACKETS, '') }),
    see: [...new Set(named)].filter((one) => one !== number),
  }
}

const cardRule = (card: HouseCard, { names, cards }: GameWords): Rule => ({
  number: card.id,
  chapter: 'H',
  title: card.name,
  text: [
    `${names.house.plain(card.house)}: ${names.cardFigures(card.strength, card.swords, card.fortifications)}.`,
    ...(card.ability === undefined ? [] : [cards.ability(card.ability)]),
    ...(card.ability?.may === true ? [cards.may] : []),
  ].join(' '),
  see: [...new Set(['R14.14', ...(card.ability === undefined ? ['R14.18'] : [EFFECT_RULES[card.ability.effect.effect]])])],
})

/**
 * Every rule, in the order of the contents.
 * @param texts the reference in one language
 * @param words the words of the game in the same language: titles and House cards
 * @param box the House cards that are played with
 */
export const referenceOf = (texts: RuleTexts, words: GameWords, box: Box): readonly Rule[] => {
  const written = Object.entries(texts).map(([number, entry]) => ruleOf(number, words.rules.title(number), entry))
  const held = HOUSES.flatMap((house) =>
    Object.values(box.cards)
      .filter((card) => card.house === house)
      .toSorted((one, other) => other.strength - one.strength)
      .map((card) => cardRule(card, words)),
  )
  const all = [...written, ...held]
  return CHAPTERS.flatMap((chapter) => all.filter((rule) => rule.chapter === chapter))
}

/** The rule of this number; undefined where there is none. */
export const ruleBy = (rules: readonly Rule[], number: string): Rule | undefined => rules.find((rule) => rule.number === number)

/** "R10.4 One contested area for each march"; a House card is its name alone. */
export const nameOfRule = ({ number, chapter, title }: Rule): string => (chapter === 'H' ? title : `${number} ${title}`)
