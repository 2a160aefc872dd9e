import type { ReactNode } from 'react'
import { plus } from '../../../../kit/counts'
import { roomOf } from '../../rules/purchase-units'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswersAlso } from '../../../../table/now/OtherQuestions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { KindSteps } from '../../../../table/question/KindSteps'
import { SmallSlots } from '../../../../table/question/Slots'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { costOf, countOf, profilesOf, UNITS, type Unit } from '../../box/units'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import type { Question } from '../../prompts/questions'
import { useKeys } from '../asking/words'
import { UNIT_ICONS } from '../parts/icons'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { LastRoll } from '../results/LastRoll'
import { Figures } from './odds'
import { useAsked } from './shared'

/** Returns the question and the state as they will be in phase 2, because users may select units to buy already in phase 1. */
const inPurchase = (question: Question, state: State): readonly [Question, State] => [
  { ...question, kind: 'purchase' },
  { ...state, phase: 2 },
]

/** Maximum number of units of one type that the user can enter. */
const MOST = 99

export interface BasketProps extends QuestionProps {
  /** Further buttons next to the submit button, e.g. for research. */
  readonly more?: ReactNode
}

/** Component that asks for the units to buy. Shows a number input and the price for each type of unit, and the cash of the power. */
export function Basket({ question, more }: BasketProps) {
  const texts = useTexts()
  const keys = useKeys()
  const sendAll = useSendAll()
  const isEarly = usePosition().phase < 2
  const { state, answer, setDraft, back, finish } = useAsked(question, 'purchase', inPurchase)
  useAnswersAlso('goOn')
  const profiles = profilesOf(state.numbers)
  const buy = answer?.buy ?? {}
  const cash = state.cash[state.power] ?? 0
  const spent = costOf(buy, profiles)
  const left = cash - spent
  const units = countOf(buy, () => true)
  const all = plus<Unit>(state.bought[state.power], buy)
  const { limit, unplaceable } = roomOf(state, all)
  const waiting = countOf(all, (unit) => unit !== 'ic')
  const put = (unit: Unit, by: number) => setDraft({ do: 'purchase', buy: { ...buy, [unit]: (buy[unit] ?? 0) + by } })
  const chosen = Object.fromEntries(UNITS.flatMap((unit) => ((buy[unit] ?? 0) > 0 ? [[unit, buy[unit] ?? 0]] : [])))
  const fits = finish({ do: 'purchase', buy: chosen })
  const to = (phase: number): OwnMove => ({ do: 'phase', power: state.power, to: phase })
  const bought: readonly OwnMove[] = [...(isEarly ? [to(2)] : []), { do: 'purchase', buy: chosen }]
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      more={more}
      answer={
        <Button
          kind={units === 0 ? 'alt' : 'do'}
          notYet={fits.ok ? undefined : keys.short(spent - cash)}
          onClick={() => void sendAll([...(units === 0 ? [] : bought), to(3)])}
        >
          {units === 0 ? keys.buyNothing(cash) : keys.buy(units, spent)}
        </Button>
      }
    >
      <LastRoll />
      <Purse cash={cash} spent={spent} left={left} />
      {state.settings.mobilizingTold && (
        <p className="note flex flex-wrap items-center gap-x-3 gap-y-1">
          {keys.places(waiting, limit)}
          <SmallSlots size={waiting} room={limit} added={waiting} />
        </p>
      )}
      {state.settings.mobilizingTold && unplaceable > 0 && (
        <p role="status" className="zone-told">
          {keys.tooMany(unplaceable)}
        </p>
      )}
      <ul className="card list">
        <KindSteps<Unit>
          label={texts.phases[2] ?? ''}
          kinds={UNITS.map((unit) => ({
            kind: unit,
            name: texts.unit(unit),
            icon: UNIT_ICONS[unit],
            counts: keys.price(profiles[unit].cost),
            of: MOST,
            chosen: buy[unit] ?? 0,
          }))}
          objection={(unit) => (profiles[unit].cost > left ? keys.short(profiles[unit].cost - left) : undefined)}
          onMore={(unit) => put(unit, 1)}
          onLess={(unit) => put(unit, -1)}
        />
      </ul>
    </QuestionFrame>
  )
}

/** Component that shows what the power has, what the chosen units cost, and what is left. Screen readers hear it as one sentence. */
function Purse({ cash, spent, left }: { readonly cash: number; readonly spent: number; readonly left: number }) {
  const keys = useKeys()
  return (
    <>
      <p role="status" className="sr-only">
        {keys.left(spent, left)}
      </p>
      <Figures
        isHidden
        figures={[
          { figure: cash, label: keys.purse.cash },
          { figure: spent, label: keys.purse.spent },
          { figure: left, label: keys.purse.left },
        ]}
      />
    </>
  )
}
