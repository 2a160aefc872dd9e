import { Link, useMatch } from 'react-router'
import { useOpenGame } from '../../session'
import { Icon } from '../../ui/Icon'
import { useGameTable } from '../context'
import * as icons from '../icons'
import { addressesBelow, RulesIn, useRules, type RulesPlace } from './place'
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
    <RulesIn place={usePlace()}>
      <Shown {...props} />
    </RulesIn>
  )
}

/**
 * Returns the state of the open game and the URL paths of its rules. During a set-up, returns the printed rules, even if a game is open.
 */
function usePlace(): RulesPlace {
  const { id } = useGameTable()
  const game = useMatch('/game/:id/*')?.params.id
  const open = useOpenGame((play) => play.open)
  return open === undefined || open.id !== game
    ? { state: undefined, to: addressesBelow(`/rules/${id}`) }
    : { state: open.state, to: addressesBelow(`/game/${open.id}/rules`) }
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
