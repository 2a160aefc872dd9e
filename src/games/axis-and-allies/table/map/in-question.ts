import type { State } from '../../model/state'
import { rollingOf, toFight } from '../../model/battlefield'

/** Returns the space that the open question is about: the space of the current battle, of AA fire, or of the next battle or raid. */
export const inQuestion = (state: State): string | undefined => {
  if (state.battle !== undefined) return state.battle.at
  const rolling = rollingOf(state)
  if (rolling?.what === 'onTheWay') return rolling.fire.at
  if (rolling !== undefined && 'at' in rolling) return rolling.at
  return state.phase === 4 ? toFight(state)[0]?.at : undefined
}
