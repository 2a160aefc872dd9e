import type { WithRule } from '../../../../table/waiting-for/game-waiting-for'
import type { Language } from '../../../../ui/words'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'
import { nextToAct } from '../../rules/action-phase'
import { whoTextsIn } from './words/who'

/**
 * Returns the actions that a player may take in the action phase without being asked: a veto (R52), and a Bullet after passing (R13, R71).
 */
export const mayIn = (state: State, role: Colour, language: Language): readonly WithRule[] => {
  const { stage, reacting, pending, jailing, turns, bullet, players } = state
  const acts = bullet ?? nextToAct(state).next
  if (stage !== 'actions' || reacting !== undefined || pending !== undefined || jailing?.open === true) return []
  if (acts === undefined || acts === role) return []
  const texts = whoTextsIn(language)
  const name = players.find(({ colour }) => colour === acts)?.name ?? ''
  return [{ text: texts.mayVeto(name), rule: 'R52' }, ...(turns.passed.includes(role) ? [{ text: texts.mayBullet, rule: 'R71' }] : [])]
}
