import { moveShape } from '../../../kit/move-kinds'
import { type Infer } from '../../../kit/shape'
import { accepted, refusedByReferee, type Params, type Refusal, type Result } from '../../../referee'
import { pointNamed } from '../box/numbers'
import { clansOf, placesOf } from '../model/board'
import { firstReason, type Code, type Reason, type Waived } from '../model/refusals'
import { isPossibleValue } from '../../../kit/rule-points'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import * as plans from '../shapes/plans'

/** Types and functions that several rule modules use. */

const tellShape = moveShape('tell', { numbers: plans.reportedNumbers })

/**
 * Result of a function that decides a move: either the function has emitted its events, or it returns a refusal. After a refusal, all
 * events of the move are dropped.
 */
export type Handled = Result<undefined, Code>
export const DONE: Handled = accepted(undefined)
const asAnswer = (refusal: Refusal<Code>): Handled => ({ ok: false, refusal })

/** Calls `act` and returns its result. If a reason against the move applies and is not overruled, returns the refusal instead. */
export const unless = (waived: Waived, reasons: readonly Reason[], act: () => void): Handled => {
  const refusal = firstReason(waived, reasons)
  if (refusal !== undefined) return asAnswer(refusal)
  act()
  return DONE
}

/** Returns the first clan or territory named in a move that is not in the game; undefined if all named ones are in the game. */
export const strangerIn = (state: State, move: { readonly do: string }): string | undefined => {
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

/**
 * Returns the parameters of the refusal of an invalid number. For an unknown id, the parameters contain only the id; for a value out of
 * range, also the limits. Returns undefined if the number is valid.
 */
export const objectionToNumber = (state: State, id: string, value: number): Params | undefined => {
  const point = pointNamed(placesOf(state), id)
  if (point === undefined) return { point: id }
  return isPossibleValue(point, value) ? undefined : { point: id, least: point.least, most: point.most }
}

/** Stores numbers that the players read from their copy of the game or agreed to change. Refusal: MALFORMED with the limits. */
export const tell = ({ state, emit }: Transaction, { numbers }: Infer<typeof tellShape>): Handled => {
  for (const [point, value] of Object.entries(numbers)) {
    const why = objectionToNumber(state, point, value)
    if (why !== undefined) return refusedByReferee('MALFORMED', why)
    emit({ e: 'numberTold', point, value })
  }
  return DONE
}

/** Moves of this chapter. */
export const NUMBER_MOVES = {
  tell: { shape: tellShape, decide: tell },
}
