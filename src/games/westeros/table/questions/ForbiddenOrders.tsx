import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { forbiddenKinds } from '../../rules/westeros-cards'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

/** Orders that the Westeros cards of the round forbid (R8.4). Shows nothing if no order is forbidden. */
export function ForbiddenOrders() {
  const { names } = useSpeech()
  const { words, say, list } = useQuestionWords()
  const kinds = forbiddenKinds(useGameState())
  if (kinds.length === 0) return undefined
  return (
    <p className="flex items-center gap-2 px-3 py-2 rounded-m bg-warn-wash text-warn type-row">
      <Icon of={icons.portcullis} size="s" /> {say(words.orders.forbidden, { orders: list(kinds.map((kind) => names.orderKind[kind])) })}
    </p>
  )
}
