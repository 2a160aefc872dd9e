import { isAir } from '../../box/units'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { gunFiresAt, type Outcome } from './march'
import { useVoyageWords } from './words'

export interface FollowsProps {
  readonly outcomes: readonly Outcome[]
  /** Id of the board space to which the units move. */
  readonly at: string
  /** Introductory text above the list of effects. */
  readonly first?: string
}

/**
 * Component that lists the effects of a move: a battle, captured territories, the AA gun that fires first in the battle, AA fire at
 * aircraft that fly over, and the route of aircraft with the movement that they have left.
 */
export function Follows({ outcomes, at, first }: FollowsProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const state = usePosition()
  const taken = [...new Set(outcomes.flatMap((one) => one.taken))].map(texts.spaceName)
  const fire = [...new Set(outcomes.flatMap((one) => one.fire))].map(texts.spaceName)
  const lines = [
    ...(first === undefined ? [] : [first]),
    ...(outcomes.some(({ battle }) => battle)
      ? [(outcomes.some(({ move }) => move.raid) ? words.raidOn : words.battleIn)(texts.spaceName(at))]
      : []),
    ...(gunFiresAt(state, outcomes, at) ? [words.gunFirst(texts.spaceName(at))] : []),
    ...(taken.length > 0 ? [words.takenOn(taken.join(', '))] : []),
    ...(fire.length > 0 ? [words.fireAt(fire.join(', '))] : []),
    ...outcomes.flatMap(({ move, left }) =>
      isAir(move.unit) ? [words.fuel(texts.unit(move.unit), move.path.map(texts.spaceName).join(' → '), left)] : [],
    ),
  ]
  if (lines.length === 0) return
  return (
    <div className="zone-told" role="status">
      <p className="note">{lines.join(' ')}</p>
    </div>
  )
}
