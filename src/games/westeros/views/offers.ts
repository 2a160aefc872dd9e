import { CORE_REFUSALS, type CoreCode, type Offer } from '../../../referee'
import { OFFER_KINDS, type OfferKind } from '../model/offer-kinds'
import type { State } from '../model/state'

/** Returns the reason why an action is not possible now; undefined if the action is possible. */
const refusalOf = ({ ballot, stage }: State, kind: OfferKind): CoreCode | undefined => {
  const cast = ballot !== undefined && Object.keys(ballot.cast).length > 0
  switch (kind) {
    case 'correct':
    case 'tracking':
    case 'settings':
    case 'seats':
    case 'box':
    case 'rewind':
      return cast ? 'BALLOT_OPEN' : undefined
    case 'overrule':
      return ballot !== undefined ? 'BALLOT_OPEN' : stage.at === 'over' ? 'GAME_OVER' : undefined
    case 'castAnew':
      return ballot === undefined ? 'NO_BALLOT' : cast ? undefined : 'NOT_IN_BALLOT'
    case 'callOff':
      return ballot === undefined ? 'NO_BALLOT' : undefined
    case 'calculator':
      return undefined
  }
}

/** Returns all actions that do not answer a question, each with its refusal if the action is not possible now. */
export const offers = (state: State): readonly Offer<OfferKind>[] =>
  OFFER_KINDS.map((kind) => {
    const code = refusalOf(state, kind)
    return code === undefined ? { kind } : { kind, refusal: { code, rule: CORE_REFUSALS[code] } }
  })
