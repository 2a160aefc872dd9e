import { isHouseRule, withReason } from '../../../../kit/house-rule'
import { plural } from '../../../../ui/grammar/plural'
import type { Colour } from '../../box/board'
import type { Event } from '../../model/events'
import type { Card } from '../../model/moves'
import type { Places } from '../en/names'

/** Czech texts of the events. Players are named by colour, which stays in the nominative case. */
type Told = { readonly [E in Event['e']]: (event: Extract<Event, { readonly e: E }>) => string }

const kinds: readonly string[] = ['obyčejné', 'černé', 'trojúhelník']
const florins = (n: number): string => plural(n, { one: '{n} florin', few: '{n} floriny', many: '{n} florinu', other: '{n} florinů' })
const loans = (n: number): string => plural(n, { one: '{n} úvěr', few: '{n} úvěry', many: '{n} úvěru', other: '{n} úvěrů' })

export const eventsIn = (
  colours: Readonly<Record<Colour, string>>,
  { cities, inCity: where, toCity: towards, pointName }: Places,
): Told => {
  const named = (id: string): string => cities[id] ?? id
  const card = (played: Card): string => {
    if (played.as === 'destination') return `cíl ${named(played.city)}`
    if (played.as === 'link') return `propojená města ${played.link.map(named).join(' – ')}`
    return `námořní trasa ${played.via.map(named).join(' – ')}`
  }
  return {
    begun: () => 'Hra začíná.',
    startChosen: ({ colour }) => `Začíná: ${colours[colour]}.`,
    numberTold: ({ point, value }) =>
      point.startsWith('site/') ? `Z plánu: ${pointName(point)}, ${kinds[value] ?? value}.` : `Z plánu: ${pointName(point)}, ${value}.`,
    bought: ({ colour, price }) => `${colours[colour]} kupuje plavební kartu za ${florins(price)}.`,
    sailed: ({ colour, to: end, cards = [] }) => {
      const played = cards.length === 0 ? '' : ` (${cards.map(card).join(', pak ')})`
      return end.at === 'city'
        ? `${colours[colour]} pluje ${towards(end.city)} na ${end.harbour}. přístavní políčko${played}.`
        : `${colours[colour]} pluje${played}.`
    },
    built: ({ by, colour, city, site, price }) =>
      `${colours[by]} staví ${by === colour ? 'sklad' : 'neutrální sklad'} ${where(city)} na políčku ${site} za ${florins(price)}.`,
    reopened: ({ by, city, site }) => `${colours[by]} znovu otevírá sklad ${where(city)} na políčku ${site}.`,
    shutDown: ({ colour, city, site }) => `Na políčku ${site} ${where(city)} se uzavírá sklad: ${colours[colour]}.`,
    fortressBuilt: ({ by, city, price }) => `${colours[by]} staví pevnost ${where(city)} za ${florins(price)}.`,
    loanTaken: ({ by, face }) => `${colours[by]} si bere úvěr ${florins(face)}.`,
    bonusTaken: ({ colour, florins: n }) => `${colours[colour]} má sklady v dost městech a bere si bonusovou kartu za ${florins(n)}.`,
    lastPiecePlaced: ({ colour, stillToMove }) =>
      stillToMove.length === 0
        ? `Poslední kus: ${colours[colour]}. Fáze končí.`
        : `Poslední kus: ${colours[colour]}. Na tahu ještě: ${stillToMove.map((one) => colours[one]).join(', ')}.`,
    turnEnded: ({ colour }) => `${colours[colour]} končí tah.`,
    paydayDue: ({ phase }) => `${phase}. výplatní den.`,
    paid: ({ payouts }) => `Vyplaceno: ${payouts.map(({ colour, total }) => `${colours[colour]} ${total}`).join(', ')}.`,
    settled: ({ by, choices, forced }) => {
      const repaid = choices.filter((choice) => choice === 'repay').length
      const kept = choices.length - repaid
      const parts = [
        ...(repaid > 0 ? [`splácí ${loans(repaid)}`] : []),
        ...(kept > 0 ? [`prodlužuje ${loans(kept)}`] : []),
        ...(forced.length > 0 ? [`musí si půjčit ${forced.join(' + ')}`] : []),
      ]
      return `${colours[by]} vyrovnává úvěry: ${parts.join(', ')}.`
    },
    startNamed: ({ by, starts }) =>
      by === undefined ? `Začne: ${colours[starts]}.` : `${colours[by]} určuje, kdo začne: ${colours[starts]}.`,
    lastPieceTold: ({ colour, stillToMove }) =>
      stillToMove.length === 0
        ? `Poslední kus: ${colours[colour]}. Fáze končí.`
        : `Poslední kus: ${colours[colour]}. Na tahu ještě: ${stillToMove.map((one) => colours[one]).join(', ')}.`,
    rowTold: ({ city, row, value }) => {
      const standing = row.flatMap((one) => (one === null ? [] : [colours[one]]))
      const worth = value === undefined ? '' : ` Na dalším volném políčku: ${value}.`
      return standing.length === 0 ? `Prázdno ${where(city)}.${worth}` : `Sklady ${where(city)}: ${standing.join(', ')}.${worth}`
    },
    handTold: ({ by, money, loans: held = [] }) =>
      money === undefined
        ? `${colours[by]} své peníze nehlásí.`
        : `${colours[by]} má ${florins(money)}${held.length > 0 ? ` a ${loans(held.length)}` : ''}.`,
    phaseBegun: ({ phase }) => `Začíná ${phase}. fáze, všichni si berou nové sklady a pevnosti.`,
    ended: ({ result: { winners } }) =>
      `Konec hry. ${winners.length > 1 ? 'Společně vyhrávají' : 'Vyhrává'} ${winners.map((one) => colours[one]).join(' a ')}.`,
    corrected: ({ changes, reason }) =>
      withReason(isHouseRule(changes, (point) => !point.startsWith('chart/')) ? 'Domácí pravidlo' : 'Nastaveno ručně', reason),
    overruled: () => 'Hráči to dovolili.',
  }
}

/** Texts of the log that report several adjacent events of one type in one sentence. */
export const mergedIn = ({ pointName }: Places) => ({
  numberTold: (numbers: readonly Extract<Event, { e: 'numberTold' }>[]) =>
    `Z plánu: ${numbers
      .map(({ point, value }) => `${pointName(point)}: ${point.startsWith('site/') ? (kinds[value] ?? value) : value}`)
      .join('; ')}.`,
})
