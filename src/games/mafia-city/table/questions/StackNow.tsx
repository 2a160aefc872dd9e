import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { LOCATIONS } from '../../box/box'
import { countIn, totalOf } from '../../model/tokens'
import { controlOf } from '../../rules/control'
import { useKeys } from '../asking/words/keys'
import { secretDeal } from '../parts/icons'
import { FamilyKeys } from '../parts/FamilyKeys'
import { nameOf } from '../parts/position'
import { Verdict } from '../parts/Verdict'
import { Icon } from '../../../../ui/Icon'
import { useTexts } from '../parts/words'
import { JustNow } from './JustNow'
import { useAsked } from './shared'

/**
 * Component that asks for the stack of a location from the bottom up, and for the Secret Deals that were not cancelled. It also shows which
 * player controls the location.
 */
export function StackNow({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const { state, draft, setDraft, back, finish } = useAsked(question)
  const at = LOCATIONS.find((one) => one === question.params.at) ?? 1
  const { stack = [], deals = [] } = draft
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const { controller } = controlOf(state, at, stack, deals)
  const put = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next })
  const most = totalOf(state)
  const whole = stack.length === 0 ? { done: true as const } : { done: true as const, whole: true as const, stack, deals }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      above={<JustNow />}
      finish={{
        label:
          stack.length === 0
            ? keys.empty
            : keys.controls(controller && called(controller), controller === undefined ? 0 : (state.vp[controller] ?? 0)),
        answer: finish(whole),
      }}
    >
      <FamilyKeys
        label={texts.families}
        keyName={keys.add}
        isOpen={(colour) => countIn(stack, colour) < most}
        onPress={(colour) => put({ stack: [...stack, colour] })}
      />
      {stack.length > 0 && (
        <>
          <Verdict state={state} at={at} stack={stack} deals={deals} />
          <span className="label" aria-hidden>
            {keys.deal}
          </span>
          <FamilyKeys
            label={keys.deal}
            keyName={keys.dealBy}
            icon={<Icon of={secretDeal} size="s" />}
            count={(colour) => countIn(deals, colour)}
            onPress={(colour) => put({ deals: [...deals, colour] })}
          />
        </>
      )}
    </QuestionFrame>
  )
}
