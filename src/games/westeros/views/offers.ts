import { CORE_REFUSALS, type CoreCode, type Offer } from '../../../referee'
import type { State } from '../model/state'

/** What anybody may start beside answering questions, and why not now. */
export const OFFER_KINDS = [
  /** The board says otherwise. */
  'correct',
  /** "We play it so." */
  'overrule',
  /** How much the table tells the app. */
  'tracking',
  /** Open questions of the rulebook. */
  'settings',
  /** Who sits where and plays what. */
  'seats',
  /** Numbers of the box. */
  'box',
  /** Count a battle that is only thought of. */
  'calculator',
  /** Undo, redo, back to an earlier moment. */
  'rewind',
  /** Choose anew in the open ballot. */
  'castAnew',
  /** Call the open ballot off. */
  'callOff',
] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** Why each of them is not possible now; undefined = it is. */
const refusalOf = ({ ballot, stage }: State, kind: OfferKind): CoreCode | undefined => {
  const cast = ballot !== undefined && Object.keys(ballot.cast).length > 0
  switch (kind) {
    case 'correct':
    case 'tracking':
    case 'settings':
    case 'seats':
    case 'box':
      return ballot === undefined ? undefined : 'BALLOT_OPEN'
    case 'overrule':
      return ballot !== undefined ? 'BALLOT_OPEN' : stage.at === 'over' ? 'GAME_OVER' : undefined
    case 'rewind':
      return cast ? 'BALLOT_OPEN' : undefined
    case 'castAnew':
      return ballot === undefined ? 'NO_BALLOT' : cast ? undefined : 'NOT_IN_BALLOT'
    case 'callOff':
      return ballot === undefined ? 'NO_BALLOT' : undefined
    case 'calculator':
      return undefined
  }
}

/** Everything that is on offer, each with its reason where it has to wait. */
export const offers = (state: State): readonly Offer<OfferKind>[] =>
  OFFER_KINDS.map((kind) => {
    const code = refusalOf(state, kind)
    return code === undefined ? { kind } : { kind, refusal: { code, rule: CORE_REFUSALS[code] } }
  })
