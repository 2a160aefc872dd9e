import { sentence } from '../../../../ui/grammar/numbers'
import type { Moment, Rewound } from '../../../../referee'
import type { BoardChange } from '../../../../table/game/game-outcomes'
import * as icons from '../../../../table/icons'
import type { ElCapitan } from '../..'
import { FACES, type Colour, type Face } from '../../box/board'
import type { Event } from '../../model/events'
import type { Choice } from '../../model/moves'
import type { State } from '../../model/state'
import { bank, bonus, captain, caravel, fortress, loan as loanIcon, payday, shut, warehouse } from '../parts/icons'
import { type Texts } from '../parts/words'
import type { RoomTexts } from './words'

type Change = Omit<BoardChange, 'id'>

/** States before and after a move, and the texts, from which the list of changes is written. */
interface Telling {
  readonly state: State
  readonly before: State
  readonly texts: Texts
  readonly rooms: RoomTexts
}

/** Returns the lines about the loan cards of a settlement. Equal loans share a line, and forced loans come first. */
const settledOf = ({ by, choices, forced, toBank }: Extract<Event, { e: 'settled' }>, { before, texts, rooms }: Telling) => {
  const { outcome } = rooms
  const who = texts.colours[by]
  const loans = before.loans[by] ?? []
  const facesOf = (what: Choice) => choices.flatMap((choice, at) => (choice === what ? (loans[at]?.face ?? []) : []))
  const counted = (faces: readonly Face[], say: (who: string, face: number, n: number) => string): readonly Change[] =>
    FACES.flatMap((face) => {
      const n = faces.filter((one) => one === face).length
      return n === 0 ? [] : [{ icon: loanIcon, title: say(who, face, n) }]
    })
  return [
    ...counted(facesOf('repay'), outcome.loanBack),
    ...counted(facesOf('extend'), outcome.loanTurned),
    ...counted(forced, outcome.loanTaken),
    ...(toBank ? [{ icon: bank, title: outcome.bank(who) }] : []),
  ]
}

/** Returns the line that names the player whose turn ends the phase. */
const endOf = (stillToMove: readonly Colour[], { texts, rooms: { outcome } }: Telling): readonly Change[] => {
  const last = stillToMove.at(-1)
  return [{ icon: icons.now, title: last === undefined ? outcome.endsNow : outcome.ends(texts.colours[last]), byApp: true }]
}

/** Returns the lines about the pieces that an event moves on the board. */
const changesOf = (event: Event | Rewound, telling: Telling): readonly Change[] => {
  const { state, texts, rooms } = telling
  const { outcome } = rooms
  const who = 'by' in event && event.by !== undefined ? texts.colours[event.by] : 'colour' in event ? texts.colours[event.colour] : ''
  const placeOf = (city: string) => sentence(texts.cities[city] ?? city)
  const pieces = state.players.length === 2 ? outcome.piecesOfTwo : outcome.pieces
  switch (event.e) {
    case 'startChosen':
      return [
        { icon: captain, title: outcome.captain(who) },
        { icon: warehouse, title: pieces },
      ]
    case 'sailed':
      return event.to.at === 'city' ? [{ icon: caravel, title: outcome.ship(who, placeOf(event.to.city), event.to.harbour) }] : []
    case 'built':
      return [{ icon: warehouse, title: outcome.warehouse(texts.colours[event.colour], placeOf(event.city), event.site) }]
    case 'reopened':
      return [{ icon: warehouse, title: outcome.reopened(texts.colours[event.colour], placeOf(event.city), event.site) }]
    case 'shutDown':
      return [{ icon: shut, title: outcome.shut(who, placeOf(event.city), event.site) }]
    case 'fortressBuilt':
      return [{ icon: fortress, title: outcome.fortress(who, placeOf(event.city), event.site) }]
    case 'loanTaken':
      return [
        { icon: loanIcon, title: outcome.loanTaken(who, event.face, 1) },
        { icon: bank, title: outcome.bank(who) },
      ]
    case 'bonusTaken':
      return [{ icon: bonus, title: outcome.bonus(who, event.florins) }]
    case 'phaseBegun':
      return [
        { icon: captain, title: outcome.captain(texts.colours[event.order[0] ?? 'red']) },
        { icon: warehouse, title: pieces },
      ]
    case 'settled':
      return settledOf(event, telling)
    case 'lastPiecePlaced':
    case 'lastPieceTold':
      return endOf(event.stillToMove, telling)
    default:
      return []
  }
}

/** Names of events after which the list has no line about money. The table of payouts shows the money, or the players have reported it. */
const TELLS_MONEY: readonly string[] = ['paid', 'handTold', 'corrected', 'begun', 'rewound']

/** Returns the lines about the money that a log entry has changed, with the amounts before and after. */
const pursesOf = (events: readonly { readonly e: string }[], { state, before, texts, rooms }: Telling): readonly Change[] =>
  events.some(({ e }) => TELLS_MONEY.includes(e))
    ? []
    : state.players.flatMap(({ colour }): readonly Change[] => {
        const [from = 0, to = 0] = [before.money[colour], state.money[colour]]
        return from === to ? [] : [{ icon: payday, title: rooms.outcome.purse(texts.colours[colour]), from, to }]
      })

/** Returns all changes that the players have to make on the real board and to their money after a log entry, in order. */
export const allChanges = ({ entry, state, parent }: Moment<ElCapitan>, texts: Texts, rooms: RoomTexts): readonly BoardChange[] => {
  if (parent === undefined) return []
  const telling: Telling = { state, before: parent.state, texts, rooms }
  const { events } = entry
  return [
    ...events.flatMap((event, at) => changesOf(event, telling).map((one, k) => ({ ...one, id: `${at}.${k}` }))),
    ...pursesOf(events, telling).map((one, k) => ({ ...one, id: `purse.${k}` })),
  ]
}
