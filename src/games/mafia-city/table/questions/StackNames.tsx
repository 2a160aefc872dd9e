import type { Colour, Place } from '../../box/box'
import type { State } from '../../model/state'
import { stackAt } from '../../model/tokens'
import { undecided } from '../../rules/strategic-phase'
import { useKeys } from '../asking/words/keys'
import { nameOf } from '../parts/position'
import { runsOf } from '../parts/runs'
import { useTexts } from '../parts/words'

export interface StackNamesProps {
  readonly state: State
  readonly at: Place
  /** Player who decides now; undefined if no player is asked. */
  readonly by?: Colour
}

/**
 * Component that names the owners of the Mafiosi at a location of the strategic phase, from the top, and the players who still have to
 * decide.
 */
export function StackNames({ state, at, by }: StackNamesProps) {
  const texts = useTexts()
  const keys = useKeys()
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const runs = runsOf(stackAt(state, at)).toReversed()
  const later = by === undefined ? [] : undecided(state).filter((colour) => colour !== by)
  if (runs.length === 0) return
  return (
    <p className="note">
      {keys.fromTop(runs.map(({ colour, count }) => (count === 1 ? called(colour) : `${count} × ${called(colour)}`)))}
      {later.length > 0 && ` ${keys.laterDecide(later.map(called))}`}
    </p>
  )
}
