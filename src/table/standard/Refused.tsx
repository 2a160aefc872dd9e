import { chooseAgain } from '../ballot/passing'
import * as icons from '../icons'
import type { GameRefusals } from '../refusal/game-refusals'
import { RefusalSheet } from '../refusal/RefusalSheet'
import { RuleLink } from '../rules/RuleLink'
import { useStandardTexts } from './context'
import { useRefusalTexts } from './game-table'

export interface RefusedProps extends Partial<Pick<GameRefusals, 'alternatives' | 'alternative' | 'Picture'>> {
  /**
   * Returns the texts of a refusal with the names and numbers of the open game. If a text is undefined, the dialog shows the text of the
   * refusal code or of its rule.
   */
  text?(
    this: void,
    ...asked: Parameters<GameRefusals['text']>
  ): { readonly wrong?: string | undefined; readonly allowed?: string | undefined } | undefined
}

/** Dialog that shows why a move was refused, with a link to the rule and the legal moves that the game offers instead. */
export function Refused({ text, alternatives, alternative, Picture }: RefusedProps) {
  const plain = useRefusalTexts()
  const { rules } = useStandardTexts()
  return (
    <RefusalSheet
      text={(refusal, state, move) => {
        const own = text?.(refusal, state, move)
        const { wrong, allowed } = plain(refusal)
        return { wrong: own?.wrong ?? wrong, allowed: own?.allowed ?? allowed }
      }}
      rule={({ rule }) => (rules[rule] === undefined ? undefined : rule)}
      RuleLink={RuleLink}
      chooseHere={chooseAgain}
      alternatives={alternatives ?? (() => [])}
      alternative={alternative ?? (() => ({ icon: icons.undo, title: '' }))}
      {...(Picture && { Picture })}
    />
  )
}
