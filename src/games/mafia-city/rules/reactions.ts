import { moveShape } from '../../../kit/move-kinds'
import { asAnswer, DONE } from '../../../kit/refusals'
import { openMarked } from '../../../kit/marks'
import { only, type Infer } from '../../../kit/shape'
import { isSettled, objectionToResponse, openWindow, takesEffect, withNobody, withResponse, type ResponseWindow } from '../model/response'
import { seatsAfter } from '../../../kit/turns'
import { isUntouched, refusedByReferee } from '../../../referee'
import type { Colour } from '../box/box'
import { EFFECTS, VETO_CARDS, VETOES, type Cancelled, type EffectKind, type EffectName, type Veto } from '../box/effects'
import { firstReason, refuse, type GameCode, type Reason, type Waived } from '../model/refusals'
import type { Counts, Effect, State } from '../model/state'
import { coloursOf, inCity, plus, tokenAt } from '../model/tokens'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { NOT_ASKED, tooFewCards, type Handled } from './handler'

/** Rules of reactions to effects: R52–R58, R65. */

const reactShape = moveShape('react', { by: shapes.colour, with: only(...VETOES) })
/** Declines to react, for all players. After a secret ballot, declines only for the first player who wanted to react. */
const nobodyShape = moveShape('nobody', {})
const complicityShape = moveShape('complicity', { by: shapes.colour, at: shapes.spot, place: shapes.height })
const noComplicityShape = moveShape('noComplicity', { by: shapes.colour })

/** Returns the number of cards of the cheapest veto on a declared effect, or on the last veto of a chain (R52–R54). */
export const cardsToVeto = (what: EffectName, isFirst: boolean): number => {
  const { listed }: EffectKind = EFFECTS[what]
  return isFirst && listed !== undefined ? VETO_CARDS[listed] : VETO_CARDS.fists
}

/**
 * Returns the players who may react to a declared effect or to a veto: all opponents, clockwise (A9, A10). If reactions are secret, also
 * returns a ballot of the players who have enough cards for a veto, because the numbers of cards are public. If no player has enough cards,
 * there is no ballot.
 */
const heard = (state: State, by: Colour, needs: number) => {
  const asked = seatsAfter(coloursOf(state), by).filter((colour) => colour !== by)
  const able = asked.filter((colour) => tooFewCards(state, colour, needs) === false)
  if (!state.settings.silentWindow || able.length === 0) return { asked }
  return { asked: able, ballot: openMarked<'silent', Colour>(state.marks, 'silent', `r${state.round}/w${state.count}`, able) }
}

/** Returns whether the players have answered in secret whether they react, so that only one player after another may still react. */
export const isHeardInSecret = (state: State): boolean => {
  const { reacting, settings } = state
  if (reacting === undefined || !settings.silentWindow) return false
  const needs = cardsToVeto(reacting.effect.what, reacting.chain.stack.length === 1)
  return reacting.chain.asked.some((colour) => tooFewCards(state, colour, needs) === false)
}

/**
 * Returns whether the open ballot asks a single player, who has not chosen yet. The numbers of cards are public, so all players know who
 * may react, and the app asks this player openly. A secret choice, which earlier versions of the app asked for, is still accepted.
 */
export const isAskedOpenly = ({ ballot }: State): boolean => ballot?.roles.length === 1 && isUntouched(ballot)

/** Returns whether players still have to choose in secret whether they react, or their choices have to be revealed. */
const isSealed = (state: State): boolean => state.ballot !== undefined && !isAskedOpenly(state)

/**
 * Declares an effect, to which opponents may react.
 * @param paid number of cards that the player spends on the effect
 */
export const declare = ({ state, emit }: Transaction, effect: Effect, paid: number): void =>
  emit({ e: 'declared', effect, paid, ...heard(state, effect.by, cardsToVeto(effect.what, true)) })

/** Returns the reasons why a veto on the last effect or veto of the chain is refused (R52–R54). Does not check the number of cards. */
const againstVeto = (what: EffectName, chain: ResponseWindow<Colour, Veto | null>, by: Colour, veto: Veto): readonly Reason[] => {
  const last = chain.stack.at(-1)
  const { source, listed }: EffectKind = EFFECTS[what]
  const isFirst = chain.stack.length === 1
  return [
    isFirst && source === 'none' && ['CANNOT_BE_PREVENTED', { what }],
    last?.by === by && ['OWN_EFFECT'],
    isFirst && source === 'location' && veto === 'fists' && ['FISTS_AGAINST_LOCATION', { what }],
    veto !== 'fists' && (!isFirst || veto !== listed) && ['VETO_NOT_LISTED', { what, veto }],
  ]
}

/** R52–R55: plays a veto. Refusals: CANNOT_BE_PREVENTED, OWN_EFFECT, FISTS_AGAINST_LOCATION, VETO_NOT_LISTED, NOT_ENOUGH_CARDS. */
export const react = ({ state, emit }: Transaction, { by, with: veto }: Infer<typeof reactShape>, waived: Waived): Handled => {
  const { reacting } = state
  if (isSealed(state)) return refusedByReferee('BALLOT_OPEN')
  if (reacting === undefined) return refuse('CANNOT_BE_PREVENTED')
  const cards = VETO_CARDS[veto]
  const against = firstReason(waived, [...againstVeto(reacting.effect.what, reacting.chain, by, veto), tooFewCards(state, by, cards)])
  if (against !== undefined) return asAnswer(against)
  if (isHeardInSecret(state) && objectionToResponse(reacting.chain, by) !== undefined) return NOT_ASKED
  emit({ e: 'vetoed', by, with: veto, paid: cards, ...heard(state, by, VETO_CARDS.fists) })
  return DONE
}

