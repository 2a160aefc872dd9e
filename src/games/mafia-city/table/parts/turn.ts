import type { TurnSeat } from '../../../../table/game/game-now'
import { seatsFrom } from '../../../../kit/turns'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'
import { coloursOf, targetOf } from '../../model/tokens'
import type { Language } from '../../../../ui/words'
import { nextToAct } from '../../rules/action-phase'
import { isMapDue } from '../../rules/setup'
import { mayor, pass, policeman } from './icons'
import { textsIn } from './words'

/** Figures that a player can hold, with their icons. */
const FIGURES = [
  { figure: 'policeman', icon: policeman },
  { figure: 'mayor', icon: mayor },
] as const

/**
 * Returns the players in turn order, beginning with the start player. The result includes the points in the phases I to III. In phase I, it
 * also includes the number of Mafiosi in hand, and marks the players who have passed. Undefined in other stages.
 */
export const turnOf = (state: State, language: Language): readonly TurnSeat<Colour>[] | undefined => {
  const { stage, start, turns, bullet, redraw, settings, hand, vp, jailing, pending } = state
  const texts = textsIn(language)
  const seats = seatsFrom(coloursOf(state), start)
  if (isMapDue(state)) return undefined
  const heldBy = (role: Colour) => {
    const held = FIGURES.filter(({ figure }) => state[figure] === role)
    return held.length === 0 ? {} : { held: held.map(({ figure, icon }) => ({ icon, name: texts.holds(texts.figures[figure]) })) }
  }
  if (stage === 'redraw')
    return seats.map((role) => ({ role, progress: role === redraw[0] ? 'here' : redraw.includes(role) ? 'waits' : 'done' }))
  const pointsOf = (role: Colour) => ({ value: vp[role] ?? 0, words: texts.ofTarget(vp[role] ?? 0, targetOf(state)) })
  if (stage === 'locations' || stage === 'strategy') return seats.map((role) => ({ role, points: pointsOf(role), ...heldBy(role) }))
  if (stage !== 'actions') return undefined
  // The player who is asked: about Complicity, about the cards of an effect, or about the next turn.
  const now = jailing?.open === true ? jailing.owner : (pending?.by ?? bullet ?? nextToAct(state).next)
  return seats.map((role) => {
    const hasPassed = turns.passed.includes(role)
    const left = settings.tokensKept ? texts.left(hand[role] ?? 0) : undefined
    return {
      role,
      progress: role === now ? 'here' : hasPassed ? 'done' : 'waits',
      note: hasPassed ? texts.passed : left,
      points: pointsOf(role),
      ...heldBy(role),
      ...(hasPassed && { mark: pass }),
    }
  })
}
