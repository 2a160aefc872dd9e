import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Button } from '../../../../ui/Button'
import { showToast } from '../../../../ui/status'
import { useLanguage } from '../../../../ui/words'
import { useTable } from '../../../../table/hook'
import { uncorrected } from '../../../../table/moments'
import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import type { Question } from '../../prompts/draft'
import { LOCATIONS, type Colour, type Place } from '../../box/box'
import type { State } from '../../model/state'
import { stackAt, tokenAt } from '../../model/tokens'
import { decideOwn } from '../../rules/decide'
import { askedIn, forecastText, numbered } from '../asking/asked'
import { useKeys } from '../asking/words/keys'
import { CityRing } from '../parts/City'
import { nameOf } from '../parts/position'
import { jailingsUpTo } from '../parts/jailed'
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
  const { state, by, draft, stepsAfter, setDraft, back, finish, send } = useAsked(question)
  const { kind } = question
  const isHitman = kind === 'hitman'
  const all = stepsAfter({}).filter(({ skip }) => skip !== true)
  const at = isHitman ? state.hitman : placeIn(draft.area)
  const legal = LOCATIONS.filter((one) => all.some(({ area }) => area === String(one)))
  const stack = at === undefined ? [] : stackAt(state, at)
  const heights = all.flatMap(({ area, place }) => (isHitman || area === draft.area ? (place ?? []) : []))
  // The stack replaces the city, so that both fit below the question. A location with a single target keeps the city.
  const isPicking = at !== undefined && (isHitman || onlyRun(stack, heights) === undefined)
  const victim = at === undefined || draft.place === undefined ? undefined : tokenAt(state, at, draft.place)
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const isComplicity = kind === 'complicity'
  // If no Mafioso can be hit, hitting nobody is the only answer, and so the main button.
  const isOnlyAnswer = all.length === 0
  const isBegun = Object.keys(draft).length > 0
  const what = isHitman ? 'hitman' : isComplicity ? 'complicity' : 'prison'
  const forecast =
    at === undefined || draft.place === undefined ? undefined : forecastText(state, { what, by, at, place: draft.place }, texts, keys)
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
  /** Shows why no Mafioso of a location can be hit. */
  const refuse = (one: Place) => {
    const lowest = { by, at: one, place: 1 }
    const answer = decideOwn(state, isComplicity ? { do: 'complicity', ...lowest } : { do: 'jail', ...lowest })
    const code = stackAt(state, one).length === 0 ? 'LOCATION_EMPTY' : answer.ok ? undefined : answer.refusal.code
    const why = code && texts.refusals[code]
    if (why !== undefined) showToast(why)
  }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      step={isPicking ? 'stack' : 'city'}
      {...(!isHitman && { note: '' })}
      // Before the first tap, the only button hits nobody. It is a secondary button, because the Mafiosi are the main choice.
      {...(victim !== undefined
        ? { finish: { label: say(called(victim)), answer: finish(draft) } }
        : (isBegun || isOnlyAnswer) && {
            finish: { label: nobody, answer: left, ...(!isOnlyAnswer && { missing: keys.missingOne, isEmpty: true }) },
          })}
      answer={!isBegun && !isOnlyAnswer && left.ok && <Button onClick={() => void send(left.value)}>{nobody}</Button>}
      more={
        isBegun &&
        !isOnlyAnswer &&
        left.ok && (
          <Button kind="quiet" onClick={() => void send(left.value)}>
            {nobody}
          </Button>
        )
      }
      aboveSubmit={forecast !== undefined && <p className="note">{forecast}</p>}
    >
      {/* The note belongs to the question, so it stays below the title on low screens too. */}
      {!isHitman && !isPicking && <Case state={state} question={question} />}
      {isPicking && at !== undefined ? (
        <>
          {!isHitman && <h2 className="type-title">{numbered(texts, at)}</h2>}
          <Pick
            state={state}
            stack={stack}
            heights={heights}
            label={numbered(texts, at)}
            chosen={draft.place === undefined ? [] : [draft.place]}
            onChoose={choose}
          />
        </>
      ) : (
        <CityRing state={state} label={texts.city} can={legal} picked={at} small={!isHitman} onChoose={aimAt} onRefused={refuse} />
      )}
    </QuestionFrame>
  )
}

/** Component that shows the jailings so far and whom Complicity cannot hit (R58), or which card can stop the Prison (R45). */
function Case({ state, question }: QuestionProps & { readonly state: State }) {
  const texts = useTexts()
  const keys = useKeys()
  const language = useLanguage()
  const head = uncorrected(useTable((open) => open.ledger.head as Moment<MafiaCity>))
  const called = (colour: Colour) => nameOf(state, texts.colours, colour)
  const jailings = (question.kind === 'complicity' ? jailingsUpTo(head) : []).map(
    ({ owner, at, by }) => [called(owner), numbered(texts, at), called(by)] as const,
  )
  return (
    <p className="note">
      {jailings.length > 0 && `${keys.jailedSoFar(jailings)} `}
      {askedIn(question as Question, state, language)?.note}
    </p>
  )
}
