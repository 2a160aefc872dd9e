import { RuleLink, type RuleLinkProps } from '../../../../table/rules/RuleLink'
import { ruleIn } from '../../model/replaced-rules'
import { useTable } from '../hook'

/** Link to a rule. If the edition of the game replaces the rule, the link leads to the rule that applies. */
export function EditionRuleLink({ rule, ...look }: RuleLinkProps) {
  const box = useTable((open) => open.state.box)
  return <RuleLink {...look} rule={ruleIn(rule, box)} />
}
