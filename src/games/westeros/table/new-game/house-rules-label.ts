import { useHouseRulesWords } from '../../../../table/house-rules/words'
import type { Rules } from '../house-rules/point'
import { houseRulesIn, titleOf } from '../house-rules/points'
import { useRulesWords } from '../house-rules/words'
import { useAllSpeech } from '../speech'

/** Returns the number of house rules and the name of the first one: "2 house rules: Rounds …"; undefined if there are none. */
export function useHouseRulesLabel(rules: Rules): string | undefined {
  const voice = { speech: useAllSpeech(), rules: useRulesWords() }
  const { words, count } = useHouseRulesWords()
  const all = houseRulesIn(rules)
  const [first] = all
  if (first === undefined) return undefined
  return `${count(words.ruleNumber, all.length)}: ${titleOf(first, rules, voice)}${all.length > 1 ? '\u00a0…' : ''}`
}
