import { moveShape } from '../../../kit/move-kinds'
import { numberAt } from '../../../kit/rule-points'
import { type Infer } from '../../../kit/shape'
import { FORTRESS_SITES } from '../box/board'
import { fortressPrice } from '../box/numbers'
import { cityOf } from '../model/city'
import { NO_PIECES } from '../model/pieces'
import { firstReason, type Waived } from '../model/refusals'
import type { Player } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import { asAnswer, DONE, harbourOf, inTurn, reportedNumbers, ifPaid, tell, tooDear, unknownOf, type Handled } from './handler'
import { afterPiece, againstAction } from './turns'

/** Rules of fortresses: R26, R27, R58. */

const fortressShape = moveShape('fortress', { told: reportedNumbers })

/** R26, R27: builds a fortress on the first free fortress site of the city. */
export const buildFortress = (
  transaction: Transaction,
  { colour: by }: Player,
  { told: reported = {} }: Infer<typeof fortressShape>,
  waived: Waived,
): Handled => {
  const here = harbourOf(transaction.state, by)
  const early = firstReason(waived, [againstAction(transaction.state), here === undefined && ['NOT_IN_A_CITY', {}, 'R26']])
  if (early !== undefined || here === undefined) return asAnswer(early)
  const { fortresses } = cityOf(transaction.state, here.city)
  const free = Array.from({ length: FORTRESS_SITES }, (_, at) => at).find((at) => (fortresses[at] ?? null) === null)
  const pieces = firstReason(waived, [
    (transaction.state.left[by] ?? NO_PIECES).fortresses === 0 && ['NO_FORTRESS_LEFT'],
    fortresses.includes(by) && ['ONE_FORTRESS_PER_CITY'],
    free === undefined && ['FORTRESS_SITES_FULL'],
  ])
  if (pieces !== undefined || free === undefined) return asAnswer(pieces)
  const known = tell(transaction, reported)
  if (!known.ok) return known
  const { state, emit } = transaction
  const price = fortressPrice(here.city, free + 1)
  const against = firstReason(waived, [unknownOf(state, ifPaid(state, price)), tooDear(state, by, numberAt(state.numbers, price) ?? 0)])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'fortressBuilt', by, city: here.city, site: free + 1, price: numberAt(state.numbers, price) ?? 0 })
  afterPiece(transaction, by)
  return DONE
}

/** Moves of this chapter. */
export const FORTRESS_MOVES = {
  fortress: { shape: fortressShape, decide: inTurn(buildFortress) },
}
