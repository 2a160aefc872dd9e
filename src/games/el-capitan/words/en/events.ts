import { isHouseRule, withReason } from '../../../../kit/house-rule'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Colour } from '../../box/board'
import type { Event } from '../../model/events'
import type { Card } from '../../model/moves'
import type { Places } from './names'

/** English texts of the events. */
type Told = { readonly [E in Event['e']]: (event: Extract<Event, { readonly e: E }>) => string }

const kinds: readonly string[] = ['plain', 'dark', 'triangle']
const withLoans = (n: number): string => (n === 0 ? '' : ` and ${n === 1 ? '1 loan' : `${n} loans`}`)
const florins = (n: number): string => (n === 1 ? '1 florin' : `${n} florins`)

export const eventsIn = (colours: Readonly<Record<Colour, string>>, { cities, pointName }: Places): Told => {
  const city = (id: string): string => cities[id] ?? id
  const warehouse = (by: Colour, colour: Colour): string => (by === colour ? 'a warehouse' : `a neutral warehouse (${colours[colour]})`)
  const card = (played: Card): string => {
    if (played.as === 'destination') return `the destination card ${city(played.city)}`
    if (played.as === 'link') return `the link card ${played.link.map(city).join(' – ')}`
    return `the sea route ${played.via.map(city).join(' – ')} (${played.seals === 1 ? '1 seal' : `${played.seals} seals`})`
  }
  return {
    begun: () => 'The game begins.',
    startChosen: ({ colour }) => `${colours[colour]} starts.`,
    numberTold: ({ point, value }) =>
      point.startsWith('site/')
        ? `From the board: ${pointName(point)}, ${kinds[value] ?? value}.`
        : `Read off the board: ${pointName(point)}, ${value}.`,
    bought: ({ colour, price }) => `${colours[colour]} buys a sailing card for ${florins(price)}.`,
    sailed: ({ colour, to, cards = [] }) => {
      const played = cards.length === 0 ? '' : ` with ${cards.map(card).join(', then ')}`
      return to.at === 'city'
        ? `${colours[colour]} sails to ${city(to.city)}, harbour ${to.harbour}${played}.`
        : `${colours[colour]} sails${played}.`
    },
    built: ({ by, colour, city: id, site, price }) =>
      `${colours[by]} builds ${warehouse(by, colour)} in ${city(id)} on site ${site} for ${florins(price)}.`,
    reopened: ({ by, city: id, site }) => `${colours[by]} reopens a warehouse in ${city(id)} on site ${site}.`,
    shutDown: ({ colour, city: id, site }) => `In ${city(id)} ${colours[colour]}’s warehouse on site ${site} is shut down.`,
    fortressBuilt: ({ by, city: id, price }) => `${colours[by]} builds a fortress in ${city(id)} for ${florins(price)}.`,
    loanTaken: ({ by, face }) => `${colours[by]} takes a loan of ${florins(face)}.`,
    bonusTaken: ({ colour, florins: n }) => `${colours[colour]} is open in every city and takes the bonus card of ${florins(n)}.`,
    lastPiecePlaced: ({ colour, stillToMove }) =>
      stillToMove.length === 0
        ? `${colours[colour]} has placed the last piece: the phase is over.`
        : `${colours[colour]} has placed the last piece. ${stillToMove.map((one) => colours[one]).join(', ')} still to move.`,
    turnEnded: ({ colour }) => `${colours[colour]} ends the turn.`,
    paydayDue: ({ phase }) => `Payday ${phase}.`,
    paid: ({ payouts }) => `Paid: ${payouts.map(({ colour, total }) => `${colours[colour]} ${total}`).join(', ')}.`,
    settled: ({ by, choices, forced }) => {
      const repaid = choices.filter((choice) => choice === 'repay').length
      const kept = choices.length - repaid
      const parts = [
        ...(repaid > 0 ? [`repays ${repaid === 1 ? '1 loan' : `${repaid} loans`}`] : []),
        ...(kept > 0 ? [`extends ${kept}`] : []),
        ...(forced.length > 0 ? [`has to borrow ${forced.join(' + ')}`] : []),
      ]
      return `${colours[by]} settles the loans: ${parts.join(', ')}.`
    },
    startNamed: ({ by, starts }) => (by === undefined ? `${colours[starts]} starts.` : `${colours[by]} names ${colours[starts]} to start.`),
    lastPieceTold: ({ colour, stillToMove }) =>
      stillToMove.length === 0
        ? `${colours[colour]} has placed the last piece: the phase is over.`
        : `${colours[colour]} has placed the last piece. ${stillToMove.map((one) => colours[one]).join(', ')} still to move.`,
    rowTold: ({ city: id, row, value }) => {
      const standing = row.flatMap((one) => (one === null ? [] : [colours[one]]))
      const worth = value === undefined ? '' : ` Next free space: ${value}.`
      return standing.length === 0 ? `${sentence(city(id))} is empty.${worth}` : `${sentence(city(id))}: ${standing.join(', ')}.${worth}`
    },
    handTold: ({ by, money, loans = [] }) =>
      money === undefined ? `${colours[by]} does not report the money.` : `${colours[by]} has ${florins(money)}${withLoans(loans.length)}.`,
    phaseBegun: ({ phase }) => `Phase ${phase} begins; everybody takes new pieces.`,
    ended: ({ result }) => `The game is over: ${result.winners.map((one) => colours[one]).join(' and ')}.`,
    corrected: ({ changes, reason }) =>
      withReason(isHouseRule(changes, (point) => !point.startsWith('chart/')) ? 'House rule' : 'Set by hand', reason),
    overruled: () => 'The table plays it so.',
  }
}

/** Texts of the log that report several adjacent events of one type in one sentence. */
export const mergedIn = ({ pointName }: Places) => ({
  numberTold: (numbers: readonly Extract<Event, { e: 'numberTold' }>[]) =>
    `Read off the board: ${numbers
      .map(({ point, value }) => `${pointName(point)}: ${point.startsWith('site/') ? (kinds[value] ?? value) : value}`)
      .join('; ')}.`,
})
