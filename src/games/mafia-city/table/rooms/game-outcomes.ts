import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { MafiaCity } from '../..'
import { PRISON } from '../../box/box'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'

const FOLLOWING: readonly Event['e'][] = [
  'tookToHand',
  'reinforcedTo',
  'raided',
  'headsSwapped',
  'planned',
  'nothingTaken',
  'scored',
  'released',
  'figureReturned',
  'jailed',
  'killed',
  'hitmanMoved',
]

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/**
 * Returns whether control of a location has an outcome screen. An empty location has none, except the Prison without tracking: the players
 * must empty the Cell.
 */
const isVerdict = ({ at, control }: Extract<Event, { readonly e: 'controlled' }>, { settings }: State): boolean =>
  control.why !== 'empty' || (at === PRISON && !settings.tokensKept)

/**
 * Selects moves with an outcome screen: a map drawn by the app, a cancelled effect, a card that moved a piece, control of a location. The
 * next question shows a successful Thief, Shady Deals or Secret Deal, and markers.
 */
export const gameOutcomes: GameOutcomes<MafiaCity> = {
  hasOutcome: ({ entry: { events }, parent, state }) =>
    parent !== undefined &&
    events.some((event) =>
      event.e === 'settled'
        ? !event.happens
        : event.e === 'mapTold'
          ? event.drawn === true
          : event.e === 'controlled'
            ? isVerdict(event, state)
            : FOLLOWING.some((one) => one === event.e),
    ),
  OutcomeView: OutcomeView,
}
