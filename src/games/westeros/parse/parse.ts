import type { Result } from '../../../referee'
import { HOUSES, type Box } from '../box/box'
import type { Choice, Move, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import type { BallotKind } from '../model/state'
import { box as wholeBox, house, id } from '../shapes/box'
import { boxShapes, type BoxShapes } from './moves'
import { player, seat, settings, tracking } from '../shapes/table'
import { fields, keyed, listOf, maybe, reading, refine, type Shape } from '../../../kit/shape'

/**
 * The border of the rules: any JSON in, a typed move, choice or setup out, or MALFORMED. Inside, types are trusted. Only
 * areas and House cards of the box are let in.
 */

const cache = new WeakMap<Box, BoxShapes>()

const shapes = (box: Box): BoxShapes => {
  const made = cache.get(box) ?? boxShapes(box)
  cache.set(box, made)
  return made
}

/** A move out of any JSON. Refusal: MALFORMED. */
export const parseMove = (box: Box, json: unknown): Result<Move, Code> => reading(shapes(box).move, json, 'move')

/** A sealed choice of a ballot out of any JSON; a bid may still be too high, or no whole number. Refusal: MALFORMED. */
export const parseChoice = (box: Box, kind: BallotKind, json: unknown): Result<Choice, Code> =>
  reading(shapes(box).choices[kind], json, 'choice')

const distinct = (list: readonly { readonly id: string }[]): boolean => new Set(list.map((item) => item.id)).size === list.length

/** The setup of a game: every named seat exists, and every player has a seat. */
const setup: Shape<Setup> = (json, at) => {
  const box = wholeBox(typeof json === 'object' && json !== null && 'box' in json ? json.box : undefined, { key: 'box', above: at })
  return refine(
    fields<Setup>({
      box: () => box,
      houses: keyed(house, id, HOUSES.length),
      seats: refine(listOf(seat, 20), distinct),
      players: refine(listOf(player, 20), distinct),
      settings,
      tracking,
      changes: maybe(shapes(box).changes),
    }),
    ({ houses: played, seats, players }) =>
      Object.values(played).every((name) => seats.some((other) => other.id === name)) &&
      seats.every((other) => other.player === undefined || players.some((person) => person.id === other.player)),
  )(json, at)
}

/** Reads a setup from any JSON. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Setup, Code> => reading(setup, json, 'setup')
