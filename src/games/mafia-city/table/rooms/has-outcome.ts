import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { PRISON } from '../../box/box'
import type { EffectName } from '../../box/effects'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'
import { isOnlyCard } from '../../rules/cards'

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

/** Cards whose effect is a further question. After vetoes or a secret window, a screen before this question shows how it ended. */
const ASKING: readonly EffectName[] = ['bullet', 'thief', 'shadyDeals']

/**
 * Returns whether the app shows an outcome screen about the control of a location. There is none for empty locations, except for the Prison
 * if the app does not track Mafiosi, because the players must then empty the Cell.
 */
const isVerdict = ({ at, control }: Extract<Event, { readonly e: 'controlled' }>, { settings }: State): boolean =>
  control.why !== 'empty' || (at === PRISON && !settings.tokensKept)

/**
 * Returns whether the app shows an outcome screen after a move: a random map, a random card of a Thief from several cards, a cancelled
 * effect, a card that moved a piece or that asks a further question after vetoes or after a secret window, or control of a location.
 * Markers and other successful cards are shown with the next outcome or question instead.
 */
export const hasOutcome = ({ entry: { events }, parent, state }: Moment<MafiaCity>): boolean =>
  parent !== undefined &&
  events.some((event) =>
    event.e === 'settled'
      ? !event.happens || (ASKING.includes(event.effect.what) && (event.vetoes > 0 || events.some(({ e }) => e === 'revealed')))
      : event.e === 'mapTold'
        ? event.drawn === true
        : event.e === 'cardTaken'
          ? event.position !== undefined && !isOnlyCard(parent.state)
          : event.e === 'controlled'
            ? isVerdict(event, state)
            : FOLLOWING.some((one) => one === event.e),
  )
