import { useMemo } from 'react'
import type { HouseRules } from '../../../../table/house-rules/house-rules'
import { fields } from '../../fields'
import type { Change } from '../../model/moves'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { useAllSpeech } from '../speech'
import { PointEditor } from './PointEditor'
import { BOOK, bookOf, GROUPS, type Point, type Rules } from './point'
import {
  backToBook,
  changeTo,
  groupOf,
  idOf,
  isAssumed,
  isHouseRule,
  isOfTheStart,
  pointsOf,
  ruleOf,
  textOf,
  titleOf,
  whyOf,
} from './points'
import { useRulesWords } from './words'

/** Hook that returns the configuration of the house rules screens for Westeros. */
export function useHouseRules(): HouseRules<Rules, Point, Change> {
  const speech = useAllSpeech()
  const rules = useRulesWords()
  return useMemo(() => {
    const voice = { speech, rules }
    const { words } = rules
    return {
      bookFor: bookOf,
      groups: GROUPS.map((group) => ({ group, title: words.groups[group] })),
      points: pointsOf,
      idOf,
      groupOf,
      departs: isHouseRule,
      titleOf: (point, of) => titleOf(point, of, voice),
      sayingOf: (point, of) => textOf(point, of, voice),
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
