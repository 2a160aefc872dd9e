import { isHouseRule } from '../../../../../kit/house-rule'
import type { AnyEvent } from '../../../model/events'
import { ROMAN } from '../../../../../ui/grammar/numbers'
import { ORDER_OF_DECKS, type Bids } from '../../../model/state'
import type { EventTexts } from '../../sentences/shapes'
import { byAmount, chosenIn, musteredByArea, paidOnly, placesOf } from '../../sentences/log-figures'
import { changeText, warningText } from './changes'
import { subject } from '../ballots'
import { cards } from '../cards'
import { eventsInAction } from './events-action'
import { listAnd, counted, inWords } from '../nouns'
import { names } from '../names'
import { toldAtOnce } from '../told-at-once'
import { outcomeText } from './outcome'
import { possessive } from '../phrases'
import { ruleTitle } from '../rules'
import { secondEvents } from './events-second'
import { ruleOf } from '../../../model/refusals'
import { ruleIn } from '../../../model/replaced-rules'

const { house, area } = names

const amounts = (bids: Bids): string =>
  byAmount(bids)
    .map(([id, amount]) => `${house.plain(id)} ${amount}`)
    .join(', ')

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`)

const afterShuffles = (event: Extract<AnyEvent, { e: 'cardsTurnedUp' }>): readonly string[] =>
  ORDER_OF_DECKS.flatMap((deck) => {
    const winters = event.turned[deck].length - 1
    return winters > 0 ? [`Winter came ${times(winters)} in deck ${ROMAN[deck]}, which was shuffled.`] : []
  })

/**
 * English log texts for the events before the action phase; `events-action.ts` contains the log texts for raids,
 * marches and battles.
 */
const eventsBeforeTheAction = {
  begun: ({ state }) => {
    const players = state.playing.map((id) => {
      const player = names.player(state, id)
      return player === house.nom(id) ? house.plain(id) : `${house.plain(id)} (${player})`
    })
    const midway = state.round > 1 || (state.stage.at === 'setup' && state.stage.next !== undefined)
    const where = !midway ? '' : ` It continues a game in progress, in round ${state.round}.`
    return `The game begins: ${listAnd(players)}.${where}`
  },
  moved: ({ stage }) => `Next: ${names.stage[stage.at]}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  cardsTurnedUp: (event, after) => {
    const shown = ORDER_OF_DECKS.map((deck) => cards.nameOf(event.faceUp[deck], after.box)).join(', ')
    const threat =
      event.mammoths === 0
        ? `The wildling threat stays at ${event.threat}.`
        : `${counted(event.mammoths, 'mammoth')}: the wildling threat is ${event.threat}.`
    return [`Turned up: ${shown}.`, threat, ...afterShuffles(event)].join(' ')
  },
  cardsPutUnder: () => 'The three Westeros cards go under their decks.',
  cardResolved: ({ card }, after) => {
    const rest = cards.inForce(card, after.box)
    if (rest !== undefined) return `${cards.nameOf(card, after.box)}: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}.`
    return card === 'last-days-of-summer'
      ? `${cards.nameOf(card, after.box)}: nothing happens.`
      : `${cards.nameOf(card, after.box)} is done.`
  },
  supplySet: (event, _after, before) => {
    const was = before.houses[event.house]?.supply
    const moved = was === undefined || was === event.level ? 'stays at' : event.level > was ? 'rises to' : 'falls to'
    return `${house.nom(event.house)} counts ${counted(event.barrels, 'barrel')}: supply ${moved} ${event.level}.`
  },
  unitsRemoved: (event, after) => {
    const gone = placesOf(event.units).map(([id, units]) => `${names.units(units)} in ${area(after, id)}`)
    const lying = placesOf(event.routed ?? {}).map(([id, units]) => `routed in ${area(after, id)}: ${names.units(units)}`)
    const lost = listAnd([...gone, ...lying])
    return event.why === 'supply'
      ? `${house.nom(event.house)} cannot feed all its units and gives up ${lost}.`
      : `${house.nom(event.house)} loses to the wildlings: ${lost}.`
  },
  armiesTold: (event) => {
    if (event.sizes === undefined) return `${possessive(event.house)} armies were settled on the board.`
    const armies = event.sizes.filter((size) => size > 1)
    return armies.length === 0 ? `${house.nom(event.house)} has no army left.` : `${possessive(event.house)} armies: ${armies.join(', ')}.`
  },
  mustered: (event, after) => {
    const bought = musteredByArea(event.steps).map(({ area: id, units, upgrades, siegeUpgrades }) => {
      const parts = [
        ...(Object.values(units).some((n) => n > 0) ? [names.units(units)] : []),
        ...(upgrades > 0 ? [`${counted(upgrades, 'footman')} made ${upgrades === 1 ? 'a knight' : 'knights'}`] : []),
        ...(siegeUpgrades > 0
          ? [`${counted(siegeUpgrades, 'footman')} made ${siegeUpgrades === 1 ? 'a siege engine' : 'siege engines'}`]
          : []),
      ]
      return `${area(after, id)}: ${listAnd(parts)}`
    })
    return bought.length === 0 ? `${house.nom(event.house)} musters nothing.` : `${house.nom(event.house)} musters. ${bought.join('; ')}.`
  },
  ballotOpened: ({ ballot }, after) => {
    const known = ballot.known ? ' The table had seen an earlier choice and went back.' : ''
    return `A secret choice begins: ${subject(after)}.${known}`
  },
  cast: ({ role }) => `${house.nom(role)} has sealed its choice.`,
  castAnew: () => 'A sealed choice was made anew.',
  calledOff: () => 'The secret choice is called off; everybody chooses once more.',
  revealed: (event, after, before) => {
    const opened = chosenIn(event.ballot, Object.fromEntries(Object.entries(event.opened).map(([role, choice]) => [role, choice?.choice])))
    const byHand = event.how === 'hand' ? ' Entered by hand.' : ''
    switch (opened.kind) {
      case 'bid':
        return `Bids for ${names.trackAcc[opened.track]}: ${amounts(opened.bids)}.${byHand}`
      case 'contribution':
        return before.ballot?.kind === 'bid'
          ? `Bids: ${amounts(opened.bids)}.${byHand}`
          : `For the Night’s Watch: ${amounts(opened.bids)}.${byHand}`
      case 'orders':
        return 'The orders are revealed.'
      case 'card':
        return `The House cards are shown: ${listAnd(opened.cards.map(([, card]) => names.houseCard(after, card)))}.`
    }
  },
  paid: (event) => {
    const why = {
      bid: 'Bids go to the pool',
      contribution: 'Contributions go to the pool',
      ability: 'Paid to the pool',
      pillage: 'Lost to a pillage',
      wildlings: 'Lost to the wildlings',
    }[event.why]
    return `${why}: ${amounts(paidOnly(event.amounts))}.`
  },
  trackOrdered: (event, _after, before) => {
    const first = event.order[0]
    const verb = before.holders[event.track] === first ? 'keeps' : 'takes'
    const takes = first === undefined ? '' : ` ${house.nom(first)} ${verb} ${names.tokenAcc[event.track]}.`
    const decided = event.decider === undefined ? '' : ` ${house.nom(event.decider)} decided between equal bids.`
    return `${names.track[event.track]}: ${event.order.map((id) => house.plain(id)).join(', ')}.${takes}${decided}`
  },
  wildlingsAttacked: (event) => {
    const held = event.winner === 'watch'
    const against = `${event.watch} against ${event.threat}`
    const named = held ? event.highest : event.lowest
    const isTied = event.decider !== undefined
    const rank = isTied ? (held ? 'counts as the highest' : 'counts as the lowest') : held ? 'gave most' : 'gave least'
    const most = named === undefined ? '' : ` ${house.nom(named)} ${rank}.`
    const decided = event.decider === undefined ? '' : ` ${house.nom(event.decider)} decided the tie.`
    return `${held ? 'The Watch stands' : 'The wildlings break through'}: ${against}.${most}${decided}`
  },
  cardTakenBack: (event, after) =>
    event.card === undefined
      ? `${house.nom(event.house)} takes back no House card.`
      : `${house.nom(event.house)} takes ${names.houseCard(after, event.card)} back in hand.`,
  powerGained: (event) => {
    const { due, ports = 0 } = event
    const crowns = due === ports ? [] : [counted(due - ports, 'crown')]
    const why = {
      gameOfThrones: ports === 0 ? 'for its crowns' : `for ${listAnd([...crowns, counted(ports, 'port')])}`,
      pillage: 'by pillage',
      consolidate: 'by Consolidate Power',
      ability: 'by its House card',
      wildlings: 'by a wildling card',
    }[event.why]
    const short = event.amount < due ? ` ${counted(due, 'token')} would be due; the pool holds no more.` : ''
    const gained = event.amount === 0 ? 'no power' : counted(event.amount, 'power')
    return `${house.nom(event.house)} gains ${gained} ${why}.${short}`
  },
  ordersRevealed: (event, after) => {
    const placed = after.playing.map(
      (id) => `${house.plain(id)} ${Object.values(event.orders).filter((order) => order.house === id).length}`,
    )
    return `All orders are face up: ${placed.join(', ')}.`
  },
  ordersTold: () => 'All orders are face up on the board.',
  ravenUsed: (event, after) => {
    if (event.look === true) return `${possessive(event.house)} Raven looks at the wildling deck.`
    if (event.area === undefined || event.to === undefined) return `${house.nom(event.house)} lets the Raven change an order.`
    const from = event.from === undefined ? '' : `${names.order[event.from]} becomes `
    return `${possessive(event.house)} Raven changes ${area(after, event.area)}: ${from}${names.order[event.to]}.`
  },
  ravenPassed: (event) => `${house.nom(event.house)} does not use the Messenger Raven.`,
  roundEnded: ({ round }) => `Round ${round} ends; the remaining orders leave the board.`,
  gameEnded: ({ outcome }, after) => outcomeText(outcome, after),
  gameResumed: () => 'The game continues.',
  corrected: (event, after) => {
    const reason = event.reason === undefined || event.reason.trim() === '' ? '' : ` Reason: “${event.reason.trim()}”.`
    const warnings = event.warnings.length === 0 ? '' : ` Note: ${listAnd(event.warnings.map(warningText))}.`
    const title = isHouseRule(event.changes) ? 'House rule' : 'Set by hand'
    return `${title}: ${event.changes.map((change) => changeText(change, after)).join('; ')}.${reason}${warnings}`
  },
  overruled: ({ codes }, after) => {
    const rules = [...new Set(codes.map((code) => ruleTitle(ruleIn(ruleOf(code), after.box))))]
    return `The table allows it and sets aside: ${rules.join('; ')}.`
  },
} satisfies Partial<EventTexts>

export const events: EventTexts = { ...eventsBeforeTheAction, ...eventsInAction, ...secondEvents, ...toldAtOnce }
