import { useNavigate } from 'react-router'
import { QuickCorrection } from '../../../../table/corrections/QuickCorrection'
import { SetRows } from '../../../../table/corrections/rows'
import { useGamePath } from '../../../../table/paths'
import { Options } from '../../../../table/question/Options'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { Question } from '../../../../ui/Screen'
import { useByHand } from '../corrections/by-hand'
import { ruleRows } from '../corrections/rows'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { FOLLOWED, wayOf, type Way } from '../parts/ways'
import { useRoomTexts } from './words'

/** How much the app follows, in the middle of a game. */
export default function OptionsPage() {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const state = usePosition()
  const navigate = useNavigate()
  const path = useGamePath()
  const { setUp } = texts
  return (
    <TableScreen where={rooms.options.title} back="">
      <Question>{setUp.question}</Question>
      <QuickCorrection by={useByHand()} state={state} onDone={() => void navigate(path())}>
        {(preview, set) => (
          <>
            <Options<Way>
              label={setUp.question}
              labelHidden
              options={[
                { value: 'referee', title: setUp.referee, note: setUp.refereeNote },
                { value: 'moneyless', title: setUp.moneyless, note: setUp.moneylessNote },
                { value: 'light', title: setUp.light, note: setUp.lightNote },
              ]}
              value={wayOf(preview.settings)}
              onChange={(way) => set({ set: 'settings', settings: { ...preview.settings, ...FOLLOWED[way] } })}
            />
            <details className="more">
              <summary>{rooms.options.parts}</summary>
              <p className="note mb-3">{rooms.options.partsNote}</p>
              <SetRows rows={ruleRows(preview, texts).slice(0, 3)} set={set} />
            </details>
          </>
        )}
      </QuickCorrection>
    </TableScreen>
  )
}
