import { numberAt } from '../../../../kit/rule-points'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Button } from '../../../../ui/Button'
import { SECRET_DEAL } from '../../box/numbers'
import { coloursOf, stackAt } from '../../model/tokens'
import { decideOwn } from '../../rules/decide'
import { controlOf } from '../../rules/control'
import { useKeys } from '../asking/key-words'
import { useAsking } from '../asking/words'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { Verdict } from '../parts/Verdict'
import { useTexts } from '../parts/words'
import { JustNow } from './JustNow'
import { useAsked } from './shared'

/** Shows the current control of a location, and a key for each player who may play a Secret Deal. One tap declines for all players. */
export function Deals({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const { state, send, finish } = useAsked(question)
  const { cycle, start, vp } = state
  if (cycle === undefined) return
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const stack = stackAt(state, cycle.at)
  const { controller } = controlOf(state, cycle.at, stack, cycle.deals)
  const value = numberAt(state.numbers, SECRET_DEAL) ?? 0
  const leader = controller && called(controller)
  const declined = finish({ skip: true })
  return (
    <QuestionFrame
      question={question}
      choosing
      finish={{
        label: keys.noDeals(leader, cycle.deals.length === 0),
        answer: finish({ skip: true }),
        following: cycle.heard ? [] : [{ do: 'noMoreDeals' }],
      }}
      more={
        !cycle.heard &&
        declined.ok && (
          <Button kind="quiet" onClick={() => void send(declined.value)}>
            {keys.speaksFirst(called(start))}
          </Button>
        )
      }
      above={
        <>
          <JustNow />
          <Verdict state={state} at={cycle.at} stack={stack} deals={cycle.deals} />
        </>
      }
    >
      <StackedTiles
        label={keys.deal}
        tiles={coloursOf(state).map((colour) => {
          const move = { do: 'deal', by: colour, cards: 1 } as const
          return {
            id: colour,
            icon: <Plate role={colour} size={28} />,
            title: keys.dealKey(called(colour), value),
            ...(!cycle.heard && colour !== start && { note: keys.later }),
            isOff: !question.roles.includes(colour) || !decideOwn(state, move).ok,
            onPress: () => void send(move),
          }
        })}
      />
      <p className="note">
        {[
          controller === undefined ? keys.noPoint : keys.point(called(controller), vp[controller] ?? 0),
          ...(cycle.deals.length > 0 ? [words.dealt(cycle.deals.length)] : []),
        ].join(' · ')}
      </p>
    </QuestionFrame>
  )
}
