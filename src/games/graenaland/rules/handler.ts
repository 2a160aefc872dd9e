import { accepted, refusedByReferee, type Params, type Refusal, type Result } from '../../../referee'
import { pointNamed } from '../box/numbers'
import { clansOf, placesOf } from '../model/board'
import type { AnyMove, OwnMove } from '../model/moves'
import { firstReason, type Code, type Reason, type Waived } from '../model/refusals'
import { isPossibleValue } from '../../../kit/rule-points'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'

/** Helpers shared by the move handlers. */

/** Result of a handler: the handler emits events or refuses; a refusal discards the whole transaction. */
export type Handled = Result<undefined, Code>
export const DONE: Handled = accepted(undefined)
const asAnswer = (refusal: Refusal<Code>): Handled => ({ ok: false, refusal })

/** Type of a move with a given `do`. */
export type Of<Do extends OwnMove['do']> = Extract<OwnMove, { readonly do: Do }>

/** Runs `act`, or returns the first refusal that is not waived. */
export const unless = (waived: Waived, reasons: readonly Reason[], act: () => void): Handled => {
  const refusal = firstReason(waived, reasons)
  if (refusal !== undefined) return asAnswer(refusal)
  act()
  return DONE
}

/** Returns a clan or a place that a move names in any field and that is not in the game. */
export const strangerIn = (state: State, move: AnyMove): string | undefined => {
  const clans: readonly string[] = clansOf(state)
  const places = placesOf(state)
  const {
    by,
    to,
    at,
    split = [],
    fee = {},
    give = {},
    matches = [],
    empty = [],
    spots = [],
    pay,
  } = move as {
    readonly by?: string
    readonly to?: string
    readonly at?: string
    readonly split?: readonly (string | null)[]
    readonly fee?: object
    readonly give?: object
    readonly matches?: readonly string[]
    readonly empty?: readonly string[]
    readonly spots?: readonly string[]
    readonly pay?: { readonly markets?: readonly string[] }
  }
  const named = [by, ...split, ...Object.keys(fee), ...Object.keys(give), ...(move.do === 'offer' ? [to] : [])]
  const where = [at, ...matches, ...empty, ...spots, ...(pay?.markets ?? []), ...(move.do === 'anchor' ? [to] : [])]
  return (
    named.find((one): one is string => typeof one === 'string' && !clans.includes(one)) ??
    where.find((one): one is string => one !== undefined && !places.includes(one))
  )
}

/** Returns the objection to a number: the id alone if unknown, with the limits if the value is out of range; undefined if valid. */
export const objectionToNumber = (state: State, id: string, value: number): Params | undefined => {
  const point = pointNamed(placesOf(state), id)
  if (point === undefined) return { point: id }
  return isPossibleValue(point, value) ? undefined : { point: id, least: point.least, most: point.most }
}

/** Stores numbers that the players read from the game or agreed to change. Refusal: MALFORMED with the limits. */
export const tell = ({ state, emit }: Transaction, { numbers }: Of<'tell'>): Handled => {
  for (const [point, value] of Object.entries(numbers)) {
    const why = objectionToNumber(state, point, value)
    if (why !== undefined) return refusedByReferee('MALFORMED', why)
    emit({ e: 'numberTold', point, value })
  }
  return DONE
}
