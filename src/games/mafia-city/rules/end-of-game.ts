import { moveShape } from '../../../kit/move-kinds'
import { asAnswer, DONE } from '../../../kit/refusals'
import { maybe, type Infer } from '../../../kit/shape'
import { refusedByReferee } from '../../../referee'
import { seatsFrom } from '../../../kit/turns'
import { CARDS, LOCATIONS, TOKENS_IN_BOX, type Colour } from '../box/box'
import { firstReason, type Waived } from '../model/refusals'
import { countsCards } from '../model/settings'
import type { Counts, Criterion, Result, State } from '../model/state'
import { coloursOf, isReached, targetOf } from '../model/tokens'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { NOT_ASKED, type Handled } from './handler'
import { isEvaluating } from './location-phase'

/** Rules of the end of the game: R37–R39. */

/**
 * Ends the game. The players report the numbers in `reserve` and `cards` if these numbers break a tie and the app does not track them.
 */
const endShape = moveShape('end', { reserve: maybe(shapes.counts(TOKENS_IN_BOX)), cards: maybe(shapes.counts(CARDS)) })

type Compare = readonly [criterion: Criterion, value: (colour: Colour) => number]

/** R37, R38: returns the criteria for the final ranking, most important criterion first. A player with a higher number ranks higher. */
const comparisons = (state: State): readonly Compare[] => {
  const seats = seatsFrom(coloursOf(state), state.start)
  return [
    ['vp', (colour) => state.vp[colour] ?? 0],
    ['reserve', (colour) => -(state.reserve[colour] ?? 0)],
    ['cards', (colour) => state.cards[colour] ?? 0],
    ['mayor', (colour) => (state.mayor === colour ? 1 : 0)],
    ['distance', (colour) => -seats.indexOf(colour)],
  ]
}

/** R39: returns the final rank of each player, and the criterion that decided between each two players with consecutive ranks. */
export const finalResult = (state: State): Result => {
  const compared = comparisons(state)
  const first = (a: Colour, b: Colour) => compared.find(([, value]) => value(a) !== value(b))
  const places = coloursOf(state).toSorted((a, b) => {
    const [, value] = first(a, b) ?? []
    return value === undefined ? 0 : value(b) - value(a)
  })
  const decidedBy = places.slice(1).map((colour, at): Criterion => first(places[at] ?? colour, colour)?.[0] ?? 'distance')
  return { places, decidedBy }
}

/** Returns whether the game ends now: all seven locations are evaluated and a player has reached the target (R24, R37). */
export const isEndDue = (state: State): boolean => isEndOfPhase(state) && isReached(state)
const isEndOfPhase = (state: State): boolean =>
  state.stage === 'locations' && state.marked.length === LOCATIONS.length && !isEvaluating(state)

/** Returns the players who have the same numbers as another player in all given criteria. */
const tied = (state: State, criteria: readonly Criterion[]): readonly Colour[] => {
  const compared = comparisons(state).filter(([criterion]) => criteria.includes(criterion))
  const colours = coloursOf(state)
  return colours.filter((one) => colours.some((other) => other !== one && compared.every(([, value]) => value(one) === value(other))))
}

/**
 * Returns the next criterion that must break a tie but whose numbers the app does not track, with the tied players, who must report these
 * numbers.
 */
export const toTell = (
  state: State,
  { reserve, cards }: Pick<Infer<typeof endShape>, 'reserve' | 'cards'>,
): { readonly what: 'reserve' | 'cards'; readonly of: readonly Colour[] } | undefined => {
  const missing = (reported: Counts | undefined, criteria: readonly Criterion[], at: State) =>
    tied(at, criteria).filter((colour) => reported?.[colour] === undefined)
  if (!state.settings.tokensKept) {
    const of = missing(reserve, ['vp'], state)
    if (of.length > 0) return { what: 'reserve', of }
  }
  if (countsCards(state.settings)) return undefined
  const of = missing(cards, ['vp', 'reserve'], withTold(state, { reserve }))
  return of.length > 0 ? { what: 'cards', of } : undefined
}

const withTold = (
  state: State,
  { reserve, cards }: { readonly reserve?: Counts | undefined; readonly cards?: Counts | undefined },
): State => ({
  ...state,
  reserve: state.settings.tokensKept ? state.reserve : { ...state.reserve, ...reserve },
  cards: { ...state.cards, ...cards },
})

/**
 * R37, R38: ends the game. Refusals: TARGET_NOT_REACHED, NOT_END_OF_PHASE_II; MALFORMED if a number that must break a tie is not reported.
 */
export const endGame = ({ state, emit }: Transaction, move: Infer<typeof endShape>, waived: Waived): Handled => {
  const against = firstReason(waived, [
    !isReached(state) && ['TARGET_NOT_REACHED', { target: targetOf(state) }],
    !isEndOfPhase(state) && ['NOT_END_OF_PHASE_II'],
  ])
  if (against !== undefined) return asAnswer(against)
  if (state.ballot !== undefined) return NOT_ASKED
  const missing = toTell(state, move)
  if (missing !== undefined) return refusedByReferee('MALFORMED', { at: `move.${missing.what}`, of: missing.of })
  emit({ e: 'ended', result: finalResult(withTold(state, move)) })
  return DONE
}

/** Moves of this chapter. */
export const END_MOVES = {
  end: { shape: endShape, decide: endGame },
}
