import { chooseAgain } from '../ballot/passing'
import * as icons from '../icons'
import { RefusalSheet } from '../refusal/RefusalSheet'
import { RuleLink } from '../rules/RuleLink'
import { useRefusalTexts } from './game-table'

/** Shows why a move was refused, with a link to the rule. */
export function Refused() {
  const text = useRefusalTexts()
  return (
    <RefusalSheet
      text={text}
      rule={({ rule }) => rule}
      RuleLink={RuleLink}
      chooseHere={chooseAgain}
      alternatives={() => []}
      alternative={() => ({ icon: icons.undo, title: '' })}
    />
  )
}
