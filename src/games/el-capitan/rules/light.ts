import { moveShape } from '../../../kit/move-kinds'
import { numberAt } from '../../../kit/rule-points'
import { listOf, maybe, whole, type Infer } from '../../../kit/shape'
import { refusedByReferee } from '../../../referee'
import { FORTRESS_SITES, PHASES, SITES, type Colour } from '../box/board'
import { spaceValue } from '../box/numbers'
import { refuse } from '../model/refusals'
import { coloursOf } from '../model/count'
import type { City } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { afterLast } from './end'
import { DONE, playerOf, tell, type Handled } from './handler'
import { isInPlay } from './payday'
import { isHandDue, nextBonus, rowsToTell } from './to-tell'

/** Rules for games in which the app does not track turns or money. The players report the position at each payday. */

/**
 * Maximum length of a row of warehouses in JSON. The limit is greater than the number of sites, so that the rules can refuse a row that is
 * too long.
 */
const MOST_ROW = 30
/** Reports the player who placed the last piece. Used only if the app does not track turns. */
const lastPieceShape = moveShape('lastPiece', { colour: shapes.colour })
const rowShape = moveShape('row', {
  city: shapes.city,
  /** Owners of the open warehouses, in the order of their sites. */
  row: listOf(shapes.colour, MOST_ROW),
  fortresses: listOf(shapes.occupant, FORTRESS_SITES, FORTRESS_SITES),
  /** Number on the space after the last warehouse. May be omitted if the app already knows the number. */
  value: maybe(whole(0, 99)),
  /** Site of the last warehouse. If set, the app can store the number of the space after it. */
  last: maybe(whole(1, SITES)),
})
const bonusCardShape = moveShape('bonusCard', { colour: shapes.colour })
/** Reports the money and loans of a player after the payout. Both are omitted if the player declines to report them. */
const handShape = moveShape('hand', { by: shapes.colour, money: maybe(shapes.florins), loans: maybe(listOf(shapes.loan, 30)) })

/** Returns the players whose turn comes after that of the given player in a round. */
export const laterInOrder = (order: readonly Colour[], colour: Colour): readonly Colour[] => order.slice(order.indexOf(colour) + 1)

/** R29: stores the player who placed the last piece. The players later in the turn order still have a turn. */
export const tellLastPiece = ({ state, emit }: Transaction, { colour }: Infer<typeof lastPieceShape>): Handled => {
  const { stage, settings, turns } = state
  if (stage !== 'turns' || settings.turnsTold) return refuse('WRONG_PHASE')
  if (playerOf(state, colour) === undefined) return refusedByReferee('MALFORMED')
  emit({ e: 'lastPieceTold', colour, stillToMove: laterInOrder(turns.order, colour) })
  return DONE
}

/** Assigns the reported warehouses of a row to sites: without gaps, and with the last warehouse on site `last`. */
const onSites = (row: readonly Colour[], last: number): City['row'] => [...Array.from({ length: last - row.length }, () => null), ...row]

/**
 * R32–R37: stores a city as the players report it at a payday: open warehouses in order, fortresses, and the number on the space after the
 * last warehouse. Refusals: CITY_FULL, ONE_FORTRESS_PER_CITY, NUMBER_NOT_KNOWN; MALFORMED for a colour that is not in play and for a
 * removed fortress.
 */
export const tellRow = (transaction: Transaction, { city, row, fortresses, value, last }: Infer<typeof rowShape>): Handled => {
  const { state, emit } = transaction
  const here = state.cities[city]
  if (!rowsToTell(state).includes(city) || here === undefined) return refuse('WRONG_PHASE')
  if (row.length > SITES) return refuse('CITY_FULL')
  const owners = fortresses.flatMap((owner) => owner ?? [])
  if (new Set(owners).size < owners.length) return refuse('ONE_FORTRESS_PER_CITY')
  const inPlay = coloursOf(state.players)
  const stranger = row.find((colour) => !inPlay.includes(colour)) ?? owners.find((colour) => playerOf(state, colour) === undefined)
  const isGone = here.fortresses.some((owner) => owner !== null && !owners.includes(owner))
  if (stranger !== undefined || isGone || (last !== undefined && last < row.length))
    return refusedByReferee('MALFORMED', stranger === undefined ? {} : { colour: stranger })
  const placed = last === undefined ? row : onSites(row, last)
  const space = last === undefined ? undefined : spaceValue(city, last + 1)
  if (space !== undefined && value !== undefined) {
    const known = tell(transaction, { [space.id]: value })
    if (!known.ok) return known
  }
  const isKnown = space !== undefined && numberAt(transaction.state.numbers, space) !== undefined
  if (isInPlay({ ...here, row, fortresses }) && value === undefined && !isKnown)
    return refuse('NUMBER_NOT_KNOWN', { point: `track/${city}` }, 'R32')
  emit({ e: 'rowTold', city, row: placed, fortresses, ...(space === undefined && value !== undefined && { value }) })
  return DONE
}

/** R38: gives the next bonus card to a player whom the players name, if the app does not track warehouses. */
export const takeBonusCard = ({ state, emit }: Transaction, { colour }: Infer<typeof bonusCardShape>): Handled => {
  const { stage, settings, bonus } = state
  const florins = nextBonus(state)
  const isOpen = stage === 'turns' || stage === 'payday'
  if (!isOpen || settings.turnsTold || florins === undefined || bonus[colour] !== undefined) return refuse('WRONG_PHASE', {}, 'R38')
  if (playerOf(state, colour) === undefined) return refusedByReferee('MALFORMED')
  emit({ e: 'bonusTaken', colour, florins })
  return DONE
}

/** R40, R41: stores the reported money and loans of a player after the payout. At the end of the game the player cannot decline (R45). */
export const tellHand = (transaction: Transaction, { by, money, loans = [] }: Infer<typeof handShape>): Handled => {
  const { state, emit } = transaction
  if (state.stage !== 'settle' || !isHandDue(state)) return refuse('WRONG_PHASE', {}, 'R59')
  if (state.settling[0] !== by) return refuse('NOT_YOUR_TURN', { colour: state.settling[0] ?? '' }, 'R40')
  if (money === undefined && state.phase >= PHASES) return refusedByReferee('MALFORMED', { at: 'money' })
  emit({ e: 'handTold', by, ...(money === undefined ? {} : { money, loans }) })
  return afterLast(transaction)
}

/** Moves of this chapter. */
export const LIGHT_MOVES = {
  lastPiece: { shape: lastPieceShape, decide: tellLastPiece },
  row: { shape: rowShape, decide: tellRow },
  bonusCard: { shape: bonusCardShape, decide: takeBonusCard },
  hand: { shape: handShape, decide: tellHand },
}
