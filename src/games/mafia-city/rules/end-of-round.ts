import { moveShape } from '../../../kit/move-kinds'
import { DONE } from '../../../kit/refusals'
import { maybe, boolean, type Infer } from '../../../kit/shape'
import { refusedByReferee } from '../../../referee'
import { seatsFrom } from '../../../kit/turns'
import type { Colour } from '../box/box'
import type { Draws } from '../model/events'
import { countsCards } from '../model/settings'
import type { State } from '../model/state'
import { coloursOf } from '../model/tokens'
import type { Transaction } from '../transaction/transaction'
import { NOT_ASKED, type Handled } from './handler'

/** Rules of the end of the round: R31–R36, A18. */

/**
 * Draws cards at the end of a round. If the app does not count cards, the players report `fewest`: whether the player who alone has the
 * fewest victory points also alone has the fewest cards.
 */
const drawShape = moveShape('draw', { fewest: maybe(boolean) })

/** Returns the players for whom the function `count` returns the lowest number. */
const thoseWithLeast = (colours: readonly Colour[], count: (colour: Colour) => number): readonly Colour[] => {
  const least = Math.min(...colours.map(count))
  return colours.filter((colour) => count(colour) === least)
}

/** Returns the only player for whom the function `count` returns the lowest number; undefined if several players have this number. */
const aloneLeast = (colours: readonly Colour[], count: (colour: Colour) => number): Colour | undefined => {
  const [first, ...others] = thoseWithLeast(colours, count)
  return others.length === 0 ? first : undefined
}

/** Returns the players with the fewest cards (R32), in seat order. The result is valid only if the app counts cards. */
export const fewestCards = (state: Pick<State, 'players' | 'cards'>): readonly Colour[] =>
  thoseWithLeast(coloursOf(state), (colour) => state.cards[colour] ?? 0)

/**
 * Returns the player who alone has the fewest victory points. Returns undefined in a tie; then no player draws in the first two steps
 * (R35).
 */
export const aloneLast = (state: Pick<State, 'players' | 'vp'>): Colour | undefined =>
  aloneLeast(coloursOf(state), (colour) => state.vp[colour] ?? 0)

/**
 * R31–R35: returns the players who draw, in order, and the drawn card before which the discards are shuffled.
 * @param fewest whether the player with the fewest victory points also alone has the fewest cards; reported by the players if the app does
 * not count cards
 */
export const drawsOf = (state: State, fewest?: boolean): Draws & { readonly pile: number; readonly discards: number } => {
  const { start } = state
  const colours = coloursOf(state)
  const [, startAfter = start] = seatsFrom(colours, start)
  const step2 = aloneLast(state)
  const isCounted = countsCards(state.settings)
  const hasFewest = isCounted ? aloneLeast(colours, (colour) => state.cards[colour] ?? 0) === step2 : fewest === true
  const step1 = hasFewest ? step2 : undefined
  const all = [...(step1 ? [step1] : []), ...(step2 ? [step2] : []), ...seatsFrom(colours, startAfter)]
  const { pile, discards } = state
  const sequence = isCounted ? all.slice(0, pile + discards) : all
  const isShuffled = isCounted && sequence.length > pile
  const left = isShuffled ? { pile: pile + discards - sequence.length, discards: 0 } : { pile: pile - sequence.length, discards }
  return {
    startAfter,
    ...(step1 && { step1 }),
    ...(step2 && { step2 }),
    sequence,
    ...(isShuffled && { reshuffleBefore: pile, shuffler: startAfter }),
    ...left,
  }
}

/** Returns whether the players must report who draws cards in the first step of the end of the round. */
export const isFewestAsked = (state: State): boolean => !countsCards(state.settings) && aloneLast(state) !== undefined

/** R31–R36: moves the start player token, draws cards, and begins the next round. */
export const drawCards = ({ state, emit }: Transaction, { fewest }: Infer<typeof drawShape>): Handled => {
  if (state.stage !== 'draw') return NOT_ASKED
  if (isFewestAsked(state) && fewest === undefined) return refusedByReferee('MALFORMED', { at: 'move.fewest' })
  emit({ e: 'drawn', round: state.round, count: state.count, ...drawsOf(state, fewest) })
  return DONE
}

/** Moves of this chapter. */
export const DRAW_MOVES = {
  draw: { shape: drawShape, decide: drawCards },
}
