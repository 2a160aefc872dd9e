import type { MoveOf } from '../../../../referee'
import { nearestLegal } from '../../../../table/refusal/nearest'
import type { WesterosVocabulary } from '../../model/vocabulary'
import { decide } from '../../rules/decide'
import { evolve } from '../../transaction/evolve'
import type { Move } from '../../model/moves'
import { UNIT_KINDS } from '../../box/box'
import type { Code } from '../../model/refusals'
import type { State } from '../../model/state'
import { count } from '../../model/units'

/** The legal alternatives to a refused move: moves that resemble it, each of them legal now. */

type MarchMove = Extract<Move, { do: 'march' }>

/** Moves that are one step away from this one: a unit less, a purchase less, a target less, another way back. */
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
    UNIT_KINDS.filter((kind) => group.units[kind] > 0).map((kind) => {
      const units = { ...group.units, [kind]: group.units[kind] - 1 }
      return { ...move, moves: move.moves.flatMap((one, k) => (k !== at ? [one] : count(units) === 0 ? [] : [{ ...group, units }])) }
    }),
  )

/** Whether a move still does something: a march that leads nowhere is no way to play a march. */
const isOne = (move: Move): boolean =>
  (move.do !== 'march' || move.moves.length > 0) &&
  (move.do !== 'muster' || move.steps.length > 0) &&
  (move.do !== 'raid' || move.targets.length > 0)

/** Legal moves that are closest to a refused one. @param move undefined, or of a kind that has none: nothing */
export const alternatives = (state: State, move: MoveOf<WesterosVocabulary> | undefined): readonly Move[] =>
  move === undefined
    ? []
    : nearestLegal<Move>(move, {
        neighbours: (one) => nearby(state, one).filter(isOne),
        isLegal: (one) => decide(state, one).ok,
      })

/** The position that a refused move would lead to if the table played it all the same; undefined where it leads nowhere. */
export const wouldBe = (state: State, move: Move, code: Code): State | undefined => {
  const decided = decide(state, { do: 'overrule', move, waive: [code] })
  return decided.ok ? decided.value.reduce<State>((after, event) => evolve(after, event), state) : undefined
}
