import { moveShape } from '../../../kit/move-kinds'
import { asAnswer, DONE } from '../../../kit/refusals'
import { listOf, maybe, type Infer, type Shape } from '../../../kit/shape'
import { seatsFrom } from '../../../kit/turns'
import { MOST_PLAYERS, TOKENS_IN_BOX, type Colour, type Place } from '../box/box'
import { firstReason, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { coloursOf, countIn, stackAt, tokenAt } from '../model/tokens'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { NOT_ASKED, type Handled } from './handler'
import { chooseLocation } from './location-phase'

/** Rules of the strategic phase: R25–R30, R64. */

const chooseShape = moveShape('choose', { by: maybe(shapes.colour), at: shapes.place })
const nameShape = moveShape('name', { by: shapes.colour, player: shapes.colour })
const heightsShape = listOf(shapes.height, TOKENS_IN_BOX * MOST_PLAYERS)
const takenPlaces: Shape<readonly number[] | 'cell'> = (json, at) => (json === 'cell' ? json : heightsShape(json, at))
const takeShape = moveShape('take', { by: shapes.colour, places: takenPlaces })

/** Next move of phase III: the holder of the Mayor chooses a location or names a player, or a player decides which Mafiosi to take back. */
export interface Waits {
  readonly for: Colour | undefined
  readonly what: 'choose' | 'name' | 'take'
  readonly at?: Place
}

/**
 * Returns the players with a Mafioso at the open location who still have to decide which Mafiosi to take back, clockwise from the start
 * player.
 */
export const undecided = (state: State): readonly Colour[] => {
  const { strategy, start } = state
  if (strategy?.at === undefined) return []
  const stack = stackAt(state, strategy.at)
  return seatsFrom(coloursOf(state), start).filter((colour) => stack.includes(colour) && !strategy.decided.includes(colour))
}

/**
 * Returns the player who now decides which Mafiosi to take back (R26, R27); undefined while the holder of the Mayor has to name a player.
 */
export const deciderOf = (state: State): Colour | undefined => {
  const { strategy } = state
  if (strategy?.at === undefined) return undefined
  return strategy.mayor === undefined ? undecided(state)[0] : strategy.named
}

export const waitsIn = (state: State): Waits | undefined => {
  const { stage, strategy } = state
  if (stage !== 'strategy' || strategy === undefined) return undefined
  const { mayor, at } = strategy
  if (at === undefined) return { for: mayor, what: 'choose' }
  const decider = deciderOf(state)
  return decider === undefined ? { for: mayor, what: 'name', at } : { for: decider, what: 'take', at }
}

/** R27: returns the location with the lowest number that has a marker. */
export const lowestMarked = ({ marked }: State): Place | undefined => marked.toSorted((a, b) => a - b)[0]

/**
 * R26, R30, R64: chooses the next location of the strategic phase. Refusals: NOT_MAYOR_HOLDER, LOCATION_OPEN, NO_MARKER, NOT_NEXT_NUMBER.
 */
export const chooseMarked = ({ state, emit }: Transaction, { by, at }: Infer<typeof chooseShape>, waived: Waived): Handled => {
  const { strategy, marked, settings } = state
  if (strategy === undefined) return NOT_ASKED
  const { mayor } = strategy
  const isTable = !settings.tokensKept && mayor === undefined
  const lowest = lowestMarked(state)
  const against = firstReason(waived, [
    !isTable && (mayor === undefined || by !== mayor) && ['NOT_MAYOR_HOLDER', { holder: mayor ?? '' }, 'R26'],
    strategy.at !== undefined && ['LOCATION_OPEN', { at: strategy.at }],
    !marked.includes(at) && ['NO_MARKER', { legal: marked }],
    isTable && marked.includes(at) && at !== lowest && ['NOT_NEXT_NUMBER', { legal: lowest === undefined ? [] : [lowest] }, 'R27'],
  ])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'opened', at })
  return DONE
}

/**
 * R26, R64: names the player who decides next. Refusals: NOT_MAYOR_HOLDER, NO_LOCATION_CHOSEN, DECISION_PENDING, ALREADY_DECIDED,
 * NO_TOKEN_THERE.
 */
