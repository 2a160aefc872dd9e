import type { Colour } from '../box/box'
import { type EffectName } from '../box/effects'
import type { OwnMove } from '../rules/moves'
import { countsCards } from '../model/settings'
import type { State } from '../model/state'
import { coloursOf, stackAt } from '../model/tokens'
import { decideOwn } from '../rules/decide'
import { cardsToVeto, isHeardInSecret } from '../rules/reactions'
import { evolve } from '../transaction/evolve'
import { prompts } from '.'
import { domain } from './domains'

/**
 * Returns the moves that the app adds after an answer, because the players have no choice about them. The app skips a question in two
 * cases: no player has enough cards for the answer (the numbers of cards are public), or only one player or location can be chosen.
 */
export const followingFrom = (before: State, played: State): readonly OwnMove[] => {
  const move = onlyAnswer(played, before.stage === 'locations')
  const then = move && after(played, move)
  if (move === undefined || then === undefined) return []
  const [next, ...others] = followingFrom(before, then)
  if (next === undefined) return [move]
  // After the only possible location is chosen, add no moves of its evaluation, except declining Secret Deals that no player can play.
  // In the strategic phase, the only player with a Mafioso there is named as well.
  if (move.do === 'choose' && !['choose', 'noDeal', 'name'].includes(next.do)) return [move]
  return [move, next, ...others]
}

const after = (state: State, move: OwnMove): State | undefined => {
  const events = decideOwn(state, move)
  return events.ok ? events.value.reduce<State>(evolve, state) : undefined
}

/**
 * Returns the answer to the open question if it is the only open question and has only one answer; otherwise undefined.
 * @param isBegun whether the first location of the phase has been chosen
 */
const onlyAnswer = (state: State, isBegun: boolean): OwnMove | undefined => {
  const [question, ...others] = prompts(state)
  if (question === undefined || others.length > 0) return undefined
  const { kind, params } = question
  if (kind === 'choose' && params.back === true) return onlyOpening(state)
  const isForced =
    kind === 'name' ||
    (kind === 'choose' && isBegun) ||
    kind === 'secretDeals' ||
    (countsCards(state.settings) && ((kind === 'react' && !isHeardInSecret(state)) || ['complicity', 'hitman', 'star'].includes(kind)))
  if (!isForced) return undefined
  if (kind === 'secretDeals' && dealersLeft(state).length === 0)
    return state.cycle?.heard === true ? { do: 'noMoreDeals' } : { do: 'noDeal', by: state.start }
  const answers = domain(state, question)
  const [step, ...more] = answers.steps({})
  const answer = step === undefined || more.length > 0 ? undefined : answers.finish(step)
  return answer?.ok === true && typeof answer.value === 'object' ? answer.value : undefined
}

/**
 * R26, R64: returns the next choice of a location in the strategic phase if at most one location with a marker has Mafiosi. Empty locations
 * come first, because they only lose their markers.
 */
const onlyOpening = (state: State): OwnMove | undefined => {
  const by = state.strategy?.mayor
  const marked = state.marked.toSorted((a, b) => a - b)
  const [only, ...others] = marked.filter((at) => stackAt(state, at).length > 0)
  if (!state.settings.tokensKept || by === undefined || others.length > 0) return undefined
  const at = marked.find((one) => one !== only) ?? only
  return at === undefined ? undefined : { do: 'choose', by, at }
}

/**
 * A24: returns the players who may still play a Secret Deal: the rules accept the deal, and the player has not declined since the last
 * Secret Deal.
 */
export const dealersLeft = (state: State): readonly Colour[] =>
  coloursOf(state).filter((by) => state.cycle?.declined.includes(by) !== true && decideOwn(state, { do: 'deal', by, cards: 1 }).ok)

/** Returns whether no opponent has enough cards to veto a declared effect. Always false if the app does not count cards. */
export const isUnanswerable = (state: State, by: Colour, what: EffectName): boolean => {
  const needs = cardsToVeto(what, true)
  const { settings, cards } = state
  return countsCards(settings) && coloursOf(state).every((one) => one === by || (cards[one] ?? 0) < needs)
}
