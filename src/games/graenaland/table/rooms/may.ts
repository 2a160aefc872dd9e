import type { WithRule } from '../../../../table/waiting-for/game-waiting-for'
import type { Language } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import type { State } from '../../model/state'
import { builderIn } from '../../rules/construction'
import { proposable } from '../../rules/distribution'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'
import { forbiddenTextsIn } from './words/forbidden'

/**
 * Returns the actions that a clan may take besides the open questions: proposing how to share cards (R23), and giving cards for the open
 * joint work of the chief (R55).
 */
export const mayIn = (state: State, clan: Clan, language: Language): readonly WithRule[] => [
  ...mayPropose(state, clan, language),
  ...mayGive(state, clan, language),
]

const mayPropose = (state: State, clan: Clan, language: Language): readonly WithRule[] => {
  const { stage, proposal, proposed, chief } = state
  if (stage !== 'proposals' || proposal !== undefined || clan === chief || proposed.includes(clan)) return []
  const { place } = textsIn(language)
  const may = forbiddenTextsIn(language)
  const open = proposable(state, clan).map(place)
  return [{ text: open.length === 0 ? may.noProposal : may.mayPropose(open), rule: 'R23' }]
}

const mayGive = (state: State, clan: Clan, language: Language): readonly WithRule[] => {
  const { opened } = state
  const builder = builderIn(state)
  if (opened?.kind !== 'joint' || builder === undefined || builder === clan) return []
  const { clans, things, place } = textsIn(language)
  const may = forbiddenTextsIn(language)
  return [{ text: may.mayGive(nameOf(state, clans, builder), things[opened.what], place(opened.at)), rule: 'R55' }]
}
