import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { KindSteps } from '../../../../table/question/KindSteps'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { costOf, countOf, profilesOf, UNITS, type Unit } from '../../box/units'
import type { PlainMove } from '../../model/moves'
import { useKeys } from '../asking/key-words'
import { UNIT_ICONS } from '../parts/icons'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'

/** More of one kind than any purse pays for. */
const MOST = 99

/** The basket of a purchase: a stepper with a price for each kind, and the purse. */
export function Purchase({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const sendAll = useSendAll()
  const { state, answer, become, back, finish } = useAsked(question, 'purchase')
  const profiles = profilesOf(state.numbers)
  const buy = answer?.buy ?? {}
  const cash = state.cash[state.power] ?? 0
  const spent = costOf(buy, profiles)
  const left = cash - spent
  const units = countOf(buy, () => true)
  const put = (unit: Unit, by: number) => become({ do: 'purchase', buy: { ...buy, [unit]: (buy[unit] ?? 0) + by } })
  const chosen = Object.fromEntries(UNITS.flatMap((unit) => ((buy[unit] ?? 0) > 0 ? [[unit, buy[unit] ?? 0]] : [])))
  const fits = finish({ do: 'purchase', buy: chosen })
  const onward: PlainMove = { do: 'phase', power: state.power, to: 3 }
  return (
    <Asked
      question={question}
      back={back}
      choosing
      answer={
        <Button
          kind={units === 0 ? 'alt' : 'do'}
          notYet={fits.ok ? undefined : keys.short(spent - cash)}
          onClick={() => void sendAll(units === 0 ? [onward] : [{ do: 'purchase', buy: chosen }, onward])}
        >
          {units === 0 ? keys.buyNothing(cash) : keys.buy(units, spent)}
        </Button>
      }
    >
      <p role="status" className="note">
        {keys.left(spent, left)}
      </p>
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
    </Asked>
  )
}
