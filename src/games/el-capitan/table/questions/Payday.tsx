import { accepted } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Notice } from '../../../../ui/status'
import { PHASES } from '../../box/board'
import { followsMoney } from '../../model/settings'
import { paydaySheet } from '../../rules/payday'
import { doubtText } from '../corrections/changes'
import { Head } from './Head'
import { PaydaySheet } from '../parts/PaydaySheet'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'

/** Component that shows the payouts of a payday for all players. */
export function Payday({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const totals = paydaySheet(state).players.map(({ total }) => total)
  const total = totals.reduce<number | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)
  const { payday: text } = texts
  const hasLoans = state.players.some(({ colour }) => (state.loans[colour] ?? []).length > 0)
  const done = !followsMoney(state.settings)
    ? text.done
    : state.phase === PHASES
      ? text.doneThenResult
      : hasLoans
        ? text.doneThenLoans
        : text.doneThenCheck
  const doubt = doubtText(state, texts)
  return (
    <QuestionFrame
      question={question}
      compact
      above={<Head isCompact />}
      title={total === undefined ? texts.payday.title(state.phase) : texts.payday.pay(total)}
      finish={{ label: done, answer: accepted({ do: 'paid' }) }}
    >
      {doubt !== undefined && <Notice kind="warn">{doubt}</Notice>}
      <PaydaySheet state={state} />
    </QuestionFrame>
  )
}
