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

/** A location where nobody lies only takes its marker, as the next question says. Where Mafiosi are not followed the Cell is left, too. */
const isVerdict = ({ at, control }: Extract<Event, { readonly e: 'controlled' }>, { settings }: State): boolean =>
  control.why !== 'empty' || (at === PRISON && !settings.tokensKept)

/**
 * Lists the outcome of a move on the board: a map that the app has drawn, a card that moved something or was cancelled, the verdict on a
 * location.
 * The next question tells of a Thief, of Shady Deals and of a Secret Deal that stand, and of markers.
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
