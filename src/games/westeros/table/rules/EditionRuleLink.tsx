import { RuleLink, type RuleLinkProps } from '../../../../table/rules/RuleLink'
import { ruleIn } from '../../model/replaced-rules'
import { useOpenTable } from '../hook'

/**
 * Link to a rule. If the edition of the open game replaces the rule, the link leads to the rule that applies. Before a game is open, the
 * link leads to the rule as given.
 */
export function EditionRuleLink({ rule, ...look }: RuleLinkProps) {
  const box = useOpenTable((open) => open.state.box)
  return <RuleLink {...look} rule={box === undefined ? rule : ruleIn(rule, box)} />
}
