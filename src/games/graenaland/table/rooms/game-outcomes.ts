import type { Rewound } from '../../../../referee'
import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'
import { HERO_OF } from '../../box/box'
import { drawsUpTo } from '../../views/draws'

/**
 * Names of events after which the app shows an outcome: events that change the board or the cards in hand, or that contain a result of the
 * rules.
 */
const FOLLOWING: readonly Event['e'][] = [
  'startChosen',
  'settled',
  'anchored',
  'allPlaced',
  'cardsChosen',
  'offered',
  'dropped',
  'finalBegun',
  'roundEnded',
]

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/**
 * Returns whether the app shows the outcome of an event that is not in the list. These events are hero orders unless all heroes stay, a
 * missed supply card, a new church or hall, whose hero may enter, and a construction that costs a palisade fee. The screen of the vote
 * already shows its result: a rejected proposal, or who receives which cards of an adopted one. Other constructions and the supply card
 * are listed on the screen of the turn. Points of a card on paper have no grid to show; a failed announcement is an outcome of its own.
 */
const isShownNow = (event: Event | Rewound): boolean =>
  (event.e === 'moved' && event.results.some(({ result }) => result !== 'stays')) ||
  event.e === 'announcementFailed' ||
  (event.e === 'proved' && typeof event.card !== 'number') ||
  (event.e === 'entered' && event.entered.length > 0) ||
  (event.e === 'built' && (HERO_OF[event.what] !== undefined || event.fee.length > 0)) ||
  (event.e === 'constructionEnded' && event.supplyMissed)

/**
 * Selects the steps after which the app shows an outcome before the next question: production, orders, votes, building, end of the round.
 */
export const gameOutcomes: GameOutcomes<Graenaland> = {
  hasOutcome: (moment) => {
    const { entry, parent } = moment
    const { events, move } = entry
    if (parent === undefined || events.some(({ e }) => e === 'corrected')) return false
    // Show no outcome if nobody announces victory, because nothing follows on the board. The next question shows what was revealed.
    const announced =
      events.some(({ e }) => e === 'revealed') &&
      parent.state.stage === 'announce' &&
      !events.some(({ e }) => e === 'announceAsked' || e === 'constructionBegun')
    // Show no outcome after `drawAll`, because the user has just seen all cards on the screen with the question. The other cards were
    // entered one by one, so only a card that a road turns face down remains to be put on the island.
    const produced =
      events.some(({ e }) => e === 'ordersAsked') &&
      parent.state.stage === 'production' &&
      move.do !== 'drawAll' &&
      drawsUpTo(moment).some(({ kept, card }) => kept && card === 'down')
    return announced || produced || events.some((event) => FOLLOWING.some((one) => one === event.e) || isShownNow(event))
  },
  // The list of changes contains the changes of all moves that the answer consists of.
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
