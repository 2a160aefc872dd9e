import type { GameTold } from '../../../../table/game/game-told'
import { lazyPart } from '../../../../ui/lazy-part'
import type { ElCapitan } from '../..'
import type { Event } from '../../model/events'

const FOLLOWING: readonly Event['e'][] = ['shutDown', 'bonusTaken', 'lastPiecePlaced', 'phaseBegun']

export const Told = lazyPart(() => import('./Told').then((told) => told.Told))

/** Tells the consequences of a move: a warehouse shut down, a bonus card, the end of a phase, new pieces, a ship sent to the bank. */
export const gameTold: GameTold<ElCapitan> = {
  isTold: ({ entry: { events }, parent }) =>
    parent !== undefined && events.some((event) => FOLLOWING.includes(event.e as Event['e']) || (event.e === 'settled' && event.toBank)),
  Told,
}
