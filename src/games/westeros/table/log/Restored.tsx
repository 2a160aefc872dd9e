import { valuesBetween } from '../../../../table/corrections/before'
import type { RestoredProps } from '../../../../table/game/game-table'
import { PutBackList } from '../../../../table/now/PutBackList'
import { fields } from '../../fields'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { State } from '../../model/state'
import { useGameWords } from '../../words/hook'

/** Kinds of values that the players see on the real table: units, tokens, power, supply, influence tracks and the wildling threat. */
const ON_TABLE = ['units', 'token', 'neutral', 'garrisonToken', 'holder', 'power', 'supply', 'track', 'threat']

/** Lists the pieces to put back after an undo. Order tokens and House cards are on the table only if the app does not keep them. */
export function Restored({ undone, state, onDone, isAnswering }: RestoredProps<State>) {
  const { changes } = useGameWords()
  const { orders, cards } = state.tracking
  const sets = [...ON_TABLE, ...(orders === 'table' ? ['order'] : []), ...(cards === 'table' ? ['used'] : [])]
  const values = valuesBetween<WesterosVocabulary>(undone, state, { fields, sets }, changes.text)
  return <PutBackList values={values} onDone={onDone} isAnswering={isAnswering} />
}
