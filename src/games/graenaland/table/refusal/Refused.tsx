import { Refused as StandardRefused } from '../../../../table/standard/Refused'
import { useLanguage } from '../../../../ui/words'
import type { GameCode } from '../../model/refusals'
import type { State } from '../../model/state'
import { refusedIn } from '../../words/refused'
import { useTexts } from '../parts/words'
import { factsOf } from './facts'

/** Component that shows a refusal with the names of the clans that cause it, and of the territories where the same answer is legal. */
export function Refused() {
  const language = useLanguage()
  const texts = useTexts()
  return (
    <StandardRefused
      text={(refusal, position, move) => {
        const facts = factsOf(position as State, refusal.params, move as Readonly<Record<string, unknown>> | undefined, texts)
        const [wrong, allowed] = refusedIn(language)[refusal.code as GameCode]?.(facts) ?? []
        return { wrong, allowed }
      }}
    />
  )
}
