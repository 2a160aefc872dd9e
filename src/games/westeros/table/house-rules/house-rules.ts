import { useMemo } from 'react'
import type { HouseRules } from '../../../../table/house-rules/house-rules'
import { fields } from '../../fields'
import type { Change } from '../../model/moves'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { useAllSpeech } from '../speech'
import { backToBook, changeTo } from './altering'
import { PointEditor } from './PointEditor'
import { BOOK, isHouseRule, GROUPS, groupOf, idOf, isAssumed, isOfTheStart, pointsOf, ruleOf, type Point, type Rules } from './points'
import { sayingOf, titleOf, whyOf } from './say'
import { useRulesWords } from './words'

/** Hook that returns the configuration of the house rules screens for Westeros. */
export function useHouseRules(): HouseRules<Rules, Point, Change> {
  const speech = useAllSpeech()
  const rules = useRulesWords()
  return useMemo(() => {
    const voice = { speech, rules }
    const { words } = rules
    return {
      book: BOOK,
      groups: GROUPS.map((group) => ({ group, title: words.groups[group] })),
      points: pointsOf,
      idOf,
      groupOf,
      departs: isHouseRule,
      titleOf: (point, of) => titleOf(point, of, voice),
      sayingOf: (point, of) => sayingOf(point, of, voice),
      whyOf: (point) => whyOf(point, voice),
      bookNote: (point) => (point.about === 'setting' ? speech.game.settings.options[point.name].book : undefined),
      isAssumed,
      ruleOf,
      RuleLink,
      targetOf: (point) => {
        const change = changeTo(point, BOOK)
        return change === undefined ? undefined : fields.targetOf(change)
      },
      fixed: (point) => (point.about === 'threat' ? words.printedHere : isOfTheStart(point) ? words.ofStart : words.ofBoard),
      backToBook,
      Editor: PointEditor,
    }
  }, [speech, rules])
}
