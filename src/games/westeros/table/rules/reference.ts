import { housesOf, type Box, type HouseCard } from '../../box/box'
import { ruleOf } from '../../../../table/rules/reference'
import { ruleIn } from '../../model/replaced-rules'
import type { Rule } from '../../../../table/game/rule-book'
import type { GameWords } from '../../words'
import { EFFECT_RULES } from './governing'
import type { RuleTexts } from './words/texts'

/**
 * Chapters of the rules reference, in the order of its table of contents: set-up, pieces, the rules, House cards,
 * rulings, rules of the app.
 */
export const CHAPTERS = [
  'S',
  'P',
  ...(['R0', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'] as const),
  ...(['R10', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19'] as const),
  'H',
  'A',
  'E',
  'B',
  'C',
] as const
type ChapterNumber = (typeof CHAPTERS)[number]

/** Chapters that only the second edition has: its rules and its rulings. */
const SECOND_EDITION: readonly ChapterNumber[] = ['E', 'B']

const isChapter = (name: string): name is ChapterNumber => CHAPTERS.some((chapter) => chapter === name)

/** Returns the chapter of a rule: R10 for R10.4, A for A16. Rules with other ids belong to the chapter of the House cards. */
const chapterOf = (number: string): ChapterNumber => {
  const [name = ''] = /^(?:R\d+|[ASPCEB](?=\d|$))/.exec(number) ?? []
  return isChapter(name) ? name : 'H'
}

const cardRule = (card: HouseCard, { names, cards }: GameWords, box: Box): Rule => ({
  number: card.id,
  chapter: 'H',
  unnumbered: true,
  title: card.name,
  text: [
    `${names.house.plain(card.house)}: ${names.cardFigures(card.strength, card.swords, card.fortifications)}.`,
    ...(card.ability === undefined ? [] : [cards.ability(card.ability, box)]),
    ...(card.ability?.may === true ? [cards.may] : []),
  ].join(' '),
  see: [...new Set(['R14.14', ...(card.ability === undefined ? ['R14.18'] : [EFFECT_RULES[card.ability.effect.effect]])])],
})

/**
 * Returns all rules of the rules reference, in the order of its table of contents.
 * @param texts the reference in one language
 * @param words the texts of the game in the same language: titles and House cards
 * @param box the box whose House cards are in play
 */
export const referenceOf = ({ first, second }: RuleTexts, words: GameWords, box: Box): readonly Rule[] => {
  const isOfEdition = (number: string) => box.edition === 2 || !SECOND_EDITION.includes(chapterOf(number))
  const texts = box.edition === 2 ? { ...first, ...second } : first
  const ofEdition = Object.entries(texts).filter(([number]) => isOfEdition(number))
  const written = ofEdition.map(([number, entry]): Rule => {
    const rule = ruleOf(number, chapterOf(number), words.rules.title(number), entry)
    const replacing = ruleIn(number, box)
    return replacing === number ? rule : { ...rule, text: words.rules.replacedBy(replacing), see: [replacing] }
  })
  const held = housesOf(box).flatMap((house) =>
    Object.values(box.cards)
      .filter((card) => card.house === house)
      .toSorted((one, other) => other.strength - one.strength)
      .map((card) => cardRule(card, words, box)),
  )
  const all = [...written, ...held].map((rule) => ({ ...rule, see: [...new Set(rule.see.map((number) => ruleIn(number, box)))] }))
  return CHAPTERS.flatMap((chapter) => all.filter((rule) => rule.chapter === chapter))
}
