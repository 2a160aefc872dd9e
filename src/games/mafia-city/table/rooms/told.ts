import type { GameTold } from '../../../../table/game/game-told'
import { lazyPart } from '../../../../ui/lazy-part'
import type { MafiaCity } from '../..'
import type { Event } from '../../model/events'

const FOLLOWING: readonly Event['e'][] = [
  'settled',
  'controlled',
  'released',
  'figureReturned',
  'jailed',
  'killed',
  'hitmanMoved',
  'figureTaken',
  'drawn',
  'unmarked',
]

export const Told = lazyPart(() => import('./Told').then((told) => told.Told))

/** Lists the outcome of a move on the board: a card that stood or was cancelled, the verdict on a location, markers, draws. */
export const gameTold: GameTold<MafiaCity> = {
  isTold: ({ entry: { events }, parent }) => parent !== undefined && events.some(({ e }) => FOLLOWING.some((one) => one === e)),
  Told,
}
