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
 * Returns whether the app shows an outcome screen about the control of a location. There is none for empty locations, except for the Prison
 * if the app does not track Mafiosi, because the players must then empty the Cell.
 */
const isVerdict = ({ at, control }: Extract<Event, { readonly e: 'controlled' }>, { settings }: State): boolean =>
  control.why !== 'empty' || (at === PRISON && !settings.tokensKept)

/**
 * Selects the moves after which the app shows an outcome screen: a random map, a random card of a Thief, a cancelled effect, a card that
 * moved a piece, or control of a location. Markers and the success of a Thief without a random card, Shady Deals or a Secret Deal are shown with the next question instead.
 */
export const gameOutcomes: GameOutcomes<MafiaCity> = {
  hasOutcome: ({ entry: { events }, parent, state }) =>
    parent !== undefined &&
    events.some((event) =>
      event.e === 'settled'
        ? !event.happens
        : event.e === 'mapTold'
          ? event.drawn === true
          : event.e === 'cardTaken'
            ? event.position !== undefined
            : event.e === 'controlled'
              ? isVerdict(event, state)
              : FOLLOWING.some((one) => one === event.e),
    ),
  OutcomeView: OutcomeView,
}
