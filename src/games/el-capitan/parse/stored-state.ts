import { either, fields, keyed, listOf, maybe, only, reading, text, boolean, whole, type Shape } from '../../../kit/shape'
import type { Turns } from '../../../kit/turns'
import { BONUS_CARDS, CITIES, COLOURS, FORTRESS_SITES, PHASES, SITES, type Colour } from '../box/board'
import { holdsPlayers } from '../model/count'
import type { ByColour, City, Pieces, Player, Result, Ship, State, Told, Turn } from '../model/state'
import { city, cityNames, colour, label, loan, occupant } from '../shapes/pieces'
import { settings } from '../shapes/settings'

/**
 * Validates a state from outside the app. A signed state can be forged, but the rules and screens rely on its types. The limits are far
 * beyond the values of a real game. The validator does not check whether legal moves can lead to the state.
 */

const MOST = 99_999
const count = whole(0, MOST)
const amount = whole(-MOST, MOST)
const all = COLOURS.length
const some = <T>(shape: Shape<T>): Shape<ByColour<T>> => keyed(colour, shape, all)
/** Values of all players. The rules read only the values of players who take part in the game. */
const byColour = <T>(shape: Shape<T>) => some(shape) as Shape<Readonly<Record<Colour, T>>>
const byCity = <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> => keyed(city, shape, CITIES.length)
const colours = listOf(colour, all)

const ship: Shape<Ship> = either<Ship>(
  fields<Extract<Ship, { at: 'start' | 'bank' }>>({ at: only('start', 'bank') }),
  fields<Extract<Ship, { at: 'city' }>>({ at: only('city'), city: only(...CITIES), harbour: only(1, 2) }),
)

const state = fields<State>({
  settings,
  numbers: keyed(label, count, 999),
  players: listOf(fields<Player>({ colour, name: text(0, 60), neutral: maybe(colour) }), all, 2),
  cityNames: maybe(cityNames),
  stage: only('firstPlayer', 'turns', 'payday', 'settle', 'nameStart', 'over'),
  phase: whole(1, PHASES),
  rounds: count,
  turns: fields<Turns<Colour>>({ order: colours, turn: maybe(colour), round: count, passed: colours, ending: boolean }),
  turn: fields<Turn>({ bought: boolean, sailed: boolean, action: maybe(only('build', 'reopen', 'fortress', 'loan')) }),
  trigger: maybe(colour),
  money: byColour(amount),
  left: byColour(fields<Pieces>({ main: count, neutral: count, fortresses: count })),
  loans: byColour(listOf(loan, 99)),
  bonus: some(only(...BONUS_CARDS)),
  ships: byColour(ship),
  cities: byCity(
    fields<City>({
      row: listOf(occupant, SITES),
      shut: listOf(colour, SITES),
      fortresses: listOf(occupant, FORTRESS_SITES, FORTRESS_SITES),
    }),
  ),
  settling: colours,
  told: fields<Told>({ cities: listOf(city, CITIES.length), values: byCity(count), hands: colours, leftOut: colours }),
  cards: maybe(some(count)),
  result: maybe(fields<Result>({ florins: some(amount), winners: listOf(colour, all, 1) })),
})

/** Returns whether all players in a state take part in the game, and whether the state contains every city. */
const isSeated = ({ players, phase, turns, cities, stage, result }: State): boolean =>
  holdsPlayers({ players, phase }) &&
  turns.order.length === players.length &&
  players.every(({ colour: one }) => turns.order.includes(one)) &&
  (turns.turn === undefined || turns.order.includes(turns.turn)) &&
  CITIES.every((id) => Object.hasOwn(cities, id)) &&
  (stage === 'over') === (result !== undefined)

/** Returns whether JSON is a valid state of El Capitan. */
export const isState = (json: unknown): boolean => {
  const read = reading(state, json, 'state')
  return read.ok && isSeated(read.value)
}
