import type { AreaId, Box } from '../../box/box'
import { PRINTED_BOX } from '../../box/printed'
import type { PointOf } from './point'

type Pair = readonly [AreaId, AreaId]

/** Returns a function that tells whether a pair contains the areas `a` and `b`, in any order. */
const isPair =
  (a: AreaId, b: AreaId) =>
  ([c, d]: Pair): boolean =>
    (a === c && b === d) || (a === d && b === c)

/** Returns all pairs of areas that are adjacent, separated by a river, or disputed. May contain a pair several times. */
const pairsIn = ({ adjacency, rivers, bridges, disputed }: Box): readonly Pair[] => [
  ...adjacency,
  ...rivers,
  ...bridges,
  ...(disputed === undefined ? [] : [disputed]),
]

/** Returns whether two areas are adjacent, and whether a river or a bridge is between them. */
export const borderIn = ({ adjacency, rivers, bridges }: Box, a: AreaId, b: AreaId) => ({
  touch: adjacency.some(isPair(a, b)),
  river: rivers.some(isPair(a, b)),
  bridge: bridges.some(isPair(a, b)),
})

/**
 * Returns whether a border is the one whose adjacency a setting decides, with its printed value. Such a pair of areas is not listed as a
 * border.
 */
const isSettled = (box: Box, [a, b]: Pair): boolean =>
  box.disputed !== undefined && isPair(a, b)(box.disputed) && borderIn(box, a, b).touch === borderIn(PRINTED_BOX, a, b).touch

/** Returns all borders of the printed board and of `box`, in alphabetical order. */
export const bordersOf = (box: Box): readonly PointOf<'border'>[] => {
  const pairs = [...pairsIn(PRINTED_BOX), ...pairsIn(box)].filter((pair) => !isSettled(box, pair))
  const sorted = pairs.map((pair) => pair.toSorted().join('|'))
  return [...new Set(sorted)].toSorted().map((pair) => {
    const [a = '', b = ''] = pair.split('|')
    return { about: 'border', a, b }
  })
}

/** Returns the number of the rule or ruling behind a border. */
export const ruleOfBorder = ({ a, b }: PointOf<'border'>): string => {
  const { river, bridge } = borderIn(PRINTED_BOX, a, b)
  if (PRINTED_BOX.disputed !== undefined && isPair(a, b)(PRINTED_BOX.disputed)) return 'A33'
  return river || bridge ? 'R19.3' : 'R19.1'
}
