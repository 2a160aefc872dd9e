import type { HouseId, Track } from '../box/box'
import type { Event } from '../model/events'
import { place } from '../model/position'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'

/** E6.8, E14.7: moving a house on an influence track outside of an auction. */

type Reason = Extract<Event, { e: 'placeChanged' }>['why']

/** Returns the order of a track after a house went to another place; the houses between close up. @param to index, 0 is the first place */
export const orderAfter = (state: State, track: Track, house: HouseId, to: number): readonly HouseId[] =>
  state.tracks[track].filter((other) => other !== house).toSpliced(Math.max(0, to), 0, house)

/** Moves a house to the first or the last place, or down by a number of places. Does nothing if its place stays the same. */
export const moveOnTrack = (
  transaction: Transaction,
  house: HouseId,
  track: Track,
  to: 'first' | 'last' | { readonly down: number },
  why: Reason,
): void => {
  const { state } = transaction
  const index = to === 'first' ? 0 : to === 'last' ? state.playing.length : place(state, track, house) - 1 + to.down
  const order = orderAfter(state, track, house, index)
  if (order.join() !== state.tracks[track].join()) transaction.emit({ e: 'placeChanged', house, track, order, why })
}
