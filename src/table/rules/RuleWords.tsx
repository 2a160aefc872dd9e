import { RulesIn, useRules } from './place'
import { ruleBy } from './reference'
import { useRulesPlace } from './rules-place'

/** Text of a rule as one paragraph, for a list that shows the number of the rule as a link; loaded on demand. */
export default function RuleWords({ rule }: { readonly rule: string }) {
  return (
    <RulesIn place={useRulesPlace()}>
      <Words rule={rule} />
    </RulesIn>
  )
}

function Words({ rule: number }: { readonly rule: string }) {
  const { rules } = useRules()
  const rule = ruleBy(rules, number)
  return rule === undefined ? null : <p>{rule.text}</p>
}
