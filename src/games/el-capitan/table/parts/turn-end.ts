import type { State } from '../../model/state'
import type { Texts } from './words'
import { positionAfter } from './position-after'

/** Returns the label of the button that ends a turn. The label names the next player, or the payday (R4, R29). */
export const endLabel = (state: State, { act, payday, colours }: Texts): string => {
  const after = positionAfter(state, { do: 'endTurn' })?.state
  const next = after?.turns.turn
  return act.end(next === undefined ? undefined : colours[next], payday.title(state.phase))
}
