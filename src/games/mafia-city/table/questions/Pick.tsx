import '../parts/city.css'
import type { Stack as Lying, State } from '../../model/state'
import { useKeys } from '../asking/words/keys'
import { useAsking } from '../asking/words'
import { nameOf } from '../parts/position'
import { runsOf } from '../parts/runs'
import { Stack } from '../parts/Stack'
import { useTexts } from '../parts/words'

export interface PickProps {
  readonly state: State
  readonly stack: Lying
  /** Heights of the Mafiosi that the user can choose. */
  readonly heights: readonly number[]
  readonly label: string
  readonly chosen?: readonly number[]
  readonly onChoose: (height: number) => void
}

/**
 * Component that shows a large stack from which the user chooses a Mafioso. In a group of adjacent Mafiosi of one colour, only the upper
 * Mafioso is a button.
 */
export function Pick({ state, stack, heights, label, chosen = [], onChoose }: PickProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const open = runsOf(stack).filter(({ height }) => heights.includes(height))
  const names = new Map(
    open.map(({ colour, height, count }) => [
      height,
      keys.run(count, nameOf(state, texts.colours, colour), words.height(height, stack.length)),
    ]),
  )
  return (
    <div className="flex flex-col items-center gap-1" role="group" aria-label={label}>
      <span className="label">{texts.top}</span>
      <Stack stack={stack} big keys={names} chosen={chosen} onChoose={onChoose} />
      <span className="label">{texts.head}</span>
    </div>
  )
}
