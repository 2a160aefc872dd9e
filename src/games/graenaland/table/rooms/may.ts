import type { WithRule } from '../../../../table/waiting-for/game-waiting-for'
import type { Language } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import type { State } from '../../model/state'
import { builderIn } from '../../rules/construction'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'
import { forbiddenTextsIn } from './words/forbidden'

/** R55: returns the actions that a clan may take without being asked: giving cards for the open joint work of the chief. */
export const mayIn = (state: State, clan: Clan, language: Language): readonly WithRule[] => {
  const { opened } = state
  const builder = builderIn(state)
  if (opened?.kind !== 'joint' || builder === undefined || builder === clan) return []
  const { clans, things, place } = textsIn(language)
  const { mayGive } = forbiddenTextsIn(language)
  return [{ text: mayGive(nameOf(state, clans, builder), things[opened.what], place(opened.at)), rule: 'R55' }]
}
