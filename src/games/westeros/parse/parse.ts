import type { Result } from '../../../referee'
import { HOUSES, housesOf, type Box } from '../box/box'
import type { Choice, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import type { BallotKind } from '../model/state'
import { box as wholeBox, id } from '../shapes/box'
import { movePartsOf } from './move-parts'
import { player, seat, settings, tracking } from '../shapes/table'
import { fields, keyed, listOf, maybe, number, only, reading, refine, type Shape } from '../../../kit/shape'

/**
 * Parses and validates a choice or a set-up from JSON before it reaches the rules. Returns a typed value, or the refusal MALFORMED. Only
 * areas and House cards of the game are accepted.
 */

/** Parses a sealed choice of a ballot from JSON. A bid may still be too high or not a whole number. Refusal: MALFORMED. */
export const parseChoice = (box: Box, kind: BallotKind, json: unknown): Result<Choice, Code> => {
  const { plan, card } = movePartsOf(box)
  const shapes: Readonly<Record<BallotKind, Shape<Choice>>> = { bid: number, contribution: number, orders: plan, card }
  return reading(shapes[kind], json, 'choice')
}

const distinct = (list: readonly { readonly id: string }[]): boolean => new Set(list.map((item) => item.id)).size === list.length

/** Schema of a setup. Every named seat must exist, and every player of a seat must exist. */
const setup: Shape<Setup> = (json, at) => {
  const box = wholeBox(typeof json === 'object' && json !== null && 'box' in json ? json.box : undefined, { key: 'box', above: at })
  return refine(
    fields<Setup>({
      box: () => box,
      houses: keyed(only(...housesOf(box)), id, HOUSES.length),
      seats: refine(listOf(seat, 20), distinct),
      players: refine(listOf(player, 20), distinct),
      settings,
      tracking,
      changes: maybe(movePartsOf(box).changes),
    }),
    ({ houses: played, seats, players }) =>
      Object.values(played).every((name) => seats.some((other) => other.id === name)) &&
      seats.every((other) => other.player === undefined || players.some((person) => person.id === other.player)),
  )(json, at)
}

/** Parses a setup from JSON. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Setup, Code> => reading(setup, json, 'setup')
