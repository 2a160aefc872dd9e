import { isPossibleValue, numberAt, type RulePoint } from '../../../kit/rule-points'
import { DONE, type Handled as AnyHandled } from '../../../kit/refusals'
import { refusedByReferee } from '../../../referee'
import type { CityId, Colour } from '../box/board'
import { pointNamed } from '../box/numbers'
import type { OwnMove } from '../model/moves'
import type { Code, Reason } from '../model/refusals'
import { followsMoney } from '../model/settings'
import type { Player, State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import { isSoundBoard } from './track'

/** Types and functions that the chapters of the rules share. */

export { asAnswer, DONE } from '../../../kit/refusals'
export type Handled = AnyHandled<Code>

/** A move of the game by what it does. */
export type Of<Do extends OwnMove['do']> = Extract<OwnMove, { readonly do: Do }>

export const playerOf = ({ players }: Pick<State, 'players'>, colour: Colour): Player | undefined =>
  players.find((player) => player.colour === colour)

/** Numbers that the table reads off its board. Refusal: MALFORMED for what is no number of this board, or cannot be it. */
export const tell = ({ state, emit }: Transaction, told: Readonly<Record<string, number>>): Handled => {
  const cities = Object.keys(state.cities)
  for (const [id, value] of Object.entries(told)) {
    const point = pointNamed(cities, id)
    if (point === undefined || !isPossibleValue(point, value))
      return refusedByReferee('MALFORMED', { point: id, ...(point && { most: point.most }) })
    if (!isSoundBoard({ ...state.numbers, ...told, [id]: value }, point, state.players.length))
      return refusedByReferee('MALFORMED', { point: id, rule: 'A24' })
    emit({ e: 'numberTold', point: id, value })
  }
  return DONE
}

/** The numbers of a form, or a single one. Refusal: MALFORMED where there is none. */
export const tellAll = (transaction: Transaction, { point, value, told }: Of<'tell'>): Handled => {
  const numbers = { ...(point !== undefined && value !== undefined && { [point]: value }), ...told }
  return Object.keys(numbers).length === 0 ? refusedByReferee('MALFORMED') : tell(transaction, numbers)
}

/** A price, if it matters: where money is not followed nobody needs it. */
export const ifPaid = ({ settings }: Pick<State, 'settings'>, price: RulePoint): readonly RulePoint[] =>
  followsMoney(settings) ? [price] : []

/** The first number that an action needs and nobody knows. */
export const unknownOf = ({ numbers }: State, points: readonly RulePoint[]): Reason => {
  const unknown = points.find((point) => numberAt(numbers, point) === undefined)
  return unknown && ['NUMBER_NOT_KNOWN', { point: unknown.id }, unknown.rule]
}

export const moneyOf = ({ money }: State, colour: Colour): number => money[colour] ?? 0
/** R54: what somebody has not got; never where money is not followed. */
export const tooDear = (state: State, colour: Colour, price: number): Reason =>
  followsMoney(state.settings) && price > moneyOf(state, colour) && ['NOT_ENOUGH_MONEY', { price, has: moneyOf(state, colour) }]

/** R15: the harbour space where a player's ship lies. */
export const harbourOf = ({ ships }: State, by: Colour): { readonly city: CityId; readonly harbour: 1 | 2 } | undefined => {
  const ship = ships[by]
  return ship?.at === 'city' ? ship : undefined
}
