import type { Refusal } from '../../../referee'
import type { HouseId } from '../box/box'
import type { Choice } from '../model/moves'
import { parseChoice } from '../parse/parse'
import { refuse, type Code } from '../model/refusals'
import { cardObjection } from './battle'
import { bidObjection } from './influence'
import { checkPlan, type Plan } from './orders'
import type { State } from '../model/state'

/**
 * Returns the refusal that a secret choice would cause when the open ballot is revealed; undefined if the choice is valid. Called before
 * the choice is stored, so that a reveal never fails.
 */
export const checkChoice = (state: State, house: HouseId, choice: Choice): Refusal<Code> | undefined => {
  const { ballot } = state
  if (ballot === undefined) return undefined
  const parsed = parseChoice(state.box, ballot.kind, choice)
  if (!parsed.ok) return parsed.refusal
  switch (ballot.kind) {
    case 'bid':
    case 'contribution':
      if (ballot.kind === 'contribution' && !ballot.roles.includes(house)) return refuse('NOT_IN_ATTACK', { house }).refusal
      return bidObjection(state, house, parsed.value)
    case 'orders': {
      const checked = checkPlan(state, house, parsed.value as Plan)
      return checked.ok ? undefined : checked.refusal
    }
    case 'card':
      return cardObjection(state, house, parsed.value as string)
  }
}
