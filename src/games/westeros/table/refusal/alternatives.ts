import type { MoveOf } from '../../../../referee'
import { nearestLegal } from './nearest'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { decide } from '../../rules/decide'
import { evolve } from '../../transaction/evolve'
import type { Move } from '../../rules/moves'
import { numberOf, UNIT_KINDS } from '../../box/box'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { count } from '../../model/units'

/** Legal moves that resemble a refused move. */

type MarchMove = Extract<Move, { do: 'march' }>

/**
 * Returns moves that differ from a move in one step: one unit, purchase or target fewer, no power token left behind, or another area of
 * retreat.
 */
const nearby = (state: State, move: Move): readonly Move[] => {
  switch (move.do) {
    case 'march':
      return [...(move.leaveToken ? [{ ...move, leaveToken: false }] : []), ...withoutOne(move)]
    case 'muster':
      return move.steps.map((_, at) => ({ ...move, steps: move.steps.filter((_step, k) => k !== at) }))
    case 'raid':
      return move.targets.map((_, at) => ({ ...move, targets: move.targets.filter((_target, k) => k !== at) }))
    case 'retreat':
      return Object.keys(state.box.areas)
        .filter((area) => area !== move.to)
        .map((to) => ({ ...move, to }))
    default:
      return []
  }
}

const withoutOne = (move: MarchMove): readonly MarchMove[] =>
  move.moves.flatMap((group, at) =>
    UNIT_KINDS.filter((kind) => numberOf(group.units, kind) > 0).map((kind) => {
      const units = { ...group.units, [kind]: numberOf(group.units, kind) - 1 }
      return { ...move, moves: move.moves.flatMap((one, k) => (k !== at ? [one] : count(units) === 0 ? [] : [{ ...group, units }])) }
    }),
  )

/** Returns whether a move still does something. A march in which no unit moves is not offered as an alternative. */
const isOne = (move: Move): boolean =>
  (move.do !== 'march' || move.moves.length > 0) &&
  (move.do !== 'muster' || move.steps.length > 0) &&
  (move.do !== 'raid' || move.targets.length > 0)

/**
 * Returns the legal moves that are closest to a refused move.
 * @param move refused move; if it is undefined or has no similar moves, the result is empty
 */
export const alternatives = (state: State, move: MoveOf<WesterosVocabulary> | undefined): readonly Move[] =>
  move === undefined
    ? []
    : nearestLegal<Move>(move, {
        neighbours: (one) => nearby(state, one).filter(isOne),
        isLegal: (one) => decide(state, one).ok,
      })

/** Returns the position after a refused move if the players overrule the refusal; undefined if the move is still refused. */
export const wouldBe = (state: State, move: Move, code: Code): State | undefined => {
  const decided = decide(state, { do: 'overrule', move, waive: [code] })
  return decided.ok ? decided.value.reduce<State>((after, event) => evolve(after, event), state) : undefined
}