export const namePlayer = ({ state, emit }: Transaction, { by, player }: Infer<typeof nameShape>, waived: Waived): Handled => {
  const { strategy } = state
  if (strategy === undefined || !coloursOf(state).includes(player)) return NOT_ASKED
  const { mayor, at, named, decided } = strategy
  const isThere = at !== undefined && stackAt(state, at).includes(player)
  const hasDecided = decided.includes(player)
  const against = firstReason(waived, [
    (mayor === undefined || by !== mayor) && ['NOT_MAYOR_HOLDER', { holder: mayor ?? '' }, 'R26'],
    at === undefined && ['NO_LOCATION_CHOSEN'],
    named !== undefined && ['DECISION_PENDING', { named }],
    at !== undefined && hasDecided && ['ALREADY_DECIDED'],
    at !== undefined && !hasDecided && !isThere && ['NO_TOKEN_THERE', { legal: undecided(state) }, 'R26'],
  ])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'named', player })
  return DONE
}

/**
 * R28, R29: takes Mafiosi of a player from a location back to the hand. Refusals: NOT_YOUR_DECISION, ALREADY_DECIDED, CELL, NO_SUCH_TOKEN,
 * NOT_OWN_TOKEN.
 */
export const takeBack = ({ state, emit }: Transaction, { by, places }: Infer<typeof takeShape>, waived: Waived): Handled => {
  const { strategy } = state
  const at = strategy?.at
  const decider = deciderOf(state)
  const hasDecided = strategy?.decided.includes(by) === true && at !== undefined
  const heights = places === 'cell' ? [] : places
  const tokens = heights.map((place) => (at === undefined ? undefined : tokenAt(state, at, place)))
  const isThere = tokens.every((token) => token !== undefined) && new Set(heights).size === heights.length
  const against = firstReason(waived, [
    hasDecided && ['ALREADY_DECIDED'],
    decider !== by && !hasDecided && ['NOT_YOUR_DECISION', { decider: decider ?? '' }],
    places === 'cell' && ['CELL'],
    at !== undefined && !isThere && ['NO_SUCH_TOKEN', { most: stackAt(state, at).length }],
    tokens.some((token) => token !== undefined && token !== by) && ['NOT_OWN_TOKEN'],
  ])
  if (against !== undefined) return asAnswer(against)
  if (at === undefined) return NOT_ASKED
  const owners = tokens.flatMap((token) => token ?? [])
  const taken = Object.fromEntries(
    coloursOf(state).flatMap((colour) => (owners.includes(colour) ? [[colour, countIn(owners, colour)]] : [])),
  )
  emit({ e: 'tookBack', by, at, taken, places: heights })
  return DONE
}

/**
 * R26, R27, R30, R64: removes the markers of locations at which all players have decided. If no player has the Mayor, the location with the
 * next number is opened.
 */
export const continueStrategy = ({ state, emit }: Transaction): boolean => {
  const { strategy, marked, settings } = state
  if (strategy === undefined) return false
  const { at, mayor } = strategy
  const lowest = lowestMarked(state)
  if (at !== undefined && (!settings.tokensKept || (undecided(state).length === 0 && strategy.named === undefined)))
    emit({ e: 'unmarked', at })
  else if (at === undefined && marked.length === 0) emit({ e: 'strategyEnded' })
  else if (at === undefined && mayor === undefined && settings.tokensKept && lowest !== undefined) emit({ e: 'opened', at: lowest })
  else return false
  return true
}

/** Moves of this chapter. */
export const STRATEGIC_MOVES = {
  choose: {
    shape: chooseShape,
    decide: (transaction: Transaction, move: Infer<typeof chooseShape>, waived: Waived): Handled => {
      const { stage } = transaction.state
      if (stage === 'strategy') return chooseMarked(transaction, move, waived)
      return stage === 'locations' ? chooseLocation(transaction, move, waived) : NOT_ASKED
    },
  },
  name: { shape: nameShape, decide: namePlayer },
  take: { shape: takeShape, decide: takeBack },
}
