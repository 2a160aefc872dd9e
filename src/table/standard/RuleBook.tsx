import type { RuleBookProps } from '../game/rule-book'
import { ruleOf } from '../rules/reference'
import { useStandardGame, useStandardTexts } from './context'
import { useStandardWords } from './words'

/** Returns whether a rule is a reading of the app. The numbers of such rules begin with A. */
const isReading = (number: string): boolean => number.startsWith('A')

/**
 * Component that provides the rules of a game with the shared screens, in chapters. If the texts of the game have no `chapters`, each rule
 * is a chapter.
 */
export function StandardRuleBook({ state, children }: RuleBookProps) {
  const { rules, chapters } = useStandardTexts()
  const { words, language } = useStandardWords()
  const game = useStandardGame()
  const all = Object.entries(rules)
  const begins = chapters === undefined ? undefined : Object.keys(chapters)
  const chapterOf = (number: string): string => {
    const at = all.findIndex(([one]) => one === number)
    return begins?.findLast((one) => all.findIndex(([first]) => first === one) <= at) ?? number
  }
  return children({
    chapters:
      chapters === undefined
        ? all.map(([number, [title, text]]) => ruleOf(number, number, title, text))
        : Object.entries(chapters).map(([number, title]) => ({ number, title })),
    rules: all.map(([number, [title, text]]) => ({
      ...ruleOf(number, chapterOf(number), title, text),
      ...(isReading(number) && { isReading: true }),
    })),
    hint: words.rulesHint,
    facts: (number) => game.rules?.facts?.(state, number, language) ?? [],
    isSetting: (number) => game.rules?.settings?.includes(number) ?? false,
  })
}
