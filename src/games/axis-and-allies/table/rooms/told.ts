import type { GameTold } from '../../../../table/game/game-told'
import { lazyPart } from '../../../../ui/lazy-part'
import type { AxisAndAllies } from '../..'
import { drawingOf } from './moves'

export const Told = lazyPart(() => import('./Told').then((told) => told.Told))

/** Tells the outcome of a move: what changes hands, what is paid, lost, bought and placed. */
export const gameTold: GameTold<AxisAndAllies> = {
  isTold: ({ entry: { events }, parent }) =>
    parent !== undefined && events.some((event) => event.e !== 'rewound' && drawingOf(event, events) !== undefined),
  Told,
}
