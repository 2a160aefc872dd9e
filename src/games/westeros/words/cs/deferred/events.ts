import { isHouseRule } from '../../../../../kit/house-rule'
import type { AnyEvent } from '../../../model/events'
import { ruleOf } from '../../../model/refusals'
import { ruleIn } from '../../../model/replaced-rules'
import { ORDER_OF_DECKS, type Bids } from '../../../model/state'
import { ROMAN, sentence } from '../../../../../ui/grammar/numbers'
import type { EventTexts } from '../../sentences/shapes'
import { byAmount, chosenIn, musteredByArea, paidOnly, placesOf } from '../../sentences/log-figures'
import { subject } from '../ballots'
import { cards } from '../cards'
import { changeText, warningText } from './changes'
import { eventsInAction } from './events-action'
import { agreeing, listAnd, counted, inRound } from '../nouns'
import { names } from '../names'
import { toldAtOnce } from '../told-at-once'
import { outcomeText } from './outcome'
import { ruleTitle } from '../rules'
import { secondEvents } from './events-second'

const { house, area } = names
const rod = (id: Parameters<typeof house.nom>[0]): string => sentence(house.nom(id))

const amounts = (bids: Bids): string =>
  byAmount(bids)
    .map(([id, amount]) => `${house.plain(id)} ${amount}`)
    .join(', ')

const afterShuffles = (event: Extract<AnyEvent, { e: 'cardsTurnedUp' }>): readonly string[] =>
  ORDER_OF_DECKS.flatMap((deck) => {
    const winters = event.turned[deck].length - 1
    return winters > 0 ? [`Zima přišla ${winters}× v balíčku ${ROMAN[deck]}, který se zamíchal.`] : []
  })

