import { useState } from 'react'
import { Button } from '../../../../ui/Button'
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

/**
 * Component that edits the stack of a location. A tap on a family adds a Mafioso on top. A tap on a Mafioso selects it: the user can then
 * remove it, or add a Mafioso directly above it.
 */
export function StackEditor({ state, at, set }: StackEditorProps) {
  const texts = useTexts()
  const text = useSetTexts()
  const stack = stackAt(state, at)
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const [selected, select] = useState<number | undefined>()
  // The selection ends if the stack becomes lower, e.g. because the user removes the change.
  const chosen = selected !== undefined && selected <= stack.length ? selected : undefined
  const put = (next: typeof stack) => {
    select(undefined)
    set({ set: 'stack', at, stack: next })
  }
  return (
    <div className="flex flex-col gap-3 pb-2">
      {stack.length === 0 ? (
        <p className="note">{text.empty}</p>
      ) : (
        <Stack
          stack={stack}
          big
          keys={new Map(stack.map((colour, k) => [k + 1, text.nth(called(colour), k + 1)]))}
          chosen={chosen === undefined ? [] : [chosen]}
          onChoose={(height) => select(height === chosen ? undefined : height)}
        />
      )}
      <FamilyKeys
        label={texts.locations[at]}
        keyName={chosen === undefined || chosen === stack.length ? text.onTop : (name) => text.above(name, chosen)}
        isOpen={(colour) => countIn(stack, colour) < TOKENS_IN_BOX}
        onPress={(colour) => put(stack.toSpliced(chosen ?? stack.length, 0, colour))}
      />
      {chosen !== undefined && (
        <Button onClick={() => put(stack.toSpliced(chosen - 1, 1))}>
          {text.takeAway(text.nth(called(stack[chosen - 1] ?? 'red'), chosen))}
        </Button>
      )}
      <p className="note">{chosen === undefined ? text.stackNote : text.chosenNote}</p>
    </div>
  )
}
