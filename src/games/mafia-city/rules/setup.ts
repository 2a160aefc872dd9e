import { nothingHidden } from '../../../kit/hidden'
import { moveShape } from '../../../kit/move-kinds'
import { reportedAmong } from '../../../kit/rule-points'
import { asAnswer, DONE } from '../../../kit/refusals'
import { listOf, maybe, only, whole, type Infer } from '../../../kit/shape'
import { beginTurns, seatsFrom } from '../../../kit/turns'
import { accepted, refusedByReferee, type Pick, type Result } from '../../../referee'
import { CARDS, FEWEST_PLAYERS, FIRST_HAND, HARBOUR, LOCATIONS, MOST_PLAYERS, TOKENS_IN_BOX, type Place } from '../box/box'
import { POINTS } from '../box/numbers'
import { asMap } from '../model/count'
import type { Event } from '../model/events'
import type { Agreed } from '../model/moves'
import * as shapes from '../shapes/pieces'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { handAtStart, reserveAtStart, totalOf } from '../model/tokens'
import type { Transaction } from '../transaction/transaction'
import { NOT_ASKED, type Handled } from './handler'

/** Rules of the set-up of a game: R1–R5. */

/** Validator for a tile number. It accepts numbers that the box does not contain, so that the rules can refuse the tile. */
const tile = whole(0, 99)
const mapShape = moveShape('map', { centre: tile, ring: listOf(tile, 2 * LOCATIONS.length), drawn: maybe(only(true)) })
const redrawShape = moveShape('redraw', { by: shapes.colour, discard: whole(0, 2 * FIRST_HAND) })

/**
 * R1, R3: starts a game. Each player has Mafiosi in hand and in reserve, and the figures are on their tiles. Refusals: PLAYER_COUNT,
 * COLOUR_TAKEN, TOKEN_COUNT.
 */
export const begin = ({ players, start, settings, numbers }: Agreed): Result<readonly Event[], Code> => {
  const order = players.map(({ colour }) => colour)
  if (players.length < FEWEST_PLAYERS || players.length > MOST_PLAYERS) return refuse('PLAYER_COUNT', { players: players.length })
  if (new Set(order).size < order.length) return refuse('COLOUR_TAKEN')
  if (!order.includes(start)) return refusedByReferee('MALFORMED', { at: 'setup.start' })
  const rules = { players, numbers: reportedAmong(POINTS, numbers) }
  if (totalOf(rules) > TOKENS_IN_BOX) return refuse('TOKEN_COUNT', { total: totalOf(rules), most: TOKENS_IN_BOX })
  const each = (count: number) => Object.fromEntries(order.map((colour) => [colour, count]))
  const seats = seatsFrom(order, start)
  const state: State = {
    ...nothingHidden,
    ...rules,
    settings,
    start,
    stage: settings.tokensKept ? 'redraw' : 'actions',
    round: 1,
    redraw: settings.tokensKept ? seats : [],
    stacks: {},
    hand: each(handAtStart(rules)),
    reserve: each(reserveAtStart(rules)),
    cell: each(0),
    fresh: {},
    cards: each(FIRST_HAND),
    pile: CARDS - FIRST_HAND * order.length,
    discards: 0,
    hitman: HARBOUR,
    vp: each(0),
    turns: beginTurns(order, start),
    marked: [],
    count: 0,
  }
  return accepted([{ e: 'begun', state }])
}

/** R2: stores the map that the players report. Refusal: MAP_INCOMPLETE. */
export const tellMap = ({ state, emit }: Transaction, move: Infer<typeof mapShape>): Handled => {
  if (!isMapDue(state)) return NOT_ASKED
  const map = asMap(move)
  if (map === undefined) return refuse('MAP_INCOMPLETE')
  emit({ e: 'mapTold', ...map, ...(move.drawn && { drawn: true }) })
  return DONE
}

/** Returns whether the players still have to report the map. The app needs the map only for the rules of the Hitman. */
export const isMapDue = ({ settings, map, stage }: State): boolean => settings.tokensKept && map === undefined && stage !== 'over'

const MAP_LABELS = LOCATIONS.map((_, at) => `map ${at + 1}`)

/** R2: returns the move that sets a random map. */
export const mapByChance = (pick: Pick): Infer<typeof mapShape> => {
  const tiles = MAP_LABELS.reduce<readonly Place[]>(
    (placed, label) => [
      ...placed,
      pick(
        label,
        LOCATIONS.filter((at) => !placed.includes(at)),
      ),
    ],
    [],
  )
  const [centre = 1, ...ring] = tiles
  return { do: 'map', centre, ring, drawn: true }
}

/** Returns the locations of a random map. The key is the label of the random draw. */
export const mapLabelled = (tiles: readonly Place[]): Readonly<Record<string, number>> =>
  Object.fromEntries(MAP_LABELS.map((label, at) => [label, tiles[at] ?? 0]))

/**
 * R4: exchanges both first cards of a player, or neither. Each player may exchange cards once, beginning with the start player. Refusals:
 * REDRAW_USED, NOT_YOUR_TURN, BOTH_OR_NONE.
 */
export const redraw = ({ state, emit }: Transaction, { by, discard }: Infer<typeof redrawShape>, waived: Waived): Handled => {
  const [next] = state.redraw
  const against = firstReason(waived, [
    !state.redraw.includes(by) && ['REDRAW_USED'],
    state.redraw.includes(by) && next !== by && ['NOT_YOUR_TURN', { next: next ?? '' }, 'R4'],
    discard !== 0 && discard !== FIRST_HAND && ['BOTH_OR_NONE', { cards: FIRST_HAND }],
  ])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'redrawn', by, cards: discard })
  return DONE
}

/** Moves of this chapter. */
export const SETUP_MOVES = {
  map: { shape: mapShape, decide: tellMap },
  redraw: { shape: redrawShape, decide: redraw },
}
