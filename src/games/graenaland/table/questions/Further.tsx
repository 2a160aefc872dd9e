import type { Result } from '../../../../referee'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSend, type AnyMove } from '../../../../table/question/answering'
import { Icon } from '../../../../ui/Icon'
import { HERO_OF } from '../../box/box'
import type { Draft, Question } from '../../prompts/draft'
import { RESOURCE_ICONS } from '../parts/goods'
import { RULES_OF_THINGS } from '../parts/thing-rules'
import { useTexts } from '../parts/words'
import { useBuildTexts } from './words/build'

export interface FurtherProps {
  readonly question: Question
  readonly back: (() => void) | undefined
  readonly draft: Draft
  readonly steps: readonly Draft[]
  readonly setDraft: (draft: Draft) => void
  /** Returns the complete answer; undefined if the user still has to choose something. */
  readonly answer: (draft: Draft) => Result<AnyMove> | undefined
}

/** Component that asks for the resource of an improvement, or whether a hero moves to the new building. */
export function Further({ question, back, draft, steps, setDraft, answer }: FurtherProps) {
  const text = useBuildTexts()
  const { place, resources } = useTexts()
  const send = useSend()
  const at = place(draft.area ?? '')
  const { what = 'church' } = draft
  const hero = HERO_OF[what] ?? 'priest'
  const isToken = steps.some(({ resource }) => resource !== undefined)
  const go = (step: Draft) => {
    const whole = answer({ ...draft, ...step })
    return whole?.ok === true ? void send(whole.value) : setDraft({ ...draft, ...step })
  }
  return (
    <QuestionFrame
      question={question}
      rule={isToken || what === 'hall' ? RULES_OF_THINGS[what] : 'R46'}
      back={back}
      choosing
      title={isToken ? text.token(at) : text.hero(hero, at)}
      note=""
    >
      <div className="pay-keys" style={{ '--columns': Math.min(3, steps.length) } as object}>
        {steps.map((step) => (
          <button key={JSON.stringify(step)} type="button" className="pay-key" onClick={() => go(step)}>
            {step.resource !== undefined && <Icon of={RESOURCE_ICONS[step.resource]} />}
            {step.resource !== undefined ? resources[step.resource] : (step.relocate === true ? text.moves : text.stays)(hero)}
          </button>
        ))}
      </div>
    </QuestionFrame>
  )
}
