import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { AnyEvent } from '../../model/events'
import { ordersOnBoard } from '../../model/position'
import type { State } from '../../model/state'
import { countsSupply } from './counts-supply'
import { DECIDED } from '../questions/game-questions'

const MOVING: readonly AnyEvent['e'][] = [
  'battleDecided',
  'battleEnded',
  'routedRose',
  'cardsReturned',
  'shipsCaptured',
  'placeChanged',
  'attackersBack',
  // The whole wildling card is shown before the houses carry it out.
  'wildlingDrawn',
]

/**
 * Returns whether the players have to change pieces on the physical board after an event. The units of a march are moved while the march
 * is entered.
 * @param isListed whether the question before the event lists the power for crowns
 */
const moves = (event: AnyEvent, before: State, isListed: boolean): boolean => {
  switch (event.e) {
    case 'cardsTurnedUp':
      return event.threat !== before.threat || (event.how === 'table' && Object.values(event.turned).some(({ length }) => length > 1))
    case 'mustered':
      return event.steps.length > 0
    case 'unitsRemoved':
    case 'unitsReplaced':
      return Object.keys(event.units).length > 0 || ('routed' in event && Object.keys(event.routed ?? {}).length > 0)
    case 'supplyMoved':
    case 'supplySet':
      return event.level !== before.houses[event.house]?.supply
    case 'marched':
      return event.tokensRemoved.length > 0 || event.neutral !== undefined
    case 'powerGained':
      return event.amount > 0 && !(event.why === 'gameOfThrones' && isListed)
    case 'abilityUsed':
      return (
        event.destroyed !== undefined ||
        event.upgraded !== undefined ||
        (ordersOnBoard(before) && (event.defenseDiscarded === true || event.orderArea !== undefined))
      )
    case 'orderRemoved':
    case 'roundEnded':
      return ordersOnBoard(before)
    case 'roundBegan':
      return event.round !== before.round
    case 'paid':
      return event.why !== 'bid' && event.why !== 'contribution'
    default:
      return MOVING.includes(event.e)
  }
}

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/**
 * Functions that show the consequences of a move in Westeros: decided battles, automatically moved markers and pieces, and drawn cards
 * after which the players have nothing to answer.
 */
export const gameOutcomes: GameOutcomes<WesterosVocabulary> = {
  hasOutcome: ({ entry: { events, move }, parent }) => {
    if (parent === undefined || events.some(({ e }) => DECIDED.includes(e))) return false
    const asksNothing = move.do === 'draw' && events.some(({ e }) => e === 'cardsPutUnder')
    return asksNothing || countsSupply({ events, move }) || events.some((event) => moves(event, parent.state, move.do === 'resolve'))
  },
  OutcomeView: OutcomeView,
}
