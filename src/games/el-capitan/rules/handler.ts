import { moveShape } from '../../../kit/move-kinds'
import { isPossibleValue, numberAt, type RulePoint } from '../../../kit/rule-points'
import { DONE, type Handled as AnyHandled } from '../../../kit/refusals'
import { keyed, maybe, whole, type Infer } from '../../../kit/shape'
import { refusedByReferee } from '../../../referee'
import type { CityId, Colour } from '../box/board'
import { pointNamed } from '../box/numbers'
import { refuse, type Code, type Reason, type Waived } from '../model/refusals'
import { followsMoney } from '../model/settings'
import type { Player, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { isSoundBoard } from './track'

/** Types and functions that several rule modules use. */

export { asAnswer, DONE } from '../../../kit/refusals'
export type Handled = AnyHandled<Code>

export const playerOf = ({ players }: Pick<State, 'players'>, colour: Colour): Player | undefined =>
  players.find((player) => player.colour === colour)

/** Stores board numbers reported by the players. Refusal: MALFORMED for an id that is not on this board, or for an impossible value. */
export const tell = ({ state, emit }: Transaction, numbers: Readonly<Record<string, number>>): Handled => {
  const cities = Object.keys(state.cities)
  for (const [id, value] of Object.entries(numbers)) {
    const point = pointNamed(cities, id)
    if (point === undefined || !isPossibleValue(point, value))
      return refusedByReferee('MALFORMED', { point: id, ...(point && { most: point.most }) })
    if (!isSoundBoard({ ...state.numbers, ...numbers, [id]: value }, point, state.players.length))
      return refusedByReferee('MALFORMED', { point: id, rule: 'A24' })
    emit({ e: 'numberTold', point: id, value })
  }
  return DONE
}

/** Maximum number of board numbers in one report. */
const MOST_NUMBERS = 40
const boardNumber = whole(0, 99)
/** Board numbers that an action needs. The players read them from the board. */
export const reportedNumbers = maybe(keyed(shapes.label, boardNumber, 8))
/** Reports one number that is printed on the board, or several such numbers from one form. */
const tellShape = moveShape('tell', {
  point: maybe(shapes.label),
  value: maybe(boardNumber),
  told: maybe(keyed(shapes.label, boardNumber, MOST_NUMBERS)),
})

/** Stores one board number, or all board numbers of a form. Refusal: MALFORMED if the move contains no number. */
export const tellAll = (transaction: Transaction, { point, value, told: reported }: Infer<typeof tellShape>): Handled => {
  const numbers = { ...(point !== undefined && value !== undefined && { [point]: value }), ...reported }
  return Object.keys(numbers).length === 0 ? refusedByReferee('MALFORMED') : tell(transaction, numbers)
}

/** Moves that report board numbers. */
export const NUMBER_MOVES = { tell: { shape: tellShape, decide: tellAll } }

/**
 * Makes a function that decides a move of the player whose turn it is refuse the move at any other time. Refusals: PHASE_OVER,
 * WRONG_PHASE.
 */
export const inTurn =
  <Move>(decide: (transaction: Transaction, player: Player, move: Move, waived: Waived) => Handled) =>
  (transaction: Transaction, move: Move, waived: Waived): Handled => {
    const { stage, settings, turns, players } = transaction.state
    if (stage === 'payday') return refuse('PHASE_OVER')
    if (stage !== 'turns' || !settings.turnsTold) return refuse('WRONG_PHASE')
    const player = players.find(({ colour }) => colour === turns.turn)
    return player === undefined ? refuse('PHASE_OVER') : decide(transaction, player, move, waived)
  }

/**
 * Returns the price as a list with one element. The list is empty if the app does not track money, because then no rule needs the price.
 */
export const ifPaid = ({ settings }: Pick<State, 'settings'>, price: RulePoint): readonly RulePoint[] =>
  followsMoney(settings) ? [price] : []

/** Returns the refusal reason for the first unknown board number that an action needs. */
export const unknownOf = ({ numbers }: State, points: readonly RulePoint[]): Reason => {
  const unknown = points.find((point) => numberAt(numbers, point) === undefined)
  return unknown && ['NUMBER_NOT_KNOWN', { point: unknown.id }, unknown.rule]
}

export const moneyOf = ({ money }: State, colour: Colour): number => money[colour] ?? 0
/** R54: returns the refusal reason if a player cannot pay a price. If the app does not track money, no reason applies. */
export const tooDear = (state: State, colour: Colour, price: number): Reason =>
  followsMoney(state.settings) && price > moneyOf(state, colour) && ['NOT_ENOUGH_MONEY', { price, has: moneyOf(state, colour) }]

/** R15: returns the city and harbour space of a player's ship; undefined if the ship is not in a city. */
export const harbourOf = ({ ships }: State, by: Colour): { readonly city: CityId; readonly harbour: 1 | 2 } | undefined => {
  const ship = ships[by]
  return ship?.at === 'city' ? ship : undefined
}
