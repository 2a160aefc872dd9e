import type { QuestionProps } from '../../../../table/game/game-questions'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Button } from '../../../../ui/Button'
import { LOCATIONS, type Place } from '../../box/box'
import { stackAt, tokenAt } from '../../model/tokens'
import { numbered } from '../asking/asked'
import { useKeys } from '../asking/words/keys'
import { CityRing } from '../parts/City'
import { nameOf } from '../parts/position'
import { onlyRun } from '../parts/runs'
import { useTexts } from '../parts/words'
import { Pick } from './Pick'
import { placeIn, useAsked } from './shared'

/**
 * Component that asks which Mafioso is hit: jailed by the Prison, sent to the Cell by Complicity, or killed by the Hitman. The player may
 * also decline.
 */
export function Hit({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const { state, draft, stepsAfter, setDraft, back, finish, send } = useAsked(question)
  const { kind } = question
  const isHitman = kind === 'hitman'
  const all = stepsAfter({}).filter(({ skip }) => skip !== true)
  const at = isHitman ? state.hitman : placeIn(draft.area)
  const legal = LOCATIONS.filter((one) => all.some(({ area }) => area === String(one)))
  const stack = at === undefined ? [] : stackAt(state, at)
  const heights = all.flatMap(({ area, place }) => (isHitman || area === draft.area ? (place ?? []) : []))
  const victim = at === undefined || draft.place === undefined ? undefined : tokenAt(state, at, draft.place)
  const say = isHitman ? keys.kill : kind === 'jail' ? keys.jail : keys.complicity
  const nobody = isHitman ? keys.noHitman : kind === 'jail' ? keys.nobodyJailed : keys.noComplicity
  const left = finish({ skip: true })
  const choose = (height: number) => setDraft(isHitman ? { place: height } : { ...draft, place: height })
  // If only one Mafioso, or only one group of adjacent Mafiosi of one colour, can be chosen, the first tap chooses it.
  const aimAt = (one: Place) => {
    const area = String(one)
    const height = onlyRun(
      stackAt(state, one),
      all.flatMap((step) => (step.area === area ? (step.place ?? []) : [])),
    )
    setDraft(height === undefined ? { area } : { area, place: height })
  }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      finish={
        victim !== undefined
          ? { label: say(nameOf(state, texts.colours, victim)), answer: finish(draft) }
          : { label: nobody, answer: left, missing: at === undefined ? keys.missing : keys.missingOne, isEmpty: true }
      }
      more={
        left.ok && (
          <Button kind="quiet" onClick={() => void send(left.value)}>
            {nobody}
          </Button>
        )
      }
    >
      {!isHitman && <CityRing state={state} label={texts.city} can={legal} picked={at} onChoose={aimAt} />}
      {at !== undefined && (
        <ScrolledIntoView key={at} looked={!isHitman}>
          {!isHitman && <h2 className="type-title">{numbered(texts, at)}</h2>}
          <Pick
            state={state}
            stack={stack}
            heights={heights}
            label={numbered(texts, at)}
            chosen={draft.place === undefined ? [] : [draft.place]}
            onChoose={choose}
          />
        </ScrolledIntoView>
      )}
    </QuestionFrame>
  )
}
