import type { GameTold } from '../../../../table/game/game-told'
import { lazyPart } from '../../../../ui/lazy-part'
import type { MafiaCity } from '../..'
import type { Event } from '../../model/events'

const FOLLOWING: readonly Event['e'][] = [
  'tookToHand',
  'reinforcedTo',
  'raided',
  'headsSwapped',
  'planned',
  'nothingTaken',
  'scored',
  'controlled',
  'released',
  'figureReturned',
  'jailed',
  'killed',
  'hitmanMoved',
  'figureTaken',
  'unmarked',
]

export const Told = lazyPart(() => import('./Told').then((told) => told.Told))

/**
 * Lists the outcome of a move on the board: a card that moved something or was cancelled, the verdict on a location, markers.
 * The next question tells of a Thief, of Shady Deals and of a Secret Deal that stand.
 */
export const gameTold: GameTold<MafiaCity> = {
  isTold: ({ entry: { events }, parent }) =>
    parent !== undefined && events.some((event) => (event.e === 'settled' ? !event.happens : FOLLOWING.some((one) => one === event.e))),
  Told,
}
