import type { Ending } from '../../../../table/charts/story'
import type { HouseId } from '../../box/box'
import { editionOf } from '../../model/edition'
import type { State } from '../../model/state'
import { standings, threshold, type Standing } from '../../rules/victory'
import type { GameWords } from '../../words'
import { HOUSE_NAMES } from '../../words/sentences/lookup'
import * as icons from '../icons'
import type { StoryWords } from './words'

const CRITERIA = ['castles', 'supply', 'power'] as const
/** Criteria of the second edition (E17.2). A better place on the Iron Throne track has a smaller number. */
const SECOND_CRITERIA = ['castles', 'landAreas', 'supply', 'ironThrone'] as const
const ICONS = {
  castles: icons.castle,
  landAreas: icons.map,
  supply: icons.barrel,
  power: icons.power,
  ironThrone: icons.throne,
} as const

/** Comparison of the houses at the end of the game (R17.2): the criterion, the best result, and the houses that reached it. */
interface Step {
  readonly by: (typeof CRITERIA | typeof SECOND_CRITERIA)[number]
  readonly n: number
  readonly left: readonly Standing[]
}

/** Returns all comparisons that were needed to find the winner, in order. */
export const stepsOf = (state: State): readonly Step[] => {
  const reached = ({ castles }: Standing) => state.outcome?.how !== 'sudden' || castles >= threshold(state)
  let left = standings(state).filter(reached)
  const steps: Step[] = []
  for (const by of editionOf(state).tieByLandAreas ? SECOND_CRITERIA : CRITERIA) {
    if (left.length < 2 && steps.length > 0) break
    if (left.every((row) => row[by] === undefined)) break
    const best = by === 'ironThrone' ? Math.min : Math.max
    const n = best(...left.map((row) => row[by] ?? 0))
    left = left.filter((row) => (row[by] ?? 0) === n)
    steps.push({ by, n, left })
  }
  return steps
}

/** Returns a description of how a game ended, comparison by comparison; undefined during the game. */
export const endingOf = (state: State, game: GameWords, { words, say, list }: StoryWords): Ending<HouseId> | undefined => {
  const { outcome } = state
  if (outcome === undefined) return undefined
  const text = words.decided
  const end =
    outcome.how === 'sudden' ? say(text.sudden, { round: state.round, n: threshold(state) }) : say(text.lastRound, { round: state.round })
  return {
    winners: outcome.winners,
    title: game.standing.title(state),
    how: game.outcome[outcome.how],
    decidedBy: game.outcome.decidedBy[outcome.decidedBy],
    steps: [
      { id: 'end', icon: icons.now, text: end },
      ...stepsOf(state).map(({ by, n, left }) => ({
        id: by,
        icon: ICONS[by],
        text: say(text.steps[by], { houses: list(left.map(({ house }) => HOUSE_NAMES[house])), n }),
      })),
      ...(outcome.decidedBy === 'draw' ? [{ id: 'draw', icon: icons.trophy, text: text.draw }] : []),
    ],
  }
}
