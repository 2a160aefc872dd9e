import '../parts/city.css'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useSendAll } from '../../../../table/question/answering'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { Asked } from '../../../../table/question/Asked'
import { stackAt } from '../../model/tokens'
import { controlOf } from '../../rules/control'
import { onlyNameable } from '../../rules/strategic-phase'
import { useKeys } from '../asking/key-words'
import { nameOf } from '../parts/position'
import { whyOf } from '../parts/Verdict'
import { Stack } from '../parts/Stack'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'

/** How many come back: a key for each number, the upper ones first, with who would lead then. The last one left is named at once. */
export function TakeBack({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const { state, by, finish } = useAsked(question)
  const sendAll = useSendAll()
  const { strategy } = state
  const at = strategy?.at
  if (strategy === undefined || at === undefined) return
  const last = onlyNameable(state, { at, decided: [...strategy.decided, by] })
  const named = last === undefined ? [] : [{ do: 'name', by: strategy.mayor, player: last }]
  const stack = stackAt(state, at)
  const own = stack.flatMap((colour, index) => (colour === by ? [index + 1] : [])).toReversed()
  const label = `${at} ${texts.locations[at]}`
  return (
    <Asked question={question} choosing above={undefined}>
      <div className="control">
        <Stack stack={stack} big />
        <div className="control-counts">
          <StackedTiles
            label={label}
            columns={2}
            tiles={[0, ...own].map((_, count) => {
              const places = own.slice(0, count)
              const after = stack.filter((__, index) => !places.includes(index + 1))
              const { controller } = controlOf(state, at, after, [])
              const answer = finish({ done: true, places })
              return {
                id: `${count}`,
                title: keys.comesBack(count),
                note: keys.leads(controller && nameOf(state, texts.colours, controller)),
                tooltip: whyOf(state, texts, { at, stack: after, deals: [] }),
                onPress: () => answer.ok && void sendAll([answer.value, ...named]),
              }
            })}
          />
        </div>
      </div>
    </Asked>
  )
}
