import { useMemo } from 'react'
import type { Chapter, RuleBookProps } from '../../../../table/game/rule-book'
import { useGameTable } from '../../../../table/context'
import { PRINTED_BOX } from '../../box/printed'
import { secondEditionFor } from '../../box/second/printed'
import { EDITION_IDS } from '../../model/edition-id'
import type { State } from '../../model/state'
import { useGameWords } from '../../words/hook'
import { settingOf } from '../../model/settings'
import { factsOf } from './facts'
import { CHAPTERS, referenceOf } from './reference'
import { useRuleTexts } from './words/texts'
import { useBookWords } from './words'

/** Printed game of the second edition, if no game is open. */
const SECOND_BOX = secondEditionFor(6)

/** Rules reference of Westeros: chapters, printed House cards, and the numbers and settings of each rule in the open game. */
export function RuleBook({ state, children }: RuleBookProps<State>) {
  const game = useGameWords()
  const { words: texts } = useRuleTexts()
  const speech = useBookWords()
  const { words } = speech
  const { id } = useGameTable()
  const box = state?.box ?? (id === EDITION_IDS.second ? SECOND_BOX : PRINTED_BOX)
  const rules = useMemo(() => referenceOf(texts, game, box), [texts, game, box])
  const chapters = CHAPTERS.filter((number) => rules.some(({ chapter }) => chapter === number)).map((number): Chapter =>
    number in words.chapters
      ? { number, title: words.chapters[number as keyof typeof words.chapters], intro: words.intro[number as keyof typeof words.intro] }
      : { number, title: game.rules.title(number) },
  )
  const facts = (number: string) => factsOf(number, { box, state, game, speech })
  return children({ chapters, rules, hint: words.hint, facts, isSetting: (number) => settingOf(number) !== undefined })
}
