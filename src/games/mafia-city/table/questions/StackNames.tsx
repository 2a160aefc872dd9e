import type { Colour, Place } from '../../box/box'
import type { State } from '../../model/state'
import { stackAt } from '../../model/tokens'
import { useKeys } from '../asking/words/keys'
import { nameOf } from '../parts/position'
import { runsOf } from '../parts/runs'
import { useTexts } from '../parts/words'

export interface StackNamesProps {
  readonly state: State
  readonly at: Place
}

/** Component that names the owners of the Mafiosi at a location of the strategic phase, from the top. */
export function StackNames({ state, at }: StackNamesProps) {
  const texts = useTexts()
  const keys = useKeys()
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const runs = runsOf(stackAt(state, at)).toReversed()
  if (runs.length === 0) return
  return (
    <p className="note">{keys.fromTop(runs.map(({ colour, count }) => (count === 1 ? called(colour) : `${count} × ${called(colour)}`)))}</p>
  )
}
