import { Link } from 'react-router'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { RulesIn, useRules } from './place'
import { useRulesPlace } from './rules-place'
import { RuleBody } from './RuleBody'
import { ruleBy } from './reference'
import { useRulesWords } from './words'

export interface RuleTextProps {
  readonly rule: string
  /** Called when the user opens another rule in the same dialog. */
  readonly onOpen: (number: string) => void
  /** Whether the dialog links to the rules reference; `false` if the user must not leave the current screen. */
  readonly leads: boolean
}

/** Content of the dialog that shows a rule; loaded on demand. */
export default function RuleText(props: RuleTextProps) {
  return (
    <RulesIn place={useRulesPlace()}>
      <Shown {...props} />
    </RulesIn>
  )
}

function Shown({ rule: number, onOpen, leads }: RuleTextProps) {
  const { rules, to } = useRules()
  const { words } = useRulesWords()
  const rule = ruleBy(rules, number)
  if (rule === undefined) return
  return (
    <>
      <RuleBody rule={rule} onOpen={onOpen} />
      {leads && (
        <Link className="quiet self-start" to={to(rule.number)}>
          <Icon of={icons.book} size="s" />
          {words.whole}
        </Link>
      )}
    </>
  )
}
