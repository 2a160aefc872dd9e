import { sentence } from '../../../../../ui/grammar/numbers'
import type { SecondEditionEvent } from '../../../model/events'
import { SIDES, type PlayedCard, type Side, type State } from '../../../model/state'
import { plus } from '../../../model/units'
import type { EventTexts } from '../../sentences/shapes'
import { cards } from '../cards'
import { counted, listAnd } from '../nouns'
import { names } from '../names'
import { second } from '../second'

const { house, area } = names
const { option, wildling } = second

const WHO = { lowest: 'nejnižší nabídka', others: 'ostatní', highest: 'nejvyšší nabídka' } as const

type SecondTexts = Pick<EventTexts, SecondEditionEvent['e']>

const rod = (id: Parameters<typeof house.nom>[0]): string => sentence(house.nom(id))

const cardOf = (after: State, played: PlayedCard): string => ('card' in played ? names.houseCard(after, played.card) : 'žádná karta')

const sideName = ({ battle }: State, side: Side): string => (battle === undefined ? names.side[side] : house.nom(battle[side]))

/** Czech log texts of the events that only the second edition has. */
export const secondEvents: SecondTexts = {
  effectChosen: (event, after) => `${rod(event.house)} rozhoduje o kartě ${cards.nameOf(event.card, after.box)}: ${option[event.option]}.`,
  wildlingDrawn: ({ card }) => `Karta divokých: ${wildling[card]}.`,
  wildlingEffect: (event) => {
    const who = `${house.nom(event.house)} (${WHO[event.part]})`
    if (event.how === 'nothing') return `${wildling[event.card]}: beze změny, ${who}.`
    return event.how === 'byHand' ? `${wildling[event.card]}: na desce provádí ${who}.` : `${wildling[event.card]}: hotovo, ${who}.`
  },
  supplyMoved: (event, _after, before) => {
    const rises = event.level > (before.houses[event.house]?.supply ?? 0)
    return `Zásoby ${house.gen(event.house)} ${rises ? 'stoupají' : 'klesají'} na ${event.level}.`
  },
  placeChanged: (event) => `Stupnice ${names.track[event.track]}: ${event.order.map((id) => house.plain(id)).join(', ')}.`,
  unitsReplaced: (event, after) => {
    const list = Object.entries(event.units).map(([id, units]) => `${names.units(units)} (${area(after, id)})`)
    return `${rod(event.house)} mění v ${event.from === 'knight' ? 'pěšáky' : 'rytíře'}: ${listAnd(list)}.`
  },
  wildlingSeen: (event) => `${rod(event.house)} se dívá na vrchní kartu divokých.`,
  wildlingPut: (event) => `${rod(event.house)} ${event.under ? 'dává kartu divokých pod balíček' : 'nechává kartu divokých navrchu'}.`,
  cardSentBack: (event, after, before) => {
    const owner = before.battle?.[event.side]
    const card = names.houseCard(after, event.card)
    return owner === undefined ? `Karta ${card} se vrací do ruky.` : `${rod(owner)} bere kartu ${card} zpět do ruky a zahraje jinou.`
  },
  cardReplaced: (event, after, before) => {
    const owner = before.battle?.[event.side]
    const who = owner === undefined ? '' : `${rod(owner)}: `
    return `${who}místo karty ${names.houseCard(after, event.card)} platí ${cardOf(after, event.played)}.`
  },
  tidesDrawn: (event, _after, before) => {
    const drawing = SIDES.filter((side) => event.cards[side] !== undefined).map((side) => sideName(before, side))
    return `Kartu Bitevní vřavy si ${drawing.length === 1 ? 'bere' : 'berou'}: ${listAnd(drawing)}.`
  },
  tidesReplaced: (event) => `${rod(event.house)} používá Valyrijský meč a vyměňuje svou kartu Bitevní vřavy.`,
  tidesKept: (event) => `${rod(event.house)} si svou kartu Bitevní vřavy nechává.`,
  tidesShown: (event, after, before) => {
    const shown = SIDES.map((side) => `${sideName(before, side)}: ${second.tidesCard(after, event.cards[side])}`)
    return `Bitevní vřava. ${shown.map(sentence).join('; ')}.`
  },
  skullSuffered: (event) => `${rod(event.house)} ztrácí lebkou ${names.unitsAcc(plus(event.standing, event.routed))}.`,
  siegeDestroyed: (event) => `Poražené obléhací stroje ${house.gen(event.house)} jsou zničené: ${names.units(event.units)}.`,
  garrisonRemoved: (event, after) => `Posádka v oblasti ${area(after, event.area)} odchází ze hry.`,
  marchMoved: (event, after) =>
    `Rozkaz Pochod ${house.gen(event.house)} se přesouvá do oblasti ${area(after, event.area)}; lze ho použít znovu.`,
  attackersBack: (event, after) => `Útočníci ${house.gen(event.house)} se vracejí do oblasti ${area(after, event.to)}.`,
  retreatChosen: (event, after) => `Oblast ústupu vybírá ${house.nom(event.by)}: ${area(after, event.to)}.`,
  shipsCaptured: (event, after) => {
    const destroyed = event.destroyed > 0 ? `zničeno: ${counted(event.destroyed, 'ship')}` : ''
    const kept = event.to === undefined || event.kept === 0 ? '' : `místo nich ${counted(event.kept, 'ship')} ${house.gen(event.to)}`
    const parts = [kept, destroyed].filter((part) => part !== '')
    return `Lodě ${house.gen(event.from)}, ${area(after, event.port)}: ${listAnd(parts)}.`
  },
  consolidated: (event, after) => {
    const where = area(after, event.area)
    return event.how === 'muster'
      ? `${rod(event.house)} speciálním rozkazem povolává: ${where}.`
      : `${rod(event.house)} vyhodnocuje Konsolidaci sil: ${where}.`
  },
}
