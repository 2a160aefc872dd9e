import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { Options } from '../../../../table/question/Options'
import { Button } from '../../../../ui/Button'
import { stackAt } from '../../model/tokens'
import { onlyNameable } from '../../rules/strategic-phase'
import { numbered } from '../asking/asked'
import { useKeys } from '../asking/key-words'
import { CityRing } from '../parts/City'
import { TILES } from '../parts/tiles'
import { usePosition } from '../parts/position'
import { Verdict } from '../parts/Verdict'
import { Icon } from '../../../../ui/Icon'
import { useTexts } from '../parts/words'
import { placeIn, useAsked } from './shared'

/** The next location, or where the Hitman goes: on the ring, with what would come of it. Who alone may decide there is named at once. */
export function Choose({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const state = usePosition()
  const { draft, steps, stepsAfter, become, back, finish, send } = useAsked(question)
  const legal = stepsAfter({}).flatMap(({ area }) => placeIn(area) ?? [])
  const [only] = legal
  const isForced = legal.length === 1 && question.kind === 'choose'
  const chosen = placeIn(draft.area) ?? (isForced ? only : undefined)
  const isMove = question.kind === 'moveHitman'
  const say = isMove ? keys.move : question.params.back === true ? keys.open : keys.evaluate
  const named = question.params.back === true && chosen !== undefined ? onlyNameable(state, { at: chosen, decided: [] }) : undefined
  const naming = named === undefined ? [] : [{ do: 'name', by: state.strategy?.mayor, player: named }]
  const stays = isMove && steps.some(({ skip }) => skip === true) ? finish({ skip: true }) : undefined
  return (
    <Asked
      question={question}
      back={back}
      choosing
      finish={{
        label: chosen === undefined ? '' : say(numbered(texts, chosen)),
        answer: finish(chosen === undefined ? draft : { area: String(chosen) }),
        following: naming,
        ...(chosen === undefined && { missing: keys.missing, isEmpty: true }),
      }}
      more={
        stays?.ok === true && (
          <Button kind="quiet" onClick={() => void send(stays.value)}>
            {keys.stay}
          </Button>
        )
      }
    >
      {state.settings.tokensKept ? (
        <CityRing
          state={state}
          label={texts.city}
          can={legal}
          picked={chosen}
          origin={isMove ? state.hitman : undefined}
          onChoose={(at) => become({ area: String(at) })}
        />
      ) : (
        <Options
          label={texts.city}
          labelHidden
          options={legal.map((at) => ({
            value: String(at),
            title: numbered(texts, at),
            lead: <Icon of={TILES[at]} />,
          }))}
          value={chosen === undefined ? undefined : String(chosen)}
          onChange={(area) => become({ area })}
        />
      )}
      {chosen !== undefined && state.settings.tokensKept && !isMove && (
        <Verdict state={state} at={chosen} stack={stackAt(state, chosen)} deals={[]} />
      )}
    </Asked>
  )
}
