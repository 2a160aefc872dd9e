import type { WithRule } from '../../../../table/waiting-for/game-waiting-for'
import type { Language } from '../../../../ui/words'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'
import { nextToAct } from '../../rules/action-phase'
import { whoTextsIn } from './words/who'

/**
 * Returns the actions that a player may take without being asked: a veto (R52), a Bullet after passing (R13, R71), and the rights of the
 * figures that the player holds.
 */
export const mayIn = (state: State, role: Colour, language: Language): readonly WithRule[] => [
  ...inTurn(state, role, language),
  ...byFigures(state, role, language),
]

/** Returns the reactions and Bullets of a player who is not on turn in the action phase. */
const inTurn = (state: State, role: Colour, language: Language): readonly WithRule[] => {
  const { stage, reacting, pending, jailing, turns, bullet, players } = state
  const acts = bullet ?? nextToAct(state).next
  if (stage !== 'actions' || reacting !== undefined || pending !== undefined || jailing?.open === true) return []
  if (acts === undefined || acts === role) return []
  const texts = whoTextsIn(language)
  const name = players.find(({ colour }) => colour === acts)?.name ?? ''
  return [{ text: texts.mayVeto(name), rule: 'R52' }, ...(turns.passed.includes(role) ? [{ text: texts.mayBullet, rule: 'R71' }] : [])]
}

/**
 * Returns the rights of the holder of the Policeman (R48) and of the Mayor (R17, R26). In the strategic phase, the holder at its start
 * decides (R25).
 */
const byFigures = ({ stage, policeman, mayor, strategy }: State, role: Colour, language: Language): readonly WithRule[] => {
  if (stage === 'over') return []
  const texts = whoTextsIn(language)
  const holder = stage === 'strategy' ? strategy?.mayor : mayor
  return [
    ...(policeman === role ? [{ text: texts.mayLook, rule: 'R48', standing: true as const }] : []),
    ...(holder === role ? [{ text: texts.mayOrder, rule: 'R51', standing: true as const }] : []),
  ]
}
