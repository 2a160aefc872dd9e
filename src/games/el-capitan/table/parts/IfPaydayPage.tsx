import { TableScreen } from '../../../../table/shell/TableScreen'
import { Question } from '../../../../ui/Screen'
import { PaydaySheet } from './PaydaySheet'
import { usePosition } from './position'
import { useTexts } from './words'

/** Screen that shows the payouts if the payday were now. The game does not change. */
export function IfPaydayPage() {
  const texts = useTexts()
  const state = usePosition()
  return (
    <TableScreen where={texts.ifPayday} back="">
      <Question>{texts.ifPayday}</Question>
      <p className="note">{texts.payday.note}</p>
      <PaydaySheet state={state} />
    </TableScreen>
  )
}