/** Records that no player reacts. After a secret ballot, only the first player who wanted to react declines. */
export const letStand = ({ state, emit }: Transaction): Handled => {
  const { reacting } = state
  if (isSealed(state)) return refusedByReferee('BALLOT_OPEN')
  if (reacting === undefined) return NOT_ASKED
  const [next] = reacting.chain.asked
  emit({ e: 'letStand', ...(isHeardInSecret(state) && next && { by: next }) })
  return DONE
}

/** Returns whether all players have reacted to the declared effect or declined. */
export const isOver = ({ reacting, ballot }: State): boolean => reacting !== undefined && ballot === undefined && isSettled(reacting.chain)
export const happensNow = ({ reacting }: State): boolean => reacting !== undefined && takesEffect(reacting.chain)

/** Result of a chain of vetoes (R54–R56). */
export interface Verdict {
  /** Result of each veto: `ok`, or the code of the refusal. */
  readonly results: readonly (GameCode | 'ok')[]
  readonly vetoes: number
  readonly happens: boolean
  readonly follows: 'happens' | Cancelled
  /** Number of cards that each player has spent on vetoes of the chain. */
  readonly lost: Counts
}

/**
 * Evaluates a chain of vetoes. Does not change the state.
 * @param cards number of cards of each player; omitted if the app does not count cards
 */
export const verdictOf = (
  order: readonly Colour[],
  effect: Pick<Effect, 'by' | 'what'>,
  vetoes: readonly { readonly by: Colour; readonly with: Veto }[],
  cards?: Counts,
): Verdict => {
  let chain: ResponseWindow<Colour, Veto | null> = openWindow(order, effect.by, null)
  let lost: Counts = {}
  const results = vetoes.map(({ by, with: veto }) => {
    const needs = VETO_CARDS[veto]
    const has = (cards?.[by] ?? 0) - (lost[by] ?? 0)
    const short: Reason = cards !== undefined && has < needs && ['NOT_ENOUGH_CARDS', { needs, has }]
    const against = firstReason(new Set(), [...againstVeto(effect.what, chain, by, veto), short])
    if (against !== undefined) return against.code as GameCode
    chain = withResponse<Colour, Veto | null>(chain, by, veto)
    lost = plus(lost, by, needs)
    return 'ok'
  })
  const happens = takesEffect(withNobody(chain))
  return { results, vetoes: chain.stack.length - 1, happens, follows: happens ? 'happens' : EFFECTS[effect.what].cancelled, lost }
}

/**
 * R58, A11, A12: returns the players of whom Complicity can send a Mafioso to the Cell. Excluded are the player who jailed the first
 * Mafioso and the owner of the first Mafioso.
 */
export const mayHit = (state: State): readonly Colour[] => {
  const { jailing } = state
  if (jailing === undefined) return []
  return coloursOf(state).filter((colour) => colour !== jailing.owner && colour !== jailing.causer && inCity(state, colour) > 0)
}

/**
 * R58: plays Complicity, which sends a Mafioso of another player into the Cell. Refusals: NOT_THE_OWNER, COMPLICITY_USED, CELL,
 * NO_SUCH_TOKEN, THIRD_IS_…, NOT_ENOUGH_CARDS.
 */
export const playComplicity = (transaction: Transaction, { by, at, place }: Infer<typeof complicityShape>, waived: Waived): Handled => {
  const { state } = transaction
  const { jailing } = state
  const third = at === 'cell' ? undefined : tokenAt(state, at, place)
  const against = firstReason(waived, [
    jailing?.owner !== by && ['NOT_THE_OWNER', { owner: jailing?.owner ?? '' }],
    jailing?.used === true && ['COMPLICITY_USED'],
    at === 'cell' && ['CELL'],
    at !== 'cell' && third === undefined && ['NO_SUCH_TOKEN', { place }],
    third !== undefined && third === jailing?.owner && ['THIRD_IS_OWNER', { legal: mayHit(state) }],
    third !== undefined && third === jailing?.causer && third !== jailing.owner && ['THIRD_IS_CAUSER', { legal: mayHit(state) }],
    tooFewCards(state, by, 1),
  ])
  if (against !== undefined) return asAnswer(against)
  const isInTime = jailing?.open === true || waived.size > 0
  if (!isInTime || state.reacting !== undefined || at === 'cell') return NOT_ASKED
  declare(transaction, { what: 'complicity', by, at, place }, 1)
  return DONE
}

export const declineComplicity = ({ state, emit }: Transaction, { by }: Infer<typeof noComplicityShape>): Handled => {
  if (state.jailing?.open !== true || state.jailing.owner !== by || state.reacting !== undefined) return NOT_ASKED
  emit({ e: 'caseClosed', owner: by })
  return DONE
}

/** Moves of this chapter. */
export const REACTION_MOVES = {
  react: { shape: reactShape, decide: react },
  nobody: { shape: nobodyShape, decide: letStand },
  complicity: { shape: complicityShape, decide: playComplicity },
  noComplicity: { shape: noComplicityShape, decide: declineComplicity },
}
