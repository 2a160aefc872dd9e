import { Question } from '../../../../ui/Screen'
import { useTable } from '../hook'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useAllSpeech } from '../speech'
import { BattleCalculator } from './BattleCalculator'

/** Page with the battle calculator, available at any time. */
export function CalculatorPage() {
  const { words } = useAllSpeech()
  const state = useTable((open) => open.state)
  return (
    <TableScreen where={words.calculator.title} back="">
      <Question>{words.calculator.question}</Question>
      <p className="note">{words.calculator.note}</p>
      <BattleCalculator state={state} />
    </TableScreen>
  )
}
