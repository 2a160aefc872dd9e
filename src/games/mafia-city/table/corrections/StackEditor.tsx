import { type Place, TOKENS_IN_BOX } from '../../box/box'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { countIn, stackAt } from '../../model/tokens'
import { FamilyKeys } from '../parts/FamilyKeys'
import { nameOf } from '../parts/position'
import { Stack } from '../parts/Stack'
import { useTexts } from '../parts/words'
import { useSetTexts } from './words'

export interface StackEditorProps {
  readonly state: State
  readonly at: Place
  readonly set: (change: Change) => void
}

/** Component that edits the stack of a location. A tap on a Mafioso removes the Mafioso, and a tap on a family adds a Mafioso on top. */
export function StackEditor({ state, at, set }: StackEditorProps) {
  const texts = useTexts()
  const text = useSetTexts()
  const stack = stackAt(state, at)
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const put = (next: typeof stack) => set({ set: 'stack', at, stack: next })
  return (
    <div className="flex flex-col gap-3 pb-2">
      {stack.length === 0 ? (
        <p className="note">{text.empty}</p>
      ) : (
        <Stack
          stack={stack}
          big
          keys={new Map(stack.map((colour, k) => [k + 1, text.takeAway(called(colour), k + 1)]))}
          onChoose={(height) => put(stack.toSpliced(height - 1, 1))}
        />
      )}
      <FamilyKeys
        label={texts.locations[at]}
        keyName={text.onTop}
        isOpen={(colour) => countIn(stack, colour) < TOKENS_IN_BOX}
        onPress={(colour) => put([...stack, colour])}
      />
      <p className="note">{text.stackNote}</p>
    </div>
  )
}