/** Czech log texts for the events before the action phase. */
const eventsBeforeTheAction = {
  begun: ({ state }) => {
    const players = state.playing.map((id) => {
      const player = names.player(state, id)
      return player === rod(id) ? house.plain(id) : `${house.plain(id)} (${player})`
    })
    const midway = state.round > 1 || (state.stage.at === 'setup' && state.stage.next !== undefined)
    const where = !midway ? '' : ` Navazuje na rozehranou hru ${inRound(state.round)}.`
    return `Hra začíná: ${listAnd(players)}.${where}`
  },
  moved: ({ stage }) => `Následuje: ${names.stage[stage.at]}.`,
  roundBegan: ({ round }) => `Začíná ${round}. kolo.`,
  cardsTurnedUp: (event, after) => {
    const shown = ORDER_OF_DECKS.map((deck) => cards.nameOf(event.faceUp[deck], after.box)).join(', ')
    const threat =
      event.mammoths === 0
        ? `Hrozba divokých zůstává na ${event.threat}.`
        : `${counted(event.mammoths, 'mammoth')}: hrozba divokých je ${event.threat}.`
    return [`Otočeno: ${shown}.`, threat, ...afterShuffles(event)].join(' ')
  },
  cardsPutUnder: () => 'Tři karty Westerosu jdou pod své balíčky.',
  cardResolved: ({ card }, after) => {
    const rest = cards.inForce(card, after.box)
    if (rest !== undefined) return `${cards.nameOf(card, after.box)}: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}.`
    return card === 'last-days-of-summer' ? `${cards.nameOf(card, after.box)}: nic se neděje.` : `${cards.nameOf(card, after.box)}: hotovo.`
  },
  supplySet: (event, _after, before) => {
    const was = before.houses[event.house]?.supply
    const moved = was === undefined || was === event.level ? '' : event.level > was ? ' (rostou)' : ' (klesají)'
    return `${rod(event.house)} má ${counted(event.barrels, 'barrel', 'acc')}: zásoby ${event.level}${moved}.`
  },
  unitsRemoved: (event, after) => {
    const gone = placesOf(event.units).map(([id, units]) => `${names.units(units)} v oblasti ${area(after, id)}`)
    const lying = placesOf(event.routed ?? {}).map(([id, units]) => `poražené v oblasti ${area(after, id)}: ${names.units(units)}`)
    const lost = listAnd([...gone, ...lying])
    return event.why === 'supply'
      ? `${rod(event.house)} neuživí všechny jednotky. Odchází: ${lost}.`
      : `${rod(event.house)} ztrácí kvůli divokým: ${lost}.`
  },
  armiesTold: (event) => {
    if (event.sizes === undefined) return `Armády ${house.gen(event.house)} se vyřešily na desce.`
    const armies = event.sizes.filter((size) => size > 1)
    return armies.length === 0 ? `${rod(event.house)} teď nemá žádnou armádu.` : `Armády ${house.gen(event.house)}: ${armies.join(', ')}.`
  },
  mustered: (event, after) => {
    const bought = musteredByArea(event.steps).map(({ area: id, units, upgrades, siegeUpgrades }) => {
      const parts = [
        ...(Object.values(units).some((n) => n > 0) ? [names.units(units)] : []),
        ...(upgrades > 0 ? [`${counted(upgrades, 'upgrade')} na rytíře`] : []),
        ...(siegeUpgrades > 0 ? [`${counted(siegeUpgrades, 'upgrade')} na obléhací stroj`] : []),
      ]
      return `${area(after, id)}: ${listAnd(parts)}`
    })
    return bought.length === 0 ? `${rod(event.house)} nepovolává nikoho.` : `${rod(event.house)} povolává. ${bought.join('; ')}.`
  },
  ballotOpened: ({ ballot }, after) => {
    const known = ballot.known ? ' Dřívější volbu stůl viděl a vrátil se před ni.' : ''
    return `Začíná tajná volba: ${subject(after)}.${known}`
  },
  cast: ({ role }) => `Zapečetěno: ${house.nom(role)}.`,
  castAnew: () => 'Jedna zapečetěná volba byla změněna.',
  calledOff: () => 'Tajná volba se ruší a všichni volí ještě jednou.',
  revealed: (event, after, before) => {
    const opened = chosenIn(event.ballot, Object.fromEntries(Object.entries(event.opened).map(([role, choice]) => [role, choice?.choice])))
    const byHand = event.how === 'hand' ? ' Zapsáno ručně.' : ''
    switch (opened.kind) {
      case 'bid':
        return `Nabídky za ${names.trackAcc[opened.track]}: ${amounts(opened.bids)}.${byHand}`
      case 'contribution':
        return before.ballot?.kind === 'bid'
          ? `Nabídky: ${amounts(opened.bids)}.${byHand}`
          : `Pro Noční hlídku: ${amounts(opened.bids)}.${byHand}`
      case 'orders':
        return 'Rozkazy se odkrývají.'
      case 'card':
        return `Karty rodů jsou odkryté: ${listAnd(opened.cards.map(([, card]) => names.houseCard(after, card)))}.`
    }
  },
  paid: (event) => {
    const why = {
      bid: 'Nabídky jdou na hromádku',
      contribution: 'Příspěvky jdou na hromádku',
      ability: 'Na hromádku se platí',
      pillage: 'Ztráta drancováním',
      wildlings: 'Ztráta kvůli divokým',
    }[event.why]
    return `${why}: ${amounts(paidOnly(event.amounts))}.`
  },
  trackOrdered: (event, _after, before) => {
    const first = event.order[0]
    const verb = before.holders[event.track] === first ? 'si nechává' : 'bere'
    const takes = first === undefined ? '' : ` ${rod(first)} ${verb} ${names.tokenAcc[event.track]}.`
    const decided = event.decider === undefined ? '' : ` O shodách rozhoduje ${house.nom(event.decider)}.`
    return `${names.track[event.track]}: ${event.order.map((id) => house.plain(id)).join(', ')}.${takes}${decided}`
  },
  wildlingsAttacked: (event) => {
    const held = event.winner === 'watch'
    const named = held ? event.highest : event.lowest
    const isTied = event.decider !== undefined
    const rank = isTied ? `Jako ${held ? 'nejvyšší' : 'nejnižší'} se počítá` : `${held ? 'Nejvíc' : 'Nejméně'} dal`
    const most = named === undefined ? '' : ` ${rank} ${house.nom(named)}.`
    const decided = event.decider === undefined ? '' : ` O shodě rozhoduje ${house.nom(event.decider)}.`
    return `${held ? 'Noční hlídka obstála' : 'Divocí prolomili Zeď'}: ${event.watch} proti ${event.threat}.${most}${decided}`
  },
  cardTakenBack: (event, after) =>
    event.card === undefined
      ? `${rod(event.house)} nebere zpět žádnou kartu rodu.`
      : `${rod(event.house)} bere zpět do ruky kartu ${names.houseCard(after, event.card)}.`,
  powerGained: (event) => {
    const { due, ports = 0 } = event
    const crowns = due === ports ? [] : [counted(due - ports, 'crown', 'acc')]
    const why = {
      gameOfThrones: ports === 0 ? 'za korunky' : `za ${listAnd([...crowns, counted(ports, 'port', 'acc')])}`,
      pillage: 'drancováním',
      consolidate: 'za konsolidaci sil',
      ability: 'díky kartě rodu',
      wildlings: 'díky kartě divokých',
    }[event.why]
    const owed = `${agreeing(due, 'Náležel by', 'Náležely by', 'Náleželo by')} ${counted(due, 'token')}`
    const short = event.amount < due ? ` ${owed}, víc na hromádce není.` : ''
    const gained = event.amount === 0 ? 'nezískává žádnou sílu' : `získává ${counted(event.amount, 'power', 'acc')}`
    return `${rod(event.house)} ${gained} ${why}.${short}`
  },
  ordersRevealed: (event, after) => {
    const placed = after.playing.map(
      (id) => `${house.plain(id)} ${Object.values(event.orders).filter((order) => order.house === id).length}`,
    )
    return `Všechny rozkazy leží lícem nahoru: ${placed.join(', ')}.`
  },
  ordersTold: () => 'Všechny rozkazy leží na desce lícem nahoru.',
  ravenUsed: (event, after) => {
    if (event.look === true) return `${rod(event.house)} se Poštovním havranem dívá na kartu divokých.`
    if (event.area === undefined || event.to === undefined) return `${rod(event.house)} mění rozkaz Poštovním havranem.`
    const from = event.from === undefined ? '' : `místo rozkazu ${names.order[event.from]} je tam `
    return `Havran ${house.gen(event.house)}, ${area(after, event.area)}: ${from}${names.order[event.to]}.`
  },
  ravenPassed: (event) => `${rod(event.house)} Poštovního havrana nepoužívá.`,
  roundEnded: ({ round }) => `Končí ${round}. kolo; zbylé rozkazy mizí z desky.`,
  gameEnded: ({ outcome }, after) => outcomeText(outcome, after),
  gameResumed: () => 'Hra pokračuje.',
  corrected: (event, after) => {
    const reason = event.reason === undefined || event.reason.trim() === '' ? '' : ` Důvod: „${event.reason.trim()}“.`
    const warnings = event.warnings.length === 0 ? '' : ` Pozor na: ${listAnd(event.warnings.map(warningText))}.`
    const title = isHouseRule(event.changes) ? 'Domácí pravidlo' : 'Nastaveno ručně'
    return `${title}: ${event.changes.map((change) => changeText(change, after)).join('; ')}.${reason}${warnings}`
  },
  overruled: ({ codes }, after) => {
    const rules = [...new Set(codes.map((code) => ruleTitle(ruleIn(ruleOf(code), after.box))))]
    return `Stůl hraje po svém a pravidlo odkládá: ${rules.join('; ')}.`
  },
} satisfies Partial<EventTexts>

export const events: EventTexts = { ...eventsBeforeTheAction, ...eventsInAction, ...secondEvents, ...toldAtOnce }
