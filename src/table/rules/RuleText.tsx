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
  /** Opens another rule in the place of this one. */
  readonly onOpen: (number: string) => void
  /** The way to the reference leads away from what is being done; it is missing where that must not happen. */
  readonly leads: boolean
}

/** The content of the sheet of a rule; it is loaded with the first rule that is opened. */
export default function RuleText(props: RuleTextProps) {
  return (
    <RulesIn place={usePlace()}>
      <Shown {...props} />
    </RulesIn>
  )
}

/** The table of the open game; on the way to a new game there is none, even if another game is still open. */
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
